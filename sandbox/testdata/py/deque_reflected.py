# Reflected operators come before those of a deque, which are those of sequences.
import operator
from collections import deque


class R:
    def __radd__(self, other):
        return 'radd', type(other).__name__

    def __rmul__(self, other):
        return 'rmul', type(other).__name__


def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


d = deque([1, 2])
for f in (lambda: d + R(), lambda: d * R(), lambda: d + [1], lambda: [1] + d, lambda: d * 2, lambda: 2 * d,
          lambda: d * 'a', lambda: d + 1, lambda: 1 + d, lambda: d - d, lambda: d * 1.5):
    show(f)
e = d
e += R()
print(e, d)
e = d
e *= R()
print(e, d)


class S(str):
    pass


class L(list):
    pass


class Adds:
    def __add__(self, other):
        return 'added'


class Sequence(Adds):
    def __getitem__(self, i):
        raise IndexError


for f in (lambda: operator.concat(S('a'), S('b')), lambda: operator.concat(L([1]), L([2])), lambda: operator.concat(1, 2),
          lambda: operator.concat([1], (2,)), lambda: operator.concat('a', 1), lambda: operator.concat(d, d),
          lambda: operator.concat(Adds(), 1), lambda: operator.concat(Sequence(), Sequence()),
          lambda: operator.concat(Sequence(), Adds())):
    show(f)
