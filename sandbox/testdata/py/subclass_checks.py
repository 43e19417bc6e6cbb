# What issubclass wants of its first argument depends on the second.

def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: issubclass(1, ()))
t(lambda: issubclass(1, ((), ())))
t(lambda: issubclass(1, int))
t(lambda: issubclass(1, (int, str)))
t(lambda: issubclass(1, 5))
t(lambda: issubclass(int, 5))
t(lambda: issubclass(int, ((), 5)))
t(lambda: issubclass(1, ((), 5)))
t(lambda: isinstance(1, ()))
class M(type):
    def __subclasscheck__(cls, x): return x
class A(metaclass=M): pass
t(lambda: issubclass(1, A))
t(lambda: issubclass(0, (A, A)))
t(lambda: issubclass(1, (A, int)))
t(lambda: issubclass(0, (A, int)))
