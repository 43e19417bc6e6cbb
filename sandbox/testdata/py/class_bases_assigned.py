# Other bases for a class that is there, and bases that are no classes.
class A:
    x = 'A'


class B:
    x = 'B'

    def __getattr__(self, name):
        return 'B has no ' + name


class C(A):
    pass


class D(C):
    def who(self):
        return 'D', super().x


class Slots:
    __slots__ = ('a',)


class SameSlots:
    __slots__ = ('a',)


class OtherSlots:
    __slots__ = ('b',)


class Member(Slots):
    pass


class Error(Exception):
    pass


class Problem(Exception):
    pass


class Special(Error):
    pass


class Meta(type):
    pass


class WithMeta(metaclass=Meta):
    pass


class List1(list):
    pass


class List2(list):
    pass


class List3(List1):
    pass


def assign(cls, bases):
    try:
        cls.__bases__ = bases
        print(cls.__name__, cls.__bases__, cls.__mro__)
    except TypeError as e:
        print(e)


d = D()
print(d.x, d.who(), hasattr(d, 'nothing'))
assign(C, (B,))
print(d.x, d.who(), d.nothing, isinstance(d, A), isinstance(d, B), D.__mro__)
assign(C, (A, B))
print(d.x, d.nothing, isinstance(d, A), isinstance(d, B), D.__mro__)
assign(C, (B, A))
print(d.x, C.__base__)
assign(C, (A,))
print(d.x, hasattr(d, 'nothing'))
for bases in (5, [], (), (5,), (A, 'B'), (int,), (object,), (D,), (C,), (A, A), (bool,), (list,), (A, object, B), (dict, list)):
    assign(C, bases)
assign(A, (B,))
assign(C, (WithMeta,))
print(type(C), C.__mro__)
for bases in (SameSlots,), (OtherSlots,), (A,), (object,):
    assign(Member, bases)
for bases in (Problem,), (ValueError,), (A,), (Error, Problem):
    assign(Special, bases)
try:
    raise Special('special')
except Problem as e:
    print('caught', repr(e))
for bases in (List2,), (dict,), (list,):
    assign(List3, bases)
print(List3([1, 2]))
for change in ("del C.__bases__", "C.__mro__ = ()", "C.__base__ = A", "int.__bases__ = ()"):
    try:
        if change.startswith('del'):
            del C.__bases__
        elif 'mro' in change:
            C.__mro__ = ()
        elif 'base__' in change:
            C.__base__ = A
        else:
            int.__bases__ = ()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
import math
for bases in (5,), ('a',), (A(),), (int, 5), (None,), (math,), (len,):
    try:
        type('T', bases, {})
    except TypeError as e:
        print(e)
try:
    class F(lambda x: x): pass
except TypeError as e:
    print(e)
try:
    class G(math): pass
except TypeError as e:
    print(e)
try:
    class H(5): pass
except TypeError as e:
    print(e)
try:
    class I(A, 5): pass
except TypeError as e:
    print(e)
from collections import deque
for change in (lambda d: setattr(d, 'maxlen', 5), lambda d: delattr(d, 'maxlen')):
    try:
        change(deque([1], 3))
    except AttributeError as e:
        print(e)
