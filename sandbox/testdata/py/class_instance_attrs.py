# Attributes of classes that are instances: they may become descriptors at any time.
from abc import ABC
from enum import Enum, IntEnum


class Plain:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


class Getter(Plain):
    def __get__(self, obj, owner):
        return 'got ' + self.name


class Setter(Plain):
    def __set__(self, obj, value):
        print('set', self.name, value)


class Holder:
    a = Plain('a')
    b = Plain('b')


class Abstract(ABC):
    register = Plain('register')
    other = Plain('other')


def show(what):
    h = Holder()
    for i in range(3):
        print(what, Holder.a, Holder.b, h.a, h.b, end=' ')
        h.a = i
        print(h.a, h.__dict__)


show('plain')
Holder.a.__class__ = Getter
show('class of one changed')
Holder.a = Plain('new a')
show('replaced')
Plain.__get__ = lambda self, obj, owner: 'get ' + self.name
show('__get__ added')
del Plain.__get__
show('removed')
Holder.b.__class__ = Setter
show('setter')
h = Holder()
for i in range(3):
    h.b = i
    print(h.b, h.__dict__)
Holder.b.__class__ = Plain
for i in range(3):
    print(h.b, h.__dict__)
    h.b = i
for i in range(2):
    print(Abstract.register, Abstract.other, isinstance(Abstract.register, Plain))


class Color(Enum):
    RED = 1
    GREEN = 2

    @property
    def next(self):
        return Color.GREEN


class Size(IntEnum):
    SMALL = 1
    LARGE = 2


for i in range(3):
    print(Color.RED, Color.RED.GREEN, Color.RED.next.RED, Size.LARGE, Size.LARGE.SMALL)
    print(Color.RED.name, Color.RED.value, Color.GREEN is Color.RED.GREEN)
Color.RED.own = Plain('own')
print(Color.RED.own, Color.RED.__dict__['own'])
for name in ('own', 'BLUE'):
    try:
        print(getattr(Color, name), Color.BLUE)
    except AttributeError as e:
        print(e)


class Base:
    at = Plain('base')


class Derived(Base):
    pass


for i in range(3):
    print(Derived.at, Derived().at)
    if i == 1:
        Derived.at = Plain('derived')
del Derived.at
print(Derived.at, Derived().at)


class Hooked(Base):
    def __getattribute__(self, name):
        return 'hooked ' + name


print(Hooked().at, Hooked.at, Hooked().at)
