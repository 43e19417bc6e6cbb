# Lambdas in all places.
print((lambda: 0)(), (lambda x: x)(1), (lambda x, y=2, *a, k=3, **kw: (x, y, a, k, kw))(1, 5, 6, k=7, z=8))
fs = [lambda: 1, lambda x=2: x, lambda *a: a, lambda **k: k, lambda *, k: k, lambda x, *, k=4: (x, k)]
print(fs[0](), fs[1](), fs[2](1, 2), fs[3](a=1), fs[4](k=3), fs[5](1))
print(sorted([3, 1, 2], key=lambda v: -v), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(filter(lambda v: v > 1, [1, 2, 3])))
print((lambda: lambda: 'nested')()(), (lambda f: f(f))(lambda f: 'self'), (lambda x: lambda y: lambda z: x + y + z)(1)(2)(3))
print({'add': lambda a, b: a + b, 'sub': lambda a, b: a - b}['sub'](5, 3), [(lambda i: i * i)(i) for i in range(3)])
x = lambda: 1 if True else 2
print(x(), (lambda: (yield))().__class__.__name__, (lambda a: a if a else 'empty')(0), (lambda a, b: a and b)(1, 2))
y = lambda a=lambda: 5: a()
print(y(), y(lambda: 6), (lambda a=1, *b: (a, b))(), (lambda *a, b=2, **c: (a, b, c))(1, d=3))
def make(n): return lambda x: x + n
print(make(1)(2), [f(10) for f in [make(i) for i in range(3)]], (lambda: make)()(1)(1))
print((lambda x: (x, x))(1), (lambda x: [x])(1), (lambda x: {x: x})(1), (lambda: ())(), (lambda: None)(), (lambda _: _)(...))
z = lambda \
    a, \
    b: (a +
        b)
print(z(1, 2), z.__name__, (lambda:0).__qualname__)
print([f for f in [lambda: 0 if 1 else 2]][0](), [i for i in range(4) if (lambda v: v % 2)(i)], not (lambda: 0)(), -(lambda: 1)())
class C:
    f = lambda self, v=1: (self.__class__.__name__, v)
    g = staticmethod(lambda v: v)
print(C().f(), C().f(2), C.g(3))
