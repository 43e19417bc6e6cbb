# Classes that derive from builtin types and have some of the comparisons: the others are those of the builtin type, which
# comes before what another operand has reflected.
from collections import namedtuple
from enum import IntEnum
import heapq


class Move(namedtuple('Move', 'col score')):
    def __lt__(self, other):
        return self.score < other.score


moves = [Move(1, 9), Move(2, 5), Move(3, 1)]
print(min(moves), max(moves), sorted(moves), heapq.nsmallest(1, moves), heapq.nlargest(1, moves))
print(moves[0] > moves[1], moves[0] < moves[1], moves[0] >= moves[1], moves[0] <= moves[1])


def make(base, name):
    def method(self, other):
        print('    ' + name, 'asked')
        return name

    return type('D', (base,), {name: method})


values = {int: (1, 2), float: (1.5, 2.5), str: ('a', 'b'), list: ([1], [2]), tuple: ((1,), (2,)), set: ({1}, {1, 2}), frozenset: ({1}, {1, 2})}
for base, (x, y) in values.items():
    for name in '__lt__', '__le__', '__gt__', '__ge__', '__eq__', '__ne__':
        D = make(base, name)
        for a, b in (D(x), D(y)), (D(x), base(y)), (base(x), D(y)), (D(x), make(base, '__gt__')(y)):
            print(base.__name__, name, a < b, a <= b, a > b, a >= b, a == b, a != b)
D, F = make(float, '__gt__'), make(int, '__lt__')
print(1 < D(2.5), F(1) > 2.5, F(1) < D(2.5), D(2.5) > F(1), True < F(3))


class E(IntEnum):
    A = 1
    B = 2

    def __lt__(self, other):
        return 'asked'


print(E.A < E.B, E.A > E.B, E.A < 5, 0 < E.A, 5 > E.A, max(E), min(E))


class I(int):
    def __lt__(self, other):
        return NotImplemented


print(I(1) > I(2))
try:
    print(I(1) < I(2))
except TypeError as e:
    print(e)
