# super objects that are not bound, and what a super object tells of itself.
class A:
    def f(self):
        return "A.f of " + type(self).__name__

    @classmethod
    def c(cls):
        return "A.c of " + cls.__name__


class B(A):
    def f(self):
        return "B, then " + self.up.f()

    @property
    def up(self):
        return super(B).__get__(self)


b = B()
s = super(B, b)
print(s.__thisclass__, s.__self__ is b, s.__self_class__, s.__class__)
print(super(B), super(B).__thisclass__, super(B).__self__, super(B).__self_class__)
print(b.f(), super(B, B).c(), super(B, None).__self__)
for call in (
    lambda: super(B).f,
    lambda: super(B, b, 1),
    lambda: super(B, self=b),
    lambda: super(1),
    lambda: super(B, 1),
    lambda: super(),
):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, e)
print(B.__base__, A.__base__, object.__base__, bool.__base__, KeyError.__base__)


class Mixin:
    pass


class L(Mixin, list):
    pass


class E(Mixin, ValueError):
    pass


class S:
    __slots__ = "a"


print(L.__base__, E.__base__, type("D", (Mixin, A), {}).__base__)
for change in (lambda: setattr(B, "__base__", A), lambda: setattr(1, "real", 2), lambda: setattr(1.5, "imag", 2)):
    try:
        change()
    except Exception as e:
        print(type(e).__name__, e)
