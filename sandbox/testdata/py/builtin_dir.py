# dir() of objects, classes and modules, and of where it is called.
import collections
import dataclasses
import enum
import functools
import itertools
import math
import string


def public(v):
    return [n for n in dir(v) if not n.startswith('_')]


class Slotted:
    shared = 1
    __slots__ = ('x', '_y')

    def m(self):
        pass


class Open(Slotted):
    def __init__(self):
        self.q = 1
        self._h = 2

    @property
    def p(self):
        return 1

    class Inner:
        pass
    k = 2
    print([n for n in dir() if not n.startswith('__')])


print(public(Slotted()), public(Open()), public(Open))
print([n for n in dir(Open()) if not n.startswith('__')])
print([n in dir(Open()) for n in ('__class__', '__dict__', '__doc__', '__eq__', '__init__', '__module__', '__slots__')])
print([n in dir(Slotted()) for n in ('__dict__', '__slots__', '__name__', '__mro__', '__code__')])
print('__dict__' in dir(object()), '__dict__' in dir(5), '__dict__' in dir(int), '__name__' in dir(int), '__name__' in dir(public))
print([n for n in dir() if n in ('collections', 'public', 'Open', 'k', 'nothing')])


def scopes(a, b=2, *c, d=4, **e):
    g = 1

    def inner():
        i = a
        print('inner', dir(), i)
    print(dir())
    inner()
    del g
    print(dir(), [dir() for _ in [1]], (lambda u: dir())(3))


scopes(1)


class Own:
    def __dir__(self):
        return ('b', 'a', 'c')


class More:
    def __dir__(self):
        return super().__dir__() + ['zz']


class Number:
    def __dir__(self):
        return 5


class Mixed:
    def __dir__(self):
        return [1, 'a']


class Meta(type):
    def __dir__(cls):
        return ['meta', cls.__name__]


class Made(metaclass=Meta):
    pass


class Failing:
    def __dir__(self):
        raise KeyError('no names')


print(dir(Own()), '__dir__' in dir(Own), Own().__dir__())
more = More()
more.attr = 3
print(public(more), type(more.__dir__()))
print(dir(Made), 'meta' in dir(Made()))
for call in (lambda: dir(Number()), lambda: dir(Mixed()), lambda: dir(1, 2), lambda: dir(a=2), lambda: dir(Failing())):
    try:
        call()
    except Exception as e:
        print(type(e).__name__, e)


class Failure(Exception):
    def __init__(self, a):
        self.a = a


class Color(enum.Enum):
    RED = 1
    BLUE = 2

    def desc(self):
        return 1


class Bits(enum.Flag):
    A = 1
    B = 2


@dataclasses.dataclass
class Data:
    a: int
    b: int = 3


def function():
    pass


function.attr = 1
Point = collections.namedtuple('Point', 'x y')
values = [
    1.5, '', [], (), {}, set(), frozenset(), range(3), slice(1), None, ..., NotImplemented, object(), type,
    function, more.__dir__, lambda: 0, len, [].append, str.upper, iter([]), zip(), map(len, []), enumerate([]),
    {}.keys(), {}.values(), {}.items(), property(), staticmethod(function), classmethod(function),
    ValueError(), KeyError(1), StopIteration(2), ImportError('a'), SyntaxError(), SystemExit(), Failure(3), Failure.__mro__,
    Point, Point(1, 2), Color, Color.RED, Bits, Bits.A, Data, Data(1), collections.deque(), collections.defaultdict(int),
    collections.Counter(), collections.OrderedDict(), collections.ChainMap(), functools.partial(function), Slotted.x,
    dataclasses.fields(Data)[0], itertools.cycle([]), functools.lru_cache()(function), str, list, dict,
]
for v in values:
    print(type(v).__name__, public(v))
print([n for n in public(5) if not n.endswith('_bytes')])
print(dir(Color), dir(Color.RED))
for module in (math, itertools, string):
    print(module.__name__, public(module))
print(sorted(set(dir(collections)) & {'deque', 'ChainMap', 'len', 'UserDict', '__name__'}))
