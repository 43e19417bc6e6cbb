# auto() has its value at once: the rest of the body can make others of it.
from enum import Enum, Flag, IntEnum, IntFlag, auto


class Way(Flag):
    NORTH = auto()
    EAST = auto()
    SOUTH = auto()
    WEST = auto()
    print(type(NORTH), NORTH, EAST, SOUTH, WEST)
    VERTICAL = NORTH | SOUTH
    ANY = VERTICAL | EAST | WEST
    MORE = auto()


print(list(Way), Way.VERTICAL, Way.ANY, Way.NORTH in Way.VERTICAL)


class Mode(IntFlag):
    READ = auto()
    WRITE = auto()
    BOTH = READ | WRITE


print(Mode.BOTH, Mode.BOTH == 3, list(Mode))


class Step(IntEnum):
    A = auto()
    B = A + 10
    C = auto()
    D = 5
    E = auto()


print([(s.name, s.value) for s in Step])


class Named(Enum):
    def _generate_next_value_(name, start, count, last):
        print(name, start, count, last)
        return name.lower() + str(count)

    FIRST = auto()
    SECOND = auto()
    THIRD = SECOND + "!"
    ALIAS = FIRST
    LAST = auto()


print([(n.name, n.value) for n in Named])
print(Named.__members__)
print(type(Named.__members__).__name__, list(Named.__members__), len(Named.__members__), Named.__members__["ALIAS"])
for change in (lambda: Named.__members__.update(x=1), lambda: Enum("Twice", "a a")):
    try:
        change()
    except Exception as e:
        print(type(e).__name__, str(e).replace("builtin_function_or_method", ""))
try:

    class Mixed(Enum):
        A = "text"
        B = auto()

    print(list(Mixed))
    class MixedFlag(Flag):
        A = "text"
        B = auto()
except TypeError as e:
    print(e)
