# Closures: late binding, shared cells, nonlocal, del of cells, global.
fs = []
for i in range(3):
    fs.append(lambda: i)
print([f() for f in fs])
def make():
    fs = []
    for i in range(3):
        def f(): return i
        fs.append(f)
    return fs
print([f() for f in make()])
def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    def get(): return n
    def reset():
        nonlocal n
        n = 0
    return inc, get, reset
inc, get, reset = counter()
inc(); inc(5)
print(get(), inc(), reset(), get())
i2, g2, _ = counter()
i2()
print(g2(), get())
def deep():
    x = 1
    def a():
        def b():
            nonlocal x
            x += 1
            def c(): return x * 10
            return c
        return b
    return a()()(), x
print(deep())
def unbound():
    def f(): return later
    try: f()
    except NameError as e: print(type(e).__name__, e)
    later = 5
    return f()
print(unbound())
def deleted():
    x = 1
    def f(): return x
    print(f())
    del x
    try: f()
    except NameError as e: print(type(e).__name__, e)
    try: x
    except UnboundLocalError as e: print(e)
    try: del x
    except UnboundLocalError as e: print(e)
    x = 2
    return f()
print(deleted())
def nldel():
    x = 1
    def f():
        nonlocal x
        del x
    f()
    try: return x
    except UnboundLocalError as e: return str(e)
print(nldel())
def inner_del():
    x = 1
    def f():
        nonlocal x
        del x
        try: del x
        except NameError as e: print(type(e).__name__, e)
        try: x
        except NameError as e: print(type(e).__name__, e)
    f()
inner_del()
g = 1
def useg():
    global g
    g += 1
    def inner():
        global g
        g *= 10
    inner()
    return g
print(useg(), g)
def local_before():
    try: print(g3)
    except UnboundLocalError as e: print(e)
    g3 = 1
local_before()
def aug():
    try: g += 1
    except UnboundLocalError as e: print(e)
    if False: g = 1
aug()
def newglobal():
    global fresh
    fresh = 'made'
newglobal()
print(fresh)
def delglobal():
    global fresh
    del fresh
    try: del fresh
    except NameError as e: print(e)
delglobal()
try: fresh
except NameError as e: print(e)
def param(x):
    def f():
        nonlocal x
        x += 1
        return x
    return f
p = param(5)
print(p(), p())
def args_cell(*a, **k):
    return lambda: (a, k)
print(args_cell(1, b=2)())
def comp():
    n = 3
    return [[n * j for j in range(n)] for i in range(n - 1)], {k: n for k in 'ab'}, list(n + z for z in range(2)), [f() for f in [lambda: q for q in range(3)]]
print(comp())
def loopvar():
    for i in range(3): pass
    l = [i for i in range(10)]
    return i, len(l)
print(loopvar())
def recursive():
    def fact(n): return 1 if n < 2 else n * fact(n - 1)
    return fact(10)
print(recursive())
def mutual():
    def even(n): return True if n == 0 else odd(n - 1)
    def odd(n): return False if n == 0 else even(n - 1)
    return even(10), odd(7)
print(mutual())
def cls_closure(v):
    class A:
        def get(self): return v
        def set(self, n):
            nonlocal v
            v = n
    return A()
a = cls_closure(1)
a.set(9)
print(a.get())
def swap():
    a, b = 1, 2
    def s():
        nonlocal a, b
        a, b = b, a
    s()
    return a, b
print(swap())
def exc():
    try: 1 / 0
    except ZeroDivisionError as e:
        f = lambda: e
        print(f())
    try: f()
    except NameError as e2: print(e2)
exc()
def gencell():
    x = 0
    def gen():
        nonlocal x
        while x < 3:
            x += 1
            yield x
    return list(gen()), x
print(gencell())
def forcell():
    for x in range(3):
        def f(): return x
    return f()
print(forcell())
def withcell():
    acc = []
    def add(x, acc=acc): acc.append(x)
    for v in 'ab': add(v)
    return acc
print(withcell())
