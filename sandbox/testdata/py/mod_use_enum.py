"""Enumerations in a small game."""
from enum import Enum, IntEnum, Flag, auto
from collections import Counter, defaultdict
from itertools import cycle, islice


class Team(Enum):
    WHITE = 'W'
    BLACK = 'B'

    def opponent(self):
        return next(t for t in Team if t is not self)


class Direction(Enum):
    NORTH = (-1, 0)
    EAST = (0, 1)
    SOUTH = (1, 0)
    WEST = (0, -1)

    def __init__(self, dr, dc):
        self.dr, self.dc = dr, dc

    def turn(self, n=1):
        all_of = list(Direction)
        return all_of[(all_of.index(self) + n) % 4]

    @classmethod
    def between(cls, a, b):
        return cls((b[0] - a[0], b[1] - a[1]))

    def __neg__(self):
        return self.turn(2)


class Phase(IntEnum):
    OPENING = 10
    MIDDLE = 20
    END = 30

    @classmethod
    def at(cls, turn):
        return max(p for p in cls if p <= max(turn, 10))


class Trait(Flag):
    FAST = auto()
    STRONG = auto()
    SHY = auto()


print(Team.WHITE.opponent(), Team('B').opponent().name, [t.value for t in islice(cycle(Team), 5)])
d = Direction.NORTH
print(d, d.turn(), d.turn(-1), -d, d.dr, Direction.between((1, 1), (1, 2)), [x.name[0] for x in Direction], Direction((1, 0)))
print([Phase.at(t).name for t in (0, 15, 20, 99)], Phase.END - Phase.OPENING, Phase.MIDDLE > 15, sorted(Phase, reverse=True))
t = Trait.FAST | Trait.SHY
print(t, Trait.STRONG in t, [x.name for x in Trait if x in t], t & ~Trait.SHY, bool(t & Trait.STRONG), t ^ Trait.FAST)
moves = defaultdict(list)
for i, x in zip(range(6), cycle(Direction)):
    moves[x].append(i)
print({k.name: v for k, v in moves.items()}, Counter(x.turn() for x in list(Direction) * 2)[Direction.EAST])
pos = (0, 0)
for x in [Direction.EAST, Direction.EAST, Direction.SOUTH]:
    pos = (pos[0] + x.dr, pos[1] + x.dc)
print(pos, {Team.WHITE: 1}.get(Team.BLACK, 'none'), Team.WHITE in (Team.WHITE, 5), Team['WHITE'] is Team.WHITE)


def handler(phase):
    return {Phase.OPENING: lambda: 'open', Phase.MIDDLE: lambda: 'mid'}.get(phase, lambda: 'rest')()


print([handler(p) for p in Phase])
