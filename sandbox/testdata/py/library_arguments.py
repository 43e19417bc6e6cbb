from itertools import *
from collections import *
from bisect import *
import enum
class I(enum.IntEnum):
    A = 2
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t(lambda: list(permutations("abc", I.A))[:2])
t(lambda: list(permutations("abc", True)))
for args in [("a",), (-1,), (-2,), ("a", 3), (1, "a"), (1, -1), (-1, 3), (1, -3), (0, 3, 0), (0, 3, "x"), (0, 3, -1), (None, None, None), (None,), ("a", "b", 0), (1, 2, 0), (-5, "x", 0), (10**30,), (0, 10**30)]:
    t(lambda: list(islice("abcdef", *args)))
t(lambda: bisect({}, 1))
c = Counter("aab")
t(lambda: c.__neg__(1))
t(lambda: c.__add__())
t(lambda: c.__and__(c, c))
t(lambda: c.__iadd__())
t(lambda: c.__ior__(5))
t(lambda: c.__add__(5))
class L(list): pass
t(lambda: c.__isub__(L()))
t(lambda: -c); t(lambda: +c); t(lambda: c + c)
P = namedtuple("P", "x y")
t(lambda: P(1, 2)._asdict(3))
t(lambda: P(1, 2)._asdict(self=3))
t(lambda: P._asdict(P(1, 2)))
import random
for args in [("1",), (1.0,), (2.5,), (1, "3"), (1, 4.0), (1, 4.5), (1, 9, "2"), (1, 9, 2.0), (1, 9, 2.5), (True,), (10**400 * 1.0 if 0 else 1e300,), (I.A,), (-1,), (None,), ("x",)]:
    random.seed(3)
    t(lambda: random.randrange(*args))
t(lambda: random.randint("1", 2))
t(lambda: random.randint(1.0, 2))
