# Deleting __dict__ empties an instance; those of builtin types keep theirs. And a cache whose keys use it as they are compared.
import functools
from functools import lru_cache, partial


class A:
    y = 'class'

    def __init__(self):
        self.x = 1


class Sub(partial):
    pass


class Error(ValueError):
    pass


class Slots:
    __slots__ = 'x',


class Number(int):
    pass


a = A()
old = a.__dict__
del a.__dict__
print(a.__dict__, a.__dict__ is old, old, hasattr(a, 'x'), a.y)
a.x = 5
print(a.x, a.__dict__, old)
n = Number(4)
n.x = 1
del n.__dict__
print(n, n.__dict__)
for x in partial(int), Sub(int), Error(), ValueError(), Slots(), 5, [], lru_cache()(len), A:
    try:
        del x.__dict__
        print('deleted')
    except (AttributeError, TypeError) as error:
        print(type(error).__name__, error if isinstance(error, TypeError) and x is not A else '')


@lru_cache(maxsize=10)
def identity(x):
    return x


class Key:
    asked = 0

    def __init__(self, x):
        self.x = x

    def __hash__(self):
        return self.x

    def __eq__(self, other):
        Key.asked += 1
        if self.x == 2:
            identity(Key(1))
        return self.x == other.x


identity(Key(1))
identity(Key(2))
print(identity(Key(2)) == Key(2), identity.cache_info().misses)
order = lru_cache(maxsize=2)(lambda x: print('computes', x))
for x in 1, 2, 2, 1, 1, 3, 1, 2, 'a', 'b', 'b', 'a', 'c', 'a':
    order(x)
