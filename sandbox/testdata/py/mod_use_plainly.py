# Calls of library functions and methods with the arguments that they mostly have.
import math
import random
from collections import defaultdict, deque, namedtuple
from dataclasses import dataclass, field

for d in (deque(), deque([1], 1), deque([1, 2, 3], 3), deque([], 0)):
    for i in range(12):
        print(d.append(i), d.appendleft(-i), len(d), end=' ')
    while d:
        print(d.pop(), d.popleft() if d else None)
    for name in ('pop', 'popleft'):
        try:
            getattr(d, name)()
        except IndexError as e:
            print(e)


class Queue(deque):
    def append(self, item):
        super().append(item)
        super().appendleft(item)


q = Queue()
q.append(1)
q.marker = 'own'
deque.append(q, 2)
print(list(q), q.pop(), q.popleft(), q.marker)
for wrong in (lambda: deque.append([], 1), lambda: deque.append(1), lambda: q.pop(1), lambda: deque().append()):
    try:
        wrong()
    except TypeError as e:
        print(e)

for x in (2, 2.5, -2.5, 0.0, -0.0, 1e19, 4611686018427387904.0, True, 2 ** 62, -2 ** 63, 10 ** 20):
    print(x, math.floor(x), math.ceil(x), math.trunc(x), math.fabs(x), math.gcd(12, math.floor(x)), math.hypot(x, 1))
for x in (float('inf'), float('nan'), '1', None, -1):
    for fn in (math.floor, math.sqrt, math.log, math.log2, math.exp, math.atan2):
        try:
            print(fn(x, 1) if fn is math.atan2 else fn(x))
        except (ValueError, OverflowError, TypeError) as e:
            print(type(e).__name__, e)
random.seed(5)
for a, b in ((0, 1), (1, -1), (0.5, 2), (2 ** 52, -2 ** 52), (2 ** 53 + 1, 3), (True, 2), (1e308, -1e308)):
    print(random.uniform(a, b), random.getrandbits(7), random.random(), random.randint(1, 6))


@dataclass
class Square:
    row: int
    col: int = 0


@dataclass
class Piece:
    square: Square
    tags: list = field(default_factory=list)
    noise: float = field(default=0.0, compare=False)

    def __setattr__(self, name, value):
        print('set', name)
        object.__setattr__(self, name, value)


@dataclass
class Checked:
    value: int

    def __post_init__(self):
        self.value += 1


print(Square(1, 2) == Square(1, 2), Square(1) == Square(1, 0.0), Square(1) != Square(2), Square(1) == 1)
nan = float('nan')
print(Square(nan) == Square(nan), Square(1, [1]) == Square(1, [1]), Square(1, [1]) == Square(1, [2]))
a, b = Piece(Square(1, 2)), Piece(Square(1, 2), noise=2.0)
print(a == b, a, Checked(3), Checked(3) == Checked(3), Square(3, 4).__dict__)
del a.tags
for wrong in (lambda: a == b, lambda: Square(), lambda: Square(1, 2, 3), lambda: Square(1, row=2)):
    try:
        print(wrong())
    except (AttributeError, TypeError) as e:
        print(e)
Square.col = property(lambda self: 7, lambda self, value: print('col', value))
print(Square(1, 2) == Square(1, 3))

Point = namedtuple('Point', 'x y')


class Named(Point):
    def __new__(cls, x, y):
        return super().__new__(cls, y, x)


print(Point(1, 2), Named(1, 2), Point(*'ab'), Point(1, 2) == (1, 2))
for wrong in (lambda: Point(1), lambda: Point(1, 2, 3), lambda: Point.__new__(1, 2, 3)):
    try:
        print(wrong())
    except TypeError as e:
        print(e)


class Loud(defaultdict):
    def __setitem__(self, key, value):
        print('item', key, value)
        super().__setitem__(key, value)


loud, quiet = Loud(list), defaultdict(lambda: defaultdict(int))
loud[1].append(2)
quiet['a'][1] += 1
quiet['b'][(1, 2)] += 2
print(loud, {k: dict(v) for k, v in quiet.items()})
try:
    defaultdict(int)[[]]
except TypeError as e:
    print(e)
