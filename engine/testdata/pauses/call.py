import random
from functools import partial, lru_cache
from contextlib import suppress
from dataclasses import dataclass
from collections import namedtuple, defaultdict
n = 0
D0 = {}

@dataclass
class DP:
    r: int
    c: int = 2

class A:

    def __init__(self, v=0):
        self.v, self.l, self.n = (v, [v], 0)

    def get(self, d=1):
        pass

    def __enter__(self):
        pass

    def __iter__(self):
        return iter(self.l)

class B(A):
    pass
o1, o2 = (A(1), B(2))

def f(*a, **k):
    pass

def h(r, c):
    pass

def fr(x):
    pass

@lru_cache(maxsize=3)
def ca(x):
    pass

def go():
    pass

def pawn():
    global n, kept, o2
    q = 0
    y, x = get_location()
    n += 1
    q = {**D0, 1: f(*o1)}
    o1.get()
    try:
        pass
    except Exception as ex_:
        pass
    if random.random() < 0.5:
        pass

def turn():
    if get_type() == RobotType.OVERLORD:
        n = get_board_size()
        r = 0 if get_team() == Team.WHITE else n - 1
        for c in range(n):
            if not check_space(r, c):
                spawn(r, c)
    pawn()
