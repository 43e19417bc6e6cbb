# Attacks: partials of partials, bound methods of bound methods, operators, keys and cmp_to_key nested thousands deep.
import functools, operator
def build(f, x, n):
    for i in range(n):
        x = f(x)
    return x
class P:
    def __init__(self, inner):
        self.inner = inner
    def __call__(self, *a):
        return self.inner(*a)
    def __eq__(self, o):
        return self.inner == o.inner
    def __getattr__(self, name):
        return getattr(self.inner, name)
    __hash__ = None
def uses():
    for n in (50, 1500, 4000):
        for make, x in ((lambda f: functools.partial(f), max), (lambda f: functools.partial(f, 1), max), (P, max), (functools.lru_cache(), max), (functools.cmp_to_key, max), (lambda f: (lambda *a: f(*a)), max), (lambda f: property(f), max), (lambda f: staticmethod(f), max),
                        (lambda f: classmethod(f), max), (lambda f: operator.attrgetter("x.y"), max), (lambda f: f.__call__, max), (lambda f: functools.wraps(f)(lambda: 1), max), (lambda f: functools.singledispatch(f), max), (lambda f: super, max)):
            try:
                f = build(make, x, n)
            except Exception:
                continue
            for use in (lambda: f(1, 2), lambda: repr(f), lambda: f == f, lambda: f.nothing, lambda: hash(f), lambda: sorted([3, 1], key=f), lambda: f.__get__(1, int)(), lambda: type("X", (), {"f": f})().f, lambda: str(f.__wrapped__)):
                try:
                    use()
                except Exception:
                    pass
            yield
it = uses()
def turn():
    next(it, 0)
    log("held")
