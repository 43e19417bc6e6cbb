# Tuples that are built and unpacked at once: every value is taken before any name is bound.
def f(a, b, c):
    a, b = b, a
    print(a, b)
    a, b, c = c, a, b
    print(a, b, c)
    a, a = 1, 2
    print(a)
    x = y = None
    x, y = (a, b), [c]
    print(x, y)
    a, b, c, d = d0(), d0(), b, a
    print(a, b, c, d)
    l = [1, 2, 3]
    i = 0
    i, l[i] = 2, 9
    print(i, l)
    l[0], l[1] = l[1], l[0]
    print(l)
    (a, b), c = (1, 2), 3
    print(a, b, c)
    [a, b] = b, a
    print(a, b)
    a, b = (x, y) = b, a
    print(a, b, x, y)
    for a, b in ((1, 2), (3, 4)):
        a, b = b, a + b if a > 1 else b
        print(a, b)
    def g():
        nonlocal a, b
        a, b = b, a
        return a, b
    print(g(), a, b)
    del a
    try:
        a, b = b, a
    except UnboundLocalError as e: print(e)
    except NameError as e: print(e)
    print(b)
    class C: pass
    o = C()
    o.x, o.y = 1, 2
    o.x, o.y = o.y, o.x
    print(o.x, o.y)
    a, b = b and 1, b or 2
    print(a, b)
    a, b = b, lambda: a
    print(b())
    return [(p, q) for p, q in [(1, 2)]]
n = 0
def d0():
    global n
    n, m = n + 1, n
    return n, m
print(f(1, 2, 3))
a, b = 1, 2
a, b = b, a
print(a, b)
class K:
    p, q = 1, 2
    p, q = q, p
print(K.p, K.q)
try:
    a, b, c = 1, zz, 3
except NameError as e: print(e)
def fib(n):
    a, b = 0, 1
    while n: a, b, n = b, a + b, n - 1
    return a
print(fib(50))
def deep(a, b, c):
    a, b, c = c, a, b
    b, a = a, b
    c, b, a = a, b, c
    return a, b, c
print(deep(1,2,3))
def gen():
    a, b = 1, 2
    while 1:
        a, b = (yield a), a
        print('got', a, b)
g = gen(); next(g); g.send(5); g.send(6)
def nest(f, a, b):
    (a, b), c = f(), a
    print(a, b, c)
    (a, b), (c, d) = f(), (a, b)
    print(a, b, c, d)
    a, (b, c) = c, f()
    print(a, b, c)
    (a, b), a = a, b if 0 else (5, 6)
    return a, b
try: print(nest(lambda: (7, 8), 1, 2))
except TypeError as e: print(e)
def nest2(f, a, b):
    (a, b), (a, c), b = f(), f(), a
    print(a, b, c)
    b, (c, a), a = a, f(), b
    print(a, b, c)
    a, b, c, d = f(), a, f(), b
    print(a, b, c, d)
    a, b = f(), b
    b, a = a, b
    (b, a), b = (a, 0), b
    print(a, b)
    x = [f(), (a, b)]
    (a, x[0]), x[1] = x[0], x
    print(a, x[0])
nest2(lambda: (7, 8), 1, 2)

# Functions that are made while values wait for their targets.
def same(x): return x
def waiting():
    l, m, d = [0], [0, 0], {}
    l[0], m[1], d[(lambda q=1: q)()] = same('a'), same('b'), same('c')
    print(l, m, d)
    l[0], d[(lambda *, k=same(5): k)()], m[(lambda a=0, b=1: b)()] = same('d'), same('e'), same('f')
    print(l, m, d)
    def g(a, b=same(7)): return a, b
    (l[0], m[0]), d[g(1)] = g(2), [x for x in g(3)]
    print(l, m, d)
waiting()
