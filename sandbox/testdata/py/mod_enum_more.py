def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from enum import *
class C(Enum):
    R = 1
    G = 'g'
    B = (1, 2)
    def desc(self): return self.name + str(self.value)
    @classmethod
    def default(cls): return cls.R
    @property
    def low(self): return self.name.lower()
t(lambda: C.R.desc()); t(lambda: C.default()); t(lambda: C.G.low); t(lambda: C('g')); t(lambda: C((1, 2))); t(lambda: C['X']); t(lambda: C.X); t(lambda: C(9)); t(lambda: list(C)); t(lambda: list(reversed(C))); t(lambda: C.R in C); t(lambda: 1 in C); t(lambda: isinstance(C.R, C)); t(lambda: C.R < C.G); t(lambda: C.R == C.R); t(lambda: C.R != C.G); t(lambda: hash(C.R) == hash('R')); t(lambda: {C.R: 1}[C.R]); t(lambda: C.R.G); t(lambda: type(C.R)); t(lambda: C); t(lambda: repr(C.R)); t(lambda: str(C.R)); t(lambda: format(C.R, '>10')); t(lambda: f'{C.R}'); t(lambda: '%s' % C.R); t(lambda: C.R.__class__.__name__); t(lambda: C.__members__); t(lambda: bool(C.R)); t(lambda: C.R.name); t(lambda: C.R.value); t(lambda: C()); t(lambda: len(C))
def seta(): C.R = 5
t(seta)
def setv(): C.R.value = 5
t(setv)
def dela(): del C.R
t(dela)
def sub():
    class D(C): pass
t(sub)
def dup():
    class D(Enum):
        A = 1
        A = 2
t(dup)
class P(Enum):
    MERCURY = (3.3e23, 2.4e6)
    EARTH = (5.97e24, 6.37e6)
    def __init__(self, mass, radius): self.mass, self.radius = mass, radius
    @property
    def g(self): return round(6.67e-11 * self.mass / self.radius ** 2, 2)
t(lambda: P.EARTH.g); t(lambda: P.EARTH.value); t(lambda: P.EARTH)
class A(Enum):
    X = auto(); Y = auto(); Z = 10; W = auto()
t(lambda: [a.value for a in A])
class N(Enum):
    def _generate_next_value_(name, start, count, last): return name.lower() + str(count)
    ONE = auto(); TWO = auto()
t(lambda: list(N))
class I(IntEnum):
    A = 1; B = 2
t(lambda: (I.A + 1, I.A < I.B, I.A == 1, I(2), [1, 2, 3][I.A], max(I), sum(I), repr(I.A), str(I.A), format(I.A), '%d' % I.A, f'{I.A:>5}', hash(I.A), I.A in (1,), int(I.B), isinstance(I.A, int), I.A.real, -I.A, I.A | I.B))
class S(str, Enum):
    A = 'a'; B = 'b'
t(lambda: (S.A == 'a', S.A.upper(), str(S.A), repr(S.A), S('b'), f'{S.A}', S.A + 'x', 'a' in [S.A], '%s' % S.A))
class F(Flag):
    R = 1; W = 2; X = 4; RW = 3
t(lambda: (F.R | F.W, F.R | F.X, F.RW & F.R, F.RW ^ F.R, ~F.R, F(0), F(7), bool(F(0)), F.R in F.RW, F.X in F.RW, list(F), repr(F.R | F.X), str(F.R | F.X), (F.R | F.X).value, (F.R|F.X).name, F(8)))
t(lambda: F(8)); t(lambda: F.R | 1); t(lambda: F.R < F.W)
class IF(IntFlag):
    R = 4; W = 2; X = 1
t(lambda: (IF.R | IF.W, IF.R | 8, IF(7), ~IF.R, IF.R + 1, IF.R & 4, IF(0), repr(IF(16)), str(IF.R | IF.X), IF.R == 4, 4 in [IF.R], IF.R | IF.W == 6))
t(lambda: Enum('Animal', 'CAT DOG')); t(lambda: list(Enum('Animal', 'CAT DOG'))); t(lambda: list(Enum('A', ['x', 'y'], start=5))); t(lambda: list(Enum('A', {'x': 1, 'y': 7}))); t(lambda: list(Enum('A', [('p', 1), ('q', 2)]))); t(lambda: IntEnum('J', 'a b').b + 1)
class Al(Enum):
    A = 1; B = 1; C = 2
t(lambda: (Al.B, Al['B'], list(Al), list(Al.__members__), Al.B is Al.A))
def un():
    @unique
    class Q(Enum):
        A = 1; B = 1; C = 1
t(un)
class M(Enum):
    A = 1
    @classmethod
    def _missing_(cls, v): return cls.A if v == 'one' else None
t(lambda: M('one')); t(lambda: M('two'))
class Ig(Enum):
    _ignore_ = ['tmp']
    tmp = 5
    A = tmp
t(lambda: list(Ig))
class Ne(Enum):
    A = 1
    def __str__(self): return 'str!' + self.name
    def __eq__(self, o): return True
    __hash__ = Enum.__hash__
t(lambda: (str(Ne.A), repr(Ne.A), Ne.A == 5, f'{Ne.A}', hash(Ne.A) == hash('A')))
class Base(Enum):
    def hi(self): return 'hi ' + self.name
class De(Base):
    A = 1
t(lambda: De.A.hi())
class Fn(Enum):
    def f(x): return x
    A = 1
t(lambda: Fn.f(3)); t(lambda: list(Fn))
t(lambda: C.R.__doc__); t(lambda: C.__name__); t(lambda: C.R.__objclass__ if False else 1)
import copy
t(lambda: copy.deepcopy(C.R) is C.R); t(lambda: copy.copy(C.R) is C.R)
t(lambda: sorted(C, key=lambda c: c.name)); t(lambda: [(n, m.value) for n, m in C.__members__.items()])
t(lambda: dict.fromkeys(I, 0)); t(lambda: C.R is C('R')); t(lambda: isinstance(C, EnumMeta)); t(lambda: issubclass(I, int))
t(lambda: I.from_bytes if False else 0); t(lambda: I['A'].bit_length())
