# What Mapping and MutableMapping make of a few methods, and which they call for it; views.
import collections
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


class Ro(Mapping):
    def __init__(self, *a, **k): self.d = dict(*a, **k)
    def __getitem__(self, k): log.append('get%r' % (k,)); return self.d[k]
    def __iter__(self): log.append('iter'); return iter(self.d)
    def __len__(self): log.append('len'); return len(self.d)
    def __repr__(self): return '%s(%r)' % (type(self).__name__, self.d)
class Rw(MutableMapping):
    def __init__(self, *a, **k): self.d = dict(*a, **k)
    def __getitem__(self, k): log.append('get%r' % (k,)); return self.d[k]
    def __iter__(self): log.append('iter'); return iter(list(self.d))
    def __len__(self): log.append('len'); return len(self.d)
    def __setitem__(self, k, v): log.append('set%r=%r' % (k, v)); self.d[k] = v
    def __delitem__(self, k): log.append('del%r' % (k,)); del self.d[k]
    def __repr__(self): return '%s(%r)' % (type(self).__name__, self.d)
r = Ro(a=1, b=2, c=None)
traced(lambda: r.get('a'))
traced(lambda: r.get('z'))
traced(lambda: r.get('z', 9))
traced(lambda: r.get('c', 9))
traced(lambda: r.get(key='z', default=4))
traced(lambda: r.get([]))
traced(lambda: r.get())
traced(lambda: r.get(1, 2, 3))
traced(lambda: 'a' in r)
traced(lambda: 'z' in r)
traced(lambda: [] in r)
traced(lambda: r.__contains__(key='a'))
traced(lambda: r['z'])
traced(lambda: list(r))
traced(lambda: dict(r))
traced(lambda: {**r})
traced(lambda: len(r))
traced(lambda: bool(r))
traced(lambda: bool(Ro()))
traced(lambda: r == {'a': 1, 'b': 2, 'c': None})
traced(lambda: {'a': 1, 'b': 2, 'c': None} == r)
traced(lambda: r == Ro(a=1, b=2, c=None))
traced(lambda: r == Ro(a=1))
traced(lambda: r != Ro(a=1))
traced(lambda: r == 5)
traced(lambda: r == [('a', 1)])
traced(lambda: r.__eq__(5))
traced(lambda: r < r)
traced(lambda: hash(r))
traced(lambda: reversed(r))
traced(lambda: r.__reversed__)
traced(lambda: isinstance(r, Reversible))
traced(lambda: r == collections.UserDict(a=1, b=2, c=None))
traced(lambda: r == collections.OrderedDict(a=1, b=2, c=None))
traced(lambda: r == collections.ChainMap({'a': 1, 'b': 2, 'c': None}))
class GetKey(Ro):
    def __getitem__(self, k): raise LookupError('look')
traced(lambda: 'a' in GetKey(a=1))
traced(lambda: GetKey(a=1).get('a'))
traced(lambda: list(GetKey(a=1).items()))
traced(lambda: ('a', 1) in GetKey(a=1).items())
class KeySub(KeyError): pass
class GetSub(Ro):
    def __getitem__(self, k): raise KeySub('sub')
traced(lambda: 'a' in GetSub(a=1))
traced(lambda: GetSub(a=1).get('a', 5))
traced(lambda: ('a', 1) in GetSub(a=1).items())
traced(lambda: 1 in GetSub(a=1).values())
# views
ks, vs, its = r.keys(), r.values(), r.items()
for v in ks, vs, its:
    traced(lambda: v)
    traced(lambda: len(v))
    traced(lambda: list(v))
    traced(lambda: type(v))
    traced(lambda: type(iter(v)).__name__)
    traced(lambda: str(v))
    traced(lambda: v._mapping is r)
    traced(lambda: v == v)
    traced(lambda: reversed(v))
    traced(lambda: v())
    traced(lambda: v.__init__())
    traced(lambda: isinstance(v, Set))
    traced(lambda: isinstance(v, Collection))
    traced(lambda: bool(v))
    traced(lambda: sorted(v, key=repr))
    for x in 'a', 'z', 1, None, ('a', 1), ('a', 2), ('z', 1), ['a', 1], 'a1', ('a',), ('a', 1, 2), 5, ([], 1):
        traced(lambda: x in v)
for x in {'a'}, ['a', 'q'], Ro(a=5).keys(), 5, 'ab', {('a', 1)}, [('a', 1), ('b', 9)], {'a', 'b', 'c'}:
    for o in '__and__ __or__ __sub__ __xor__ __rand__ __ror__ __rsub__ __rxor__ __le__ __lt__ __ge__ __gt__ __eq__ isdisjoint'.split():
        for v in ks, its:
            def f():
                got = getattr(v, o)(x)
                return sorted(got, key=repr) if isinstance(got, set) else got
            t(f, o)
    def ops(v):
        return [sorted(q, key=repr) for q in (v & x, v | x, v - x, v ^ x)], v < x
    t(lambda: ops(ks)); t(lambda: ops(its))
    def rops(v):
        return [sorted(q, key=repr) for q in (x & v, x | v, x - v, x ^ v)], x < v
    t(lambda: rops(ks)); t(lambda: rops(its))
t(lambda: type(ks & {'a'}))
t(lambda: type(its | {1}))
t(lambda: ks._hash and 1)
t(lambda: vs & {1})
t(lambda: vs == vs)
t(lambda: Ro(a=1).values() == Ro(a=1).values())
t(lambda: Ro(a=1).items() == Ro(a=1).items())
t(lambda: Ro(a=1).keys() == {'a': 1}.keys())
t(lambda: {'a': 1}.keys() == Ro(a=1).keys())
t(lambda: {'a': 1}.items() == Ro(a=1).items())
t(lambda: KeysView({'x': 1}))
t(lambda: list(KeysView({'x': 1})))
t(lambda: ItemsView([1]))
t(lambda: len(ItemsView([1, 2])))
t(lambda: MappingView({1: 2}))
t(lambda: MappingView())
t(lambda: MappingView(1, 2))
t(lambda: len(MappingView(5)))
t(lambda: MappingView(mapping={}))
t(lambda: list(ValuesView({'x': 1})))
t(lambda: 1 in ValuesView({'x': 1}))
t(lambda: ('x', 1) in ItemsView({'x': 1}))
t(lambda: 'x' in KeysView({'x': 1}))
t(lambda: ValuesView(5))
t(lambda: list(ValuesView(5)))
class MyK(KeysView): pass
t(lambda: MyK({1: 2}))
t(lambda: MyK({1: 2}) & [1])
t(lambda: type(MyK({1: 2}) & [1]))
t(lambda: MyK._from_iterable([1]))
t(lambda: ItemsView._from_iterable([(1, 2)]))
class MyV(ValuesView):
    def __iter__(self): log.append('iter v'); return iter([77])
traced(lambda: 77 in MyV({1: 2}))
traced(lambda: 2 in MyV({1: 2}))
traced(lambda: list(MyV({1: 2})))
nan = float('nan')
n = Ro({1: nan})
t(lambda: nan in n.values())
t(lambda: float('nan') in n.values())
t(lambda: (1, nan) in n.items())
t(lambda: (1, float('nan')) in n.items())
t(lambda: n == Ro({1: nan}))
class Eq:
    def __eq__(self, o): log.append('eq %s' % type(o).__name__); return False
e = Ro({1: Eq()})
traced(lambda: 5 in e.values())
traced(lambda: (1, 5) in e.items())
traced(lambda: e == e)
it = iter(r.items())
t(lambda: next(it))
it2 = iter(ks)
t(lambda: next(it2))
r.d['new'] = 1
t(lambda: next(it))
t(lambda: next(it2))
del r.d['new']
r2 = Ro()
t(lambda: repr(r2.keys()))
r2.d['me'] = 1
t(lambda: r2.items())
# mutable
m = None
def show(f, **k):
    global m
    m = Rw(k or dict(a=1, b=2)); traced(f); print('     ', m)
show(lambda: m.pop('a'))
show(lambda: m.pop('z'))
show(lambda: m.pop('z', 5))
show(lambda: m.pop('z', None))
show(lambda: m.pop(key='z', default=6))
show(lambda: m.pop('a', 5))
show(lambda: m.pop())
show(lambda: m.pop(1, 2, 3))
show(lambda: m.pop([]))
show(lambda: m.popitem())
show(lambda: m.popitem(1))
show(lambda: m.clear())
show(lambda: m.clear(1))
show(lambda: m.setdefault('a', 5))
show(lambda: m.setdefault('z'))
show(lambda: m.setdefault('z', 5))
show(lambda: m.setdefault(key='y', default=6))
show(lambda: m.setdefault())
m = Rw()
traced(lambda: m.popitem())
traced(lambda: m.clear())
t(lambda: m)
class HasKeys:
    def keys(self): log.append('keys'); return ['k1', 'k2']
    def __getitem__(self, k): log.append('item' + k); return k.upper()
class Pairs:
    def __iter__(self): return iter([('p', 1), ['q', 2], 'rs'])
for x in {'c': 3}, Ro(c=3, a=0), HasKeys(), [('c', 3)], Pairs(), {'c': 3}.items(), (), None, 5, 'ab', ['ab',
    'cd'], ['abc'], [1], [('a',)], [(1, 2, 3)], iter([('i', 1)]), collections.Counter('aa'), collections.ChainMap({'q': 1}), [([],
    1)]:
    show(lambda: m.update(x)); show(lambda: m.update(x, a=9, zz=1))
show(lambda: m.update())
show(lambda: m.update(a=5))
show(lambda: m.update(self=1, other=2, args=3, kwds=4))
show(lambda: m.update(1, 2))
show(lambda: m.update(1, 2, 3, a=4))
show(lambda: MutableMapping.update())
show(lambda: MutableMapping.update(1))
show(lambda: MutableMapping.update(m))
show(lambda: MutableMapping.update(a=1))
show(lambda: MutableMapping.update({}, {}, {}))
class SubUp(Rw):
    def popitem(self): log.append('popitem'); return super().popitem()
    def clear(self): log.append('clear'); super().clear()
m = SubUp(a=1, b=2)
traced(lambda: m.clear())
class Miss(Rw):
    def __getitem__(self, k): log.append('get'); return self.d.get(k, 'dflt')
m = Miss(a=1)
traced(lambda: m.pop('zz', 1))
traced(lambda: m.setdefault('q', 1))
traced(lambda: m.get('q', 1))
traced(lambda: 'q' in m)
traced(lambda: m.pop('a'))
t(lambda: m)
class DelErr(Rw):
    def __delitem__(self, k): raise KeyError('no del')
m = DelErr(a=1)
traced(lambda: m.pop('a', 5))
traced(lambda: m.popitem())
traced(lambda: m.clear())
t(lambda: m)
traced(lambda: m.popitem())
traced(lambda: m.clear())
class GenIter(Rw):
    def __iter__(self): log.append('iter'); yield from list(self.d)
m = GenIter(a=1, b=2)
traced(lambda: m.popitem())
traced(lambda: m.clear())
t(lambda: m)
class NoKeys(Rw):
    def keys(self): raise AttributeError('x')
m = NoKeys(a=1)
n = Rw()
traced(lambda: n.update(m))
t(lambda: n)
t(lambda: m.items())
t(lambda: m == {'a': 1})
class ItemsOwn(Ro):
    def items(self): log.append('items'); return [('x', 1)]
traced(lambda: ItemsOwn() == {'x': 1})
traced(lambda: ItemsOwn() == ItemsOwn())
traced(lambda: {'x': 1} == ItemsOwn())
def kw(**k): return k
t(lambda: kw(**Ro(a=1)))
t(lambda: kw(**Rw(b=1)))
t(lambda: '%(a)s' % Ro(a=1))
t(lambda: '{a}'.format_map(Ro(a=1)))
t(lambda: '{0[a]}'.format(Ro(a=1)))
