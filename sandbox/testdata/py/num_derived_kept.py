# Where a class derived from int, or from str, is kept, and where it is not.
import itertools
import operator


class J(int):
    pass


class I(int):
    def __add__(self, other):
        return 'added'


for arguments in [(J(4), 2), (I(4),), (I(4), 1), (4, I(1)), (I(2 ** 70),), (J(4), 1.5), (J(4), J(1)), (True, 2), (True, 2.5), (True, True), (I(4), 2)]:
    c = itertools.count(*arguments)
    first = next(c)
    print(arguments, type(first).__name__, first, c)

for x in True, J(4), 5, 2 ** 70:
    print(type(operator.index(x)).__name__, operator.index(x))


def numbers():
    yield from [1, 2]


def letters():
    yield from 'ab'


for make in numbers, letters:
    g = make()
    next(g)
    try:
        g.send(5)
    except AttributeError as e:
        print(e)
