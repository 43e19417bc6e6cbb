from functools import partialmethod, singledispatch
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class A:
    def f(self, a, b=2): return (a, b)
    g = partialmethod(f, 1)
    h = partialmethod(f, b=5)
t(lambda: A().g()); t(lambda: A().h(3)); t(lambda: A().g(b=9)); t(lambda: partialmethod(5))
@singledispatch
def sd(x): return 'obj'
@sd.register
def _(x: str): return 'str'
t(lambda: sd('a')); t(lambda: sd(1))
