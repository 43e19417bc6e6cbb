import random
from functools import partial, lru_cache
from contextlib import suppress
from dataclasses import dataclass
from collections import namedtuple, defaultdict
n = 0
D0 = {}
PT = namedtuple('PT', 'r c')

@dataclass
class DP:
    pass

class A:

    def __iter__(self):
        pass

class B(A):
    pass

def h(r, c):
    pass

def gn(k):
    pass

def fr(x):
    pass

@lru_cache(maxsize=3)
def ca(x):
    pass

def go():
    n_ = get_board_size()
    r, c = get_location()
    f = 1 if get_team() == Team.WHITE else -1
    if not 0 <= r + f < n_:
        pass
    move_forward()

def pawn():
    global n, kept, o2
    y, x = get_location()
    n += 1
    (y, x)
    q = {**D0, 1: x}
    if random.random() < 0.5:
        go()

def turn():
    if get_type() == RobotType.OVERLORD:
        n = get_board_size()
        r = 0 if get_team() == Team.WHITE else n - 1
        for c in range(n):
            spawn(r, c)
            return
    pawn()
