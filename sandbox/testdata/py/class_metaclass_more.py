from abc import ABCMeta, ABC, abstractmethod
class M(type):
    def __new__(m, n, b, d):
        print('names', [k for k in d if k not in ('__module__', '__qualname__', '__classcell__')])
        c = super().__new__(m, n, b, d)
        return c
    @classmethod
    def __prepare__(m, n, b): print('prep', n, b); return super().__prepare__(n, b)
    @property
    def prop(c): return c._p
    @prop.setter
    def prop(c, v): print('set prop'); c._p = v
    def __repr__(c): return f'<{c.__name__}>'
    def __eq__(c, o): return isinstance(o, type) and c.__name__ == o.__name__
    def __hash__(c): return hash(c.__name__) if False else 7
    def __or__(c, o): return ('or', c, o)
    def __ror__(c, o): return ('ror', c, o)
    def __neg__(c): return ('neg', c)
    def __iadd__(c, o): return ('iadd', c, o)
    def __getitem__(c, k): return k
    def __setitem__(c, k, v): print('setitem', k, v)
    def __delitem__(c, k): print('delitem', k)
    def __reversed__(c): return iter('zyx')
    def __int__(c): return 9
    def __float__(c): return 9.5
    def __index__(c): return 1
    def __abs__(c): return 'abs'
    def __round__(c, n=None): return ('round', n)
    def __format__(c, s): return 'fmt:' + s
    def __enter__(c): print('enter'); return c
    def __exit__(c, *a): print('exit'); return True
    def __divmod__(c, o): return 'divmod'
    def __pow__(c, o, m=None): return ('pow', o, m)
    def __lt__(c, o): return c.__name__ < o.__name__
    def __next__(c): return 'nxt'
    def __missing_meth(c): pass
class A(metaclass=M):
    def who(self): return __class__
    def sup(self): return super().__repr__()[:3]
class B(A):
    def __init_subclass__(cls, **kw): print('init_subclass', cls, kw); super().__init_subclass__()
class C(B): z = 1
print(A, B, A().who(), A().sup())
A.prop = 5
print(A.prop, A == B, A == 5, A != B, {A: 1}[A], A | 1, 1 | A, -A, A[5], A ** 2, A < B, sorted([C, B, A]))
A[1] = 2
del A[3]
with A as a: print(a); raise ValueError
X = A
X += 3
print(X)
for f in [lambda: A + 1, lambda: A > 1, lambda: A(5), lambda: len(A), lambda: A.nope, lambda: A().prop, lambda: ~A, lambda: M('x'), lambda: M(), lambda: M('Q', (), {}, k=1), lambda: type('a', 'b', 'c'), lambda: type(1, 2), lambda: type.__call__(int, '5'), lambda: type.__call__(A).who(), lambda: M.__call__(A).who(), lambda: M('T', (A,), {'q': 1}).q, lambda: type('T', (A,), {'q': 2}).q, lambda: type(type('T', (A,), {}))]:
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class AM(ABCMeta):
    def __new__(m, n, b, d):
        d['tag'] = n
        return super().__new__(m, n, b, d)
class Base(metaclass=AM):
    @abstractmethod
    def f(self): pass
class Impl(Base):
    def f(self): return 'impl'
print(Base.tag, Impl.tag, Impl().f(), type(Base).__name__)
try: Base()
except TypeError as e: print(e)
def deco(c): c.decorated = True; return c
@deco
class D(metaclass=M): pass
print(D.decorated)
class Attr(type):
    def __getattr__(c, n):
        if n.startswith('x'): return n * 2
        raise AttributeError('no ' + n)
class E(metaclass=Attr): pass
print(E.xa, getattr(E, 'b', 'dflt'), hasattr(E, 'xx'), hasattr(E, 'b'))
try: E.b
except AttributeError as e: print(e)
class OrderedMeta(type):
    def __new__(m, n, b, d):
        fields = {k: v for k, v in d.items() if isinstance(v, Field)}
        c = super().__new__(m, n, b, d)
        c._fields = fields
        return c
class Field:
    def __init__(self, t): self.t = t
    def __set_name__(self, o, n): self.n = n; print('set_name', n)
    def __get__(self, i, o): return self if i is None else i.__dict__.get(self.n)
    def __set__(self, i, v):
        if not isinstance(v, self.t): raise TypeError(f'{self.n} must be {self.t.__name__}')
        i.__dict__[self.n] = v
class Model(metaclass=OrderedMeta):
    def __init__(self, **kw):
        for k, v in kw.items(): setattr(self, k, v)
class User(Model):
    name = Field(str)
    age = Field(int)
u = User(name='a', age=3); print(u.name, u.age, list(User._fields))
try: User(age='x')
except TypeError as e: print(e)
class Sealed(type):
    def __call__(cls, *a, **k):
        if cls.__name__ == 'Abs': raise TypeError('abstract!')
        return super().__call__(*a, **k)
class Abs(metaclass=Sealed):
    def __init__(self, x, *, y=2): self.x, self.y = x, y
class Con(Abs): pass
try: Abs(1)
except TypeError as e: print(e)
print(Con(1, y=5).y)
try: Con()
except TypeError as e: print(e)
class BadPrep(type):
    @classmethod
    def __prepare__(m, n, b): return 5
try:
    class F(metaclass=BadPrep): pass
except TypeError as e: print(e)
class NotRet(type):
    def __new__(m, n, b, d): return 42
class G(metaclass=NotRet): pass
print(G)
print(isinstance(M, type), issubclass(M, type), isinstance(A, M), M.__mro__, type(M), M.__class__)
class Meta2(M):
    def __init__(cls, n, b, d): print('Meta2 init'); super().__init__(n, b, d)
class H(A, metaclass=Meta2): pass
class I2(H, A): pass
print(type(I2).__name__)
try:
    class J(metaclass=M, foo=1): pass
except TypeError as e: print(e)
try:
    class K(foo=1): pass
except TypeError as e: print(e)
