class A(list):
    def __init__(self, items=(), name=None):
        super().__init__(items)
        self.name = name

    def first(self):
        return self[0]


class P(list):
    pass


a = A([3, 1, 2], name='n')
print(a, a.name, len(a), a.first(), a == [3, 1, 2], [3, 1, 2] == a, isinstance(a, list), type(a).__name__)
a.append(0)
a.sort()
print(a, a.pop(), a.index(2), a.count(1), 1 in a, a + [9], type(a + [9]).__name__, type(a[:]).__name__, type(a.copy()).__name__, type(a * 2).__name__)
a += [5]
print(a, type(a).__name__, a.name)
a *= 2
print(type(a).__name__, a)
a.extend(a)
print(len(a), a[-1], a[2:4], sorted(a), list(reversed(a))[:3])
del a[1:]
a[0] = 'z'
a.insert(0, 'y')
print(a, repr(a), str(a), bool(a), bool(P()), [x for x in a], a.__len__(), list.__len__(a))
print(P('abc'), P(P([1])), P(), list(P([1, 2])), tuple(P([1])), P([1]) < P([2]), P([1]) == A([1]))
try:
    P(1, 2)
except TypeError as e:
    print(e)
print(P([1], x=1), P(x=1))


class Loud(list):
    def append(self, v):
        print('append', v)
        list.append(self, v)

    def __getitem__(self, i):
        print('get', i)
        return super().__getitem__(i)

    def __setitem__(self, i, v):
        print('set', i, v)
        super().__setitem__(i, v)

    def __len__(self):
        print('len')
        return list.__len__(self) + 100

    def __contains__(self, x):
        print('contains', x)
        return True

    def __iter__(self):
        print('iter')
        return list.__iter__(self)

    def __eq__(self, o):
        print('eq')
        return list.__eq__(self, o)

    def __iadd__(self, o):
        print('iadd')
        return super().__iadd__(o)

    def __repr__(self):
        return 'Loud' + super().__repr__()


o = Loud([1, 2, 3])
o.append(4)
o[0] = o[1]
print(len(o), 77 in o, [v for v in o], o == [2, 2, 3, 4])
o += [5]
print(o, o.index(5), o.pop())
for v in o:
    print(v)


class Stack(list):
    push = list.append

    def peek(self):
        return self[-1]


s = Stack()
s.push(1)
s.push(2)
print(s, s.peek(), s.pop(), s)


class Hashable(list):
    def __hash__(self):
        return 5


d = {Hashable([1]): 'x'}
print(d[Hashable([1])], d.get(Hashable([2])))
try:
    hash(P())
except TypeError as e:
    print(e)
