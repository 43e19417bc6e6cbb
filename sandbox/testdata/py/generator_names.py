# The names of a generator can be set, and show in its repr.
def g():
    yield 1


x = g()
print(x.__name__, x.__qualname__)
x.__name__ = 'foo'
x.__qualname__ = 'a.foo'
print(x.__name__, x.__qualname__, repr(x)[:24], list(x))
for name, value in (('__name__', 3), ('__qualname__', None), ('foo', 1), ('gi_running', True), ('__class__', int)):
    try:
        setattr(x, name, value)
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
for name in ('__name__', '__qualname__', 'foo', 'gi_running', 'send'):
    try:
        delattr(x, name)
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
y = (i for i in ())
y.__name__ = 'renamed'
print(y.__name__, y.__qualname__, g.__name__, g().__name__)
