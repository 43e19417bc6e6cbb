# __dict__ as a live dict, __doc__, __module__, __qualname__, class namespaces.
class A:
    "The doc of A."
    x = 1
    def f(self):
        """Doc of f."""
a = A()
d = a.__dict__
d['new'] = 5
print(a.new, d)
a.other = 6
print(d, 'other' in d, len(d))
del d['new']
print(hasattr(a, 'new'))
a.__dict__.update(p=1, q=2)
print(a.p + a.q)
a.__dict__ = {'fresh': 1}
print(a.fresh, a.__dict__, hasattr(a, 'p'), d)
try: a.__dict__ = 5
except TypeError as e: print(e)
print(A.__doc__, A.f.__doc__, a.__doc__, A().f.__doc__)
class NoDoc: pass
print(NoDoc.__doc__, NoDoc().__doc__)
print(A.__module__, a.__module__, int.__module__, A.f.__module__)
print(A.__dict__['x'], sorted(k for k in A.__dict__ if not k.startswith('__')), 'f' in A.__dict__)
print(type(A.__dict__).__name__)
try: A.__dict__['y'] = 5
except TypeError as e: print(e)
A.y = 5
print(A.__dict__['y'], A.__dict__.get('none'), len([k for k in A.__dict__]) > 3)
print(vars.__name__ if False else 'vars')
A.__name__ = 'Renamed'
print(A, A.__name__, A.__qualname__, a)  if False else print(A.__name__, A.__qualname__)
A.__qualname__ = 'Q.A'
print(A)
A.__module__ = 'mod'
print(A, A.__module__)
A.__doc__ = 'changed'
print(A.__doc__, a.__doc__)
try: A.__name__ = 5
except TypeError as e: print(e)
class B:
    __module__ = 'custom'
    __qualname__ = 'X.B'
    __doc__ = 'computed ' + 'doc'
print(B, B.__doc__, B.__module__, B.__qualname__, B.__name__)
class C:
    a = 1
    b = a + 1
    l = [a for _ in range(2)] if False else [i for i in range(b)]
    def f(self, x=b): return x
    for i in range(3): pass
    if True:
        cond = 'yes'
    print(__name__, __module__, __qualname__)
    del a
print(C.b, C().f(), C.i, C.cond, hasattr(C, 'a'), C.l)
def make(n):
    class D:
        v = n
        n = 5
        w = n
    return D
try: print(make(1).v, make(1).w)
except NameError as e: print(e)
x = 'global'
class E:
    y = x
    x = 'class'
    z = x
    def f(self): return x
print(E.y, E.z, E().f())
def scope():
    x = 'local'
    class F:
        a = x
        def f(self): return x
    return F.a, F().f()
print(scope())
class Mangled:
    __secret = 1
    def __init__(self): self.__own = 2
    def get(self): return self.__secret + self.__own
    def __hidden(self): return 'h'
    __dunder__ = 'd'
m = Mangled()
print(m.get(), m.__dict__, m._Mangled__secret, m._Mangled__hidden(), Mangled.__dunder__)
try: m.__secret
except AttributeError as e: print(e)
class _Under:
    __v = 3
print(_Under._Under__v)
a.__class__ = C
print(type(a).__name__, a.f())
try: a.__class__ = 5
except TypeError as e: print(e)
try: a.__class__ = int
except TypeError as e: print(e)
try: (5).__class__ = C
except TypeError as e: print(e)
