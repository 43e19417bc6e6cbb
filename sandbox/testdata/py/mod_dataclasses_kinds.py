from dataclasses import *
from collections import namedtuple, OrderedDict, Counter
from typing import ClassVar, List
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
T = namedtuple("T", "a b")
class L(list): pass
class Tu(tuple): pass
class D(dict): pass
@dataclass
class C:
    x: int
    y: object = None
t(lambda: asdict(C(1, T(C(2), [C(3)]))))
t(lambda: asdict(C(1, L([C(2)]))))
t(lambda: type(asdict(C(1, L([C(2)])))["y"]).__name__)
t(lambda: asdict(C(1, Tu([C(2)]))))
t(lambda: asdict(C(1, D({1: C(2)}))))
t(lambda: type(asdict(C(1, D({1: C(2)})))["y"]).__name__)
t(lambda: asdict(C(1, OrderedDict({1: C(2)}))))
t(lambda: asdict(C(1, Counter("aab"))))
t(lambda: astuple(C(1, T(C(2), {1: C(3)}))))
t(lambda: asdict(C(1, [T(1, 2)])))
t(lambda: asdict(C(1, ({"a": C(5)},))))
@dataclass
class V:
    a: ClassVar[int] = field(default=10)
    b: ClassVar[List[int]] = []
    c: ClassVar[int] = 3
    d: int = 4
    e: InitVar[int] = field(default=7)
print(V.a, V.b, V.c, V.d, V.e, V(), [f.name for f in fields(V)])
def bad(ann):
    @dataclass
    class W:
        x: ann = field(default_factory=int)
t(lambda: bad(ClassVar[int]))
t(lambda: bad(InitVar[int]))
t(lambda: bad(int))
def mutable(ann):
    @dataclass
    class W:
        x: ann = []
    return W.x
t(lambda: mutable(int)); t(lambda: mutable(InitVar[int])); t(lambda: mutable(ClassVar[int]))
@dataclass
class S:
    __slots__ = ("x", "y")
    x: int
    y: int
t(S); print(S(1, 2))
class N:
    def __set_name__(self, owner, name):
        self.name = owner.__name__ + "." + name
@dataclass
class H:
    c: object = field(default=N(), init=False)
    d: object = N()
print(H.c.name, H.d.name)
t(lambda: field(metadata=0)); t(lambda: field(metadata={}).metadata); t(lambda: field(metadata={1: 2}).metadata[1])
def setmeta(): field(metadata={1: 2}).metadata[1] = 3
t(setmeta)
print(repr(field(default=1, repr=False)).split(",")[-1])
