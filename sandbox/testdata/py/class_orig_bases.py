# Bases that stand for others are kept as the statement names them.
from typing import Dict, Generic, List, Mapping, TypeVar
from dataclasses import make_dataclass
T = TypeVar('T')
seen = []


class Entry:
    def __init__(self, *entries):
        self.entries = entries

    def __mro_entries__(self, bases):
        seen.append(bases)
        return self.entries


class A:
    pass


class B:
    pass


e, none = Entry(B), Entry()


class C(A, e, none):
    had = '__orig_bases__' in dir()


print(C.__orig_bases__ == (A, e, none), C.__bases__ == (A, B), C.had, seen[0] is C.__orig_bases__, seen[0] is seen[1])


class D(C):
    pass


print(D.__orig_bases__ is C.__orig_bases__, '__orig_bases__' in D.__dict__, '__orig_bases__' in C.__dict__)


class Names(dict):
    def __setitem__(self, name, value):
        if name[:2] != '__' or name == '__orig_bases__':
            print('binds', name)
        super().__setitem__(name, value)


class Meta(type):
    @classmethod
    def __prepare__(meta, name, bases):
        return Names()

    def __new__(meta, name, bases, names):
        print(name, bases, [n for n in names if n != '__module__'])
        return super().__new__(meta, name, bases, names)


class E(List[int], metaclass=Meta):
    x = 1


class F(Entry(int), metaclass=Meta):
    def f(self):
        return __class__


print(F.__orig_bases__[0].entries, F().f())


class G(Dict[str, T], Generic[T]):
    __orig_bases__ = 'overwritten'


print(G.__orig_bases__)
class H(G[int]):
    pass


print(H.__orig_bases__, List[int].__class__.__name__)
for make in lambda: type('X', (e,), {}), lambda: A.__orig_bases__, lambda: [].__orig_bases__:
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, error)
K = make_dataclass('K', ['x'], bases=(G[int], e), namespace={'y': 5})
print(K.__orig_bases__ == (G[int], e), K.__bases__, K(1), K(1).y, K.__mro__)
L = make_dataclass('L', ['x'], bases=(A, B))
print(hasattr(L, '__orig_bases__'), L.__mro__)
