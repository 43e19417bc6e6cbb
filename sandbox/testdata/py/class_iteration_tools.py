# Classes as iterators, sequences and contexts in the usual idioms.
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self):
        n = self.n
        while n > 0:
            yield n
            n -= 1
    def __reversed__(self): return iter(range(1, self.n + 1))
    def __len__(self): return self.n
    def __contains__(self, x): return 1 <= x <= self.n
    def __getitem__(self, i):
        if isinstance(i, slice): return [self[j] for j in range(*i.indices(len(self)))]
        if not -self.n <= i < self.n: raise IndexError('no %d' % i)
        return self.n - (i % self.n)
c = Countdown(4)
print(list(c), list(reversed(c)), len(c), 3 in c, 9 in c, c[0], c[-1], c[1:3], c[::-1], max(c), sum(c), sorted(c), tuple(c), set(c) == {1, 2, 3, 4}, list(zip(c, 'ab')), dict(enumerate(c)), any(x > 3 for x in c), [*map(str, c)] if False else list(map(str, c)))
try: c[9]
except IndexError as e: print(e)
a, *b = c
print(a, b)
class Matrix:
    def __init__(self, rows): self.rows = [list(r) for r in rows]
    def __getitem__(self, k):
        i, j = k
        return self.rows[i][j]
    def __setitem__(self, k, v): self.rows[k[0]][k[1]] = v
    def __delitem__(self, k): del self.rows[k[0]][k[1]]
    def __mul__(self, o):
        if isinstance(o, Matrix): return Matrix([[sum(a * b for a, b in zip(r, col)) for col in zip(*o.rows)] for r in self.rows])
        return Matrix([[a * o for a in r] for r in self.rows])
    __rmul__ = __mul__
    def __add__(self, o): return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, o.rows)])
    def __neg__(self): return self * -1
    def __sub__(self, o): return self + -o
    def __eq__(self, o): return self.rows == o.rows
    def __iter__(self): return (x for r in self.rows for x in r)
    def __repr__(self): return 'Matrix(%r)' % self.rows
    def __bool__(self): return any(self)
m = Matrix([[1, 2], [3, 4]])
m[0, 0] = 5
m[1, 1] += 10
del m[0, 1]
print(m, m[1, 0], 2 * m, m * 3, -m, m - m == Matrix([[0], [0, 0]]), bool(m - m), list(m))
print(Matrix([[1, 2], [3, 4]]) * Matrix([[0, 1], [1, 0]]))
class Vec:
    __slots__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y) if isinstance(o, Vec) else NotImplemented
    def __iadd__(self, o): self.x += o.x; self.y += o.y; return self
    def __abs__(self): return (self.x ** 2 + self.y ** 2) ** 0.5
    def __iter__(self): yield self.x; yield self.y
    def __hash__(self): return hash((self.x, self.y))
    def __eq__(self, o): return tuple(self) == tuple(o)
    def __repr__(self): return 'Vec(%g, %g)' % tuple(self)
    def __format__(self, spec): return '(%s)' % ', '.join(format(v, spec) for v in self)
    def __round__(self, n=None): return Vec(round(self.x, n), round(self.y, n))
v = w = Vec(3, 4)
v += Vec(1, 1)
print(v, w is v, abs(Vec(3, 4)), v + w, len({Vec(1, 2), Vec(1, 2)}), '{:.1f} {}'.format(Vec(1, 2), v), round(Vec(1.26, 2.74), 1), sum([Vec(1, 1), Vec(2, 2)], Vec(0, 0)), [*v] if False else list(v))
try: v + 1
except TypeError as e: print(e)
try: sum([Vec(1, 1)])
except TypeError as e: print(e)
class LinkedList:
    class Node:
        def __init__(self, v, nxt): self.v, self.nxt = v, nxt
    def __init__(self, it=()):
        self.head, self.n = None, 0
        for v in reversed(list(it)): self.push(v)
    def push(self, v): self.head = self.Node(v, self.head); self.n += 1
    def pop(self):
        if not self.head: raise IndexError('empty')
        v, self.head = self.head.v, self.head.nxt
        self.n -= 1
        return v
    def __len__(self): return self.n
    def __iter__(self):
        n = self.head
        while n: yield n.v; n = n.nxt
l = LinkedList('abc')
l.push('z')
print(list(l), len(l), l.pop(), ''.join(l), bool(LinkedList()), 'b' in l)
try: LinkedList().pop()
except IndexError as e: print(e)
class PQ:
    def __init__(self): self.h = []
    def push(self, x):
        h = self.h; h.append(x); i = len(h) - 1
        while i and h[i] < h[(i - 1) // 2]: h[i], h[(i - 1) // 2] = h[(i - 1) // 2], h[i]; i = (i - 1) // 2
    def pop(self):
        h = self.h; h[0], h[-1] = h[-1], h[0]; x = h.pop(); i = 0
        while True:
            k = 2 * i + 1
            if k >= len(h): return x
            if k + 1 < len(h) and h[k + 1] < h[k]: k += 1
            if not h[k] < h[i]: return x
            h[i], h[k] = h[k], h[i]; i = k
q = PQ()
for x in (5, 1, 4, 1, 5, 9, 2, 6): q.push(x)
print([q.pop() for _ in range(8)])
class State:
    def __init__(self): self.s = self.start
    def start(self, c): self.s = self.number if c.isdigit() else self.start; return 'start'
    def number(self, c): self.s = self.number if c.isdigit() else self.start; return 'number'
    def feed(self, t): return [self.s(c) for c in t]
print(State().feed('a12b3'))
