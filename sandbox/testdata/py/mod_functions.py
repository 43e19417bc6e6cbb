def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import functools, itertools, operator, heapq, bisect, string, copy, math, random
from functools import *
from itertools import *

class A:
    def f(self, a, b=2): return (a, b)



@singledispatch
def sd(x): return 'obj'
@sd.register(int)
def _(x): return 'int'
@sd.register(list)
@sd.register(tuple)
def _(x): return 'seq'
t(lambda: [sd(1), sd('a'), sd([]), sd(()), sd(1.5), sd(True)])
t(lambda: sd.dispatch(bool) is sd.dispatch(int)); t(lambda: sd())
@total_ordering
class V:
    def __init__(s, v): s.v = v
    def __eq__(s, o): return s.v == o.v
    def __lt__(s, o): return s.v < o.v
t(lambda: [V(1) <= V(2), V(1) > V(2), V(2) >= V(2)])
t(lambda: sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
t(lambda: cmp_to_key(lambda a, b: 0)(1) == cmp_to_key(lambda a, b: 0)(1))
@lru_cache(maxsize=2)
def sq(x): return x * x
[sq(i) for i in (1, 2, 1, 3, 2)]
t(sq.cache_info); sq.cache_clear(); t(sq.cache_info); t(lambda: sq([])); t(lambda: sq.__wrapped__(3)); t(lambda: sq.cache_info().hits)
p = partial(print, 'a', sep='-'); p('b'); t(lambda: p.func is print); t(lambda: p.args); t(lambda: p.keywords); t(lambda: partial()); t(lambda: partial(5)); t(lambda: repr(partial(int, base=2)))
t(lambda: reduce(lambda a, b: a + b, [])); t(lambda: reduce(lambda a, b: a + b, [], 'i')); t(lambda: reduce(1, [1, 2])); t(lambda: reduce(lambda a, b: a * b, range(1, 6)))
def deco(f):
    @wraps(f)
    def w(*a, **k):
        "w doc"
        return f(*a, **k)
    return w
@deco
def orig(a: int) -> str:
    "orig doc"
orig.attr = 1
t(lambda: (orig.__name__, orig.__doc__, orig.__wrapped__.__name__, orig.__annotations__))
for f in ['count(2)', 'count(1.5, .5)', 'cycle("ab")', 'repeat("x")']:
    t(lambda: list(islice(eval_[f], 4)) if False else None)
t(lambda: list(islice(count(1.5, .5), 3))); t(lambda: repr(count(3))); t(lambda: repr(count(3, 2))); t(lambda: repr(repeat(1, 3))); t(lambda: list(repeat(1, 3))); t(lambda: repr(repeat('a')))
t(lambda: list(islice('abcdef', 1, None, 2))); t(lambda: list(islice('abc', -1))); t(lambda: list(islice('abc', 0, 3, 0))); t(lambda: list(islice('abc', None)))
t(lambda: list(chain.from_iterable(['ab', 'c']))); t(lambda: list(compress('abc', [1, 0, 1]))); t(lambda: list(dropwhile(lambda x: x < 3, [1, 4, 2]))); t(lambda: list(takewhile(lambda x: x < 3, [1, 4, 2]))); t(lambda: list(filterfalse(None, [0, 1]))); t(lambda: [list(x) for x in tee([1, 2], 3)]); t(lambda: tee([1], -1)); t(lambda: list(zip_longest([1], [2, 3]))); t(lambda: list(product([1, 2], 'ab'))); t(lambda: list(product())); t(lambda: list(product([1], repeat=-1))); t(lambda: list(permutations([1, 2, 3]))); t(lambda: list(permutations([1], 2))); t(lambda: list(permutations([1], -1))); t(lambda: list(combinations('abc', 2))); t(lambda: list(combinations_with_replacement('ab', 2))); t(lambda: list(accumulate([1, 2, 3]))); t(lambda: list(accumulate([3, 1, 2], max))); t(lambda: list(accumulate([1], initial=5))); t(lambda: [(k, list(g)) for k, g in groupby([1, 1, 2], key=lambda x: x % 2)]); t(lambda: list(groupby(5))); t(lambda: list(chain(1))); t(lambda: count('a')); t(lambda: list(starmap(1, [(1,)]))); t(lambda: list(starmap(pow, [1]))); t(lambda: zip_longest(1)); t(lambda: zip_longest([1], foo=1)); t(lambda: cycle()); t(lambda: product(1)); t(lambda: list(combinations('abc', 'a')))
for n in 'add and_ concat contains countOf delitem eq floordiv ge getitem gt iadd iand iconcat index indexOf inv invert is_ is_not le length_hint lshift lt mod mul ne neg not_ or_ pos pow rshift setitem sub truediv truth xor abs attrgetter itemgetter methodcaller __add__ ifloordiv imul isub matmul'.split(): print(n, hasattr(operator, n), end=' ')
print()
t(lambda: operator.itemgetter()); t(lambda: operator.itemgetter(1)([1])); t(lambda: operator.attrgetter('a.b')(5)); t(lambda: operator.attrgetter(5)); t(lambda: operator.methodcaller()); t(lambda: operator.methodcaller('split', ',')('a,b')); t(lambda: repr(operator.itemgetter(1, 2))); t(lambda: repr(operator.attrgetter('a', 'b'))); t(lambda: repr(operator.methodcaller('m', 1, k=2))); t(lambda: operator.countOf([1, 1], 1)); t(lambda: operator.indexOf([1, 2], 3)); t(lambda: operator.concat(1, 2)); t(lambda: operator.index(1.5)); t(lambda: operator.add(1)); t(lambda: operator.length_hint([1, 2])); t(lambda: operator.not_([]))
h = [5, 3, 1]; heapq.heapify(h); t(lambda: h); t(lambda: heapq.heappushpop(h, 0)); t(lambda: heapq.heapreplace(h, 9)); t(lambda: h); t(lambda: heapq.heappop([])); t(lambda: heapq.heappush((), 1)); t(lambda: heapq.nlargest(2, 'abc', key=ord)); t(lambda: heapq.nsmallest(0, [1])); t(lambda: list(heapq.merge([1, 3], [2], key=lambda x: x, reverse=False))); t(lambda: list(heapq.merge([3, 1], [2], reverse=True))); t(lambda: heapq.heapreplace([], 1)); t(lambda: heapq.heappush([1, 'a'], 0)); t(lambda: heapq._heappop_max)
t(lambda: bisect.bisect_left([1, 2, 2], 2)); t(lambda: bisect.bisect([1, 2], 'a')); t(lambda: bisect.insort_left([1], 0)); t(lambda: bisect.bisect([1, 2, 3], 2, 1, 2)); t(lambda: bisect.bisect([1], 1, -1)); t(lambda: bisect.bisect([1], 1, lo=0, hi=1)); t(lambda: bisect.bisect(5, 1))
for n in ['ascii_letters', 'ascii_lowercase', 'ascii_uppercase', 'digits', 'hexdigits', 'octdigits', 'printable', 'punctuation', 'whitespace']: print(n, repr(getattr(string, n)))
T = string.Template
t(lambda: T('$x $$ ${y}z').substitute({'x': 1}, y=2)); t(lambda: T('$').substitute()); t(lambda: T('$1').safe_substitute()); t(lambda: T('a\n$ b').substitute()); t(lambda: T('$x').template); t(lambda: T('$x').substitute()); t(lambda: T())
class MyT(T):
    delimiter = '%'
t(lambda: MyT('%x $x').substitute(x=5))
F = string.Formatter()
t(lambda: F.format('{0} {a!r:>5} {b[0]} {c.real}', 1, a='x', b=[9], c=3)); t(lambda: F.format('{}{}', 1, 2)); t(lambda: F.format('{}{0}', 1)); t(lambda: F.vformat('{a}', (), {'a': 1})); t(lambda: list(F.parse('a{b!r:c}d{{'))); t(lambda: F.format('{x}')); t(lambda: F.get_field('a.b', (), {'a': 5}))
class MF(string.Formatter):
    def get_value(self, k, a, kw): return kw.get(k, '?') if isinstance(k, str) else super().get_value(k, a, kw)
    def format_field(self, v, s): return '<' + super().format_field(v, s) + '>'
t(lambda: MF().format('{x} {y} {0}', 1, x=2)); t(lambda: string.capwords('a  b', None)); t(lambda: string.capwords('a-b', '-'))
class Cp:
    def __init__(s): s.l = [1]
    def __copy__(s): return 'copied'
    def __deepcopy__(s, memo): return 'deep' + str(type(memo).__name__)
t(lambda: copy.copy(Cp())); t(lambda: copy.deepcopy([Cp()]))
l = [1]; l.append(l); t(lambda: copy.deepcopy(l)); 
class Pt:
    def __init__(s, x): s.x = x
    def __eq__(s, o): return s.x == o.x
a = Pt([1]); b = copy.copy(a); c = copy.deepcopy(a); t(lambda: (a.x is b.x, a.x is c.x, a == c, type(c).__name__)); t(lambda: copy.copy(len) is len); t(lambda: copy.deepcopy({1: {2: [3]}, 'k': (4, [5])})); t(lambda: copy.Error); t(lambda: copy.copy({1, 2}))
for n in sorted('acos acosh asin asinh atan atan2 atanh ceil copysign cos cosh degrees e erf erfc exp expm1 fabs factorial floor fmod frexp fsum gamma gcd hypot inf isclose isfinite isinf isnan ldexp lgamma log log10 log1p log2 modf nan pi pow radians remainder sin sinh sqrt tan tanh tau trunc'.split()):
    if not hasattr(math, n): print('MISSING', n)
for f in [lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.log(-1), lambda: math.log(2, 0), lambda: math.factorial(-1), lambda: math.factorial(1.5), lambda: math.factorial(3.0), lambda: math.gcd(1.5, 2), lambda: math.floor('a'), lambda: math.ceil(float('nan')), lambda: math.floor(float('inf')), lambda: math.acos(2), lambda: math.exp(1000), lambda: math.pow(0, -1), lambda: math.pow(-1, .5), lambda: math.fmod(1, 0), lambda: math.ldexp(1.5, 3), lambda: math.frexp(8), lambda: math.modf(-1.5), lambda: math.isclose(1, 1.1, rel_tol=.2), lambda: math.isclose(1, 2, rel_tol=-1), lambda: math.sqrt('a'), lambda: math.sqrt(), lambda: math.log(10, 10), lambda: math.log(2**1000), lambda: math.log2(2**1000), lambda: math.log10(10**300), lambda: math.atan2(1, -1), lambda: math.hypot(3, 4), lambda: math.fsum([1e100, 1, -1e100]), lambda: math.remainder(5, 3), lambda: math.copysign(1, -0.0), lambda: math.trunc(1.9), lambda: math.trunc('a'), lambda: math.gamma(0), lambda: math.gamma(5), lambda: math.lgamma(100), lambda: math.sin(float('inf')), lambda: math.cosh(1000), lambda: math.atanh(1), lambda: math.degrees(math.pi), lambda: math.floor(-0.5), lambda: math.ceil(-0.5), lambda: math.floor(1e300), lambda: math.isnan('a'), lambda: math.comb, lambda: math.prod, lambda: math.perm, lambda: math.dist, lambda: math.isqrt]: t(f)
