# The type of methods binds any callable to an object.
class A:
    def __init__(self, n):
        self.n = n

    def m(self, *a, **k):
        return self.n, a, k

    @classmethod
    def c(cls):
        return cls


MethodType = type(A(1).m)
print(MethodType, MethodType.__name__)


def f(self, x=1):
    return self, x


b = MethodType(f, 5)
print(b(), b(2), b(x=3), b.__self__, b.__func__ is f, repr(b), b.__name__)
a = A(3)
a.extra = MethodType(lambda self, y: self.n + y, a)
print(a.extra(4))
for args in ((), (f,), (1, 2), (f, None), (f, 1, 2)):
    try:
        print(MethodType(*args))
    except TypeError as e:
        print(e)
try:
    MethodType(f, x=1)
except TypeError as e:
    print(e)
print(MethodType(len, [1, 2])(), MethodType(str.upper, 'abc')(), MethodType(A, 7)().n, MethodType(A(1).m, 3)())
print(MethodType(f, 5) == MethodType(f, 5), MethodType(f, 5) is MethodType(f, 5), MethodType(A.m, a) == a.m)
print(hash(MethodType(A.m, a)) == hash(a.m), isinstance(a.m, MethodType), type(A.c) is MethodType)
print('x'.upper.__self__, [1].append.__self__, len.__module__, [].append.__module__)
