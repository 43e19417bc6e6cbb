from collections import deque


class Path(deque):
    """A deque with a name."""

    def __init__(self, items=(), name='path'):
        super().__init__(items, 4)
        self.name = name

    def append(self, x):
        print('append', x)
        super().append(x)

    def last(self):
        return self[-1]


p = Path([1, 2], 'mine')
p.append(3)
p.extend([4, 5])
print(p, len(p), p.last(), p.name, p.maxlen, list(p), 5 in p, p[0], p == deque([2, 3, 4, 5]), deque([2, 3, 4, 5]) == p)
p.rotate(1)
del p[0]
p[0] = 'x'
print(p, isinstance(p, deque), bool(Path()), type(p).__name__, Path.__mro__[1])
p.color = 'red'
print(p.color, p.__dict__ == {'name': 'mine', 'color': 'red'})


class Plain(deque):
    pass


s = Plain('abc', maxlen=5)
print(s, s.copy(), type(s.copy()).__name__, type(s + s).__name__, s + s, type(s * 2).__name__, s * 2)
s += 'z'
print(type(s).__name__, s)
print([x for x in s], sorted(s), list(reversed(s)))


class Counting(deque):
    def __len__(self):
        return 42

    def __iter__(self):
        return iter('xyz')

    def __repr__(self):
        return 'Counting!'

    def __getitem__(self, i):
        return i * 2


c = Counting([1])
print(len(c), list(c), c, c[21], bool(c), c.pop())


class New(deque):
    def __new__(cls, *args):
        self = super().__new__(cls)
        self.extra = args
        return self


n = New('ab')
print(n, n.extra)
try:
    hash(n)
except TypeError as e:
    print(e)


try:
    class Both(deque, list):
        pass
except TypeError as e:
    print(e)
