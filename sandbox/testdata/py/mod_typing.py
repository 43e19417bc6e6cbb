from typing import (Any, Union, Optional, List, Dict, Set, FrozenSet, Tuple, Type, Callable, Iterable, Iterator,
                    Generator, Sequence, Mapping, TypeVar, Generic, NamedTuple, NewType, ClassVar, NoReturn, cast,
                    overload, no_type_check, get_type_hints, AnyStr, Text, TYPE_CHECKING, DefaultDict, Deque, Counter)
import typing


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__)
    else:
        print('no error', r)


T = TypeVar('T')
K = TypeVar('K', int, str)
B = TypeVar('B', bound=int)
print(T, T.__name__, repr([T]), List, List[int], Dict[str, List[int]], Tuple[int, ...], Callable[[int, str], bool], Optional[int], Union[int, str])
print(Any, Set[T], Type[int], Iterable[str], Sequence[List[int]], Generator[int, None, str], ClassVar[int], Deque[int], DefaultDict[str, int], Optional[List[T]])
print(List[int] == List[int], List[int] == List[str], hash(Dict[int, str]) == hash(Dict[int, str]), Union[int])
print(cast(int, 'x'), Text is str, TYPE_CHECKING, get_type_hints(len) if 0 else {})
UserId = NewType('UserId', int)
print(UserId(5), UserId.__name__)


class Stack(Generic[T]):
    def __init__(self, *items):
        self.items = list(items)

    def push(self, item):
        self.items.append(item)
        return self


s = Stack[int](1, 2)
print(type(s).__name__, s.push(3).items, Stack(5).items, isinstance(s, Stack), isinstance(s, Generic))


class Names(Dict[str, int]):
    def total(self):
        return sum(self.values())


n = Names(a=1, b=2)
print(n, n.total(), isinstance(n, dict))


class L(List[int]):
    pass


print(L([1, 2]), L.__mro__[1])
P = NamedTuple('P', [('x', int), ('y', int)])
p = P(1, y=2)
print(p, p.x, P._fields, P.__annotations__ == {'x': int, 'y': int}, p == (1, 2))


class Emp(NamedTuple):
    """Employee."""
    __annotations__ = {'name': str, 'id': int}
    id = 3

    def shout(self):
        return self.name.upper()

    @property
    def double(self):
        return self.id * 2


e = Emp('bob')
print(e, e.shout(), e.double, Emp._fields, Emp('x', 4)._replace(id=5), isinstance(e, tuple), Emp.__doc__, Emp.__name__)
err(Emp)
err(lambda: List())
err(lambda: Any())
err(lambda: type('Bad', (NamedTuple,), {'__annotations__': {'a': int, 'b': int}, 'a': 1}) if 0 else 1 / 0)


@no_type_check
def f(x):
    return x


@overload
def g(x):
    pass


def g(x):
    return x * 2


print(f(1), g(2), typing.__name__, NoReturn, AnyStr)


class Box(Generic[T]):
    __annotations__ = {'value': int}


print(get_type_hints(Box) == {'value': int} or Box.__annotations__)
x = {'a': List[int], 'b': Optional[Dict[str, Any]]}
print(x, typing.Iterator[int], typing.AbstractSet[int])
