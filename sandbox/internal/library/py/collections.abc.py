"""Abstract classes of what objects can do: iterate, look up, be called and so on.

All of them have the names and the behaviour of CPython 3.7's; the way there is another one.
"""

from abc import ABCMeta, abstractmethod
from collections import deque as _deque
from itertools import chain as _chain, count as _count
from operator import eq as _eq, ge as _ge, gt as _gt, le as _le, lt as _lt

__all__ = ['Callable', 'Collection', 'Container', 'Generator', 'Hashable', 'ItemsView', 'Iterable', 'Iterator',
           'KeysView', 'Mapping', 'MappingView', 'MutableMapping', 'MutableSequence', 'MutableSet', 'Reversible',
           'Sequence', 'Set', 'Sized', 'ValuesView']


# A class belongs to an abstract one by deriving from it, by being registered, or, as _methods says, by
# having some methods.

@classmethod
def __subclasshook__(cls, C):
    """Tell whether a class belongs to an abstract one by its methods; all that are known by them share this."""
    if cls not in _methods:
        return NotImplemented  # what derives from an abstract class asks for more
    for name in _methods[cls]:
        if not _defines(C, name):
            return NotImplemented
    return True


def _defines(cls, name):
    """Tell whether a class has a method, which a None in a class hides from its bases."""
    for base in cls.__mro__:
        if name in base.__dict__:
            return base.__dict__[name] is not None
    return False


# What several of the classes do.

_nothing = object()  # stands for a value that is not there


def _first(iterator):
    """Return what an iterator yields; nothing is a KeyError."""
    try:
        return next(iterator)
    except StopIteration:
        raise KeyError from None


def _exhaust(take, error):
    """Take items away until there are none left, which is an error then."""
    try:
        while True:
            take()
    except error:
        pass


def _each(do, items):
    """Call a method with one item after the other."""
    for item in items:
        do(item)


def _occurs(value, items):
    """Tell whether a value is among the items, or equal to one."""
    for item in items:
        if item is value or item == value:
            return True
    return False


# What is known by its methods.

class Hashable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    @abstractmethod
    def __hash__(self):
        return 0


class Callable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    @abstractmethod
    def __call__(self, *args, **kwds):
        return False


class Sized(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    @abstractmethod
    def __len__(self):
        return 0


class Container(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    @abstractmethod
    def __contains__(self, x):
        return False


class Iterable(metaclass=ABCMeta):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    @abstractmethod
    def __iter__(self):
        yield from ()


class Collection(Sized, Iterable, Container):
    __slots__ = ()
    __subclasshook__ = __subclasshook__


class Reversible(Iterable):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    @abstractmethod
    def __reversed__(self):
        yield from ()


class Iterator(Iterable):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    def __iter__(self):
        return self

    @abstractmethod
    def __next__(self):
        raise StopIteration


class Generator(Iterator):
    __slots__ = ()
    __subclasshook__ = __subclasshook__

    def __next__(self):
        return self.send(None)

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        if tb is not None:
            raise (typ() if val is None else val).with_traceback(tb)
        raise typ if val is None else val

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (StopIteration, GeneratorExit):
            return
        raise RuntimeError('generator ignored GeneratorExit')


_methods = {
    Hashable: ('__hash__',), Callable: ('__call__',), Sized: ('__len__',), Container: ('__contains__',),
    Iterable: ('__iter__',), Collection: ('__len__', '__iter__', '__contains__'), Reversible: ('__reversed__', '__iter__'),
    Iterator: ('__iter__', '__next__'), Generator: ('__iter__', '__next__', 'send', 'throw', 'close'),
}


# Sets.

def _sizes(left, right, compare):
    """Compare the sizes of two sets, by one of the operators."""
    return compare(len(left), len(right)) if isinstance(right, Set) else NotImplemented


def _within(part, whole):
    """Tell whether a set is part of another one."""
    for item in part:
        if item not in whole:
            return False
    return True


def _as_set(like, items):
    """Return a set of items, made by the set like, unless they are one; what has no items is NotImplemented."""
    if isinstance(items, Set):
        return items
    return like._from_iterable(items) if isinstance(items, Iterable) else NotImplemented


class Set(Collection):
    """Sets that need not be able to change: what tells its items, and how many there are.

    Whoever overrides __le__ and __ge__ has overridden all comparisons.
    """

    __slots__ = ()

    def __le__(self, other):
        fits = _sizes(self, other, _le)
        return _within(self, other) if fits is True else fits

    def __ge__(self, other):
        fits = _sizes(self, other, _ge)
        return _within(other, self) if fits is True else fits

    def __lt__(self, other):
        fits = _sizes(self, other, _lt)
        return self.__le__(other) if fits is True else fits

    def __gt__(self, other):
        fits = _sizes(self, other, _gt)
        return self.__ge__(other) if fits is True else fits

    def __eq__(self, other):
        fits = _sizes(self, other, _eq)
        return self.__le__(other) if fits is True else fits

    def isdisjoint(self, other):
        return not any(item in self for item in other)

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)  # a class that is called otherwise overrides this

    def __and__(self, other):
        if isinstance(other, Iterable):
            return self._from_iterable(item for item in other if item in self)
        return NotImplemented

    def __or__(self, other):
        if isinstance(other, Iterable):
            return self._from_iterable(_chain(self, other))
        return NotImplemented

    def __sub__(self, other):
        away = _as_set(self, other)
        return away if away is NotImplemented else self._from_iterable(item for item in self if item not in away)

    def __rsub__(self, other):
        kept = _as_set(self, other)
        return kept if kept is NotImplemented else self._from_iterable(item for item in kept if item not in self)

    def __xor__(self, other):
        other = _as_set(self, other)
        return other if other is NotImplemented else (self - other) | (other - self)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def _hash(self):
        """Return a hash for classes whose sets do not change, by the formula that CPython has for it."""
        mixed = 1927868237 * (1 + len(self))
        for item in self:
            bits = hash(item)
            mixed ^= (89869747 ^ bits ^ bits << 16) * 3644798167
        mixed = (69069 * mixed + 907133923 + (1 << 63)) % (1 << 64) - (1 << 63)  # as a number of 64 bits with a sign
        return 590923713 if mixed == -1 else mixed


Set.register(frozenset)


class MutableSet(Set):
    """Sets that can change, by add and discard."""

    __slots__ = ()

    @abstractmethod
    def add(self, value):
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        raise NotImplementedError

    def remove(self, value):
        if value in self:
            self.discard(value)
        else:
            raise KeyError(value)

    def pop(self):
        value = _first(iter(self))
        self.discard(value)
        return value

    def clear(self):
        _exhaust(self.pop, KeyError)

    def __ior__(self, it):
        _each(self.add, it)
        return self

    def __iand__(self, it):
        _each(self.discard, self - it)
        return self

    def __isub__(self, it):
        if it is not self:
            _each(self.discard, it)
        else:
            self.clear()
        return self

    def __ixor__(self, it):
        if it is not self:
            for item in it if isinstance(it, Set) else self._from_iterable(it):
                (self.discard if item in self else self.add)(item)
        else:
            self.clear()
        return self


MutableSet.register(set)


# Mappings.

class Mapping(Collection):
    __slots__ = ()
    __reversed__ = None

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def keys(self):
        return KeysView(self)

    def values(self):
        return ValuesView(self)

    def items(self):
        return ItemsView(self)

    def __eq__(self, other):
        if isinstance(other, Mapping):
            return dict(self.items()) == dict(other.items())
        return NotImplemented

    def __contains__(self, key):
        try:
            self[key]
            return True
        except KeyError:
            return False

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default


Mapping.register(type(type.__dict__))


class MutableMapping(Mapping):
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_nothing):
        try:
            value = self[key]
        except KeyError:
            if default is not _nothing:
                return default
            raise
        del self[key]
        return value

    def popitem(self):
        key = _first(iter(self))
        item = key, self[key]
        del self[key]
        return item

    def clear(self):
        _exhaust(self.popitem, KeyError)

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
            return default

    def update(*args, **kwds):
        if not args:
            raise TypeError("descriptor 'update' of 'MutableMapping' object needs an argument")
        self, *sources = args
        if len(sources) > 1:
            raise TypeError('update expected at most 1 arguments, got %d' % len(sources))
        for source in sources:
            if isinstance(source, Mapping):
                _set_from(self, source, source)
            elif hasattr(source, 'keys'):
                _set_from(self, source.keys(), source)
            else:
                _set_pairs(self, source)
        if kwds:
            _set_pairs(self, kwds.items())


MutableMapping.register(dict)


def _set_from(mapping, keys, source):
    for key in keys:
        mapping[key] = source[key]


def _set_pairs(mapping, pairs):
    for key, value in pairs:
        mapping[key] = value


class MappingView(Sized):
    __slots__ = ('_mapping',)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return '%s(%r)' % (type(self).__name__, self._mapping)


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping


KeysView.register(type({}.keys()))


class ItemsView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, item):
        key, value = item
        try:
            there = self._mapping[key]
        except KeyError:
            return False
        return there is value or there == value

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield key, mapping[key]


ItemsView.register(type({}.items()))


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __contains__(self, value):
        return _occurs(value, ValuesView.__iter__(self))

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield mapping[key]


ValuesView.register(type({}.values()))


# Sequences.

class Sequence(Reversible, Collection):
    """Lists that need not be able to change: what has a length, and items from 0 on."""

    __slots__ = ()

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        try:
            for place in _count():
                yield self[place]
        except IndexError:
            return

    def __reversed__(self):
        for place in range(len(self))[::-1]:
            yield self[place]

    def __contains__(self, value):
        return _occurs(value, self)

    def index(self, value, start=0, stop=None):
        place = start
        if start is not None and start < 0:
            place = max(0, start + len(self))
        if stop is not None and stop < 0:
            stop = stop + len(self)
        try:
            while stop is None or place < stop:
                item = self[place]
                if item is value or item == value:
                    return place
                place += 1
        except IndexError:
            pass
        raise ValueError

    def count(self, value):
        times = 0
        for item in self:
            if item is value or item == value:
                times += 1
        return times


for _type in tuple, str, range:
    Sequence.register(_type)


class MutableSequence(Sequence):
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        raise IndexError

    def append(self, value):
        self.insert(len(self), value)

    def extend(self, values):
        _each(self.append, list(self) if values is self else values)

    def __iadd__(self, values):
        self.extend(values)
        return self

    def pop(self, index=-1):
        item = self[index]
        del self[index]
        return item

    def remove(self, value):
        del self[self.index(value)]

    def clear(self):
        _exhaust(self.pop, IndexError)

    def reverse(self):
        length = len(self)
        for left, right in zip(range(length // 2), range(length - 1, 0, -1)):
            self[left], self[right] = self[right], self[left]


for _type in list, _deque:
    MutableSequence.register(_type)
