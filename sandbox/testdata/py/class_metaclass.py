class Meta(type):
    def __new__(mcs, name, bases, ns, **kw):
        print('new', name, [b.__name__ for b in bases], sorted(k for k in ns if not k.startswith('__')), kw)
        cls = super().__new__(mcs, name, bases, ns)
        cls.added = name.lower()
        return cls
    def __init__(cls, name, bases, ns, **kw):
        print('init', name)
        super().__init__(name, bases, ns)
    def __call__(cls, *a, **k):
        print('call', cls.__name__, a)
        return super().__call__(*a, **k)
    def __len__(cls): return 42
    def __getitem__(cls, k): return (cls.__name__, k)
    def __iter__(cls): return iter([1,2])
    def __repr__(cls): return '<Meta %s>' % cls.__name__
    def meth(cls): return 'meta meth of ' + cls.__name__
    @property
    def prop(cls): return 'p' + cls.__name__
    def __instancecheck__(cls, o): return o == 5
    def __subclasscheck__(cls, o): return True
    def __contains__(cls, x): return x == 1
    def __eq__(cls, o): return cls is o
    def __hash__(cls): return 5
    def __getattr__(cls, n): return 'dyn ' + n
class A(metaclass=Meta):
    x = 1
    def __init__(self, v=0): self.v = v
class B(A, extra=1):
    y = 2
print(A, B, type(A), A.added, B.added, len(A), A[3], list(A), A.meth(), A.prop)
print(A(3).v, B().v)
print(isinstance(5, A), isinstance(6, A), issubclass(int, A), 1 in A, 2 in A, A.zzz)
try: A().meth()
except AttributeError as e: print(e)
print(type(B) is Meta, type(B()).__name__)
class Single(type):
    _inst = {}
    def __call__(cls, *args):
        if cls not in cls._inst:
            cls._inst[cls] = super().__call__(*args)
        return cls._inst[cls]
class Config(metaclass=Single):
    def __init__(self, n): self.n = n
print(Config(1) is Config(2), Config(3).n)
class Registry(type):
    classes = []
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        cls.classes.append(name)
class P(metaclass=Registry): pass
class Q(P): pass
print(Registry.classes, P.classes)
class M1(type): pass
class M2(type): pass
class X1(metaclass=M1): pass
class X2(metaclass=M2): pass
try:
    class X3(X1, X2): pass
except TypeError as e: print(e)
class Prep(type):
    @classmethod
    def __prepare__(mcs, name, bases, **kw):
        print('prepare', name)
        return {'injected': 1}
class W(metaclass=Prep):
    print(injected)
print(W.injected)
D = Meta('D', (A,), {'z': 3})
print(D.z, D)
T = type('T', (object,), {'a': 1, 'f': lambda self: self.a + 1})
print(T().f(), T.__name__, T.__module__, T.__bases__)
def fm(name, bases, ns): return (name, bases, sorted(ns))
class FM(metaclass=fm): q = 1
print(FM)
class Enumish(type):
    def __iter__(cls): return (getattr(cls, n) for n in sorted(vars_(cls)))
def vars_(c): return [k for k in c.__dict__ if not k.startswith('_')]
class Color(metaclass=Enumish):
    red = 1; green = 2
print(list(Color))
class TM(type):
    def __str__(cls): return 'str of ' + cls.__name__
    def __add__(cls, o): return cls.__name__ + o.__name__
    def __lt__(cls, o): return cls.__name__ < o.__name__
    def __bool__(cls): return False
    def __setattr__(cls, n, v): print('set', n); super().__setattr__(n, v)
    def __delattr__(cls, n): print('del', n); super().__delattr__(n)
class Y(metaclass=TM): pass
class Z(metaclass=TM): pass
print(str(Y), Y + Z, sorted([Z, Y], key=lambda c: c.__name__), bool(Y), Y < Z, f'{Y}')
Y.attr = 1
del Y.attr
print([c.__name__ for c in sorted([Z, Y])])
