# super() in its forms.
class A:
    def __init__(self, **kw):
        print('A.__init__', sorted(kw.items()))
    def f(self, n): return ['A', n]
    @classmethod
    def make(cls): return 'A.make ' + cls.__name__
    @staticmethod
    def util(n): return n * 2
    @property
    def p(self): return 'A.p'
class B(A):
    def __init__(self, b=0, **kw):
        print('B.__init__', b)
        super().__init__(**kw)
    def f(self, n): return ['B'] + super().f(n)
    @classmethod
    def make(cls): return 'B.make ' + super().make()
    @staticmethod
    def util(n): return super(B, B).util(n) + 1
    @property
    def p(self): return 'B.p ' + super().p
class C(A):
    def __init__(self, c=0, **kw):
        print('C.__init__', c)
        super().__init__(**kw)
    def f(self, n): return ['C'] + super(C, self).f(n)
    @classmethod
    def make(cls): return 'C.make ' + super(C, cls).make()
    @property
    def p(self): return 'C.p ' + super().p
class D(B, C):
    def __init__(self, d=0, **kw):
        print('D.__init__', d)
        super().__init__(**kw)
    def f(self, n):
        def inner():
            return super(D, self).f(n)
        return ['D'] + inner()
    def g(self):
        s = super()
        return [s.f(1), s.make(), s.p]
    def h(self):
        return [super(D, self).f(i) for i in range(2)]
d = D(d=1, b=2, c=3, z=4)
print(d.f(0))
print(d.g())
print(d.h())
print(D.make(), d.make(), d.p, D.util(4))
print(super(B, d).f(9), super(C, d).f(9), super(D, D).make())
class E:
    def no(self): return super().missing
    def args(): return super()
    def cell(self):
        def f(x): return super().__repr__
        return f
    def deleted(self):
        del self
        return super()
    def set(self):
        super().x = 1
try: E().no()
except AttributeError as e: print(e)
try: E.args()
except RuntimeError as e: print(e)
try: E().deleted()
except RuntimeError as e: print(e)
try: E().set()
except AttributeError as e: print(e)
try: E().cell()(1)
except TypeError as e: print(e)
def outside(): return super()
try: outside()
except RuntimeError as e: print(e)
def outside2(x): return super()
try: outside2(1)
except RuntimeError as e: print(e)
for args in ((1, 2), (E, 1), (E, int), ('x', 'y')):
    try: super(*args)
    except TypeError as e: print(e)
print(super(E, E()).__class__, type(super(E, E())))
print(E().cell.__name__)
class F(E):
    def me(self):
        return __class__
    @classmethod
    def gen(cls):
        yield super().__name__ if hasattr(super(), '__name__') else 'none'
print(F().me() is F)
class G(list):
    def append(self, v):
        super().append(v * 2)
    def __len__(self):
        return super().__len__() + 100
g = G([1])
g.append(4)
print(g, len(g), list.__len__(g))
