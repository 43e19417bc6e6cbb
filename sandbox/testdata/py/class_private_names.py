# Private names in classes, functions in classes and inheritance.
class A:
    __x = 1
    def __init__(self):
        self.__y = 2
        self.__z__ = 3
        self._w = 4
    def get(self): return self.__x, self.__y, self.__z__, self._w
    def __m(self): return 'A.__m'
    def call(self): return self.__m()
    def local(self):
        __v = 5
        def inner(): return __v
        return inner()
    def kw(self, __p=6): return __p
class B(A):
    __x = 10
    def __init__(self):
        super().__init__()
        self.__y = 20
    def get2(self): return self.__x, self.__y, self.get()
    def __m(self): return 'B.__m'
    def call2(self): return self.__m(), self.call()
b = B()
print(b.get2(), b.call2(), b.local(), b.kw(), b.kw(_A__p=7))
print(sorted(b.__dict__.items()))
print(A._A__x, B._B__x, B._A__x, hasattr(A, '__x'))
try: b.kw(__p=8)
except TypeError as e: print(e)
class _C:
    __a = 1
    def f(self): return self.__a
class __D:
    __a = 2
    def f(self): return self.__a
print(_C().f(), _C._C__a)
d = globals_ = __D()
print(d.f(), type(d)._D__a)
class E:
    def f(self):
        class Inner:
            __q = 'inner'
            def g(self): return self.__q
        return Inner().g(), Inner._Inner__q
    def h(self):
        try: self.__missing
        except AttributeError as e: return str(e)
    def glob(self): return __outer
    def set(self, o): o.__attr = 1; return o.__dict__
_E__outer = 'mangled global'
print(E().f(), E().h(), E().glob(), E().set(_C()))
