# list, dict and set are filled by __init__, not by __new__; and what else only direct calls show.
import math


class L(list):
    def __init__(self, x):
        self.x = x


class L2(list):
    def __new__(cls, *args):
        made = super().__new__(cls, *args)
        print("new", made)
        return made


class D(dict):
    def __new__(cls, *args, **kwargs):
        made = super().__new__(cls, *args, **kwargs)
        print("new", made)
        return made


print(L([1, 2]), L2("abc"), D(a=1), D({1: 2}, b=3))
for f in (
    lambda: list.__new__(list, "abc"),
    lambda: list.__new__(list, 5),
    lambda: dict.__new__(dict, 5, a=1),
    lambda: set.__new__(set, [[]]),
    lambda: list.__new__(L, "abc"),
    lambda: tuple.__new__(tuple, "ab"),
    lambda: frozenset.__new__(frozenset, "a"),
    lambda: list.__new__(dict),
    lambda: list.__new__(),
    lambda: None.__hash__() == hash(None),
    lambda: type("A\0B", (), {}),
    lambda: math.remainder(1),
    lambda: math.remainder(1, 2, 3),
    lambda: math.remainder(7, 4),
):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
