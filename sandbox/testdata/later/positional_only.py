# The / among parameters, of Python 3.8, without its checks; stars without parentheses after
# return and yield, of Python 3.8, and after in, of Python 3.9.
def f(a, b=2, /, c=3, *, d=4): return a, b, c, d
print(f(1), f(1, 5, c=6, d=7), (lambda a, /, b: (a, b))(1, b=2))
def g(a, /): return a
def h(a, /, *args, **kw): return a, args, kw
print(g(1), h(1, 2, k=3))
a, b = [1, 2], (3,)
for x in *a, *b: print(x)
def starred(a):
    x = yield *a, 0
    print(x)
    yield *a,
    return *a, *a
for v in starred([7, 8]): print(v)
def both(a, b): return *a, *b
print(both(a, b), both("", ()))
