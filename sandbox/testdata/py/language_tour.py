def deco(f):
    def w(*a, **k):
        print('call', a, k)
        return f(*a, **k)
    return w
@deco
def foo(a, b=2, *args, c=3, **kw):
    return (a, b, args, c, kw)
print(foo(1))
print(foo(1, 2, 3, 4, c=5, d=6))
class B:
    z = 1
    @property
    def p(self):
        return self._p
    @p.setter
    def p(self, v):
        self._p = v * 2
    @staticmethod
    def s(x): return x + 1
    @classmethod
    def c(cls, x): return cls.z + x
    def __repr__(self): return 'B()'
class C(B):
    def __init__(self):
        super().__init__()
        self.p = 4
    def __len__(self): return 7
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * 10
    def __call__(self, *a): return a
    def __contains__(self, x): return x == 5
    def __enter__(self):
        print('enter')
        return self
    def __exit__(self, t, v, tb):
        print('exit', t, v)
        return True
c = C()
print(c.p, c.s(3), C.c(9), len(c), c[2], list(c) if False else [x for x in c], c(1, 2), 5 in c, 6 in c, c)
with c as q:
    print('in', q is c)
    raise ValueError('boo')
print('after')
with c:
    pass
def k():
    with c:
        return 5
print(k())
def nested():
    try:
        try:
            raise KeyError('a')
        except KeyError as e:
            raise ValueError('b') from e
    except ValueError as e:
        print(repr(e), repr(e.__cause__))
        return 1
    finally:
        print('fin')
print(nested())
def outer():
    x = 1
    def inner():
        nonlocal x
        x += 1
        return x
    inner()
    return inner() + x
print(outer())
print([(i, j) for i in range(3) for j in range(i) if i + j != 2])
print({i: i * i for i in range(4)}, {1, 2, 3})
a, *b, d = range(6)
print(a, b, d)
for i in range(3):
    for j in range(3):
        if j == 1: break
    else:
        print('no')
    if i == 1: continue
    print(i, j)
else:
    print('else')
x = 5
while x:
    x -= 1
    if x == 2: break
print(x)
print(1 if x else 2, x and 3, x or 4, not x)
lam = lambda a, b=3: a * b
print(lam(2), lam(2, 5))
try:
    raise
except RuntimeError as e:
    print(e)
def g():
    r = yield 1
    print('got', r)
    try:
        yield 2
    except ValueError as e:
        print('thrown', e)
        yield 3
    return 9
it = g()
print(next(it), it.send('hi'), it.throw(ValueError('v')))
try:
    next(it)
except StopIteration as e:
    print('stop', e.value)
def deleg():
    r = yield from g()
    print('r', r)
print([v for v in deleg()])
print(2 ** 100, -7 // 2, -7 % 3, 7 / 2, 1 << 70, 5 & 3, ~5)
print(0.1 + 0.2, 1e16, 1e22, 1.0, -0.0, 3.5 // 2, 2 ** -1, 2 ** 0.5)
del a
try:
    print(a)
except NameError as e:
    print(e)
def ub():
    print(zz)
    zz = 1
try:
    ub()
except UnboundLocalError as e:
    print(e)
try:
    foo2 = (lambda x: x)()
except TypeError as e:
    print(e)
class Meta: pass
m = Meta()
m.a = [1]
m.a[0] += 2
m.b = 1
m.b += 5
print(m.a, m.b, m.__dict__)
print([1, 2, 3][::-1], (1, 2, 3)[1:], 'hello'[1:3], 'hello'[::2])
assert True
try:
    assert False, 'msg'
except AssertionError as e:
    print('AE', e)
global_x = 1
def setg():
    global global_x
    global_x += 1
setg(); print(global_x)
try:
    try:
        raise ValueError(1)
    finally:
        print('cleanup')
except ValueError as e:
    print(e.args)
print(isinstance(c, B), issubclass(C, B), type(c).__name__, C.__mro__)
print(sum([1,2,3]), min(3, 1, 2), max([4, 9, 2]), any([0, 1]), all([1, 0]), abs(-3))
print(list(map(lambda v: v + 1, [1, 2])) if 0 else [v for v in map(lambda v: v + 1, [1, 2])])
print([t for t in zip([1, 2], 'ab')], [t for t in enumerate('xy', 1)])
