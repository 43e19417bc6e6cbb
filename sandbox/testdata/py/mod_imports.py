import collections as c, itertools
import functools
from heapq import *
from bisect import bisect_left as bl, insort
from operator import (itemgetter, attrgetter as ag)
from math import *
from random import Random
from enum import Enum as E
from typing import List, Optional


def err(statement):
    try:
        exec_import(statement)
    except ImportError as e:
        print(type(e).__name__, str(e).split(' (')[0])
    else:
        print('no error')


def exec_import(name):
    if name == 'missing name':
        from collections import nothing
    elif name == 'missing module':
        import nothing_here
    elif name == 'missing submodule':
        import nothing_here.inside
    elif name == 'name of a module in C':
        from itertools import nothing


for name in ('missing name', 'missing module', 'missing submodule', 'name of a module in C'):
    err(name)
print(c.__name__, itertools.__name__, functools.__name__, c.deque is __import__('collections').deque if 0 else c.deque.__name__)


def local():
    import collections
    from collections import deque as d
    return collections is c, d is c.deque


print(local(), sqrt(16), pi > 3, heappop([1]), bl([1, 2], 2), nsmallest(1, [3, 2]), E.__name__, Random(1).randint(1, 9))


class A:
    import math
    from itertools import chain
    root = math.sqrt(9)

    def total(self, *parts):
        return sum(self.chain(*parts)) if 0 else list(A.chain(*parts))


print(A.root, A.math.floor(2.5), A().total([1], [2]), hasattr(c, 'namedtuple'), hasattr(c, 'nothing'), getattr(itertools, 'count')(3).__next__())
try:
    import math.pi
except ImportError as e:
    print(type(e).__name__, e)
