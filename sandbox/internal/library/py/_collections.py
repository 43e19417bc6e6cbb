"""The classes of the module collections that are written in Python.

All of them have the names and the behaviour of CPython 3.7's; the way there is another one.
"""

from collections.abc import *
from copy import copy as _copy
import operator as _operator

__name__ = 'collections'

# Up to Python 3.9 collections has the abstract classes as well: it finds the names that are used here.
_abstract = (Callable, Collection, Container, Generator, Hashable, ItemsView, Iterable, Iterator, KeysView, Mapping,
             MappingView, MutableMapping, MutableSequence, MutableSet, Reversible, Sequence, Set, Sized, ValuesView)


class ChainMap(MutableMapping):
    """Several mappings seen as one: the first that has a key is asked, and only the very first is changed."""

    def __init__(self, *maps):
        self.maps = [*maps] if maps else [{}]

    # Looking up.

    def __getitem__(self, key):
        for each in self.maps:
            try:
                return each[key]  # even if it is not in there: a defaultdict makes it
            except KeyError:
                continue
        return self.__missing__(key)

    def __missing__(self, key):
        raise KeyError(key)

    def __contains__(self, key):
        for each in self.maps:
            if key in each:
                return True
        return False

    def get(self, key, default=None):
        if key in self:
            return self[key]
        return default

    # All of the keys.

    def __bool__(self):
        for each in self.maps:
            if each:
                return True
        return False

    def __len__(self):
        keys = set()
        keys.update(*self.maps)
        return len(keys)

    def __iter__(self):
        merged = {}
        for each in self.maps[::-1]:
            merged.update(each)
        return iter(merged)

    def __repr__(self):
        me = id(self)
        if me in _being_shown:
            return '...'
        _being_shown.add(me)
        try:
            return '%s(%s)' % (type(self).__name__, ', '.join(map(repr, self.maps)))
        finally:
            _being_shown.remove(me)

    # Changing the first one.

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        first = self.maps[0]
        try:
            del first[key]
        except KeyError:
            raise _not_in_first(key)

    def pop(self, key, *args):
        first = self.maps[0]
        try:
            return first.pop(key, *args)
        except KeyError:
            raise _not_in_first(key)

    def popitem(self):
        first = self.maps[0]
        try:
            return first.popitem()
        except KeyError:
            raise KeyError('No keys found in the first mapping.')

    def clear(self):
        first = self.maps[0]
        first.clear()

    # Making others.

    @classmethod
    def fromkeys(cls, iterable, *args):
        only = dict.fromkeys(iterable, *args)
        return cls(only)

    def copy(self):
        first = self.maps[0]
        return type(self)(first.copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None):
        return type(self)({} if m is None else m, *self.maps)

    @property
    def parents(self):
        return type(self)(*self.maps[1:])


_being_shown = set()  # the ids of the ChainMaps whose repr is being made, as a ChainMap may be in itself


def _not_in_first(key):
    return KeyError('Key not found in the first mapping: %r' % (key,))


# Classes around a builtin type, for others to derive from. What they hold is their data.

def _twin(original, data):
    """Copy an object without calling its class, and give the copy other data."""
    twin = type(original).__new__(type(original))
    twin.__dict__.update(original.__dict__, data=data)
    return twin


def _bare(value, cls):
    """Return the data of an instance of a class; other values as they are."""
    return value.data if isinstance(value, cls) else value


def _comparing(cls):
    """Give a class comparisons of its data, with another instance's and with anything else."""
    def method(operator):
        def compare(self, other):
            return operator(self.data, other.data if isinstance(other, cls) else other)
        return compare
    for operator in _operator.lt, _operator.le, _operator.eq, _operator.gt, _operator.ge:
        setattr(cls, '__%s__' % operator.__name__, method(operator))
    return cls


class UserDict(MutableMapping):  # a mapping around a dict

    def __init__(*args, **kwargs):
        if not args:
            raise TypeError("descriptor '__init__' of 'UserDict' object needs an argument")
        self, *sources = args
        if len(sources) > 1:
            raise TypeError('expected at most 1 arguments, got %d' % len(sources))
        if not sources and 'dict' in kwargs:
            sources = [kwargs.pop('dict')]
        self.data = {}
        if sources and sources[0] is not None:
            self.update(*sources)
        if kwargs:
            self.update(kwargs)

    def __getitem__(self, key):
        if key not in self.data:
            cls = type(self)
            if hasattr(cls, '__missing__'):
                return cls.__missing__(self, key)
            raise KeyError(key)
        return self.data[key]

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):  # what __missing__ could make is not contained
        return key in self.data

    def __iter__(self):
        return iter(self.data)

    def __len__(self):
        return len(self.data)

    def __repr__(self):
        return repr(self.data)

    def __copy__(self):
        return _twin(self, self.__dict__['data'].copy())

    def copy(self):
        if type(self) is UserDict:
            twin = UserDict()
            twin.data.update(self.data)
            return twin
        mine, self.data = self.data, {}
        try:
            twin = _copy(self)
        finally:
            self.data = mine
        twin.update(self)
        return twin

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for each in iterable:
            made[each] = value
        return made


@_comparing
class UserList(MutableSequence):
    """A sequence around a list."""

    __hash__ = None

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else list(_bare(initlist, UserList))

    def __repr__(self):
        return repr(self.data)

    # The builtin functions and operators of a list.

    def __len__(self):
        return len(self.data)

    def __contains__(self, item):
        return item in self.data

    def __getitem__(self, i):
        found = self.data[i]
        return type(self)(found) if isinstance(i, slice) else found

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def _operand(self, other):
        """Return another operand as a list, such as the data is."""
        other = _bare(other, UserList)
        return other if isinstance(other, type(self.data)) else list(other)

    def __add__(self, other):
        return type(self)(self.data + self._operand(other))

    def __radd__(self, other):
        return type(self)(self._operand(other) + self.data)

    def __iadd__(self, other):
        self.data += self._operand(other)
        return self

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.data *= n
        return self

    # Its methods.

    def append(self, item):
        self.data.append(item)

    def extend(self, other):
        self.data.extend(_bare(other, UserList))

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def index(self, item, *args):
        return self.data.index(item, *args)

    def count(self, item):
        return self.data.count(item)

    def reverse(self):
        self.data.reverse()

    def sort(self, *args, **kwds):
        self.data.sort(*args, **kwds)

    def copy(self):
        return type(self)(self)

    def __copy__(self):
        return _twin(self, self.__dict__['data'][:])


def _text(value):
    """Return a value as a string, and that of a UserString."""
    if isinstance(value, str):
        return value
    return value.data if isinstance(value, UserString) else str(value)


@_comparing
class UserString(Sequence):  # a sequence around a string

    def __init__(self, seq):
        self.data = _text(seq)

    def __str__(self):
        return str(self.data)

    def __repr__(self):
        return repr(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __hash__(self):
        return hash(self.data)

    def __getnewargs__(self):
        return (str(self.data),)

    def __len__(self):
        return len(self.data)

    def __contains__(self, char):
        return _bare(char, UserString) in self.data

    # What makes another UserString.

    def __getitem__(self, index):
        return type(self)(self.data[index])

    def __add__(self, other):
        return type(self)(self.data + _text(other))

    def __radd__(self, other):
        return type(self)(_text(other) + self.data)

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return type(self)(self.data % args)

    def __rmod__(self, template):
        return type(self)(_text(template) % self)

    def capitalize(self):
        return type(self)(self.data.capitalize())

    def casefold(self):
        return type(self)(self.data.casefold())

    def lower(self):
        return type(self)(self.data.lower())

    def swapcase(self):
        return type(self)(self.data.swapcase())

    def title(self):
        return type(self)(self.data.title())

    def upper(self):
        return type(self)(self.data.upper())

    def center(self, width, *args):
        return type(self)(self.data.center(width, *args))

    def ljust(self, width, *args):
        return type(self)(self.data.ljust(width, *args))

    def rjust(self, width, *args):
        return type(self)(self.data.rjust(width, *args))

    def zfill(self, width):
        return type(self)(self.data.zfill(width))

    def strip(self, chars=None):
        return type(self)(self.data.strip(chars))

    def lstrip(self, chars=None):
        return type(self)(self.data.lstrip(chars))

    def rstrip(self, chars=None):
        return type(self)(self.data.rstrip(chars))

    def expandtabs(self, tabsize=8):
        return type(self)(self.data.expandtabs(tabsize))

    def replace(self, old, new, maxsplit=-1):
        return type(self)(self.data.replace(_bare(old, UserString), _bare(new, UserString), maxsplit))

    def translate(self, *args):
        return type(self)(self.data.translate(*args))

    def encode(self, encoding=None, errors=None):
        return type(self)(self.data.encode(encoding, errors))  # there is no bytes in the sandbox: a NotImplementedError

    # What answers as a string does, with plain strings.

    maketrans = str.maketrans

    def format(self, *args, **kwds):
        return str.format(self.data, *args, **kwds)

    def format_map(self, mapping):
        return str.format_map(self.data, mapping)

    def join(self, seq):
        return self.data.join(seq)

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    def partition(self, sep):
        return self.data.partition(sep)

    def rpartition(self, sep):
        return self.data.rpartition(sep)

    # What tells where something is, or whether; count, find and rfind also look for UserStrings.

    def count(self, sub, start=0, end=None):
        return self.data.count(_bare(sub, UserString), start, end)

    def find(self, sub, start=0, end=None):
        return self.data.find(_bare(sub, UserString), start, end)

    def rfind(self, sub, start=0, end=None):
        return self.data.rfind(_bare(sub, UserString), start, end)

    def index(self, sub, start=0, end=None):
        return self.data.index(sub, start, end)

    def rindex(self, sub, start=0, end=None):
        return self.data.rindex(sub, start, end)

    def startswith(self, prefix, start=0, end=None):
        return self.data.startswith(prefix, start, end)

    def endswith(self, suffix, start=0, end=None):
        return self.data.endswith(suffix, start, end)

    def isalnum(self):
        return self.data.isalnum()

    def isalpha(self):
        return self.data.isalpha()

    def isascii(self):
        return self.data.isascii()

    def isdecimal(self):
        return self.data.isdecimal()

    def isdigit(self):
        return self.data.isdigit()

    def isidentifier(self):
        return self.data.isidentifier()

    def islower(self):
        return self.data.islower()

    def isnumeric(self):
        return self.data.isnumeric()

    def isprintable(self):
        return self.data.isprintable()

    def isspace(self):
        return self.data.isspace()

    def istitle(self):
        return self.data.istitle()

    def isupper(self):
        return self.data.isupper()
