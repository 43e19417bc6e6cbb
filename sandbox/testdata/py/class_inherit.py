# Inheritance, method resolution order, class attributes.
class A:
    x = 1
    items = []
    def who(self):
        return 'A'
    def hello(self):
        return 'hello ' + self.who()
class B(A):
    def who(self):
        return 'B'
class C(A):
    x = 3
    def who(self):
        return 'C'
class D(B, C):
    pass
print([c.__name__ for c in D.__mro__])
print(D().hello(), D.x, D().who(), B.x)
A.x = 10
print(B.x, C.x, D.x, B().x)
b = B()
b.x += 5
print(b.x, B.x, b.__dict__)
b.items.append(1)
print(A.items, 'items' in b.__dict__)
print(D.__bases__, D.__name__, D.__qualname__, D.__module__)
print(A.__bases__, object.__bases__, object.__mro__)
print(issubclass(D, A), issubclass(A, D), isinstance(D(), C), issubclass(D, (int, A)))
print(isinstance(3, (str, (float, (int,)))))
print(D.mro())
class E(D):
    y = x = 2
    z = [x for _ in range(3)] if False else [y]
print(E.y, E.z, E.x)
try:
    A.nothing
except AttributeError as e:
    print(e)
try:
    A().nothing
except AttributeError as e:
    print(e)
try:
    del b.nothing
except AttributeError as e:
    print(e)
try:
    del A.nothing
except AttributeError as e:
    print(e)
del A.x
print(hasattr(B, 'x'), hasattr(C, 'x'))
print(b.x)
del b.x
try:
    b.x
except AttributeError as e:
    print(e)
print(type(b) is B, b.__class__ is B, type(B) is type, B.__class__)
