# Fields without a default of their own have that of what their class inherits under the name.
from dataclasses import dataclass, field


@dataclass
class Unit:
    hp: int = 10
    seen: list = field(default_factory=list)
    row: int = field(default=3, repr=False)


class Defaults:
    speed = 7

    def run(self):
        pass


@dataclass
class Tank(Unit, Defaults):
    hp: int
    row: int
    speed: int
    armour: int = 3


print(Tank(), Tank(2), Tank.hp, Tank.row, Tank(5, [1], 2, 1))


class Slots:
    __slots__ = ('a',)


@dataclass
class Slotted(Slots):
    a: int


print(Slotted(3).a)
try:
    Slotted()
except TypeError as e:
    print(e)
try:
    @dataclass
    class Seen(Unit):
        seen: list
except TypeError as e:
    print(e)
