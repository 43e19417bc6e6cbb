# Container methods.
class Box:
    def __init__(self, *items): self.items = list(items)
    def __len__(self): return len(self.items)
    def __getitem__(self, i):
        print('get', i)
        return self.items[i]
    def __setitem__(self, i, v):
        print('set', i, v)
        self.items[i] = v
    def __delitem__(self, i):
        print('del', i)
        del self.items[i]
    def __contains__(self, v):
        print('contains', v)
        return v in self.items
b = Box(1, 2, 3)
print(len(b), b[0], b[1:2], b[::2], b[-1], bool(b), bool(Box()))
b[0] = 5
b[1] += 10
del b[2]
b[0:1] = [7, 8]
print(b.items)
print(7 in b, 9 not in b, 'x' in b)
print(list(b))
print(list(reversed(b)))
a, *rest = b
print(a, rest)
print(max(b), sorted(b), sum(b), tuple(b), dict(enumerate(b)))
print(b[1, 2:3] if False else 'skip')
class Slices:
    def __getitem__(self, k): return k
s = Slices()
print(s[1], s[1:2], s[:], s[::], s[1:2:3], s[1, 2], s[1:2, ...], s[()], s[None:None], s[-1:, 'a'])
class Iter:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0: raise StopIteration
        self.n -= 1
        return self.n
print(list(Iter(3)), 2 in Iter(3), 7 in Iter(3), max(Iter(4)), dict(zip(Iter(2), Iter(2))))
x, y, z = Iter(3)
print(x, y, z)
class Rev:
    def __reversed__(self): return 'reversed!'
print(reversed(Rev()))
class NotRev:
    __reversed__ = None
    def __len__(self): return 1
    def __getitem__(self, i): return i
class NoIter:
    __iter__ = None
    def __getitem__(self, i): return i
class NoContains:
    __contains__ = None
    def __iter__(self): return iter([1])
class BadIter:
    def __iter__(self): return 5
class BadLen:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
class Plain: pass
for f in (lambda: reversed(NotRev()), lambda: list(NoIter()), lambda: 1 in NoContains(), lambda: list(BadIter()),
          lambda: len(BadLen(-1)), lambda: len(BadLen('x')), lambda: len(BadLen(2**70)), lambda: len(BadLen(True)), lambda: bool(BadLen(-1)),
          lambda: len(Plain()), lambda: Plain()[0], lambda: iter(Plain()), lambda: 1 in Plain(), lambda: next(Plain()),
          lambda: reversed(Plain()), lambda: Plain().__len__(), lambda: max(Plain()), lambda: len(BadLen(1.0)),
          lambda: reversed({1}), lambda: reversed(5), lambda: 1 in 5, lambda: 5[0], lambda: None[1], lambda: len(5), lambda: iter(5)):
    try: print(f())
    except (TypeError, ValueError, AttributeError, OverflowError) as e: print(type(e).__name__, e)
def setitem(x): x[0] = 1
def delitem(x): del x[0]
for v in (Plain(), 5, None, 'abc', (1, 2), {1}, range(3), len, int):
    for f in (setitem, delitem):
        try: f(v)
        except TypeError as e: print(e)
class Missing(dict):
    def __missing__(self, k): return 'no %r' % (k,)
m = Missing(a=1)
print(m['a'], m['b'], m.get('b'), 'b' in m, m)
class Auto(dict):
    def __missing__(self, k):
        self[k] = v = Auto()
        return v
t = Auto()
t['a']['b']['c'] = 1
print(t)
class Seq:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * i
print(list(Seq()), 4 in Seq(), 5 in Seq(), tuple(Seq()))
it = iter(Seq())
print(next(it), next(it), type(it).__name__)
