# Functions and attributes of typing that do something when a program runs.
import collections.abc
from contextlib import contextmanager
import typing
from typing import (Any, AnyStr, Callable, ClassVar, ContextManager, Counter, Deque, Dict, Generic, Iterable, List, Mapping, Match, MutableSet,
                    NamedTuple, NewType, NoReturn, Optional, Sequence, SupportsAbs, SupportsComplex, SupportsFloat, SupportsInt, SupportsRound,
                    Tuple, Type, TypeVar, Union, get_type_hints, no_type_check, no_type_check_decorator, overload)

T = TypeVar('T')


def t(f, *args):
    try:
        print(f(*args))
    except Exception as error:
        print(type(error).__name__, error)


def fun():
    pass


U = NewType('U', int)
V = NewType('V', U)
print(U.__name__, U.__supertype__, U.__module__, U.__qualname__, V.__supertype__ is U, U(5), V('x'))
print(List[U], Dict[U, V], Optional[U], Union[fun, int], Callable[[fun], U], Tuple[len, ...], List[lambda: 1])
t(NewType, 5, int)


class Grid(Generic[T]):
    size = 5

    @classmethod
    def of(cls, n):
        return cls, n

    def __repr__(self):
        return 'Grid()'


G = Grid[int]
print(G.of(3), G.size, G.__origin__, G.__module__, List.__module__, G().__orig_class__, hasattr(Grid(), '__orig_class__'))
G.size = 7
print(Grid.size, Grid[str].size, List.append([1], 2), Dict[str, int].fromkeys('ab'), G == Grid[int], hash(G) == hash(Grid[int]))
t(lambda: G.nothing)
t(lambda: List.nothing)
t(lambda: Union.nothing)
t(lambda: List.__name__)
t(lambda: G.__len__)
t(setattr, List, 'x', 1)
t(lambda: hasattr(Deque([1]), '__orig_class__'))


class Slots(Generic[T]):
    __slots__ = 'x',


class Own(Generic[T]):
    def __setattr__(self, name, value):
        print('sets', name, value)


print(hasattr(Slots[int](), '__orig_class__'))
Own[int]()

for make in (lambda: List[Union], lambda: List[Generic], lambda: Union[ClassVar, int], lambda: Optional[Optional], lambda: List[ClassVar[int]],
             lambda: Tuple[Generic[T]], lambda: Callable[[Union], int], lambda: Callable[[int], Optional], lambda: List[Any],
             lambda: Dict[NoReturn, Any], lambda: ClassVar[ClassVar[int]], lambda: ClassVar[Optional[int]], lambda: Grid[Union], lambda: List[T][Union],
             lambda: type(Any)(), lambda: type('X', (type(Union),), {}), lambda: type('X', (type(List[int]),), {})):
    try:
        print(make())
    except TypeError as error:
        print(error if 'type argument' in str(error) else 'TypeError')


def derive(base):
    class X(base):
        pass


for base in type(Any), type(ClassVar), type(NoReturn), Match, type(Union[int, str]):
    try:
        derive(base)
    except TypeError as error:
        print('TypeError')
t(derive, Match)

for cls in int, float, str, list, Grid:
    print(cls.__name__, [issubclass(cls, p) for p in (SupportsInt, SupportsFloat, SupportsAbs, SupportsRound, SupportsComplex)])
t(isinstance, 5, SupportsInt)
t(isinstance, 5, Any)
t(issubclass, int, Any)
t(issubclass, int, Union)
t(isinstance, 5, List[int])


@contextmanager
def manager():
    yield


print(isinstance(manager(), ContextManager), isinstance(5, ContextManager), issubclass(Grid, ContextManager))


class Like:
    pass


print(issubclass(Like, Mapping), isinstance([], Sequence), isinstance({}, Mapping), isinstance({}.keys(), MutableSet), issubclass(str, Iterable))
collections.abc.Mapping.register(Like)
print(issubclass(Like, Mapping), isinstance(Like(), Mapping), issubclass(Like, typing.MutableMapping), issubclass(Like, typing.Collection))

for make in (lambda: TypeVar('X', bound=42), lambda: TypeVar('X', int, 5), lambda: TypeVar('X', Union, int), lambda: TypeVar('X', bound=Union),
             lambda: TypeVar('X', int, bound=str), lambda: TypeVar('X', int), lambda: TypeVar('X', covariant=True, contravariant=True)):
    t(make)
for X in TypeVar('X'), TypeVar('X', int, str), TypeVar('X', bound=int, covariant=1), TypeVar('X', int, None, contravariant=True), TypeVar('X', bound=0):
    print(X, X.__bound__, X.__constraints__, X.__covariant__, X.__contravariant__)


@overload
def double(x: int) -> int: ...


t(double, 5)
t(double)


def double(x):
    return x * 2


print(double(4))


class A:
    x: int
    y: None = 3

    def f(self, a: 5) -> None:
        pass


class B(A):
    z: List[int]
    x: str


class C(B):
    pass


print(get_type_hints(B), get_type_hints(C), get_type_hints(A.f), get_type_hints(A().f), C.__annotations__)
for x in 5, fun, len, [].append, int, collections.abc, Like:
    t(get_type_hints, x)


@no_type_check
class N:
    x: 5

    def f(self, a: 3):
        pass

    class Inner:
        y: 4

    base = A


print(get_type_hints(N), get_type_hints(N.f), get_type_hints(N.Inner), N.__no_type_check__, get_type_hints(A), N.f.__annotations__)


@no_type_check_decorator
def twice(f):
    return lambda: (f(), f())


@twice
def one() -> 'whatever':
    return 1


print(one(), one.__no_type_check__, get_type_hints(one))
print(no_type_check(int), hasattr(int, '__no_type_check__'))
