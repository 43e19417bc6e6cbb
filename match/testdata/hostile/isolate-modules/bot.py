# Attacks: writing to modules, which each robot must have for itself: what the first robot
# writes, no later one may find.
import random, math, collections, enum, functools, itertools, copy, heapq, string, typing, dataclasses, operator, bisect, abc
ALL = (random, math, collections, enum, functools, itertools, copy, heapq, string, typing, dataclasses, operator, bisect, abc)
found = [m for m in ALL if hasattr(m, "mark")] + [m for m in (random.Random, collections.deque, collections.OrderedDict, collections.Counter, enum.Enum) if hasattr(m, "mark")]
if math.pi < 3.14 or random.random() > 1 or string.digits != "0123456789":
    found.append(1)
def attempt(f, *a):
    try:
        f(*a)
    except (AttributeError, TypeError):
        pass
for m in ALL:
    attempt(setattr, m, "mark", 1)
for c in (random.Random, collections.deque, collections.OrderedDict, collections.Counter, enum.Enum):
    attempt(setattr, c, "mark", 1)
attempt(setattr, random, "random", lambda: 4)
attempt(setattr, math, "pi", 3)
attempt(setattr, string, "digits", "x")
attempt(setattr, collections, "OrderedDict", None)
attempt(delattr, math, "e")
def turn():
    log("BREACH" if found else "held")
    if get_type() == RobotType.OVERLORD:
        row = 0 if get_team() == Team.WHITE else get_board_size() - 1
        for col in range(get_board_size()):
            if not check_space(row, col):
                spawn(row, col)
                break
