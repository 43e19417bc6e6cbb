# Decorators, with arguments, stacked, of classes and methods; function attributes.
def log(f):
    def w(*a, **k):
        print('call', f.__name__, a, k)
        return f(*a, **k)
    return w
@log
def add(a, b): return a + b
print(add(1, b=2))
def repeat(n):
    print('repeat', n)
    def deco(f):
        print('deco', f.__name__)
        def w(*a): return [f(*a) for _ in range(n)]
        return w
    return deco
@repeat(3)
@log
def hi(x): return x * 2
print(hi('a'))
def register(reg):
    def deco(c):
        reg[c.__name__] = c
        return c
    return deco
reg = {}
@register(reg)
class A:
    @log
    def m(self): return 'm'
    @staticmethod
    @log
    def s(): return 's'
    @classmethod
    @log
    def c(cls): return cls.__name__
print(reg['A'] is A, A.s(), A.c())
class Memo:
    def __init__(self, f): self.f, self.cache = f, {}
    def __call__(self, *a):
        if a not in self.cache: self.cache[a] = self.f(*a)
        return self.cache[a]
@Memo
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(40), len(fib.cache))
@callable
def printed(): pass
print(printed)
class O:
    def d(self, f): return lambda: 'O ' + f()
o = O()
@o.d
def od(): return 'od'
print(od())
def f():
    "docstring"
    return 1
f.x = 1
f.y = [1]
f.y.append(2)
print(f.x, f.y, f.__dict__, f.__name__, f.__doc__, f.__qualname__, f.__module__)
f.__name__ = 'renamed'
f.__doc__ = None
f.__qualname__ = 'q.renamed'
print(f.__name__, f.__doc__, f.__qualname__)
del f.x
try: f.x
except AttributeError as e: print(e)
try: del f.x
except AttributeError as e: print(e)
try: f.__name__ = 5
except TypeError as e: print(e)
try: f.__qualname__ = 5
except TypeError as e: print(e)
print(hasattr(f, 'y'), getattr(f, 'zz', 'none'), (lambda: 0).__doc__, (lambda: 0).__qualname__)
f.__dict__['z'] = 3
print(f.z)
def counted():
    counted.calls += 1
    return counted.calls
counted.calls = 0
counted(); counted()
print(counted.calls)
def wrap(f):
    def w(): return f()
    w.__name__, w.__doc__, w.__wrapped__ = f.__name__, f.__doc__, f
    return w
@wrap
def orig():
    "orig doc"
print(orig.__name__, orig.__doc__, orig.__wrapped__ is not orig)
print([d.__name__ for d in (log, repeat)], type(f), type(f).__name__, f == f, callable(f))
def order(n):
    print('make', n)
    def d(f):
        print('apply', n)
        return f
    return d
@order(1)
@order(2)
@order(3)
class Cls: pass
def raising(f): raise ValueError('deco')
try:
    @raising
    def never(): pass
except ValueError as e: print(e)
