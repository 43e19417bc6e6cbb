# Stars in calls: any number, any order, evaluated as in Python 3.7.
def f(*args, **kw): return args, kw
a, b, d, e = [1, 2], (3,), {'x': 1}, {'y': 2}
print(f(*a), f(*a, *b), f(0, *a, 5, *b, 6), f(*a, k=1), f(k=1, *a), f(*a, k=1, *b))
print(f(**d), f(**d, **e), f(1, **d, z=3, **e), f(*a, **d), f(*a, 1, *b, k=2, **d, **e), f(z=0, **d), f(**d, z=0))
print(f(*'ab', *range(2), *(i for i in 'cd')), f(*[], **{}), f(*a, *[], k=[*b]))
log = []
def v(x):
    log.append(x)
    return x
f(v(1), *v([2]), k=v(3), *v([4]), **v({'m': 5}), n=v(6))
print(log); log.clear()
v(dict)(k=v('k'), *v([[("s", 1)]]))
print(log); log.clear()
class C:
    def m(self, *args, **kw): return args, kw
    def __call__(self, *args, **kw): return 'called', args, kw
c = C()
print(c.m(*a, *b), c.m(*a, k=1), c(*a, *b, **d, **e), c.m(**d, **e), C().m(0, *a, 1))
print(max(*a, *b), sorted(*[a], **{'reverse': True}), dict(**d, **e), print(*a, *b, sep='-', **{'end': '!\n'}))
def errors():
    yield lambda: f(*1)
    yield lambda: f(*a, *1)
    yield lambda: f(**1)
    yield lambda: f(**d, **1)
    yield lambda: f(**d, **d)
    yield lambda: f(x=1, **d)
    yield lambda: f(**d, x=1)
    yield lambda: f(**{1: 2})
    yield lambda: f(**d, **{1: 2})
    yield lambda: c.m(*a, *None)
    yield lambda: c.m(**d, **d)
    yield lambda: f(*a, **{'k': 1}, **{'k': 2})
    yield lambda: (lambda p, q: 0)(*a, *b)
    yield lambda: (lambda p, q: 0)(*a, p=1)
    yield lambda: len(*a, *b)
    yield lambda: C(*a, *b)
    yield lambda: 5(*a, *b)
for thunk in errors():
    try:
        print(thunk())
    except TypeError as err:
        print(err)
class Base:
    def __init__(self, *args, **kw): self.args, self.kw = args, kw
class Mixin: pass
bases = (Mixin, Base)
class Derived(*bases): pass
class Derived2(Mixin, *[Base], **{}): pass
print(Derived(*a, *b, k=1).args, Derived2(**d, **e).kw, [k.__name__ for k in Derived.__mro__])
def deco(*args, **kw):
    print(args, kw)
    return lambda fn: fn
@deco(*a, *b, **d, **e)
def g(): return 1
print(g())
print(f(*a, *[x for x in a], **{k: w for k, w in d.items()}, **dict(zip('pq', 'rs'))))
args = range(300)
print(len(f(*args)[0]), sum(f(*args, *args)[0]))
