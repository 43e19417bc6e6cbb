def f():
    print(repr(x for x in ())[:42], (x for x in ()).__qualname__, (x for x in ()).__name__)
    class C:
        g = (x for x in ())
        def m(self): return (y for y in ())
        h = lambda self: (y for y in (z for z in ()))
    print(C.g.__qualname__, C().m().__qualname__, C().h().__qualname__)
    print([ (x for x in ()).__qualname__ for _ in (1,)], [(lambda: 1).__qualname__ for _ in (1,)], next((lambda: 1).__qualname__ for _ in (1,)))
f()
print((x for x in ()).__qualname__)
class D:
    g = (x for x in ())
    class E:
        g = (x for x in ())
print(D.g.__qualname__, D.E.g.__qualname__)
def g(a=(x for x in ())): return a
print(g().__qualname__)
def gen():
    yield (x for x in ())
print(next(gen()).__qualname__)
