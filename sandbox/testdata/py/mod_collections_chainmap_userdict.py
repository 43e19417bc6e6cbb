# ChainMap and UserDict, and classes that derive from them.
import collections
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
c = ChainMap({'a': 1}, {'a': 2, 'b': 3}, {'c': 4})
t(lambda: c)
t(lambda: (c['a'], c['b'], len(c), list(c), 'z' in c, 'c' in c, c.get('z'), c.get('z', 9), c.get('a', 9), c.maps))
t(lambda: c.parents)
t(lambda: c.parents.parents.parents)
t(lambda: c.new_child())
t(lambda: c.new_child({'q': 1}))
t(lambda: c.new_child(m={'q': 1}))
t(lambda: c.new_child(None))
t(lambda: c.new_child({}))
t(lambda: c.new_child(1, 2))
t(lambda: dict(c))
t(lambda: c == {'a': 1, 'b': 3, 'c': 4})
t(lambda: c == ChainMap({'a': 1, 'b': 3, 'c': 4}))
t(lambda: c != c)
t(lambda: c['zz'])
t(lambda: c[[]])
t(lambda: c.get([]))
t(lambda: [] in c)
t(lambda: c.pop('b'))
t(lambda: c.pop('b', 5))
t(lambda: c.pop('a'))
t(lambda: c)
t(lambda: c.popitem())
t(lambda: c.clear())
c['n'] = 5
t(lambda: c)
def dele(k): del c[k]
t(lambda: dele('b'))
t(lambda: dele('n'))
t(lambda: c)
t(lambda: c.pop())
t(lambda: c.pop('x', 1, 2))
t(lambda: c.pop([]))
t(lambda: dele([]))
t(lambda: c.items())
t(lambda: list(c.items()))
t(lambda: c.keys())
t(lambda: c.values())
t(lambda: list(c.values()))
t(lambda: c.setdefault('b', 7))
t(lambda: c.setdefault('w', 7))
t(lambda: c.update(k=1))
t(lambda: c.maps[0])
d = c.copy()
t(lambda: (d, d is c, d.maps[0] is c.maps[0], d.maps[1] is c.maps[1]))
d = copy.copy(c)
t(lambda: (d, d.maps[0] is c.maps[0], d.maps[1] is c.maps[1]))
d = copy.deepcopy(c)
t(lambda: (d, d.maps[1] is c.maps[1]))
t(lambda: ChainMap())
t(lambda: ChainMap().maps)
t(lambda: bool(ChainMap()))
t(lambda: bool(ChainMap({}, {1: 1})))
t(lambda: ChainMap.fromkeys('ab'))
t(lambda: ChainMap.fromkeys('ab', 1))
t(lambda: ChainMap.fromkeys('ab', 1, 2))
t(lambda: ChainMap.fromkeys())
t(lambda: ChainMap.fromkeys(5))
t(lambda: ChainMap(maps=1))
t(lambda: ChainMap(5)['a'])
t(lambda: ChainMap(5))
t(lambda: list(ChainMap(5)))
t(lambda: len(ChainMap(5)))
t(lambda: ChainMap({1: 2}, 5))
t(lambda: len(ChainMap({1: 2}, [3])))
class CM(ChainMap):
    def __missing__(self, key): return 'missing %r' % (key,)
m = CM({'a': 1})
t(lambda: (m['q'], m.get('q'), m.get('q', 2), 'q' in m, m, m.copy(), m.parents, m.new_child(), CM.fromkeys('a')))
t(lambda: m.pop('q'))
t(lambda: m.pop('q', 3))
t(lambda: m.setdefault('q', 4))
t(lambda: m)
class CM2(ChainMap):
    def __init__(self, a, b): super().__init__(a, b)
t(lambda: CM2({1: 1}, {2: 2}).copy())
t(lambda: CM2({1: 1}, {2: 2}).parents)
t(lambda: CM2({1: 1}, {2: 2}).new_child())
dd = ChainMap({}, defaultdict(list))
t(lambda: dd['x'])
t(lambda: dd)
t(lambda: ChainMap({'b': 1, 'a': 2}, {'z': 1, 'b': 5}))
t(lambda: list(ChainMap({'b': 1, 'a': 2}, {'z': 1, 'b': 5})))
t(lambda: list(ChainMap({'b': 1, 'a': 2}, {'z': 1, 'b': 5}).items()))
t(lambda: ChainMap(ChainMap({1: 2}), OrderedDict([(3, 4)])))
t(lambda: reversed(ChainMap()))
t(lambda: hash(ChainMap()))
t(lambda: ChainMap() < ChainMap())
t(lambda: c.__missing__('k'))
t(lambda: isinstance(c, MutableMapping))
s = ChainMap()
s['me'] = s
t(lambda: s)
s = ChainMap(UserDict())
s['l'] = [s]
t(lambda: s)
def setp(): c.parents = 1
t(setp)
t(lambda: type(ChainMap.__dict__['parents']).__name__)
e = ChainMap()
t(lambda: e.popitem())
e.maps = []
t(lambda: e)
t(lambda: e.popitem())
t(lambda: e['a'])
t(lambda: len(e))
t(lambda: e.copy())
t(lambda: e.parents)
t(lambda: e.new_child())
t(lambda: e.pop('x'))
# UserDict
u = UserDict({'a': 1}, b=2)
t(lambda: u)
t(lambda: str(u))
t(lambda: (u['a'], len(u), list(u), list(u.items()), u.keys(), u.values(), u.items(), 'a' in u, 'z' in u, u.get('z'), u.get('z',
    3), u == {'a': 1, 'b': 2}, u == UserDict(a=1, b=2), u.data))
t(lambda: u['z'])
t(lambda: u[[]])
t(lambda: [] in u)
def dele(k): del u[k]
t(lambda: dele('z'))
t(lambda: dele('a'))
t(lambda: u)
t(lambda: u.pop('z'))
t(lambda: u.pop('z', 1))
t(lambda: u.pop('b'))
t(lambda: u.popitem())
u['q'] = 1
t(lambda: u.popitem())
t(lambda: u.setdefault('k', []))
t(lambda: u.update({'m': 1}, n=2))
t(lambda: u)
t(lambda: u.clear())
t(lambda: u)
t(lambda: UserDict())
t(lambda: UserDict(None))
t(lambda: UserDict(None, a=1))
t(lambda: UserDict([('a', 1)]))
t(lambda: UserDict(1))
t(lambda: UserDict({}, {}))
t(lambda: UserDict({}, {}, {}, a=1))
t(lambda: UserDict(self=1, args=2, kwargs=3))
t(lambda: UserDict.__init__())
t(lambda: UserDict.__init__(a=1))
t(lambda: UserDict('ab'))
t(lambda: UserDict(['ab']))
t(lambda: UserDict(UserDict(a=1)))
t(lambda: UserDict(ChainMap({1: 2})))
t(lambda: UserDict(()))
t(lambda: UserDict(dict={'x': 1}))
t(lambda: UserDict(dict={'x': 1}, y=2))
t(lambda: UserDict({'a': 1}, dict=3))
t(lambda: UserDict(dict=None))
t(lambda: UserDict(dict=5))
t(lambda: UserDict.fromkeys('ab'))
t(lambda: UserDict.fromkeys('ab', 1))
t(lambda: UserDict.fromkeys())
t(lambda: UserDict.fromkeys(iterable='ab', value=2))
class UD(UserDict):
    def __init__(self, *a, **k): log.append('init'); super().__init__(*a, **k)
    def __setitem__(self, k, v): log.append('set%r' % (k,)); super().__setitem__(k, v)
    def __missing__(self, k): return 'missing %r' % (k,)
traced(lambda: UD(a=1))
traced(lambda: UD({'a': 1}))
x = UD(a=1)
x.extra = [1]
traced(lambda: x['zz'])
traced(lambda: x.get('zz'))
traced(lambda: x.get('zz', 1))
traced(lambda: 'zz' in x)
traced(lambda: x.copy())
traced(lambda: (x.copy().extra is x.extra, type(x.copy()), x.copy().data is x.data))
traced(lambda: copy.copy(x))
traced(lambda: (copy.copy(x).extra is x.extra, copy.copy(x).data is x.data, type(copy.copy(x))))
traced(lambda: copy.deepcopy(x).extra is x.extra)
traced(lambda: UD.fromkeys('ab', 1))
traced(lambda: x.pop('zz'))
traced(lambda: x.pop('zz', 5))
traced(lambda: x.setdefault('yy', 5))
traced(lambda: x.update(q=1))
traced(lambda: x)
class UA(UserDict):
    def __init__(self, must): super().__init__(a=must); log.append('must')
y = UA(5)
traced(lambda: y.copy())
traced(lambda: copy.copy(y))
traced(lambda: UA.fromkeys('a'))
z = UserDict(a=[1])
t(lambda: z.copy())
t(lambda: z.copy().data is z.data)
t(lambda: z.copy()['a'] is z['a'])
t(lambda: type(z.copy()))
z.extra = 1
t(lambda: z.copy().__dict__)
t(lambda: copy.copy(z).__dict__)
r = UserDict()
r['me'] = r
t(lambda: r)
t(lambda: hash(UserDict()))
t(lambda: UserDict() < UserDict())
t(lambda: reversed(UserDict()))
t(lambda: bool(UserDict()))
t(lambda: isinstance(u, dict))
t(lambda: isinstance(u, MutableMapping))
t(lambda: dict(UserDict(a=1)))
t(lambda: {**UserDict(a=1)})
t(lambda: UserDict(a=1) == Other())
t(lambda: UserDict(a=1).__dict__)
class UI(UserDict): pass
i = UI(a=1)
i.__missing__ = lambda k: 'inst'
t(lambda: i['zz'])
class UStatic(UserDict):
    @staticmethod
    def __missing__(self, key): return 'static', key
t(lambda: UStatic()['k'])
class UC(UserDict):
    @classmethod
    def __missing__(cls, self, key): return 'class', key
t(lambda: UC()['k'])
