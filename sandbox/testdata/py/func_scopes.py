def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
x = 1
def a():
    print(x)
    x = 2
t(a)
def b():
    del x
t(b)
def c():
    def inner(): return y
    y = 5
    del y
    return inner()
t(c)
def d():
    def inner(): return y
    if False: y = 1
    return inner()
t(d)
def e():
    n = 0
    def inc():
        nonlocal n
        n += 1
        return n
    inc(); inc()
    return n
t(e)
def f():
    global newg
    newg = 7
f(); print(newg)
t(lambda: undefined)
class C:
    x = 5
    y = [x for _ in range(2)] if False else x
    def get(self): return x
    try: z = [x + i for i in range(2)]
    except NameError as ex: print('NE', ex)
    l = list(x for x in range(3))
print(C.y, C().get(), C.l)
class D:
    for i in range(3): pass
    a, b = 1, 2
    def m(): return 'no self'
    n = m()
print(D.i, D.a, D.n)
fs = [lambda: i for i in range(3)]
print([f() for f in fs])
fs = [lambda i=i: i for i in range(3)]
print([f() for f in fs])
t(lambda: [y for y in (z for z in range(3)) if y])
def g():
    try: 1/0
    except ZeroDivisionError as err: pass
    return err
t(g)
def h(n):
    if n == 0: return 1
    return n * h(n - 1)
print(h(20), h(30))
def rec(n): return rec(n + 1)
t(lambda: rec(0))
i = 10
[i for i in range(3)]
print(i)
def k():
    l = []
    for v in range(3):
        def q(): return v
        l.append(q)
    return [q() for q in l]
print(k())
def outer():
    x = 'outer'
    class In:
        print(x)
        x = 'in'
        print(x)
        def m(self): return x
    return In().m()
print(outer())
def defaults(a, b=[], *c, d={}, **e):
    b.append(a); d[a] = 1
    return b, c, d, e
print(defaults(1), defaults(2), defaults(3, [], 4, 5, d={}, z=1))
t(lambda: defaults())
t(lambda: defaults(1, a=2))
t(lambda: (lambda a, b: 1)(1))
t(lambda: (lambda *, k: 1)())
t(lambda: (lambda *, k, j: 1)())
t(lambda: (lambda a: 1)(1, 2, b=3))
t(lambda: (lambda a: 1)(b=3))
t(lambda: (lambda: 1)(1))
t(lambda: (lambda a, b=1: 1)(1, 2, 3))
t(lambda: (lambda a, *, b=1: 1)(1, 2, 3))
t(lambda: (lambda a, *, b: 1)(1, 2, 3, b=1))
t(lambda: (lambda a, b, c: 1)())
t(lambda: (lambda a, b: 1)())
t(lambda: print(*1))
t(lambda: print(**1))
t(lambda: print(**{1: 2}))
t(lambda: dict(a=1, **{'a': 2}))
t(lambda: (lambda **k: k)(a=1, **{'a': 2}))
t(lambda: (lambda a: 1)(*[1], **{'a': 2}))
t(lambda: max(*[], **{}))
t(lambda: 5())
t(lambda: 'a'())
t(lambda: None())
t(lambda: [](1))
t(lambda: None.x)
t(lambda: None[0])
t(lambda: (1)[0])
t(lambda: len.x)
t(lambda: 'a'.x)
t(lambda: [].x)
t(lambda: C.nope)
t(lambda: C().nope)
t(lambda: print.__name__)
t(lambda: f.__name__ + f.__qualname__ + str(f.__module__))
t(lambda: e.__doc__)
t(lambda: (lambda: 1).__name__)
t(lambda: (lambda: 1).__qualname__)
t(lambda: [].append.__name__)
t(lambda: C.get.__qualname__)
t(lambda: C().get.__qualname__)
t(lambda: h.__defaults__)
