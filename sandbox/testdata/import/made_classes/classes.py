from collections import namedtuple
from enum import Enum
from typing import NamedTuple
from dataclasses import make_dataclass
N = namedtuple('N', 'x')
T = type('T', (), {})
E = Enum('E', 'a b')
P = NamedTuple('P', [('x', int)])
D = make_dataclass('D', ['x'])
class C: pass
def make(): return type('F', (), {})
