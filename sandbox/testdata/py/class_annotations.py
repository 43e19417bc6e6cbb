"""doc"""
x: int = 3
y: 'str'
(z): float = 2
print(__annotations__, x, z)
class C:
    """cdoc"""
    a: int
    b: 'B' = 5
    __p: str = 'q'
    if True:
        c: list = []
    def m(self, q: 'x' = 2) -> int:
        loc: undefined_name = 3
        return loc
    for i in range(2):
        d: i
print(C.__annotations__, C.b, C().m(), C.m.__annotations__)
def f(a: int, b: str = 'x', *args: float, c: list, d: dict = None, **kw: set) -> 'ret': pass
print(f.__annotations__['a'], sorted(f.__annotations__), f.__annotations__['return'])
def g(): pass
print(g.__annotations__)
g.__annotations__['x'] = 1
print(g.__annotations__)
g.__annotations__ = {'y': 2}
print(g.__annotations__)
try: g.__annotations__ = 3
except TypeError as e: print(e)
del g.__annotations__
print(g.__annotations__)
def outer():
    T = int
    def inner(a: T) -> T: return a
    class D:
        x: T
        y: T = 3
    return inner, D
i, D = outer()
print(i.__annotations__, D.__annotations__)
try:
    def h(a: nope): pass
except NameError as e: print(e)
try:
    class E:
        q: nope = print('evaluated')
except NameError as e: print(e)
class F: pass
o = F()
o.attr: int = 4
o.other: print('ann evaluated')
l = [1,2]
l[0]: int = 5
print(o.attr, l, hasattr(o, 'other'))
def fn():
    o.zz: nope = 1
    v: nope
    try: print(v)
    except UnboundLocalError as e: print(e)
    print('notev')
fn()
print(__annotations__)
class G(C):
    pass
print(G.__annotations__, '__annotations__' in G.__dict__)
print(getattr(F, '__annotations__', 'none'))
from dataclasses import dataclass, field, fields, asdict
@dataclass
class P:
    x: int
    y: int = 0
    z: list = field(default_factory=list)
print(P(1), P(1, 2, [3]), [f.name for f in fields(P)], P.__annotations__)
try: P()
except TypeError as e: print(e)
try: P(1,2,3,4)
except TypeError as e: print(e)
from typing import NamedTuple, List, Optional, ClassVar
class NT(NamedTuple):
    """nt doc"""
    a: int
    b: str = 'hi'
    def both(self): return (self.a, self.b)
print(NT(1), NT(1,'z').both(), NT._fields, NT.__doc__)
@dataclass(order=True, frozen=True)
class Q:
    cv: ClassVar[int] = 3
    n: str
    k: Optional[List[int]] = None
print(Q('a') < Q('b'), Q('a') == Q('a'), hash(Q('a')) == hash(Q('a')), Q.cv, Q('x'))
try: Q('a').n = 3
except Exception as e: print(type(e), e)
