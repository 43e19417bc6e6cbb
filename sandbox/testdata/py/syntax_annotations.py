# Annotations are accepted and do nothing that this prints.
from __future__ import annotations, generator_stop
a: int = 1
b: 'anything' = 2
c: undefined_name
d: List[Dict[str, int]] = {}
(e): int = 5
def f(x: int, y: 'str' = 'd', *args: tuple, z: float = 1.5, w: nope, **kw: dict[str]) -> None:
    v: int = x
    u: (lambda: 0) = y
    t: int
    return v, u, args, z, w, kw
print(f(1, w=2), f(1, 'y', 3, 4, z=5, w=6, q=7))
class A:
    x: int = 3
    y: str
    z: Undefined = x + 1
    def __init__(self, v: int = 5) -> None:
        self.v: int = v
        self.w: int
        self.d = {}
        self.d['k']: int = 7
        self.d['l']: int
    def m(self: A, other: A = None) -> A: return self
print(A.x, A.z, hasattr(A, 'y'), A().v, hasattr(A(), 'w'), A().d)
print(a, b, d, e)
def local():
    q: int
    try:
        return q
    except UnboundLocalError as err:
        return str(err)
q = 'global'
print(local())
def closure():
    n: int
    def inner(): return n
    try:
        inner()
    except NameError as err:
        print(err)
    n = 4
    return inner()
print(closure())
def nested():
    x: int = 1
    def inner() -> int:
        nonlocal x
        x += 1
        return x
    return inner() + inner()
print(nested())
g = lambda: (yield)
def multi(
    a: int,
    b: str = "x",
    *,
    c: bool = False,
) -> (
    int
):
    return a, b, c
print(multi(1), multi(1, 'b', c=True))
for i in range(2):
    k: int = i
print(k)
def gen() -> int:
    z: int = (yield 1)
    print(z)
    yield 2
h = gen()
print(next(h), h.send('sent'))
