"""Data classes in a small game."""
from dataclasses import dataclass, field, replace, asdict, astuple, fields
from functools import total_ordering
from collections import defaultdict


@dataclass(frozen=True, order=True)
class Pos:
    __annotations__ = {'row': int, 'col': int}

    def step(self, dr, dc):
        return replace(self, row=self.row + dr, col=self.col + dc)

    def __sub__(self, other):
        return abs(self.row - other.row) + abs(self.col - other.col)


@dataclass
class Unit:
    __annotations__ = {'name': str, 'pos': Pos, 'hp': int, 'log': list, 'alive': bool}
    hp = 10
    log = field(default_factory=list, repr=False, compare=False)
    alive = field(init=False, default=True)

    def __post_init__(self):
        if self.hp <= 0:
            raise ValueError('dead on arrival')

    def hurt(self, n):
        self.hp -= n
        self.log.append(n)
        if self.hp <= 0:
            self.alive = False


@dataclass
class Hero(Unit):
    __annotations__ = {'skill': str}
    skill = 'none'

    def hurt(self, n):
        super().hurt(n // 2)


a, b = Unit('orc', Pos(0, 0)), Hero('ann', Pos(1, 2), 20, skill='magic')
print(a, b, a.pos - b.pos, a.pos < b.pos, a.pos.step(1, 1), {a.pos: 'here'}[Pos(0, 0)])
a.hurt(12)
b.hurt(12)
print(a, b, a.log, b.log, a == Unit('orc', Pos(0, 0)), [f.name for f in fields(b)])
try:
    Unit('ghost', Pos(0, 0), 0)
except ValueError as e:
    print(e)
print(asdict(b), astuple(a), replace(b, hp=5), sorted({Pos(2, 1), Pos(1, 9), Pos(1, 2)}))
by_row = defaultdict(list)
for p in (Pos(0, 1), Pos(1, 1), Pos(0, 2)):
    by_row[p.row].append(p)
print(dict(by_row), max(Pos(0, 5), Pos(1, 0)), min(by_row[0]), Pos(1, 2) in by_row[1], Pos(1, 1) in by_row[1])


@total_ordering
@dataclass(eq=True)
class Score:
    __annotations__ = {'points': int, 'name': str}
    name = field(default='', compare=False)

    def __lt__(self, other):
        return self.points < other.points


print(sorted([Score(3, 'c'), Score(1, 'a')]), Score(2) >= Score(1), Score(1, 'x') == Score(1, 'y'), Score(1) <= Score(1))


@dataclass
class Node:
    __annotations__ = {'value': int, 'next': object}
    next = None

    def __iter__(self):
        node = self
        while node:
            yield node.value
            node = node.next


chain = Node(1, Node(2, Node(3)))
print(chain, list(chain), sum(chain), chain == Node(1, Node(2, Node(3))), chain.next.next.next)
loop = Node(1)
loop.next = loop
print(loop)
