# Descriptors: data and non-data, on instances and classes.
class Data:
    def __init__(self, n): self.n = n
    def __get__(self, obj, cls): return ('get', self.n, obj is None, cls.__name__)
    def __set__(self, obj, v): print('set', self.n, v)
    def __delete__(self, obj): print('delete', self.n)
class NonData:
    def __get__(self, obj, cls=None): return ('nondata', obj is None)
class SetOnly:
    def __set__(self, obj, v): obj.__dict__['so'] = v + 1
class DelOnly:
    def __delete__(self, obj): print('delonly')
class A:
    d = Data('d')
    n = NonData()
    so = SetOnly()
    do = DelOnly()
a = A()
print(a.d, A.d)
a.d = 5
del a.d
a.__dict__['d'] = 'own'
print(a.d)
print(a.n, A.n)
a.n = 5
print(a.n, a.__dict__)
del a.n
print(a.n)
try: del a.n
except AttributeError as e: print(e)
a.so = 5
print(a.so)
try: del a.so
except AttributeError as e: print(e)
try: a.do = 1
except AttributeError as e: print(e)
del a.do
class B(A): pass
print(B.d, B().d)
A.d = 7
print(A.d, a.d, B.d)
class Fn:
    def __call__(self, *a): return 'called', a
class C:
    f = Fn()
    g = len
    def h(self): return 'h'
c = C()
print(c.f(1), c.g([1, 2]))
h = C.h
print(h.__get__(c, C)(), h.__get__(c)(), type(h.__get__(None, C)).__name__ if True else '')
c.k = h.__get__(c)
print(c.k())
class Lazy:
    def __init__(self, fn): self.fn = fn
    def __get__(self, obj, cls):
        if obj is None: return self
        v = obj.__dict__[self.fn.__name__] = self.fn(obj)
        return v
class L:
    @Lazy
    def value(self):
        print('computing')
        return 42
l = L()
print(l.value, l.value)
class Typed:
    def __init__(self, name, t): self.name, self.t = name, t
    def __set__(self, obj, v):
        if not isinstance(v, self.t): raise TypeError('%s must be %s' % (self.name, self.t.__name__))
        obj.__dict__[self.name] = v
class P:
    x = Typed('x', int)
    def __init__(self, x): self.x = x
p = P(1)
print(p.x)
try: p.x = 's'
except TypeError as e: print(e)
class Bound:
    def __get__(self, obj, cls): return lambda *a: (cls.__name__, a)
class Q:
    m = Bound()
    __call__ = Bound()
    __len__ = lambda self: 3
    __iter__ = Bound()
print(Q().m(1), Q()(2), len(Q()))
class RaisesD:
    def __get__(self, obj, cls): raise AttributeError('from get')
class W:
    r = RaisesD()
    def __getattr__(self, n): return 'getattr ' + n
print(W().r)
try: W.r
except AttributeError as e: print(e)
class OnInstance:
    pass
o = OnInstance()
o.d = Data('inst')
print(type(o.d).__name__)
class GetNone:
    __get__ = None
class GN:
    x = GetNone()
try: GN().x
except TypeError as e: print(e)
