# lru cache, dijkstra, game of life etc.
from collections import OrderedDict, defaultdict, Counter, deque, namedtuple
import heapq, itertools, functools, operator, string, copy, math, bisect, random
class LRU:
    def __init__(self, cap): self.cap, self.d = cap, OrderedDict()
    def get(self, k):
        if k not in self.d: return -1
        self.d.move_to_end(k); return self.d[k]
    def put(self, k, v):
        self.d[k] = v; self.d.move_to_end(k)
        if len(self.d) > self.cap: print('evict', self.d.popitem(last=False))
c = LRU(2); c.put(1, 'a'); c.put(2, 'b'); c.get(1); c.put(3, 'c'); print(c.d, c.get(2))
def dijkstra(g, s):
    dist = {s: 0}; pq = [(0, s)]
    while pq:
        d, u = heapq.heappop(pq)
        if d > dist.get(u, math.inf): continue
        for v, w in g.get(u, {}).items():
            nd = d + w
            if nd < dist.get(v, float('inf')): dist[v] = nd; heapq.heappush(pq, (nd, v))
    return dist
print(dijkstra({'a': {'b': 7, 'c': 3}, 'c': {'b': 1, 'd': 2}, 'b': {'d': 1}}, 'a'))
def life(cells):
    counts = Counter((x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    return {c for c, n in counts.items() if n == 3 or n == 2 and c in cells}
g = {(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
for _ in range(3): g = life(g); print(sorted(g))
def primes(n):
    sieve = bytearray_free = [True] * (n + 1)
    for i in range(2, int(n ** .5) + 1):
        if sieve[i]: sieve[i*i::i] = [False] * len(sieve[i*i::i])
    return [i for i in range(2, n + 1) if sieve[i]]
print(primes(60))
Point = namedtuple('Point', 'x y')
p = Point(1, 2); print(p, p._replace(x=5), p._asdict(), p._fields, Point._make([3, 4]), p == (1, 2), p + (3,), Point(x=1, y=2).y)
try: Point(1)
except TypeError as e: print(e)
try: p.x = 3
except AttributeError as e: print(e)
d = deque([1, 2, 3], maxlen=3); d.append(4); print(d, d.rotate(1), d, d.maxlen); d.rotate(-2); print(d); d.extendleft('ab'); print(d)
cn = Counter('abracadabra'); print(cn, cn.most_common(2), cn['z'], cn + Counter(a=1), cn - Counter(a=10), cn & Counter('ab'), cn | Counter('zz'), list(cn.elements())[:5], -Counter(a=-1))
dd = defaultdict(list); dd['a'].append(1); print(dd, dd.get('b'), 'b' in dd, dict(dd))
def memo(f):
    cache = {}
    @functools.wraps(f)
    def w(*a):
        if a not in cache: cache[a] = f(*a)
        return cache[a]
    w.cache = cache
    return w
@memo
def fib(n):
    "fib doc"
    return n if n < 2 else fib(n-1) + fib(n-2)
print(fib(80), fib.__name__, fib.__doc__, len(fib.cache), fib.__wrapped__.__name__)
@functools.lru_cache(maxsize=None)
def fib2(n): return n if n < 2 else fib2(n-1) + fib2(n-2)
print(fib2(50), fib2.cache_info())
print(list(itertools.islice(itertools.count(3, 2), 4)), list(itertools.chain([1], 'ab')), list(itertools.permutations('abc', 2)), list(itertools.combinations(range(4), 2)), list(itertools.product('ab', repeat=2)))
print([(k, list(g)) for k, g in itertools.groupby('aaabbc')], list(itertools.accumulate([1, 2, 3], operator.mul)), list(itertools.zip_longest('ab', 'c', fillvalue='-')), list(itertools.starmap(pow, [(2, 3), (3, 2)])))
print(functools.reduce(operator.add, [1, 2, 3], 10), functools.partial(int, base=2)('101'), operator.itemgetter(1, 2)('abc'), operator.attrgetter('x')(p), operator.methodcaller('upper')('a'))
print(string.ascii_lowercase, string.digits, string.punctuation, repr(string.whitespace), string.capwords('hello  world'), string.Template('$a ${b} $$').substitute(a=1, b=2))
try: string.Template('$a $b').substitute(a=1)
except KeyError as e: print('KeyError', e)
print(string.Template('$a $b').safe_substitute(a=1), string.Formatter().format('{0} {x:>5}', 1, x='a'))
a = [1, [2, 3], {'k': [4]}]; b = copy.copy(a); c2 = copy.deepcopy(a); a[1].append(9); a[2]['k'].append(5); print(a, b, c2)
l = [1, 3, 5]; bisect.insort(l, 4); print(l, bisect.bisect(l, 3), bisect.bisect_left(l, 3))
random.seed(42); print(random.random(), random.randint(1, 6), random.choice('abc'), random.sample(range(100), 5), random.shuffle(l), l, random.uniform(1, 2), random.gauss(0, 1), random.choices([1, 2, 3], weights=[1, 1, 5], k=4))
print(math.sqrt(2), math.pi, math.floor(-1.5), math.ceil(1.2), math.gcd(12, 18), math.factorial(20), math.isclose(.1 + .2, .3), math.hypot(3, 4), math.log(8, 2), math.fsum([.1] * 10), math.trunc(-1.7), math.copysign(1, -0.0), math.degrees(math.pi))
print(heapq.nlargest(2, [1, 5, 3]), heapq.nsmallest(2, 'hello', key=ord), list(heapq.merge([1, 4], [2, 3])))
from enum import Enum, IntEnum, Flag, auto, unique
class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
print(Color.RED, repr(Color.GREEN), Color(1), Color['GREEN'], Color.CRIMSON is Color.RED, list(Color), Color.RED.name, Color.RED.value, Color.RED == 1, len(Color), Color.__members__)
try: Color(5)
except ValueError as e: print(e)
class Sz(IntEnum):
    S = auto(); M = auto()
print(Sz.S < Sz.M, Sz.M + 1, sorted(Sz), repr(Sz.S), f'{Sz.S}', '%d' % Sz.M)
class Perm(Flag):
    R = auto(); W = auto(); X = auto()
print(Perm.R | Perm.W, Perm.R & Perm.W, ~Perm.R, bool(Perm.R & Perm.W), Perm(3))
try:
    @unique
    class U(Enum):
        A = 1; B = 1
except ValueError as e: print(e)
