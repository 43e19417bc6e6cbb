# Generic classes know their type variables, and take as many parameters.
import copy
from typing import *
import typing

A, B, C = TypeVar('A'), TypeVar('B'), TypeVar('C')
KEYS = TypeVar('KEYS', int, str)


def t(f, *args, **keywords):
    try:
        print(f(*args, **keywords))
    except Exception as error:
        print(type(error).__name__, error)


class One(Generic[A]):
    pass


class Two(Generic[A, B]):
    pass


class Sub(One[int]):
    pass


class Kept(One[B], Dict[KEYS, List[B]]):
    pass


class Ordered(Two[A, B], Generic[B, A]):
    pass


class Plain(One):
    pass


class Listed(List[A]):
    pass


class Deep(Kept[int, A], Iterable[C]):
    pass


class Named(NamedTuple):
    x: int


for cls in One, Two, Sub, Kept, Ordered, Plain, Listed, Deep:
    print(cls.__name__, cls.__parameters__, cls.__bases__)
    for params in int, (int, str), (A,), (int, str, List[A]), ():
        t(lambda: cls[params])
print(One[int].__parameters__, Two[A, int][str], Two[int, B].__parameters__, Kept[int, str].__args__, One[One[A]][int])
t(lambda: Generic[A][int])
t(lambda: Generic[()])
t(lambda: Generic[A]())
t(lambda: One[5])
t(lambda: One[A, 5])
t(lambda: One[int][str])


def statement(*bases, **keywords):
    class X(*bases, **keywords):
        pass
    return X.__parameters__


t(statement, Generic)
t(statement, One, Generic)
t(statement, List[A], Generic)
t(statement, Generic[A], Generic[B])
t(statement, Generic[A], Generic[A])
t(statement, One[A], Generic[B])
t(statement, Two[A, B], List[C], Generic[B, KEYS])
t(statement, One[A], Generic[A, B])
t(statement, One[A], key=1)
t(lambda: type('X', (Generic,), {}))
t(lambda: type('X', (One,), {}).__parameters__)


class Hook:
    def __init_subclass__(cls, **keywords):
        print('hook', cls.__name__, keywords, hasattr(cls, '__parameters__'))
        super().__init_subclass__()


class Hooked(Generic[A], Hook, key=3):
    pass


class Before(Hook, Generic[A], key=4):
    pass


print(Hooked.__parameters__, Before.__parameters__)


class Own(Generic[A]):
    def __init_subclass__(cls, **keywords):
        print('own', cls.__name__)


class OwnSub(Own[int]):
    pass


print(OwnSub.__parameters__, OwnSub[str])
g = One[int]()
g.attr = [1]
for copied in copy.copy(g), copy.deepcopy(g):
    print(copied.attr, copied.__orig_class__, copied.__orig_class__ == One[int])
print(copy.deepcopy({List[int]: Dict})[List[int]] is Dict, copy.copy(List) is List)
for name in 'T', 'IO', 'Match':
    print(name in globals() if 0 else name in dir(), hasattr(typing, name))
print(typing.T, typing.KT, typing.VT_co, typing.T_contra, AnyStr, sorted(typing.__all__) == sorted(set(typing.__all__)), len(typing.__all__))


@no_type_check_decorator
def magic(f):
    """Docs."""
    return f


print(magic.__name__, magic.__doc__, magic.__qualname__, magic.__module__)
