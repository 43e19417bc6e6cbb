# Defaults are evaluated once, at the def; keyword-only arguments; * and ** in calls.
def f(a, l=[]):
    l.append(a)
    return l
print(f(1), f(2), f(3, []), f(4))
def trace(x):
    print('eval', x)
    return x
def g(a=trace(1), *, b=trace(2), c=trace(3)): return a, b, c
print(g(), g(5), g(b=6), g(1, c=2))
n = 10
def h(x=n): return x
n = 20
print(h(), h.__defaults__ if hasattr(h, '__defaults__') and False else '')
fs = [lambda i=i: i for i in range(3)]
print([fn() for fn in fs], [fn(9) for fn in fs])
def memo(n, cache={0: 0, 1: 1}):
    if n not in cache: cache[n] = memo(n - 1) + memo(n - 2)
    return cache[n]
print(memo(50))
def mix(a, b=2, *args, c, d=4, **kw): return a, b, args, c, d, kw
print(mix(1, c=3), mix(1, 2, 3, 4, c=5, e=6), mix(*[1, 2, 3], **{'c': 4, 'z': 5}), mix(1, *(2, 3), c=1, **{'d': 2}), mix(c=1, a=2))
def only(*, a, b=2): return a, b
print(only(a=1), only(b=1, a=2))
def args(*a): return a
def kws(**k): return k
print(args(*'abc'), args(*range(3)), args(*{'k': 1}), args(*(x * x for x in range(3))), args(1, *[]))
print(kws(a=1, **{'b': 2}), kws(**{}), kws(), kws(**dict(x=1)), list(kws(z=1, y=2, x=3)))
k = kws(a=1)
k['b'] = 2
orig = {'p': 1}
def change(**kw):
    kw['p'] = 5
    return kw
print(change(**orig), orig)
def change2(*a):
    return type(a)
print(change2([1]))
lst = [1, 2]
def keep(*a): return a
t = keep(*lst)
lst.append(3)
print(t)
def order(): 
    def p(x):
        print(x, end=' ')
        return x
    p('fn') and None
    return args(p(1), p(2), *[p(3)])
print(order())
def ev(x):
    print('arg', x, end=' ')
    return x
def target(*a, **k): return a, k
print(target(ev(1), *ev([2]), k=ev(3), **ev({'m': 4})))
def rec(n, acc=()):
    return acc if n == 0 else rec(n - 1, acc + (n,))
print(rec(4))
class Default:
    def __repr__(self): return 'D'
def withobj(x=Default()): return x
print(withobj() is withobj())
x = 'outer'
def shadow(x=x): return x
print(shadow(), shadow('in'))
class K:
    v = 5
    def m(self, w=v): return w
    v = 6
print(K().m())
def deco(fn):
    def wrapper(*a, **k): return ('wrapped', fn(*a, **k))
    wrapper.__name__ = fn.__name__
    return wrapper
@deco
def named(a, b=2): return a + b
print(named(1), named(1, b=5), named.__name__)
def nested_default(a, b=lambda: 'called'): return b()
print(nested_default(1))
f2 = lambda *a, k=1, **kw: (a, k, kw)
print(f2(1, 2, k=3, z=4), (lambda: None)(), (lambda a, b=1: a + b)(1))
