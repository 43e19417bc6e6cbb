# staticmethod and classmethod.
class A:
    count = 0
    @staticmethod
    def add(a, b=1): return a + b
    @classmethod
    def create(cls, *args, **kw):
        cls.count += 1
        return cls.__name__, args, kw
    def plain(): return 'plain'
class B(A):
    pass
print(A.add(1), A().add(1, b=5), B.add(2))
print(A.create(1, x=2), B.create(), B().create(3))
print(A.count, B.count)
print(A.plain())
try: A().plain()
except TypeError as e: print(e)
try: A.add()
except TypeError as e: print(e)
try: A.create.nothing
except AttributeError as e: print(e)
print(A.create.__self__ is A, B.create.__self__ is B, A.create.__func__ is B.create.__func__)
print(A.create.__name__, A.add.__name__, A.create.__qualname__)
print(type(A.__dict__['add']).__name__, type(A.__dict__['create']).__name__)
print(A.__dict__['add'].__func__ is A.add)
try: staticmethod(len)(3)
except TypeError as e: print(e)
try: classmethod(len)(3)
except TypeError as e: print(e)
try: staticmethod()
except TypeError as e: print(e)
try: classmethod(1, 2)
except TypeError as e: print(e)
class C:
    f = staticmethod(len)
    g = classmethod(lambda cls, x: (cls.__name__, x))
    h = staticmethod(lambda: 'h')
    k = len
print(C.f([1]), C().f([1, 2]), C.g(1), C().g(2), C.h(), C().h(), C().k([1, 2, 3]))
print(A.add is A.add, A.create == A.create, A.create is A.create, A.create == B.create)
m = B().create
print(m('x'))
print(A.__dict__['create'].__get__(None, B)())
print(A.__dict__['add'].__get__(None, B)(5))
class D(A):
    @classmethod
    def create(cls, *args):
        return 'D', super().create(*args)
    @staticmethod
    def add(*a):
        return A.add(*a) * 100
print(D.create(1), D.add(2, 3))
