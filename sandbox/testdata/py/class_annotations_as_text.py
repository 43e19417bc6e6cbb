from __future__ import annotations
class C:
    a: List[Optional[int]]
    b: undefined.attr = 3
    c: Dict[str, Tuple[int, ...]]
    d: a if b else c
    e: lambda x, *y, z=1, **k: x + y
    h: not a and b or c
    i: 'text'
    j: x[1:2, ::3]
    k: f(1, *a, b=2, **c)
    l: [i for i in x if y]
    m: {1: 2, **z}
    n: {1, 2}
    o: (1,)
    p: ()
    q: 1.5e10
    r: f'a{b!r:>{w}}c'
    s: a < b <= c is not d
    t: ~x
    u: (yield_)
    v: (a, b)
    w: f(x for x in y)
    bb: x[(1, 2):3]
    dd: (1).real
    ee: None
    ff: ...
    gg: a ** -b
    hh: (a ** b) ** c
    ii: a ** b ** c
    jj: a - (b - c)
    kk: "it's"
for k, v in C.__annotations__.items(): print(k, repr(v))
def fn(a: nope, *b: nope2) -> nope3[x]: pass
print(fn.__annotations__)
from dataclasses import dataclass
@dataclass
class D:
    x: int
    y: str = 'q'
print(D(1), D.__annotations__)
z: q = 3
print(__annotations__)
