# What Set and MutableSet make of a few methods, and which they call for it.
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


class VS(Set):
    def __init__(self, it=()): self.i = list(dict.fromkeys(it)); log.append('new')
    def __contains__(self, x): log.append('in%r' % (x,)); return x in self.i
    def __iter__(self): log.append('iter'); return iter(self.i)
    def __len__(self): log.append('len'); return len(self.i)
    def __repr__(self): return '%s(%r)' % (type(self).__name__, self.i)
class MS(MutableSet):
    def __init__(self, it=()): self.i = list(dict.fromkeys(it)); log.append('new')
    def __contains__(self, x): log.append('in%r' % (x,)); return x in self.i
    def __iter__(self): log.append('iter'); return iter(list(self.i))
    def __len__(self): log.append('len'); return len(self.i)
    def __repr__(self): return '%s(%r)' % (type(self).__name__, self.i)
    def add(self, x):
        log.append('add%r' % (x,))
        if x not in self.i: self.i.append(x)
    def discard(self, x):
        log.append('discard%r' % (x,))
        if x in self.i: self.i.remove(x)
class NoIter:
    def __contains__(self, x): return True
    def __len__(self): return 1
class Seq(Sequence):
    def __init__(self, *a): self.a = a
    def __len__(self): return len(self.a)
    def __getitem__(self, i): return self.a[i]
    def __repr__(self): return 'Seq%r' % (self.a,)
import operator as op
binary = [op.lt, op.le, op.eq, op.ne, op.gt, op.ge, op.and_, op.or_, op.sub, op.xor]
lefts = [VS([1, 2, 3]), MS([2, 3])]
rights = [VS([3, 1, 2]), VS([2]), VS(), MS([5, 3]), {1, 2}, frozenset([1, 2, 3]), [2, 9, 2], (1,), 'ab', Seq(1, 2), iter([1, 7]),
    {1: 2}, 5, None, NoIter()]
def fresh(r): return iter([1, 7]) if type(r) is type(iter([])) else r
for l in lefts:
    for r in rights:
        for f in binary:
            print(f.__name__)
            traced(lambda: f(l, fresh(r)))
            traced(lambda: f(fresh(r), l))
for l in lefts:
    for r in rights:
        traced(lambda: l.isdisjoint(fresh(r)))
        for n in '__le__ __eq__ __and__ __rand__ __or__ __ror__ __sub__ __rsub__ __xor__ __rxor__'.split():
            t(lambda: getattr(l, n)(fresh(r)))
traced(lambda: VS([1]).isdisjoint())
traced(lambda: VS([1]).isdisjoint(other=[2]))
traced(lambda: VS([1]).__and__(other=[1]))
traced(lambda: VS([1]).__le__(other=VS([1])))
for items in (), (1,), (1, 2, 3), (3, 2, 1), (-1, 0), (2 ** 61, 5), (1.5, None) [:1], tuple(range(20)), ((1, 2), (3,)), (True,
    False), (10 ** 30,):
    t(lambda: VS(items)._hash(), 'hash')
t(lambda: hash(VS([1])))
class HS(VS):
    __hash__ = Set._hash
t(lambda: hash(HS([1, 2])) == hash(HS([2, 1])))
t(lambda: len({HS([1]), HS([1]), HS([2])}))
traced(lambda: hash(HS([1, 5])))
t(lambda: [hash(HS([n])) for n in range(30)])
class Unhash(Set):
    def __contains__(self, x): return True
    def __iter__(self): return iter([[1]])
    def __len__(self): return 1
t(lambda: Unhash()._hash())
t(lambda: Unhash() & [1])
t(lambda: Unhash() == Unhash())
t(lambda: hash(Unhash()))
class From(VS):
    @classmethod
    def _from_iterable(cls, it): return ('from', cls.__name__, list(it))
f = From([1, 2])
for g in op.and_, op.or_, op.sub, op.xor:
    t(lambda: g(f, [2, 3])); t(lambda: g([2, 3], f)); t(lambda: g(f, VS([2, 3]))); t(lambda: g(VS([2, 3]), f))
class Le(VS):
    def __le__(self, other): log.append('my le'); return super().__le__(other)
    def __ge__(self, other): log.append('my ge'); return super().__ge__(other)
for g in binary[:6]:
    traced(lambda: g(Le([1, 2]), VS([1, 2]))); traced(lambda: g(Le([1]), VS([1, 2]))); traced(lambda: g(VS([1]), Le([1,
        2]))); traced(lambda: g(VS([1, 2]), Le([2, 1]))); traced(lambda: g(VS([1, 2, 3]), Le([2, 1])))
class Args(VS):
    def __init__(self, a, b): self.i = [a, b]
t(lambda: Args(1, 2) & [1])
t(lambda: Args(1, 2) | [1])
t(lambda: Args(1, 2) - [1])
t(lambda: Args(1, 2) ^ [1])
t(lambda: Args(1, 2) == {1, 2})
class Bad(VS):
    def __contains__(self, x): raise ValueError('contains')
t(lambda: Bad([1]) & [1])
t(lambda: Bad([1]) | [1])
t(lambda: VS([1]) <= Bad([1]))
t(lambda: Bad([1]) <= VS([1]))
t(lambda: Bad([1]).isdisjoint([1]))
m = None
def show(f, start=(1, 2, 3)):
    global m
    m = MS(start); traced(f); print('     ', m)
for v in 2, 9:
    show(lambda: m.add(v)); show(lambda: m.discard(v)); show(lambda: m.remove(v))
show(lambda: m.pop())
show(lambda: m.pop(), ())
show(lambda: m.clear())
show(lambda: m.clear(), ())
show(lambda: m.remove([1]))
show(lambda: m.remove(value=1))
show(lambda: m.pop(1))
show(lambda: m.remove())
show(lambda: m.clear(1))
for r in rights + ['self']:
    for name in '__ior__', '__iand__', '__isub__', '__ixor__':
        show(lambda: getattr(m, name)(m if r == 'self' else fresh(r)))
        show(lambda: getattr(m, name)(m if r == 'self' else fresh(r)) is m)
    def ior():
        global m
        m |= fresh(r)
    def iand():
        global m
        m &= fresh(r)
    def isub():
        global m
        m -= fresh(r)
    def ixor():
        global m
        m ^= fresh(r)
    for f in ior, iand, isub, ixor: show(f)
show(lambda: m.__ior__(it=[7]))
show(lambda: m.__iand__(it=[1]))
show(lambda: m.__ixor__(it=[1, 7]))
show(lambda: m.__isub__(it=[1]))
class PopIt(MS):
    def pop(self): log.append('pop'); return super().pop()
    def clear(self): log.append('clear'); return super().clear()
m = PopIt([1, 2])
traced(lambda: m.clear())
t(lambda: m)
m = PopIt([1, 2])
traced(lambda: m.__isub__(m))
m = PopIt([1, 2])
traced(lambda: m.__ixor__(m))
t(lambda: m)
class Unlucky(MS):
    def discard(self, x): raise KeyError('mine')
m = Unlucky([1])
traced(lambda: m.clear())
t(lambda: m)
traced(lambda: m.pop())
traced(lambda: m.remove(1))
traced(lambda: m.remove(5))
class StopIt(MS):
    def __iter__(self): raise StopIteration('odd')
m = StopIt([1])
traced(lambda: m.pop())
class OneIter(MS):
    def __iter__(self): log.append('iter'); yield from list(self.i)
m = OneIter([1, 2])
traced(lambda: m.pop())
traced(lambda: m.clear())
t(lambda: isinstance(VS(), Hashable))
t(lambda: isinstance(HS(), Hashable))
t(lambda: {1} <= VS([1, 2]))
t(lambda: {1, 2} == VS([1, 2]))
t(lambda: frozenset([1]) | VS([2]))
t(lambda: set([1]) - VS([1]))
t(lambda: {1, 2}.union(VS([3])))
t(lambda: {1, 2}.issubset(VS([1, 2])))
t(lambda: sorted(VS([2, 1])))
t(lambda: bool(VS()))
t(lambda: bool(VS([0])))
