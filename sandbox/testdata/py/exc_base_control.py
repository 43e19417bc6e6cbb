# BaseException in all its uses; exceptions in odd places.
def f(e):
    try: raise e
    except Exception: return 'Exception'
    except BaseException as b: return type(b).__name__
print([f(e) for e in (ValueError, SystemExit, KeyboardInterrupt, GeneratorExit, StopIteration, BaseException, MemoryError)])
class MyBase(BaseException): pass
print(f(MyBase), f(MyBase('x')))
def bare():
    try: raise MyBase
    except: return 'bare'
print(bare())
try:
    try: raise MyBase('m')
    finally: print('finally runs')
except MyBase as e: print(repr(e))
def raise_in_compr(): return [1 / x for x in (1, 0)]
def raise_in_lambda(): return (lambda: {}['q'])()
def raise_in_sort(): return sorted([3, 1], key=lambda x: x / 0)
def raise_in_gen(): return list(x / 0 for x in [1])
def raise_in_prop():
    class A:
        @property
        def p(self): return self.missing
    return A().p
def raise_in_iter():
    class A:
        def __iter__(self): raise ValueError('iter')
    for x in A(): pass
def raise_in_next():
    class A:
        def __iter__(self): return self
        def __next__(self): raise ValueError('next')
    for x in A(): pass
def raise_in_class():
    class A:
        x = 1 / 0
def raise_in_default():
    def f(a=1 / 0): pass
def raise_in_decorator():
    def d(f): raise ValueError('d')
    @d
    def f(): pass
def raise_in_with():
    class A:
        def __enter__(self): raise ValueError('enter')
        def __exit__(self, *a): print('never')
    with A(): pass
def raise_in_unpack(): a, b = 1, 2, 3
def raise_in_unpack2(): a, b = [1]
def raise_in_unpack3(): a, *b, c = [1]
def raise_in_unpack4(): a, b = 5
def raise_in_unpack5(): (a, b), c = (1, 2), 3; (a, b), c = 1, 2
def raise_in_format(): return '%d' % 'x'
def raise_in_del():
    d = {}
    del d['x']
def raise_in_attr():
    x = 5
    x.y = 1
def raise_in_except_expr():
    try: raise ValueError('orig')
    except undefined_name: pass
def raise_in_str():
    class A:
        def __str__(self): raise ValueError('str')
    return 'x%s' % A()
def raise_in_hash():
    class A:
        def __hash__(self): raise ValueError('hash')
    return {A(): 1}
def raise_in_bool():
    class A:
        def __bool__(self): raise ValueError('bool')
    if A(): pass
def raise_in_cmp():
    class A:
        def __lt__(self, o): raise ValueError('lt')
    return max([A(), A()])
def raise_in_len():
    class A:
        def __len__(self): raise ValueError('len')
    return len(A())
def raise_in_call():
    class A:
        def __call__(self): raise ValueError('call')
    return A()()
def raise_in_aug():
    x = [1]
    x += 5
def raise_in_slice():
    x = [1, 2]
    x[::2] = [1, 2, 3]
def raise_in_star(): return print(*5)
def raise_in_while():
    while 1 / 0: pass
def raise_in_cond(): return 1 if undefined_name else 2
def raise_in_and(): return 0 or (1 and undefined_name)
def raise_in_import(): import no_such_module
def raise_in_from():
    from math import nothing_here
def raise_in_from2():
    from no_such.module import x
def raise_in_global():
    global gone
    del gone
fs = (raise_in_compr, raise_in_lambda, raise_in_sort, raise_in_gen, raise_in_prop, raise_in_iter, raise_in_next, raise_in_class, raise_in_default, raise_in_decorator, raise_in_with, raise_in_unpack, raise_in_unpack2, raise_in_unpack3, raise_in_unpack4, raise_in_unpack5, raise_in_format, raise_in_del, raise_in_attr, raise_in_except_expr, raise_in_str, raise_in_hash, raise_in_bool, raise_in_cmp, raise_in_len, raise_in_call, raise_in_aug, raise_in_slice, raise_in_star, raise_in_while, raise_in_cond, raise_in_and, raise_in_import, raise_in_from2, raise_in_global)
for fn in fs:
    try: fn(); print(fn.__name__, 'no error')
    except Exception as e: print(fn.__name__[9:], type(e).__name__, e, repr(e.__context__))
try: raise_in_from()
except ImportError as e: print(str(e)[:41])
try: import no_such_module
except ImportError as e: print(e.name, e.path, e.msg, type(e).__name__)
try: raise ValueError('multi\nline\nmessage')
except ValueError as e: print(e, repr(e))
def retry(n):
    for attempt in range(n):
        try:
            if attempt < 2: raise ValueError(attempt)
            return 'ok after %d' % attempt
        except ValueError as e: err = e
    return 'failed %s' % err
print(retry(2), retry(5))
def collect():
    errs = []
    for i in range(4):
        try: [10, 20][i]
        except IndexError as e: errs.append(e)
    return [str(e) for e in errs], errs[0] is errs[1]
print(collect())
class Ctx:
    def __init__(self): self.log = []
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        self.log.append(t.__name__ if t else None)
        return t is ValueError
c = Ctx()
for e in (ValueError, None, ValueError('x')):
    with c:
        if e: raise e
print(c.log)
