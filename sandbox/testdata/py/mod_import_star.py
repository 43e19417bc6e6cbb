# import * of modules that are partly written in Python.
from collections import *
from functools import *

print(ChainMap({'a': 1}, {'b': 2})['b'], Counter('aab'), deque([1], 2), OrderedDict(a=1), defaultdict(int)[3])


class Names(UserDict):
    def __getitem__(self, key):
        return self.data.get(key, key)


class Items(UserList):
    pass


print(Names(a=1)['a'], Names()['b'], Items([1, 2]) + [3], UserString('abc').upper())


class Move:
    def by(self, n, unit='m'):
        return n, unit

    two = partialmethod(by, 2)
    feet = partialmethod(by, unit='ft')


print(Move().two(), Move().feet(3), reduce(max, [1, 3, 2]), partial(int, base=2)('101'))


def uses_no_global():
    try:
        return Formatter
    except NameError as e:
        return e


print(uses_no_global())
