def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from dataclasses import *
from typing import *
@dataclass
class P:
    x: int
    y: int = 2
    z: List[int] = field(default_factory=list)
    h: str = field(default='h', repr=False, compare=False)
    i: int = field(init=False, default=9)
t(lambda: P(1)); t(lambda: P(1, 2) == P(1, 2)); t(lambda: P(1) == P(2)); t(lambda: P(1, h='a') == P(1, h='b')); t(lambda: hash(P(1))); t(lambda: P(1) < P(2)); t(lambda: asdict(P(1))); t(lambda: astuple(P(1))); t(lambda: replace(P(1), x=5)); t(lambda: replace(P(1), i=5)); t(lambda: [f.name for f in fields(P)]); t(lambda: fields(P)[0].type); t(lambda: is_dataclass(P)); t(lambda: is_dataclass(P(1))); t(lambda: is_dataclass(5)); t(lambda: P()); t(lambda: P(1, 2, [], 'h', 9)); t(lambda: P(q=1)); t(lambda: P.x); t(lambda: P.y); t(lambda: P(1) == 5); t(lambda: P.__doc__); t(lambda: P.__annotations__); t(lambda: asdict(5)); t(lambda: fields(5)); t(lambda: replace(5))
@dataclass(order=True)
class O:
    a: int
    b: str = ''
t(lambda: O(1) < O(2)); t(lambda: sorted([O(2), O(1, 'z'), O(1, 'a')])); t(lambda: O(1) <= O(1)); t(lambda: O(1) < 5); t(lambda: max(O(1), O(3)))
@dataclass(frozen=True)
class F:
    a: int
    b: tuple = ()
def setf(): f = F(1); f.a = 2
t(setf)
def delf(): f = F(1); del f.a
t(delf)
t(lambda: hash(F(1)) == hash(F(1))); t(lambda: {F(1): 2}[F(1)]); t(lambda: len({F(1), F(1), F(2)}))
@dataclass
class Post:
    w: float
    h: float
    area: float = field(init=False)
    def __post_init__(self): self.area = self.w * self.h
t(lambda: Post(2, 3))
@dataclass
class Base:
    a: int
    b: int = 0
@dataclass
class Der(Base):
    c: int = 5
    a: str = 'over'
t(lambda: Der()); t(lambda: Der('x', 1, 2)); t(lambda: [f.name for f in fields(Der)])
def bad():
    @dataclass
    class X:
        a: int = 1
        b: int
t(bad)
def bad2():
    @dataclass
    class X:
        a: list = []
t(bad2)
def bad3():
    @dataclass(order=True, eq=False)
    class X: a: int
t(bad3)
def bad4():
    @dataclass(frozen=True)
    class X(Base): pass
t(bad4)
def bad5():
    @dataclass(foo=1)
    class X: pass
t(bad5)
@dataclass(eq=False, repr=False)
class NE: a: int
t(lambda: NE(1) == NE(1)); t(lambda: 'object at' in repr(NE(1)))
@dataclass(init=False)
class NI:
    a: int = 3
t(lambda: NI()); t(lambda: NI(1))
@dataclass(unsafe_hash=True)
class UH: a: int
t(lambda: hash(UH(1)) == hash((1,)))
@dataclass
class CV:
    k: ClassVar[int] = 5
    a: int = 1
    n: 'Optional[CV]' = None
t(lambda: CV()); t(lambda: CV(2, CV(3))); t(lambda: asdict(CV(1, CV(2)))); t(lambda: asdict(CV(1), dict_factory=lambda kv: sorted(kv)))
@dataclass
class Nest:
    items: List[Base]
    d: Dict[str, Base]
t(lambda: asdict(Nest([Base(1)], {'k': Base(2)}))); t(lambda: astuple(Nest([Base(1)], {'k': Base(2)})))
M = make_dataclass('M', ['x', ('y', int), ('z', int, field(default=3))]); t(lambda: M(1, 2)); t(lambda: make_dataclass('Q', ['class']))
@dataclass
class Rep:
    s: 'Rep' = None
r = Rep(); r.s = r; t(lambda: r)
@dataclass
class Own:
    a: int
    def __repr__(self): return 'own'
    def __eq__(self, o): return 'eq'
    def __init__(self, q): self.a = q * 2
t(lambda: (Own(2), Own(1) == 1, Own(2).a))
t(lambda: field(default=1, default_factory=list)); t(lambda: field(5))
@dataclass
class Prop:
    _x: int = 0
    @property
    def x(self): return self._x
    @x.setter
    def x(self, v): self._x = v
p = Prop(3); p.x = 7; t(lambda: p)
@dataclass
class E: pass
t(lambda: E() == E()); t(lambda: E())
@dataclass
class Meth:
    v: int
    def dbl(self): return replace(self, v=self.v * 2)
    @classmethod
    def make(cls, s): return cls(int(s))
    @staticmethod
    def st(): return 's'
t(lambda: Meth.make('4').dbl()); t(lambda: P.__match_args__ if hasattr(P, '__match_args__') else 'no')
class NT(NamedTuple):
    a: int
    b: str = 'x'
t(lambda: NT(1)); t(lambda: NT(1)._asdict()); t(lambda: NT._field_types); t(lambda: NT._field_defaults); t(lambda: NT.__annotations__); t(lambda: NT(1)._replace(b='q')); t(lambda: NT()); t(lambda: NT(1, 2, 3))
N2 = NamedTuple('N2', [('a', int), ('b', str)]); t(lambda: N2(1, 'z')); t(lambda: isinstance(N2(1, 2), tuple))
T = TypeVar('T')
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: List[T] = []
    def push(self, x: T) -> None: self.items.append(x)
    def pop(self) -> T: return self.items.pop()
s = Stack[int](); s.push(1); t(lambda: s.pop()); t(lambda: Stack[int]); t(lambda: List[int]); t(lambda: Dict[str, List[int]]); t(lambda: Optional[int]); t(lambda: Union[int, str]); t(lambda: Union[int]); t(lambda: Tuple[int, ...]); t(lambda: Callable[[int], str]); t(lambda: Any); t(lambda: List); t(lambda: T); t(lambda: cast(int, 'a')); t(lambda: NewType('U', int)(5)); t(lambda: Union[int, None]); t(lambda: Optional[Union[int, str]]); t(lambda: Callable[..., int]); t(lambda: Type[int]); t(lambda: Iterable[int]); t(lambda: isinstance([], List)); t(lambda: isinstance([], List[int])); t(lambda: List[int] == List[int]); t(lambda: get_type_hints(P)); t(lambda: TYPE_CHECKING); t(lambda: NoReturn); t(lambda: Set[int]); t(lambda: FrozenSet[int]); t(lambda: Deque[int]); t(lambda: DefaultDict[str, int]); t(lambda: Counter[str]); t(lambda: ClassVar[int]); t(lambda: List[T]); t(lambda: Any()); t(lambda: List[int]()); t(lambda: List()); t(lambda: Sequence[int]); t(lambda: Mapping[str, int]); t(lambda: Iterator[int]); t(lambda: Generator[int, None, str]); t(lambda: AnyStr); t(lambda: Text is str); t(lambda: Hashable); t(lambda: Dict[int]); t(lambda: List[1]); t(lambda: List['Fwd'])
