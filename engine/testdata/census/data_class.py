# A data class made in each turn: whether its __init__ needs a coroutine depends on what look-ups the class remembers.
from dataclasses import dataclass
import random

@dataclass
class Point:
    r: int
    c: int

def pawn():
    r, c = get_location()
    log(str(Point(r, c)))
    for i in range(20): pass

def turn():
    if get_type() == RobotType.OVERLORD:
        n = get_board_size()
        r = 0 if get_team() == Team.WHITE else n - 1
        for c in range(n):
            if not check_space(r, c):
                spawn(r, c)
                return
        return
    pawn()
