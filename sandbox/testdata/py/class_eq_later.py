# Classes that get __eq__ after their statement keep the hash that they have; those of the library that compare have none.
from collections import Counter, OrderedDict, UserDict, UserList, defaultdict, deque
import collections.abc
from functools import cmp_to_key, partial, total_ordering
from dataclasses import dataclass
import enum
import itertools
import typing


class A:
    pass


class B(A):
    pass


class Eq:
    def __eq__(self, other):
        return True


class Hashed(Eq):
    __hash__ = object.__hash__


def unhashable(*objects):
    for x in objects:
        try:
            hash(x)
            print('hashes', type(x).__name__)
        except TypeError as error:
            print(error)


a, b = A(), B()
before = hash(a), hash(b)
A.__eq__ = lambda self, other: True
print(before == (hash(a), hash(b)), a == b, len({a, a}), A.__hash__ is object.__hash__)
B.__eq__ = A.__eq__
print(hash(b) == before[1])
C = type('C', (), {'__eq__': A.__eq__})
unhashable(Eq(), Hashed(), C(), deque(), defaultdict(), OrderedDict(), Counter(), UserDict(), UserList(), cmp_to_key(lambda x, y: 0)(3))
unhashable(type('D', (deque,), {})(), type('O', (OrderedDict,), {})(), type('L', (list,), {})(), type('S', (set,), {})())
unhashable(partial(int), itertools.count(), typing.List[int], typing.TypeVar('T'), slice(1), range(3), {}.keys(), {}.items(), {}.values())


@dataclass
class Data:
    x: int


@total_ordering
class Ordered:
    def __lt__(self, other):
        return True


class E(enum.Enum):
    A = 1


unhashable(Data(1), Ordered(), E.A)
Data.__hash__ = lambda self: 5
print(hash(Data(1)))
del Eq.__hash__
unhashable(Eq())
