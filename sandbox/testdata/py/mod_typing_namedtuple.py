# Calls of NamedTuple in all forms, what its classes keep, and what it refuses.
from typing import Any, ClassVar, Dict, Generic, List, NamedTuple, Optional, TypeVar, Union

T = TypeVar('T')


def shown(make):
    try:
        made = make()
    except Exception as error:
        print(type(error).__name__, error)
    else:
        print(made.__name__, made._fields, made.__annotations__, made._field_types is made.__annotations__, made.__doc__)
        return made


shown(lambda: NamedTuple('A', x=int, y=str))
shown(lambda: NamedTuple('A', typename=str, fields=list, self=object, cls=type))
shown(lambda: NamedTuple('A', fields=[('x', int)]))
shown(lambda: NamedTuple(typename='A', fields=[('x', int)]))
shown(lambda: NamedTuple(typename='A', name=str, id=int))
shown(lambda: NamedTuple('A', fields=None))
shown(lambda: NamedTuple('A', fields=None, x=int))
shown(lambda: NamedTuple('A', [], x=int))
shown(lambda: NamedTuple('A', None, x=int))
shown(lambda: NamedTuple('A', None, fields=int))
shown(lambda: NamedTuple('A'))
shown(lambda: NamedTuple())
shown(lambda: NamedTuple(x=int))
shown(lambda: NamedTuple('A', [], 3))
shown(lambda: NamedTuple('A', [('x', 1)]))
shown(lambda: NamedTuple('A', [('x', None), ('y', Union)]))
shown(lambda: NamedTuple('A', [('x', None), ('y', Optional[int])]))
shown(lambda: NamedTuple('A', {'xy': int, 'zt': int}.items()))
shown(lambda: NamedTuple('A', ['xyz', ('z', int)]))
shown(lambda: NamedTuple('A', [('x', int, 3)]))
shown(lambda: NamedTuple('A', [(1, int)]))
shown(lambda: NamedTuple('A', [('_x', int)]))
shown(lambda: NamedTuple('A', [('x', int), ('x', int)]))
shown(lambda: NamedTuple('a b', [('x', int)]))
shown(lambda: NamedTuple(5, []))


class P(NamedTuple):
    x: int
    y: Optional[List[int]] = None
    z: None = 4

    def __eq__(self, other):
        return self.x == other.x


p = P(1)
print(p, P._field_types is P.__annotations__, P.__annotations__, P._field_defaults, P.__new__.__annotations__, P.__new__.__defaults__)
print(p == P(1, [2]), {p: 3}[P(1)], hash(P(1)) == hash((1, None, 4)), type(P.__annotations__).__name__)


class Base(NamedTuple):
    x: int


class Derived(Base):
    y: int = 3

    def __eq__(self, other):
        return True


try:
    hash(Derived(1))
except TypeError as error:
    print(error)


def refused(body):
    try:
        body()
    except Exception as error:
        print(type(error).__name__, error)


def default_first():
    class A(NamedTuple):
        a: int
        b: int = 1
        c: int = 2
        d: int


def number():
    class A(NamedTuple):
        a: 5


def class_var():
    class A(NamedTuple):
        a: ClassVar[int]


def bare():
    class A(NamedTuple):
        a: Generic


def overwritten():
    class A(NamedTuple):
        a: int
        _make = 3


def duplicated():
    class A(NamedTuple):
        _a: int


for f in default_first, number, class_var, bare, overwritten, duplicated:
    refused(f)
