"""Calls of methods on objects that they are not meant for, and of objects whose __init__ never ran: nothing but exceptions may come of them."""
import collections
import copy
import dataclasses
import enum
import functools
import heapq
import itertools
import operator
import random
import string
import typing
from abc import ABC, ABCMeta


class Color(enum.Enum):
    RED = 1


class Num(enum.IntEnum):
    ONE = 1


class Bits(enum.Flag):
    A = 1


class IntBits(enum.IntFlag):
    A = 1


Point = collections.namedtuple('Point', 'x y')


@dataclasses.dataclass
class Data:
    x = 1


@dataclasses.dataclass(frozen=True, order=True)
class Frozen:
    x = 1


@functools.lru_cache()
def cached(x):
    return x


@functools.singledispatch
def single(x):
    return x


key = functools.cmp_to_key(max)
group = itertools.groupby('a')
classes = [
    collections.deque, collections.defaultdict, collections.OrderedDict, collections.Counter, Point, functools.partial,
    type(cached), type(cached.cache_info()), type(single), type(key), operator.itemgetter, operator.attrgetter,
    operator.methodcaller, random.Random, enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag, enum.auto, enum.EnumMeta, Color, Num,
    Bits, IntBits, Data, Frozen, typing.Generic, typing.TypeVar, typing.NamedTuple, ABC, ABCMeta, itertools.chain, itertools.count,
    itertools.cycle, itertools.repeat, itertools.accumulate, itertools.compress, itertools.dropwhile, itertools.takewhile,
    itertools.filterfalse, itertools.starmap, itertools.islice, itertools.zip_longest, itertools.product, itertools.permutations,
    itertools.combinations, itertools.combinations_with_replacement, itertools.groupby, type(next(group)[1]), type(itertools.tee('a')[0]),
    type(collections.Counter('a').elements()), type(heapq.merge()), type(typing.List[int]), string.Template, dataclasses.Field,
    type(reversed(collections.deque())), type(iter(collections.deque())), type(dataclasses.MISSING),
    bool, int, float, str, list, tuple, dict, set, frozenset, range, slice, type, object, property, staticmethod, classmethod, super,
    enumerate, zip, map, filter, reversed, type(iter([])), type(iter({})), type(iter('')), type({}.keys()), type({}.items()),
    type(None), type(...), type(NotImplemented), type(cached.__wrapped__), type(len), type([].append), type(Data().__init__), type(n for n in ()),
    type(typing), type(dict.__dict__), BaseException, Exception, StopIteration, KeyError, OSError, ImportError, SyntaxError, SystemExit,
    UnicodeDecodeError,
]
names = (
    '__init__ __new__ __call__ __repr__ __str__ __iter__ __next__ __len__ __contains__ __getitem__ __setitem__ __delitem__ __eq__ __lt__ '
    '__hash__ __bool__ __add__ __iadd__ __mul__ __imul__ __sub__ __isub__ __or__ __ior__ __and__ __pos__ __neg__ __invert__ __ror__ __copy__ '
    '__deepcopy__ __missing__ __reversed__ __format__ __get__ __setattr__ __delattr__ __class_getitem__ __mro_entries__ __getattr__ '
    'append appendleft pop popleft extend extendleft rotate insert remove index count clear copy reverse maxlen default_factory move_to_end '
    'popitem update subtract elements most_common fromkeys _make _replace _asdict x func args keywords cache_info cache_clear dispatch register '
    'registry obj seed getstate setstate random randint getrandbits choice shuffle sample gauss name value _missing_ _generate_next_value_ '
    '__members__ mro from_iterable hits currsize default metadata __name__ __origin__ __getnewargs__ fromhex from_bytes to_bytes hex '
    'bit_length as_integer_ratio join split format format_map translate maketrans partition keys items values get setdefault add discard '
    'union intersection issubset sort __init_subclass__ __prepare__ __subclasses__ __instancecheck__ __subclasscheck__ __dict__ __mro__ '
    'getter setter deleter indices with_traceback send throw close __set__ __delete__ __enter__ __exit__ __int__ __index__ __round__').split()
junk = [(), (5,), ('a',), (None,), ([],), (5, 'a'), ({}, 5), (5, 5, 5), (object(), object()), (int, 5), (collections.deque, [1, 2]), (Color, 'x', 1)]


def attempt(fn, *args):
    try:
        return fn(*args)
    except Exception:
        return None


def poke(v):
    """Use a value in all kinds of ways."""
    for use in (repr, str, len, bool, hash, list, copy.copy, copy.deepcopy, reversed, iter):
        if not isinstance(v, (itertools.count, itertools.cycle, itertools.repeat)):
            attempt(use, v)
    for use in (lambda: v(), lambda: v(1), lambda: v[0], lambda: v == v, lambda: v < v, lambda: v + v, lambda: v | v, lambda: 1 in v, lambda: next(v), lambda: v.x):
        attempt(use)


def getters(cls, name):
    """The functions behind an attribute."""
    yield attempt(getattr, cls, name)
    plain = attempt(lambda: cls.__dict__[name])
    for part in ('fget', 'fset', '__func__'):
        yield attempt(getattr, plain, part)


def bare(cls):
    """Instances that were never initialised."""
    yield attempt(object.__new__, cls)
    yield attempt(lambda: type('Sub', (cls,), {'__init__': lambda self: None})())


calls = 0
for cls in classes:
    for name in names:
        for fn in getters(cls, name):
            if callable(fn):
                for args in junk:
                    if not (name == '__new__' and args and args[0] in (int, collections.deque)):
                        attempt(fn, *args)
                        calls += 1
    for v in bare(cls):
        if v is not None:
            poke(v)
            for name in names:
                fn = attempt(getattr, v, name)
                if callable(fn) and name not in ('__setattr__', '__delattr__'):
                    for args in junk[:8]:
                        attempt(fn, *args)
print('survived', calls > 1000)
