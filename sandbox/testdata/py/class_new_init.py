# __new__, __init__ and their errors.
class Single:
    only = None
    def __new__(cls, *a, **k):
        if cls.only is None:
            cls.only = super().__new__(cls)
        return cls.only
    def __init__(self, v): self.v = v
a, b = Single(1), Single(2)
print(a is b, a.v)
class Other:
    def __new__(cls, x): return x
    def __init__(self, x): print('never')
print(Other(5), Other('s'))
class Sub(Other):
    pass
print(Sub(3))
class RetInit:
    def __init__(self): return 5
try: RetInit()
except TypeError as e: print(e)
class GenInit:
    def __init__(self): yield
try: GenInit()
except TypeError as e: print(e)
class NoArgs: pass
for f in (lambda: NoArgs(1), lambda: NoArgs(x=1), lambda: object(1), lambda: object(x=1), lambda: object.__new__(), lambda: object.__new__(5), lambda: object.__new__(NoArgs, 1), lambda: object.__init__(NoArgs(), 1), lambda: int.__new__(NoArgs), lambda: object.__new__(int)):
    try: print(type(f()).__name__)
    except TypeError as e: print(e)
class InitOnly:
    def __init__(self, a, b=2, *, c=3): self.t = (a, b, c)
print(InitOnly(1).t, InitOnly(1, 5, c=6).t, InitOnly(b=1, a=0).t)
for f in (lambda: InitOnly(), lambda: InitOnly(1, 2, 3), lambda: InitOnly(d=1), lambda: InitOnly(1, a=2), lambda: InitOnly(1, c=1, e=5)):
    try: f()
    except TypeError as e: print(e)
class NewOnly:
    def __new__(cls, a): 
        self = object.__new__(cls)
        self.a = a
        return self
print(NewOnly(4).a)
try: NewOnly()
except TypeError as e: print(e)
try: NewOnly(1, 2)
except TypeError as e: print(e)
class Both:
    def __new__(cls, *a):
        print('new', a)
        return object.__new__(cls)
    def __init__(self, *a): print('init', a)
Both(1, 2)
class BadSuper(Both):
    def __new__(cls, *a): return object.__new__(cls, *a)
try: BadSuper(1)
except TypeError as e: print(e)
class BadInit(Both):
    def __init__(self, *a): super(Both, self).__init__(*a)
try: BadInit(1)
except TypeError as e: print(e)
class Point(tuple):
    def __new__(cls, x, y): return super().__new__(cls, (x, y))
    x = property(lambda self: self[0])
    y = property(lambda self: self[1])
p = Point(1, 2)
print(p, p.x, p.y, p == (1, 2), isinstance(p, tuple), hash(p) == hash((1, 2)), len(p))
class Inches(float):
    def __new__(cls, v): return float.__new__(cls, v * 2)
print(Inches(1.5), Inches(1) + 1)
class Up(str):
    def __new__(cls, v): return str.__new__(cls, v.upper())
print(Up('abc'), Up('abc') + 'd', type(Up('a')).__name__)
class Even(int):
    def __new__(cls, v=0):
        if v % 2: raise ValueError('odd')
        return super().__new__(cls, v)
print(Even(4), Even())
try: Even(3)
except ValueError as e: print(e)
class WithInit(int):
    def __init__(self, v, extra=None): self.extra = extra
w = WithInit(5)
print(w, w.extra)
try: WithInit(5, 'x')
except TypeError as e: print(e)
class Abstract:
    def __new__(cls, *a, **k):
        if cls is Abstract: raise TypeError('abstract')
        return super().__new__(cls)
class Concrete(Abstract):
    def __init__(self, v): self.v = v
try: Abstract()
except TypeError as e: print(e)
print(Concrete(5).v)
x = Concrete.__new__(Concrete)
print(x.__dict__)
x.__init__(7)
print(x.v)
class Static:
    @staticmethod
    def __new__(cls, v): return [cls.__name__, v]
print(Static(1))
class CallInit:
    def __init__(self, n):
        self.n = n
        if n: CallInit.__init__(self, n - 1)
print(CallInit(3).n)
