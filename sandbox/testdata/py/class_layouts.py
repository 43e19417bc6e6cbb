# Bases that do not go together, and what of object's methods builtin types get.
def attempt(f):
    try:
        print(f())
    except TypeError as e:
        print(e)


class A:
    pass


class P:
    __slots__ = ("a",)


class Q:
    __slots__ = ("b",)


class P2(P):
    __slots__ = ()


class P3(P):
    __slots__ = ("c",)


class M:
    __slots__ = ()

    def m(self):
        return "m"


attempt(lambda: type("R", (P, Q), {}))
attempt(lambda: type("R", (P2, Q), {}))
attempt(lambda: type("R", (P3, P), {}).__name__)
attempt(lambda: type("R", (M, P3, A), {})().m())
attempt(lambda: type("R", (A, P, M), {}).__mro__[1:])
attempt(lambda: type("R", (Exception, int), {}))
attempt(lambda: type("R", (dict, KeyError), {}))
attempt(lambda: type("R", (KeyError, AttributeError, A), {}).__name__)


def statement(*bases):
    class R(*bases):
        pass
    return R.__name__


attempt(lambda: statement(A, P, Q))


class L(list):
    __repr__ = object.__repr__


class E(ValueError):
    def plain(self):
        return object.__repr__(self)


print(repr(L([1])).startswith("<__main__.L object at 0x"), str(L())[:14], [L][0].__name__)
print(object.__repr__(5)[:12], object.__repr__("a")[:12], E(1).plain()[:14], E(1), repr(E(1)))
print(object.__str__([1]))
print(hasattr(Exception(), "__doc__"), A().__doc__)
