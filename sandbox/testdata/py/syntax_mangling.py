# Private names.
class A:
    __x = 1
    __y__ = 2
    __ = 3
    def __init__(self, __p=4):
        self.__z = __p
        self.__w__ = 5
    def __private(self, __a, *__args, __k=6, **__kw):
        return __a, __args, __k, __kw
    def run(self):
        def __inner(__v): return __v + self.__z
        __local = lambda __q: __q * 2
        return self.__private(1, 2, __k=3, m=4), __inner(1), __local(4), self.__x, self.__class__.__x, [__i for __i in range(2)]
    def names(self): return [hasattr(self, n) for n in ('_A__z', '__w__', '__z')]
    class __Inner:
        __n = 7
        def get(self): return self.__n, __class__.__name__
    def inner(self): return self.__Inner().get(), self.__Inner.__name__
    def handlers(self):
        try:
            raise ValueError('v')
        except ValueError as __e:
            result = str(__e)
        for __i in range(2): result += str(__i)
        with M() as __m: result += __m
        import math as __math
        from math import pi as __pi
        __t: int = 9
        del __i
        return result, __math.floor(__pi), __t
    def glob(self):
        global __g
        __g = 10
        return __g
class M:
    def __enter__(self): return 'm'
    def __exit__(self, *a): pass
a = A()
print(a.run(), a.names(), a.inner(), a.handlers(), a.glob(), _A__g)
print(A._A__x, A.__y__, A.__, a._A__z, A._A__private(a, 1), A(_A__p=8)._A__z)
print(A._A__private.__name__, A._A__private.__qualname__, A._A__Inner.__name__)
class _B:
    __v = 1
    def get(self): return self.__v
class __C:
    __v = 2
    def get(self): return self.__v
class ___:
    __v = 3
    def get(self): return self.__v
print(_B._B__v, __C._C__v, ___._____v if hasattr(___, '_____v') else ___.__dict__.get('__v') if hasattr(___, '__dict__') else 3)
print(_B().get(), __C().get(), ___().get())
__m = 'module'
def outer():
    __n = 'n'
    class K:
        def f(self): return __n2
        def g(self, o):
            return o.__attr
    class O: pass
    o = O(); o._K__attr = 'found'
    return K().g(o)
print(outer())
class E:
    def f(self):
        try:
            return __m
        except NameError as e:
            return str(e)
    def g(self, fn): return fn(__key=1)
print(E().f(), E().g(lambda **kw: kw))
class N:
    def m(self):
        nonlocal_ = 1
        __free = 2
        class L:
            def f(s): return [c for c in dir_of(s)]
            v = 3
        def inner():
            nonlocal __free
            __free += 1
            return __free
        return inner(), __free
print(N().m())
class P:
    @property
    def __q(self): return 'prop'
    @__q.setter
    def __q(self, v): self.stored = v
    def use(self):
        self.__q = 5
        return self.__q, self.stored
print(P().use())
print(f'{A._A__x}', type(a).__name__)
class S:
    __slots_like = 1
    def f(self): return f'{self.__slots_like} {self.__slots_like!r:>{3}}'
print(S().f())
