def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import *
import collections
t(lambda: Counter('aab').most_common())
t(lambda: Counter(a=3).subtract({'a': 1}))
t(lambda: Counter([1]).update([1, 2]))
t(lambda: Counter(a=1) == {'a': 1})
t(lambda: sorted(Counter('hello').items()))
t(lambda: namedtuple('P', 'x y', defaults=[0])(1))
t(lambda: namedtuple('P', ['x', 'class']))
t(lambda: namedtuple('P', 'x x'))
t(lambda: namedtuple('P', '_x'))
t(lambda: namedtuple('P', 'x class', rename=True)._fields)
t(lambda: namedtuple('1P', 'x'))
P = namedtuple('P', 'x y')
t(lambda: P(1, 2, 3)); t(lambda: P(1)._replace(z=1)); t(lambda: P(1, 2)._replace(z=1)); t(lambda: P(**{'x': 1, 'y': 2})); t(lambda: P._make([1])); t(lambda: P(1, 2) < P(1, 3)); t(lambda: P(1, 2)[0]); t(lambda: hash(P(1, 2)) == hash((1, 2))); t(lambda: type(P.x)); t(lambda: P.__doc__); t(lambda: P(1,2).count(1)); t(lambda: P._field_defaults)
class Q(P):
    def norm(self): return self.x + self.y
    def __repr__(self): return 'Q!' + super().__repr__()
t(lambda: Q(1, 2)); t(lambda: Q(1, 2).norm())
t(lambda: deque([1, 2, 3], 2)); t(lambda: deque(maxlen=-1)); t(lambda: deque().pop()); t(lambda: deque([1]).popleft()); t(lambda: deque([1,2])[5]); t(lambda: deque([1, 2]).remove(5)); t(lambda: deque([1, 2, 1]).count(1)); t(lambda: deque([1,2]).index(2)); t(lambda: deque([1, 2]) + deque([3])); t(lambda: deque([1]) * 3); t(lambda: deque([1, 2]) == deque([1, 2])); t(lambda: deque([1]) < deque([2])); t(lambda: deque('abc').insert(1, 'z')); t(lambda: deque('abc').copy()); t(lambda: list(reversed(deque('abc')))); t(lambda: deque(5)); t(lambda: deque([1]).extend(5)); t(lambda: hash(deque())); t(lambda: deque('ab')[0:1]); t(lambda: deque('abc', maxlen=2).insert(0, 1)); t(lambda: bool(deque()))
d = defaultdict(int); d['a'] += 1; t(lambda: d); t(lambda: defaultdict(5)); t(lambda: defaultdict(lambda: 1, a=2)['z']); t(lambda: d.default_factory); t(lambda: defaultdict(None)['x']); t(lambda: d.__missing__('q')); t(lambda: d.copy()); t(lambda: defaultdict(list, [(1, 2)]))
o = OrderedDict([('a', 1), ('b', 2)]); o.move_to_end('a'); t(lambda: o); t(lambda: o.popitem()); t(lambda: o.popitem(False)); t(lambda: o.popitem()); t(lambda: o.move_to_end('zz')); t(lambda: OrderedDict(a=1) == OrderedDict(a=1)); t(lambda: OrderedDict([(1, 2), (3, 4)]) == OrderedDict([(3, 4), (1, 2)])); t(lambda: OrderedDict([(1, 2), (3, 4)]) == {3: 4, 1: 2}); t(lambda: OrderedDict.fromkeys('ab', 0)); t(lambda: list(reversed(OrderedDict.fromkeys('ab')))); t(lambda: OrderedDict(a=1).keys()); t(lambda: OrderedDict(a=1).items()); t(lambda: OrderedDict(a=1).values()); t(lambda: OrderedDict().pop('a')); t(lambda: OrderedDict().pop('a', 3)); t(lambda: list(reversed(OrderedDict.fromkeys('ab').items())))
