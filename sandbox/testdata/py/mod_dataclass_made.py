# What make_dataclass refuses, and the classes that its bases may stand for.
from dataclasses import dataclass, fields, make_dataclass
from typing import Generic, List, TypeVar
T = TypeVar('T')


class Text(str):
    pass


for given in ['x', ('y', int), ['z', int, 3]], [('x',)], [('x', int, 1, 2)], [()], [int], [5], [{1: 2}], [(1, int)], ['a b'], ['if'], \
        [(Text('q'), int)], ['x', ('x', int)], [None], [Text('t')], ['ab', 'cd'], [''], [(None, 1, 2)], 'abc', 5, [iter('ab')]:
    try:
        made = make_dataclass('C', given)
        print(made.__name__, [(f.name, f.type) for f in fields(made)])
    except Exception as error:
        print(type(error).__name__, error)


@dataclass
class Parent(Generic[T]):
    x: T


for bases in (Parent[int], Generic[T]), (Parent[T],), (List[int],), (5,):
    try:
        Child = make_dataclass('Child', [('y', T), ('z', int, 2)], bases=bases, namespace={'other': 42})
    except Exception as error:
        print(type(error).__name__)
    else:
        print(Child.__bases__, getattr(Child, '__orig_bases__', None), Child.other, hasattr(Child, 'x'), Child.z)
        print(Child(*range(len(fields(Child)))))
        print(issubclass(Child, Parent), Child.__mro__)


class Odd:
    def __bool__(self):
        raise ValueError('neither')


Ordered = make_dataclass('Ordered', ['x'], order=1, repr=[], frozen='yes')
print(Ordered(1) < Ordered(2), repr(Ordered(1))[:18], hash(Ordered(3)) == hash((3,)))
try:
    make_dataclass('X', ['x'], eq=Odd())
except ValueError as error:
    print(error)
