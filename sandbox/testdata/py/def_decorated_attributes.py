# Decorators that are attributes, over defaults and annotations that are: the compiler pushes the decorators after
# the defaults.
import collections.abc
import functools
class J: pass
J.K = 5
class C:
    def r(self, g): return g
    def made(self, *args): return self.r
c = C()
def plain(g): return g
@c.r
def a(x=J.K, y=J.K): pass
print(a.__defaults__)
@c.r
def b(*, x=J.K): pass
print(b.__kwdefaults__)
@c.r
def d(x: J.K): pass
print(d.__annotations__)
@plain
@c.r
@c.made(J.K, c.r)
def e(x: J.K = J.K, *y: J.K, z: J.K = J.K, **w: J.K) -> J.K: pass
print(e.__defaults__, e.__kwdefaults__, e.__annotations__)
@c.made(J.K)
def f(x=J.K(1) if 0 else J.K): pass
print(f.__defaults__)
def inner(J=J, c=c):
    @c.r
    def g(x: J.K, y=J.K): return J
    @c.r
    class H:
        @c.r
        def m(self, x: J.K = c.made(J.K)(J.K)): return x
        @property
        def p(self) -> J.K: return 1
        @p.setter
        def p(self, value: J.K): self.q = value
    h = H()
    h.p = 4
    return g.__annotations__, g.__defaults__, h.m(), h.q
print(inner())
@functools.singledispatch
def kind(x): return "other"
@kind.register
def _(x: collections.abc.Mapping): return "mapping"
@kind.register
def _(x: collections.abc.Sequence): return "sequence"
print(kind(1), kind({}), kind([]))
print(list(map(c.made(J.K), [c.r(J.K)])), c.made(lambda x=J.K: x)(J.K), sorted([2, 1], key=lambda x, y=J.K: x))
