# The TypeErrors of wrong calls.
def show(f, *a, **k):
    try: print('ok', f(*a, **k))
    except TypeError as e: print(e)
def f0(): return ()
def f1(a): return a,
def f2(a, b): return a, b
def f3(a, b, c): return a, b, c
def d1(a=1): return a,
def d2(a, b=2): return a, b
def d3(a, b=2, c=3): return a, b, c
def v(*args): return args
def av(a, *args): return a, args
def kw(**k): return sorted(k.items())
def ko(*, x): return x
def ko2(*, x, y): return x, y
def kod(*, x, y=2): return x, y
def mix(a, b=2, *c, d, e=5, **f): return a, b, c, d, e, sorted(f.items())
def ak(a, *, b): return a, b
def dk(a=1, *, b=2): return a, b
for f in (f0, f1, f2, f3, d1, d2, d3, v, av, kw, ko, ko2, kod, mix, ak, dk):
    print(f.__name__)
    show(f)
    show(f, 1)
    show(f, 1, 2)
    show(f, 1, 2, 3, 4)
    show(f, a=1)
    show(f, 1, a=2)
    show(f, z=1)
    show(f, 1, z=1, y=2)
    show(f, x=1)
    show(f, x=1, y=2)
    show(f, b=1)
    show(f, 1, b=1)
    show(f, 1, 2, b=1)
    show(f, 1, 2, 3, d=4, g=7)
    show(f, *(1, 2))
    show(f, *[1], **{'b': 2})
    show(f, **{'a': 1, 'b': 2, 'c': 3})
def star(x): return f1(*x)
def dstar(x): return f1(**x)
def both(x, y): return f1(1, *x, **y)
for x in (5, None, 'ab', [1, 2], {1: 2}, (1,)):
    show(star, x)
    show(dstar, x)
show(both, (), {'a': 1})
show(both, (2,), {})
show(both, (), {'q': 1})
def dup(): return f2(a=1, **{'a': 2})
show(dup)
def dup2(): return f2(*(1,), a=3)
show(dup2)
def nonstr(): return f1(**{1: 2})
show(nonstr)
show(lambda: (lambda x: x)())
show(lambda x: x)
show(lambda x, y=2: (x, y), 1, 2, 3)
class C:
    def __init__(self, a, b=2): pass
    def m(self, x): return x
    def n(): pass
    @classmethod
    def c(cls, x): return x
    @staticmethod
    def s(x): return x
    def kwo(self, *, k): return k
show(C); show(C, 1, 2, 3); show(C, z=1); show(C, 1, a=1)
c = C(1)
show(c.m); show(c.m, 1, 2); show(c.m, y=1); show(c.m, 1, x=2); show(c.n); show(C.m, 1); show(C.c); show(c.c, 1, 2); show(c.s); show(c.s, 1, 2); show(c.kwo); show(c.kwo, 1)
show(c.m, self=1)
def many(a, b, c, d, e): pass
show(many); show(many, 1, 2); show(many, 1, 2, 3, 4); show(many, 1, 2, 3, 4, 5, 6)
def manykw(*, a, b, c, d=1): pass
show(manykw); show(manykw, c=1); show(manykw, 1, a=1, b=2, c=3)
def outer():
    def inner(a): pass
    return inner
show(outer()); show(outer(), 1, 2)
for bad in (5, None, 'x', [], {}, 1.5, (1,)):
    show(bad)
