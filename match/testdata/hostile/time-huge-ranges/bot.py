# Time: ranges so long that the price of going through them does not fit 64 bits.
import collections
import itertools
LENGTHS = [2 ** 59, 2 ** 60 - 1, 2 ** 61, 2 ** 62 - 1, 2 ** 63 - 1]
USES = [
    lambda r: {1}.intersection(r), lambda r: {1}.difference(r), lambda r: {1}.isdisjoint(r), set, list, sorted, tuple, collections.Counter,
    collections.deque, dict.fromkeys, sum, lambda r: [].extend(r), lambda r: print(*r), lambda r: list(itertools.islice(r, r[-1])),
    lambda r: collections.Counter().update(r), lambda r: ''.join(map(str, r)), lambda r: {*r}, lambda r: max(*r),
]
turns = 0
def turn():
    global turns
    turns += 1
    USES[turns % len(USES)](range(LENGTHS[turns % len(LENGTHS)]))
