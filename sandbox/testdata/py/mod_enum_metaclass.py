# Metaclasses that derive from EnumMeta.

from enum import Enum, EnumMeta, IntEnum, auto


class Lenient(EnumMeta):
    def __contains__(cls, value):
        return super().__contains__(value) if isinstance(value, cls) else value in [member.value for member in cls]

    def __getitem__(cls, name):
        return super().__getitem__(name.upper())

    def __call__(cls, value=1, *args, **kwargs):
        return super().__call__(value, *args, **kwargs)

    def __setattr__(cls, name, value):
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        super().__delattr__(name)

    @property
    def first(cls):
        return next(iter(cls))


class Base(Enum, metaclass=Lenient):
    pass


class Direction(Base):
    NORTH = auto()
    EAST = auto()
    ALSO_EAST = 2


print(list(Direction), len(Direction), Direction.first, type(Direction).__name__)
print(1 in Direction, 9 in Direction, Direction.EAST in Direction)
print(Direction["north"], Direction(), Direction(2), Direction.ALSO_EAST, list(Direction.__members__))
Direction.text = "text"
print(Direction.text)
del Direction.text
print(hasattr(Direction, "text"))
for change in (lambda: setattr(Direction, "NORTH", 3)), (lambda: delattr(Direction, "NORTH")), (lambda: Direction["south"]), (lambda: Direction(7)):
    try:
        change()
    except (AttributeError, KeyError, ValueError) as error:
        print(type(error).__name__, error)


class Noted(EnumMeta):
    made = []

    def __new__(metacls, name, bases, namespace):
        cls = super().__new__(metacls, name, bases, namespace)
        metacls.made.append((name, [member.name for member in cls]))
        return cls

    def __init__(cls, name, bases, namespace):
        super().__init__(name, bases, namespace)
        cls.longest = max([len(member.name) for member in cls], default=0)


class Unit(IntEnum, metaclass=Noted):
    PAWN = 1
    OVERLORD = 2


class Tower(Enum, metaclass=Noted):
    LOW = auto()
    HIGH = auto()


print(Noted.made, Unit.longest, Tower.longest, Unit.PAWN + 1, Tower.HIGH)
print(isinstance(Unit, EnumMeta), isinstance(Unit, Noted), issubclass(Noted, EnumMeta))
try:
    class More(Unit):
        TOWER = 3
except TypeError as error:
    print(error)
