# Attributes of instances stay theirs until a class gets something that comes before them.
class Base:
    kind = 'base'
    def __init__(self, n):
        self.n = n
        self.m = -n

class Derived(Base):
    kind = 'derived'
    def method(self): return 'method'

class Other:
    def __init__(self, n):
        self.first = 0
        self.m = n
        self.n = 10 * n

def show(text, *all):
    for x in all + all:
        try:
            print(text, type(x).__name__, x.n, x.m, x.n)
        except AttributeError as e:
            print(text, 'AttributeError', e)

def change(text, f):
    f()
    show(text, d, b, o)

d, b, o = Derived(1), Base(2), Other(3)
show('new', d, b, o)

d.method = 'own'
print(d.method, d.method, Derived(4).method())
d.kind = 'own'
print(d.kind, d.kind, b.kind)

def by_property(): Base.n = property(lambda self: ('property', self.m))
def by_value(): Base.n = 'value'
def by_function(): Base.n = lambda self: 'function'
def by_nothing(): del Base.n

class Data:
    def __get__(self, x, cls): return ('get', x.m)
    def __set__(self, x, v): print('set', v)
class NonData:
    def __get__(self, x, cls): return ('nondata', x.m)
def by_data(): Base.n = Data()
def by_nondata(): Base.n = NonData()

for f in (by_property, by_value, by_data, by_nondata, by_function, by_nothing):
    change(f.__name__, f)

def by_getattribute():
    Base.__getattribute__ = lambda self, name: ('getattribute', name)
def by_none(): del Base.__getattribute__
def by_getattr():
    Base.__getattr__ = lambda self, name: ('getattr', name)
change('getattribute', by_getattribute)
change('none', by_none)
change('getattr', by_getattr)
del d.n
show('deleted', d, b)
d.n = 'again'
show('again', d, b)
del Base.__getattr__

class Base:
    kind = 'base'
    def __init__(self, n):
        self.n = n
        self.m = -n

class Derived(Base):
    kind = 'derived'
    def method(self): return 'method'

d, b, o = Derived(1), Base(2), Other(3)
show('new again', d, b, o)

class Mixin:
    n = property(lambda self: 'mixin')
def by_bases(): Derived.__bases__ = (Mixin, Base)
def by_bases_again(): Derived.__bases__ = (Base,)
change('bases', by_bases)
change('bases again', by_bases_again)
def by_class(): d.__class__ = Other
change('class', by_class)
def by_class_again(): d.__class__ = Derived
change('class again', by_class_again)

# What each object has comes first.
d = Base(5)
show('once more', d)
d.__dict__['__class__'] = 'own class'
d.__dict__['__dict__'] = 'own dict'
d.__dict__['__doc__'] = 'own doc'
for _ in range(3):
    print(d.__class__.__name__, type(d.__dict__).__name__, d.__doc__, d.n)

class Empty: pass
x = Empty()
x.__dict__['__class__'] = 'own class'
x.a = 1
for _ in range(3):
    print(x.a, x.__class__.__name__, x.a)

# As long as there are changes, one after the other.
total = 0
for i in range(40):
    Base.count = i
    total += d.m + b.m + o.m + d.count
print(total)
Base.m = property(lambda self: 100)
print(d.m, b.m, o.m)

class Slots:
    __slots__ = ('n', 'm')
s = Slots()
s.n, s.m = 1, 2
show('slots', s)
class Error(Exception):
    def __init__(self, n):
        self.n = n
        self.m = 2
e = Error(1)
show('error', e)

from collections import namedtuple
class Point(namedtuple('Point', 'x y')): pass
p = Point(1, 2)
p.z = 3
p.__dict__['x'] = 'own x'
for _ in range(3):
    print(p.z, p.x, p.y)
