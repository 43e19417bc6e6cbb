# UserList, and classes that derive from it.
from collections import *
from collections.abc import *
import copy


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


class Other:
    def __repr__(self): return 'Other'
# ChainMap
# UserList
l = UserList([3, 1, 2])
t(lambda: l)
t(lambda: str(l))
t(lambda: (l[0], l[-1], l[1:], type(l[1:]).__name__, l[::2], len(l), list(l), 1 in l, 9 in l, l.index(1), l.count(3), l.data))
t(lambda: l[9])
t(lambda: l['a'])
t(lambda: l.index(9))
t(lambda: l.index(1, 2))
t(lambda: l.index(1, 0, 3))
t(lambda: l.index())
t(lambda: l.remove(9))
t(lambda: l.pop(9))
t(lambda: l.pop('a'))
rights = [[4], (4,), 'xy', UserList([4]), range(2), {7: 1}, iter([5]), 5, None, UserString('uv'), Other(), [3, 1, 2], UserList([3,
    1, 2])]
def fresh(r): return iter([5]) if type(r) is type(iter([])) else r
import operator as op
for r in rights:
    for f in op.add, op.mul, op.lt, op.le, op.eq, op.ne, op.gt, op.ge, op.iadd, op.imul, op.contains:
        t(lambda: f(UserList([3, 1, 2]), fresh(r)), f.__name__); t(lambda: type(f(UserList([3, 1, 2]), fresh(r))), f.__name__)
        if f is not op.contains: t(lambda: f(fresh(r), UserList([3, 1, 2])), f.__name__)
    t(lambda: UserList(fresh(r))); 
    def ext():
        a = UserList([1]); a.extend(fresh(r)); return a
    t(ext)
    def sl():
        a = UserList([1, 2, 3]); a[1:2] = fresh(r); return a
    t(sl)
for n in 0, 2, -1, True, 2.0, 'a', None:
    t(lambda: l * n); t(lambda: n * l)
    def im():
        a = UserList([1]); b = a; b *= n; return b, a is b
    t(im)
def ia():
    a = UserList([1]); b = a; b += 'xy'; return b, a is b
t(ia)
def ii():
    a = UserList([1, 2]); a.extend(a); return a
t(ii)
def ij():
    a = UserList([1, 2]); a += a; return a
t(ij)
l.append(9)
l.insert(0, 8)
t(lambda: l)
t(lambda: (l.pop(), l.pop(0), l))
l.sort()
t(lambda: l)
l.sort(reverse=True)
t(lambda: l)
l.sort(key=lambda v: -v, reverse=True)
t(lambda: l)
t(lambda: l.sort(1))
l.reverse()
t(lambda: l)
l.remove(1)
t(lambda: l)
m = l.copy()
t(lambda: (m, m is l, type(m), m.data is l.data))
l.extra = 1
t(lambda: copy.copy(l).__dict__)
t(lambda: copy.copy(l).data is l.data)
t(lambda: l.copy().__dict__)
t(lambda: copy.deepcopy(l).__dict__)
l.clear()
t(lambda: l)
t(lambda: l.pop())
l[:] = [1, 2, 3]
t(lambda: l)
del l[1]
t(lambda: l)
del l[:]
t(lambda: l)
t(lambda: UserList())
t(lambda: UserList(None))
t(lambda: UserList(5))
t(lambda: UserList(initlist=[1]))
t(lambda: UserList([1], [2]))
src = [1, 2]
t(lambda: UserList(src).data is src)
class UL(UserList):
    def total(self): return sum(self)
    def append(self, item): log.append('append'); super().append(item)
v = UL([1, 2])
traced(lambda: (v + [1], type(v + [1]), type([1] + v), type(v * 2), type(v[:]), v.total(), type(v.copy())))
traced(lambda: v.extend([5]))
traced(lambda: v.append(6))
traced(lambda: v.__iadd__([7]))
traced(lambda: copy.copy(v))
traced(lambda: UL(v))
traced(lambda: v == UL(v))
traced(lambda: UL('ab'))
class UN(UserList):
    def __init__(self, a, b): super().__init__([a, b])
w = UN(1, 2)
t(lambda: w + [1])
t(lambda: w[:])
t(lambda: w.copy())
t(lambda: copy.copy(w))
t(lambda: w * 2)
r = UserList()
r.append(r)
t(lambda: r)
t(lambda: hash(UserList()))
t(lambda: bool(UserList()))
t(lambda: list(reversed(UserList([1, 2]))))
t(lambda: list(iter(UserList([1, 2]))))
t(lambda: isinstance(l, list))
t(lambda: isinstance(l, MutableSequence))
t(lambda: sorted(UserList([3, 1])))
t(lambda: [*UserList([1])])
t(lambda: UserList([UserList([1])]) == [[1]])
t(lambda: UserList.append())
t(lambda: l.append())
t(lambda: l.insert(1))
t(lambda: l.count())
t(lambda: l.reverse(1))
t(lambda: l.clear(1))
t(lambda: l.extend())
t(lambda: l.extend(other=[1]))
t(lambda: l.append(item=2))
t(lambda: l.insert(i=0, item=2))
t(lambda: l.pop(i=0))
t(lambda: l)
t(lambda: l.__radd__([1]))
t(lambda: l.__lt__(5))
t(lambda: l.__eq__(5))
t(lambda: l.__add__(5))
t(lambda: l.__getitem__(i=0))
t(lambda: l.count(item=1))
t(lambda: l.index(item=1))
t(lambda: l.remove(item=1))
t(lambda: l.__mul__(n=2))
