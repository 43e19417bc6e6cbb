def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import ChainMap, UserDict, UserList, UserString
from collections.abc import *
import collections.abc, collections
c = ChainMap({'a': 1}, {'a': 2, 'b': 3})
t(lambda: (c['a'], c['b'], len(c), list(c), 'z' in c, c.get('z', 9), c.maps, c.parents, c.new_child({'q': 1}), dict(c), c == {'a': 1, 'b': 3}))
t(lambda: c['zz']); t(lambda: c.pop('b')); c['n'] = 5; t(lambda: c); t(lambda: c.popitem()); t(lambda: list(c.items()))
try: del c['b']
except KeyError as e: print(e, repr(e.__context__))
class Low(UserDict):
    def __setitem__(s, k, v): super().__setitem__(k.lower(), v)
    def __missing__(s, k): return 'missing ' + k
d = Low({'A': 1}, B=2); t(lambda: (d, d['a'], d['Z'], len(d), list(d.items()), d == {'a': 1, 'b': 2}, 'a' in d, d.get('q'), d.copy(), type(d.copy()).__name__, d.pop('a'), d.setdefault('C', 3), sorted(d)))
t(lambda: isinstance(d, Mapping)); t(lambda: isinstance(d, dict)); t(lambda: UserDict(1)); t(lambda: UserDict(None)); t(lambda: UserDict([('a', 1)])); t(lambda: UserDict.fromkeys('ab', 1))
class L(UserList):
    def total(s): return sum(s)
l = L([3, 1, 2]); l.append(4); l += [5]; t(lambda: (l, l[0], l[1:3], type(l[1:3]).__name__, l + [1], [0] + l, l * 2, l.total(), sorted(l), l == [3, 1, 2, 4, 5], l.index(4), l.count(3), 2 in l, l.pop(), len(l))); l.sort(reverse=True); t(lambda: l); l.extend(UserList([9])); l.insert(0, 7); l.reverse(); l.remove(9); t(lambda: l); del l[0]; l[0] = 100; t(lambda: l); t(lambda: l < [1]); t(lambda: L(l) == l)
s = UserString('Hello'); t(lambda: (s, s.upper(), type(s.upper()).__name__, s[1], s[1:3], s + '!', 'x' + s, s * 2, s % (), len(s), 'ell' in s, s == 'Hello', hash(s) == hash('Hello'), s.split('l'), s.find('l'), s.replace('l', 'L'), s.startswith('He'), s.center(9, '*'), str(s), list(s)))
class VS(Set):
    def __init__(s, it=()): s.i = sorted(set(it))
    def __contains__(s, x): return x in s.i
    def __iter__(s): return iter(s.i)
    def __len__(s): return len(s.i)
    def __repr__(s): return 'VS(%r)' % s.i
a, b = VS([1, 2, 3]), VS([2, 3, 4])
t(lambda: (a & b, a | b, a - b, a ^ b, a < b, a <= a, a == VS([3, 2, 1]), a.isdisjoint(b), a & [1], [1, 9] | a, {1} < a, a != b))
class MS(MutableSet):
    def __init__(s, it=()): s.i = list(dict.fromkeys(it))
    def __contains__(s, x): return x in s.i
    def __iter__(s): return iter(s.i)
    def __len__(s): return len(s.i)
    def add(s, x):
        if x not in s.i: s.i.append(x)
    def discard(s, x):
        if x in s.i: s.i.remove(x)
    def __repr__(s): return 'MS(%r)' % s.i
m = MS('abc'); m |= 'cd'; t(lambda: m); m -= 'a'; m &= {'b', 'd'}; t(lambda: m); m ^= 'bz'; t(lambda: m); t(lambda: m.remove('q')); t(lambda: m.pop()); m.clear(); t(lambda: (m, len(m))); t(lambda: m.pop())
class MSeq(MutableSequence):
    def __init__(s, *a): s.a = list(a)
    def __getitem__(s, i): return s.a[i]
    def __setitem__(s, i, v): s.a[i] = v
    def __delitem__(s, i): del s.a[i]
    def __len__(s): return len(s.a)
    def insert(s, i, v): s.a.insert(i, v)
q = MSeq(1, 2, 3); q.append(4); q.extend([5, 6]); q.reverse(); q += [0]; t(lambda: (list(q), q.pop(), q.pop(0), q.index(3), q.count(9), 4 in q, list(reversed(q)))); q.remove(3); t(lambda: list(q)); t(lambda: q.remove(99)); q.clear(); t(lambda: len(q))
class G(Generator):
    def __init__(s): s.n = 0
    def send(s, v): s.n += 1; return (s.n, v)
    def throw(s, t, v=None, tb=None): raise StopIteration
g = G(); t(lambda: (next(g), g.send('x'), g.close(), iter(g) is g))
class Duck:
    def __len__(s): return 1
    def __iter__(s): return iter([1])
    def __contains__(s, x): return True
    __hash__ = None
    def __call__(s): pass
t(lambda: [isinstance(Duck(), c) for c in (Sized, Iterable, Container, Collection, Hashable, Callable, Iterator, Sequence)])
Sequence.register(Duck); t(lambda: (isinstance(Duck(), Sequence), issubclass(Duck, Sequence), issubclass(Duck, Reversible)))
t(lambda: Iterable()); t(lambda: Iterable); t(lambda: collections.abc.Mapping is Mapping); t(lambda: Mapping.__mro__); t(lambda: issubclass(list, Sequence) and issubclass(dict, MutableMapping)); t(lambda: issubclass(5, Iterable))
class Half(Mapping):
    def __len__(s): return 0
t(lambda: Half())
class RO(Mapping):
    def __init__(s, **k): s.k = k
    def __getitem__(s, k): return s.k[k]
    def __iter__(s): return iter(s.k)
    def __len__(s): return len(s.k)
r = RO(a=1, b=2); t(lambda: (list(r.values()), ('a', 1) in r.items(), r.keys() & {'a'}, 'a' in r.keys(), 2 in r.values(), len(r.items()), r == {'a': 1, 'b': 2}, {**r}, dict(r), r.get('z')))
def fk(**k): return k
t(lambda: fk(**r)); t(lambda: reversed(r))
import abc
class MyABC(abc.ABC):
    @abc.abstractmethod
    def f(self): pass
    @property
    @abc.abstractmethod
    def p(self): pass
    @classmethod
    def __subclasshook__(cls, o): return True if hasattr(o, 'quack') else NotImplemented
class Quacker:
    quack = 1
class Reg: pass
print(isinstance(Quacker(), MyABC), isinstance(Reg(), MyABC), MyABC.register(Reg) is Reg, isinstance(Reg(), MyABC), issubclass(Reg, MyABC), sorted(MyABC.__abstractmethods__))
t(lambda: MyABC.register(5)); t(lambda: MyABC()); t(lambda: abc.ABCMeta.__name__)
@MyABC.register
class Dec: pass
t(lambda: isinstance(Dec(), MyABC))
try: raise Half2 if False else ValueError
except ValueError: print('ok')
