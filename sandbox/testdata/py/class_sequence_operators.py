# + and * of sequences, classes that derive from them, and others: who is asked first.
import operator


class Mul(list):
    def __mul__(self, other):
        return 'Mul.mul'


class Rmul(list):
    def __rmul__(self, other):
        return 'Rmul.rmul'


class Both(list):
    def __mul__(self, other):
        return 'Both.mul'

    def __rmul__(self, other):
        return 'Both.rmul'

    def __add__(self, other):
        return 'Both.add'

    def __radd__(self, other):
        return 'Both.radd'


class Neither(list):
    def __mul__(self, other):
        return NotImplemented

    __rmul__ = __add__ = __radd__ = __mul__


class Counts(list):
    def __index__(self):
        return 2


class Row(tuple):
    def __rmul__(self, other):
        return 'Row.rmul'

    def __radd__(self, other):
        return 'Row.radd'


class Text(str):
    def __radd__(self, other):
        return 'Text.radd'


class Other:
    def __index__(self):
        return 2

    def __rmul__(self, other):
        return 'Other.rmul'


class Number(int):
    def __rmul__(self, other):
        return 'Number.rmul'


makers = [lambda: 2, lambda: 1.5, lambda: [1], lambda: (1,), lambda: 'a', lambda: Mul([1]), lambda: Rmul([1]),
          lambda: Both([1]), lambda: Counts([1]), lambda: Row((1,)), lambda: Text('a'), Other, lambda: Number(2)]
for op in operator.add, operator.mul, operator.iadd, operator.imul:
    for a in makers:
        for b in makers:
            try:
                result = op(a(), b())
            except TypeError as e:
                result = e
            print(op.__name__, type(a()).__name__, type(b()).__name__, type(result).__name__, result)
for op in operator.add, operator.mul:
    for a, b in (Neither([1]), 2), (2, Neither([1])), ([1], Neither([1])), (Neither([1]), [1]), (Neither([1]), 'a'):
        try:
            print(op(a, b))
        except TypeError as e:
            print(e)
