# __init_subclass__, __set_name__, __class_getitem__, class keywords.
class Base:
    registry = []
    def __init_subclass__(cls, tag=None, **kw):
        super().__init_subclass__(**kw)
        cls.tag = tag
        Base.registry.append((cls.__name__, tag))
class A(Base): pass
class B(Base, tag='b'): pass
class C(B, tag='c'): pass
print(Base.registry, A.tag, B.tag, C.tag)
try:
    class D(Base, other=1): pass
except TypeError as e: print(e)
try:
    class D(other=1): pass
except TypeError as e: print(e)
class Field:
    def __set_name__(self, owner, name):
        print('set_name', owner.__name__, name)
        self.name = name
    def __get__(self, obj, cls):
        if obj is None: return self
        return obj.__dict__.get(self.name, 'unset')
    def __set__(self, obj, v): obj.__dict__[self.name] = v * 2
class Model:
    a = Field()
    b = Field()
m = Model()
m.a = 5
print(m.a, m.b, m.__dict__, Model.a.name)
Model.late = Field()
try: m.late
except AttributeError as e: print(e)
T = type('T', (Base,), {'f': Field()})
print(T.f.name, Base.registry[-1])
class BadName:
    def __set_name__(self, owner, name): raise ValueError('bad')
try:
    class E: x = BadName()
except RuntimeError as e: print(e, repr(e.__cause__))
class Gen:
    def __class_getitem__(cls, item): return cls.__name__, item
class GenSub(Gen): pass
print(Gen[int], GenSub[1, 2])
try: Base[int]
except TypeError as e: print(e)
try: int[5]
except TypeError as e: print(e)
class Sup:
    def __init_subclass__(cls):
        print('Sup', cls.__name__)
class Mix:
    def __init_subclass__(cls):
        print('Mix', cls.__name__)
        super().__init_subclass__()
class Both(Mix, Sup): pass
class Explicit:
    @classmethod
    def __init_subclass__(cls, **kw): print('explicit', cls.__name__, kw)
class ES(Explicit, k=1): pass
TT = type('TT', (Explicit,), {}, z=2)
class Order(Explicit):
    x = Field()
    print('body')
class Raise:
    def __init_subclass__(cls): raise TypeError('no subclasses')
try:
    class RS(Raise): pass
except TypeError as e: print(e)
kw = {'tag': 'star'}
class St(Base, **kw): pass
print(St.tag)
bases = (A,)
class Sb(*bases): pass
print(Sb.__mro__[1].__name__)
