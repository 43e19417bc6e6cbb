# Parameters: keyword-only ones with and without defaults, trailing commas, lambdas.
def a(*, p, q=1, r, s=2): return p, q, r, s
print(a(p=1, r=2), a(s=1, r=2, q=3, p=4))
def b(x, y=5, *args, k, l=6, **kw): return x, y, args, k, l, kw
print(b(1, k=2), b(1, 2, 3, l=4, k=5, z=6))
def c(x, *, y,): return x, y
def d(x, *args,): return x, args
def e(x, **kw,): return x, kw
def f(x, y=1, *, z=2, **kw,): return x, y, z, kw
print(c(1, y=2), d(1, 2), e(1, k=2), f(1), f(1, 2, z=3, w=4))
print((lambda *, p, q=1: (p, q))(p=5), (lambda x, *a, k, l=3, **kw: (x, a, k, l, kw))(1, 2, k=3), (lambda *a,: a)(1), (lambda **k,: k)(x=1))
print((lambda x, y=2, *, z=3: (x, y, z))(1, z=5), (lambda: 7)(), (lambda *, k=9: k)())
order = []
def o(x):
    order.append(x)
    return x
def g(a=o(1), b=o(2), *, c, d=o(3), e, f=o(4)): pass
h = lambda a=o(5), *, b, c=o(6): 0
print(order)
for call in (lambda: a(), lambda: a(p=1), lambda: a(1), lambda: b(), lambda: b(1), lambda: c(1), lambda: c(1, 2), lambda: a(p=1, r=2, t=3), lambda: a(q=1)):
    try:
        print(call())
    except TypeError as err:
        print(err)
def pos(a, b=2, *c, d=4): return a, b, c, d
print(pos(1), pos(1, 3, 5, d=6), pos(*(1, 2, 3), **{'d': 9}))
def closure_defaults():
    fs = []
    for i in range(3):
        def fn(x, *, k=i, m): return x, k, m
        fs.append(fn)
    return [fn(0, m=1) for fn in fs]
print(closure_defaults())
def cells(a, *, b, c=3):
    def inner(): return a, b, c
    return inner()
print(cells(1, b=2), cells(1, c=5, b=6))
def deco(fn): return fn
@deco
@deco
def decorated(x=1, *, y, z=3): return x, y, z
print(decorated(y=2))
class M:
    @staticmethod
    def s(a, *, k, l=2): return a, k, l
    @classmethod
    def c(cls, *, k, l=3): return cls.__name__, k, l
    def m(self, *, __p=1, q): return self.__class__.__name__, __p, q
print(M.s(1, k=2), M.c(k=1), M().m(q=5), M().m(q=1, _M__p=6))
def multi(
        a,  # one
        b=(1,
           2),
        *,
        c,
        d={'x':
           1},
):
    return a, b, c, d
print(multi(0, c=1))
