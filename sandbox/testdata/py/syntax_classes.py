# Class bodies: statements, docstrings, bases, scopes.
class Empty: pass
class Doc: 'one line'
class Ellip: ...
class Base(object):
    """A
    docstring."""
    a, b = 1, 2
    c = a + b
    for i in range(3): last = i
    if c == 3: flag = 'yes'
    else: flag = 'no'
    while b < 5: b += 1
    try: 1 / 0
    except ZeroDivisionError: caught = True
    def m(self, x=c): return x
    d = lambda self: self.a
    class Inner:
        v = 'inner'
        class Deep: v = 'deep'
    del i
    table = {k: k * 2 for k in range(2)}
    import math
    from math import floor as fl
    global outside
    outside = 'made in class'
    print('body runs')
print(Base.c, Base.last, Base.flag, Base.b, Base.caught, Base().m(), Base().d(), Base.Inner.v, Base.Inner.Deep.v, hasattr(Base, 'i'))
print(Base.table, Base.math.floor(1.5), Base.fl(2.5), outside, repr(Base.__doc__), Doc.__doc__, Empty.__doc__)
print(Base.Inner.Deep.__qualname__, Base.m.__qualname__, Base.__name__, Base.d.__qualname__)
class Derived(Base):
    a = 10
    def m(self, x=0): return super().m() + x
    def n(self): return super(Derived, self).m(), __class__.__name__
    @classmethod
    def cm(cls): return cls.__name__, super().__name__ if False else cls.a
    @staticmethod
    def sm(*a): return a
print(Derived().m(1), Derived().n(), Derived.cm(), Derived.sm(1, 2), Derived().d())
class Multi(Derived, Empty,): pass
print([c.__name__ for c in Multi.__mro__])
def local(v):
    class L:
        value = v
        def get(self): return v, self.value
        class M:
            def get(self): return v
    return L().get(), L.M().get(), L.__qualname__, L.get.__qualname__
print(local(7))
x = 'global'
class Scope:
    y = x
    x = 'class'
    z = x
    def f(self): return x
print(Scope.y, Scope.z, Scope().f())
class Cond:
    if False: never = 1
    else:
        def f(self): return 'else'
print(Cond().f(), hasattr(Cond, 'never'))
class E1(Exception): pass
class E2(E1):
    def __init__(self, *a): super().__init__(*a); self.extra = len(a)
try: raise E2(1, 2)
except E1 as e: print(type(e).__name__, e.args, e.extra)
class Prop:
    _v = 1
    v = property(lambda self: self._v, lambda self, n: setattr(self, '_v', n))
p = Prop(); p.v = 5
print(p.v)
class One: x = 1; y = 2; z = x + y
print(One.z)
