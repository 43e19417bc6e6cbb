# What Sequence and MutableSequence make of a few methods, and which they call for it.
from collections.abc import *


def t(f, label='-'):
    """Show what a call returns or raises."""
    try:
        print(label, repr(f()))
    except BaseException as e:
        print(label, '%s: %s, %r, %r' % (type(e).__name__, e, e.__cause__, e.__context__))


log = []  # the methods that were called


def traced(f):
    """Show what a call does, and the methods that it called."""
    del log[:]
    t(f)
    print('   ', ' '.join(log))


class Tr(Sequence):
    def __init__(self, *items, error=IndexError): self.items, self.error = items, error
    def __getitem__(self, i):
        log.append('get%r' % (i,))
        try: return self.items[i]
        except IndexError: raise self.error('mine')
    def __len__(self): log.append('len'); return len(self.items)
class E:
    def __init__(self, n): self.n = n
    def __eq__(self, other): log.append('%r==%r' % (self, other)); return isinstance(other, E) and self.n == other.n
    def __repr__(self): return 'E%d' % self.n
nan = float('nan')
s = Tr(3, 1, nan, 3, E(1), None)
traced(lambda: list(s))
traced(lambda: tuple(s))
traced(lambda: 3 in s)
traced(lambda: 9 in s)
traced(lambda: nan in s)
traced(lambda: float('nan') in s)
traced(lambda: E(1) in s)
traced(lambda: E(2) in s)
traced(lambda: None in s)
traced(lambda: list(reversed(s)))
traced(lambda: next(reversed(s)))
traced(lambda: type(reversed(s)))
traced(lambda: type(iter(s)))
traced(lambda: s.index(3))
traced(lambda: s.index(3, 1))
traced(lambda: s.index(3, 1, 3))
traced(lambda: s.index(3, -3))
traced(lambda: s.index(3, -100))
traced(lambda: s.index(3, 0, -1))
traced(lambda: s.index(3, 1, -3))
traced(lambda: s.index(3, 0, -100))
traced(lambda: s.index(3, 100))
traced(lambda: s.index(9))
traced(lambda: s.index(None, None))
traced(lambda: s.index(3, None, None))
traced(lambda: s.index(3, start=1))
traced(lambda: s.index(value=3, start=1, stop=4))
traced(lambda: s.index(3, 1, 100))
traced(lambda: s.index(3, 2, 2))
traced(lambda: s.index(E(1)))
traced(lambda: s.index(nan))
traced(lambda: s.index(3, 'a'))
traced(lambda: s.index(3, 0, 'a'))
traced(lambda: s.index(3, 0.0))
traced(lambda: s.index(3, -0.5))
traced(lambda: s.index(3, 0, 10.5))
traced(lambda: s.index())
traced(lambda: s.index(1, 2, 3, 4))
traced(lambda: s.count(3))
traced(lambda: s.count(nan))
traced(lambda: s.count(E(1)))
traced(lambda: s.count('x'))
traced(lambda: s.count(value=3))
traced(lambda: s.count())
e = Tr(3, 1, error=KeyError)
traced(lambda: list(e))
traced(lambda: 9 in e)
traced(lambda: 1 in e)
traced(lambda: e.index(9))
traced(lambda: e.count(3))
traced(lambda: list(reversed(e)))
e = Tr(3, 1, error=StopIteration)
traced(lambda: list(e))
traced(lambda: 9 in e)
traced(lambda: e.index(9))
traced(lambda: e.count(3))
class EqErr:
    def __eq__(self, o): raise IndexError('from eq')
s2 = Tr(1, EqErr(), 5)
traced(lambda: 5 in s2)
traced(lambda: s2.index(5))
traced(lambda: s2.count(5))
traced(lambda: s2.index(1))
class Lying(Tr):
    def __len__(self): return 10
traced(lambda: list(reversed(Lying(1, 2))))
traced(lambda: list(Lying(1, 2)))
traced(lambda: Lying(1, 2).index(2, -9))
traced(lambda: Lying(1, 2).index(2, -11, -1))
class Own(Tr):
    def __iter__(self): log.append('iter'); return iter([7, 8])
traced(lambda: 7 in Own(1))
traced(lambda: 1 in Own(1))
traced(lambda: Own(1).count(7))
traced(lambda: Own(1).index(7))
traced(lambda: Own(1).index(1))
traced(lambda: list(reversed(Own(1))))
traced(lambda: Tr(1, 2) == Tr(1, 2))
traced(lambda: bool(Tr()))
traced(lambda: Tr() + Tr())
traced(lambda: [x for x in Tr(1, 2, 3)])
traced(lambda: dict(enumerate(Tr('a', 'b'))))
traced(lambda: sorted(Tr(3, 1, 2)))
traced(lambda: max(Tr(1, 5, 2)))
a, *b = Tr(1, 2, 3)
t(lambda: (a, b))
class Idx:
    def __index__(self): return 1
traced(lambda: s.index(3, Idx()))
it = iter(Tr(1, 2))
t(lambda: (next(it), next(it), next(it, 'end'), next(it, 'end')))
class Grow(Tr): pass
g = Grow(1, 2)
it = iter(g)
next(it)
g.items = (1, 2, 3, 4)
t(lambda: list(it))
r = reversed(g)
t(lambda: next(r))
g.items = (1,)
t(lambda: next(r))
# mutable
class M(MutableSequence):
    def __init__(self, items=()): self.a = list(items)
    def __getitem__(self, i): log.append('get%r' % (i,)); return self.a[i]
    def __setitem__(self, i, v): log.append('set%r=%r' % (i, v)); self.a[i] = v
    def __delitem__(self, i): log.append('del%r' % (i,)); del self.a[i]
    def __len__(self): log.append('len'); return len(self.a)
    def insert(self, i, v): log.append('ins%r=%r' % (i, v)); self.a.insert(i, v)
m = M([1, 2, 3])
def show(f):
    traced(f); print('     ', m.a)
show(lambda: m.append(4))
show(lambda: m.append(value=5))
show(lambda: m.extend([6, 7]))
show(lambda: m.extend(x for x in 'ab'))
show(lambda: m.extend({}))
show(lambda: m.extend(5))
show(lambda: m.extend(values=(8,)))
show(lambda: m.pop())
show(lambda: m.pop(0))
show(lambda: m.pop(index=-2))
show(lambda: m.pop(99))
show(lambda: m.reverse())
show(lambda: m.remove(4))
show(lambda: m.remove('zz'))
show(lambda: m.remove(value=6))
show(lambda: m.__iadd__([9]) is m)
show(lambda: m.insert(0, 'n'))
show(lambda: m.reverse())
def iadd():
    global m
    m += (10, 11)
show(iadd)
def iadd():
    global m
    m += 5
show(iadd)
show(lambda: m.clear())
show(lambda: m.clear())
show(lambda: m.pop())
show(lambda: m.reverse())
show(lambda: m.remove(1))
m = M([1])
show(lambda: m.reverse())
m = M([1, 2])
show(lambda: m.reverse())
m = M([1, 2, 3])
show(lambda: m.extend(M([7, 8])))
show(lambda: m.pop('a'))
show(lambda: m.append())
show(lambda: m.extend())
show(lambda: m.pop(1, 2))
show(lambda: m.remove())
show(lambda: m.reverse(1))
show(lambda: m.clear(1))
class Pops(M):
    def pop(self, index=-1): log.append('pop'); return super().pop(index)
    def append(self, value): log.append('append'); super().append(value)
    def extend(self, values): log.append('extend'); super().extend(values)
    def index(self, value): log.append('index'); return super().index(value)
m = Pops([1, 2])
show(lambda: m.clear())
show(lambda: m.extend([3, 4]))
show(lambda: m.remove(4))
show(iadd)
def iadd():
    global m
    m += [1]
show(iadd)
class PopKey(M):
    def __getitem__(self, i): raise KeyError('k')
m = PopKey([1])
show(lambda: m.clear())
show(lambda: m.pop())
show(lambda: m.remove(1))
class Lie(M):
    def __len__(self): return 5
m = Lie([1, 2, 3])
show(lambda: m.reverse())
show(lambda: m.append(9))
