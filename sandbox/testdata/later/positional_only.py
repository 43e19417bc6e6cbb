# The / among parameters, of Python 3.8, without its checks; unpacking after in, of Python
# 3.9.
def f(a, b=2, /, c=3, *, d=4): return a, b, c, d
print(f(1), f(1, 5, c=6, d=7), (lambda a, /, b: (a, b))(1, b=2))
def g(a, /): return a
def h(a, /, *args, **kw): return a, args, kw
print(g(1), h(1, 2, k=3))
a, b = [1, 2], (3,)
for x in *a, *b: print(x)
