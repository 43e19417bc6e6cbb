# Odds and ends of functions.
def f(): pass
print(f(), (lambda: None)(), f.__name__)
def many_returns(x):
    if x > 0: return 'pos'
    elif x < 0: return 'neg'
    return
print(many_returns(1), many_returns(-1), many_returns(0))
def multi(): return 1, 2, 3
a, *b = multi()
print(a, b)
def annotated_doc():
    '''Multi
    line'''
    x = 1
print(annotated_doc.__doc__)
def no_doc():
    1
    'not doc'
print(no_doc.__doc__)
compose = lambda *fs: (lambda x: x if not fs else compose(*fs[:-1])(fs[-1](x)))
print(compose(str, lambda x: x + 1, abs)(-5))
def apply(f, *a, **k): return f(*a, **k)
print(apply(max, 1, 2), apply(sorted, [2, 1], reverse=True), apply(apply, apply, int, '5'))
print((lambda x: (lambda y: x + y))(1)(2), [f(2) for f in (lambda x: x ** 2, lambda x: x ** 3)])
def redefine(): return 1
first = redefine
def redefine(): return 2
print(first(), redefine())
def cond(flag):
    if flag:
        def g(): return 'yes'
    else:
        def g(): return 'no'
    return g()
print(cond(1), cond(0))
def shadow_builtin():
    len = lambda x: 'mine'
    return len([])
print(shadow_builtin(), len([]))
len_ = len
len = lambda x: 'global shadow'
print(len([]))
del len
print(len([]), len_ is len)
print = print
print('still prints')
def ret_in_loop():
    for i in range(5):
        for j in range(5):
            if i * j == 6: return i, j
print(ret_in_loop())
def early():
    while True:
        return 'early'
print(early())
def uses_del(x):
    del x
    try: x
    except UnboundLocalError as e: return str(e)
print(uses_del(1))
def tuple_arg(p):
    (x, y), z = p
    return x + y + z
print(tuple_arg(((1, 2), 3)))
def side():
    side.log.append(1)
    return side
side.log = []
side()()()
print(side.log)
def modify(l, n, d):
    l.append(1); n += 1; d['k'] = n
    l = None
lst, num, dct = [], 0, {}
modify(lst, num, dct)
print(lst, num, dct)
x = 5
def read_global(): return x
def write_local():
    x = 6
    return read_global()
print(write_local(), x)
def gcd(a, b):
    while b: a, b = b, a % b
    return a
print(gcd(48, 18))
def hanoi(n, a='A', b='B', c='C'):
    return [] if n == 0 else hanoi(n - 1, a, c, b) + [(a, c)] + hanoi(n - 1, b, a, c)
print(hanoi(3))
def ack(m, n):
    if m == 0: return n + 1
    if n == 0: return ack(m - 1, 1)
    return ack(m - 1, ack(m, n - 1))
print(ack(2, 3))
def flatten(x):
    if isinstance(x, list):
        for y in x: yield from flatten(y)
    else: yield x
print(list(flatten([1, [2, [3, [4]], 5]])))
def with_global_comp(): return [x for _ in range(2)]
print(with_global_comp())
def curry(f, n, *a): return (lambda x: curry(f, n - 1, *(a + (x,)))) if n else f(*a)
print(curry(lambda a, b, c: a + b + c, 3)(1)(2)(3))
print((lambda *a, **k: (a, k))(1, x=2), (lambda a, *, b: (a, b))(1, b=2), (lambda: (yield))().__class__.__name__)
if True:
    def in_if(): return 'in if'
print(in_if())
def f(x):
    def x(): return 'inner x'
    return x()
print(f(1))
