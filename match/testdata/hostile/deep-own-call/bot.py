# Attacks: an instance that is its own class's __call__, __get__ and every other special method, so
# that a look-up, a binding or a call leads to itself without a line of Python in between.
NAMES = ("__get__", "__iter__", "__len__", "__eq__", "__hash__", "__getattr__", "__getitem__", "__add__", "__bool__", "__repr__", "__contains__", "__index__", "__format__", "__int__",
         "__neg__", "__next__", "__init__", "__setattr__", "__set_name__", "__init_subclass__", "__lt__", "__getattribute__", "__str__", "__set__", "__instancecheck__", "__class_getitem__", "__new__", "__enter__", "__exit__")
def meta(a):
    class X(a):
        pass
def enter(a):
    with a:
        pass
USES = (lambda a, A: a(), lambda a, A: iter(a), lambda a, A: len(a), lambda a, A: a == 1, lambda a, A: hash(a), lambda a, A: a.foo, lambda a, A: a[0], lambda a, A: a + 1, lambda a, A: bool(a), repr, lambda a, A: 1 in a, lambda a, A: [1][a],
        lambda a, A: format(a), lambda a, A: int(a), lambda a, A: -a, lambda a, A: next(a), lambda a, A: A(), lambda a, A: setattr(a, "x", 1), lambda a, A: type("X", (), {"q": a}), lambda a, A: type("X", (A,), {}), lambda a, A: sorted([a, a]), lambda a, A: a.x,
        lambda a, A: str(a), lambda a, A: setattr(a, "q", 1), lambda a, A: isinstance(1, a), lambda a, A: A[1], lambda a, A: A.q, lambda a, A: a.q, lambda a, A: meta(a), lambda a, A: enter(a), lambda a, A: sorted([1], key=a), lambda a, A: list(map(a, [1])), lambda a, A: a.__call__(), lambda a, A: A.a())
n = 0
def turn():
    global n
    n += 1
    log("held")
    for get in (False, True):
        for name in NAMES[n % 5::5]:
            for use in USES[n % 3::3]:
                class A:
                    q = 5
                a = A()
                A.__call__ = a
                if get:
                    A.__get__ = a
                try:
                    setattr(A, name, a)
                    A.q = a
                    use(a, A)
                except Exception:
                    pass
