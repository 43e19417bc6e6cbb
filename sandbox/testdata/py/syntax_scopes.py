# global, nonlocal, class scopes, comprehension scopes, free variables.
x = 'global'
def f():
    global x, made
    x = 'changed'
    made = 1
f()
print(x, made)
def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    def get(): return n
    return inc, get
inc, get = counter()
inc(); inc(5)
print(get())
def levels():
    a = 1
    def two():
        def three():
            nonlocal a
            a += 1
            def four(): return a
            return four()
        return three()
    return two(), a
print(levels())
class K:
    x = 'class'
    y = [v for v in x]
    z = x + '!'
    def m(self): return x
    def n(self): return self.x
    global g_from_class
    g_from_class = 2
    w = [i for i in range(3) if i]
print(K.y, K.z, K().m(), K().n(), g_from_class, K.w, hasattr(K, 'g_from_class'))
def shadow():
    x = 'local'
    class L:
        y = x
        x = 'in class'
        z = x
        def m(self): return x
    return L.y, L.z, L().m()
try:
    print(shadow())
except NameError as e: print(e)
def cls_cell():
    v = 1
    class M:
        v = v + 1 if False else 5
        def get(self): return v
    return M.v, M().get()
print(cls_cell())
print([i for i in range(3)], 'i' in dir_names if False else 'no leak')
def comp(n):
    return [[a * b for b in range(a)] for a in range(n)], {a: (lambda: a)() for a in range(n)}, list(a for a in range(n) for _ in range(2))
print(comp(3))
fs = [lambda: i for i in range(3)]
print([fn() for fn in fs])
fs = [lambda i=i: i for i in range(3)]
print([fn() for fn in fs])
def unbound():
    try:
        print(later)
    except UnboundLocalError as e: print(e)
    later = 1
    del later
    try:
        print(later)
    except UnboundLocalError as e: print(e)
unbound()
def excvar():
    e = 'before'
    try: 1 / 0
    except ZeroDivisionError as e: pass
    try:
        return e
    except UnboundLocalError as err: return str(err)
print(excvar())
def import_scope():
    import math
    from math import floor as fl, ceil
    import math as m
    return math is m, fl(1.5), ceil(1.5)
print(import_scope())
def gen_scope(n):
    total = 0
    def add(k):
        nonlocal total
        total += k
        return total
    yield from (add(k) for k in range(n))
    yield total
print(list(gen_scope(4)))
class Meta:
    def __init__(self): self.me = __class__
    def sup(self): return super().__init__ is not None
print(Meta().me is Meta, Meta().sup())
def recursive(n): return n and recursive(n - 1)
print(recursive(5))
def default_scope(x=x): return x
x = 'later'
print(default_scope())
def global_in_nested():
    def inner():
        global created
        created = 'yes'
    inner()
    return created
print(global_in_nested(), created)
def param_cell(a, b=2, *c, d=4, **e):
    return (lambda: (a, b, c, d, e))()
print(param_cell(1, 3, 5, d=6, z=7))
def loop_cell():
    out = []
    for i in range(3):
        def f(): return i
        out.append(f)
    return [f() for f in out]
print(loop_cell())
def del_cell():
    v = 1
    def get(): return v
    del v
    try: get()
    except NameError as e: print(e)
    v = 2
    return get()
print(del_cell())
lam = lambda a: lambda b: lambda c: (a, b, c)
print(lam(1)(2)(3))
