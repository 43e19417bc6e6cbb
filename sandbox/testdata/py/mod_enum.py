import enum
from enum import Enum, IntEnum, auto, unique


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


class Color(Enum):
    """Colors."""
    RED = 1
    GREEN = 2
    BLUE = 3
    CRIMSON = 1

    def shout(self):
        return self.name + '!'

    @property
    def doubled(self):
        return self.value * 2

    @classmethod
    def default(cls):
        return cls.GREEN

    @staticmethod
    def helper():
        return 'help'


print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, type(Color.RED), Color, Color.__name__, Color.__doc__)
print(Color(1), Color['GREEN'], Color(Color.BLUE), Color.CRIMSON is Color.RED, Color['CRIMSON'], Color.CRIMSON)
print(list(Color), len(Color), [c.name for c in Color], list(reversed(Color)), list(Color.__members__), len(Color.__members__))
print(Color.RED == Color.RED, Color.RED == Color.GREEN, Color.RED != Color.GREEN, Color.RED is Color(1), Color.RED == 1, Color.RED in Color)
print({Color.RED: 'r', Color.BLUE: 'b'}[Color.RED], len({Color.RED, Color.CRIMSON, Color.BLUE}), isinstance(Color.RED, Color), isinstance(Color.RED, Enum), issubclass(Color, Enum))
print(Color.RED.shout(), Color.BLUE.doubled, Color.default(), Color.helper(), Color.GREEN.default(), bool(Color.RED))
print('%s %r' % (Color.RED, Color.RED), '{} {!r} {:>12}|'.format(Color.RED, Color.RED, Color.RED), str(Color.RED) + '.')
print(sorted(Color, key=lambda c: -c.value), dict((c.name, c.value) for c in Color), hash(Color.RED) == hash(Color.RED))
err(Color, 9)
err(Color, 'RED')
err(Color, [])
err(lambda: Color['PINK'])
err(lambda: Color.PINK)
err(lambda: Color.RED < Color.GREEN)
err(lambda: Color.RED + 1)
err(setattr, Color, 'RED', 5)
err(setattr, Color.RED, 'value', 5)
err(setattr, Color.RED, 'name', 5)
err(delattr, Color, 'RED')
err(lambda: Color.RED.nope)
Color.extra = 'extra'
print(Color.extra, type(Color), len(Color))
try:
    class More(Color):
        PINK = 5
except TypeError as e:
    print(e)


class Planet(Enum):
    MERCURY = (3.303e+23, 2.4397e6)
    EARTH = (5.976e+24, 6.37814e6)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    @property
    def gravity(self):
        return round(6.67300E-11 * self.mass / (self.radius * self.radius), 3)


print(Planet.EARTH.value, Planet.EARTH.gravity, Planet.MERCURY.mass, Planet((3.303e+23, 2.4397e6)))


class Auto(Enum):
    A = auto()
    B = auto()
    C = 10
    D = auto()
    E = 'text'
    F = auto()


print([(m.name, m.value) for m in Auto])


class Named(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower() + str(count)
    NORTH = auto()
    SOUTH = auto()


print(list(Named), Named('south1'))


class Dir(IntEnum):
    N = 0
    E = 1
    S = 2
    W = 3

    def turn(self, n=1):
        return Dir((self + n) % 4)


print(Dir.N, repr(Dir.N), Dir.N == 0, Dir.E < Dir.W, Dir.E + 1, Dir.W.turn(), [10, 20, 30][Dir.S], int(Dir.W), Dir(2), {1: 'one'}[Dir.E])
print('%d' % Dir.S, '{}'.format(Dir.S), '{:03d}'.format(Dir.W), max(Dir), sorted([Dir.W, Dir.N]), sum(Dir), Dir.E * 2.5, -Dir.E, bool(Dir.N), isinstance(Dir.N, int), hash(Dir.E) == 1)
print(list(range(5))[Dir.E:Dir.W], Dir.E in [1], 1 in [Dir.E], Dir['S'] is Dir(2), 3 == Dir.W)
err(Dir, 7)


class S(str, Enum):
    X = 'x'
    Y = 'y'


print(S.X, S.X == 'x', S('y'), S.X.upper(), S.X + 'z', repr(S.X), ','.join([S.X, S.Y]), '{}'.format(S.X), {'x': 1}[S.X])
Animal = Enum('Animal', 'ANT BEE CAT')
print(list(Animal), Animal.BEE.value, Animal('CAT') if 0 else Animal(3), Animal)
print(list(Enum('Z', ['A', 'B'])), list(Enum('Z', [('A', 5), ('B', 7)])), list(Enum('Z', {'A': 1})), list(IntEnum('Z', 'A,B', start=5)), Enum('Z', 'A', module='mod').__module__)


@unique
class U(Enum):
    A = 1
    B = 2


print(unique(U) is U)
try:
    @unique
    class V(Enum):
        A = 1
        B = 1
        C = 2
        D = 2
except ValueError as e:
    print(e)


class M(Enum):
    A = 1

    @classmethod
    def _missing_(cls, value):
        if value == 'first':
            return cls.A
        if value == 'bad':
            return 5


print(M('first'), M(1))
err(M, 'bad')
err(M, 'none')


class Str(Enum):
    A = 'a'

    def __str__(self):
        return 'Str:' + self.value

    def __repr__(self):
        return 'repr ' + self.value

    def __eq__(self, other):
        return other == self.value

    def __hash__(self):
        return hash(self.value)


print(Str.A, [Str.A], Str.A == 'a', '{}'.format(Str.A), {Str.A: 1})


class AutoNumber(Enum):
    def __new__(cls):
        value = len(cls.__members__) + 1
        obj = object.__new__(cls)
        obj._value_ = value
        return obj


class Sizes(AutoNumber):
    SMALL = ()
    LARGE = ()


print(list(Sizes), Sizes(2))


class Coord(bytes if 0 else Enum):
    def __new__(cls, value, label):
        obj = object.__new__(cls)
        obj._value_ = value
        obj.label = label
        return obj
    PX = (1, 'x')
    PY = (2, 'y')


print(Coord.PY, Coord.PY.label, Coord(1).label)


class Lists(Enum):
    A = [1, 2]
    B = [3]
    C = [1, 2]


print(Lists([3]), Lists.C is Lists.A, list(Lists))
try:
    class Bad(Enum):
        _reserved_ = 1
except ValueError as e:
    print(e)
try:
    class Bad(Enum):
        mro = 1
except ValueError as e:
    print(e)
try:
    class Bad(Enum):
        _order_ = 'A B'
        B = 1
        A = 2
except TypeError as e:
    print(e)


class Shape(Enum):
    """With methods between and nested use."""
    SQUARE = 'sq'

    def area(self, n):
        return {Shape.SQUARE: n * n, Shape.DOT: 0}[self]
    DOT = 'dot'


print([s.area(3) for s in Shape], Shape.SQUARE.area(2))
switch = {Color.RED: 'stop', Color.GREEN: 'go'}
print([switch.get(c, 'none') for c in Color], Color.RED.__class__.__name__, Color.__members__['CRIMSON'], enum.EnumMeta.__name__)
for name, member in Color.__members__.items():
    print(name, member, end='; ')
print()


class Team(Enum):
    WHITE = 0
    BLACK = 1

    @property
    def other(self):
        return Team.BLACK if self is Team.WHITE else Team.WHITE


print(Team.WHITE.other, Team.BLACK.other.other, Team(0).other is Team.BLACK, Team.WHITE and 'truthy')
