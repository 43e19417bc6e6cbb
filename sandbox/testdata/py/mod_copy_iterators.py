# Copies of iterators go on from where the iterator is.
import copy
import itertools
from collections import deque

data = [[1], [2], [3]]
makers = [
    lambda: iter(data), lambda: iter((1, 2, 3)), lambda: iter(range(4)), lambda: iter('abc'), lambda: iter({1: 2, 3: 4}),
    lambda: iter({1, 2, 3}), lambda: iter({1: [2], 3: [4]}.items()), lambda: reversed([1, 2, 3]), lambda: reversed((1, 2, 3)),
    lambda: reversed(range(3)), lambda: enumerate('abc'), lambda: zip('abc', 'def'), lambda: map(str, [1, 2, 3]),
    lambda: filter(None, [1, 0, 2]), lambda: itertools.chain([1, 2], [3]), lambda: itertools.repeat(3, 4),
    lambda: itertools.islice([1, 2, 3], 2), lambda: itertools.product([1, 2], [3, 4]), lambda: itertools.permutations([1, 2, 3]),
    lambda: itertools.combinations([1, 2, 3], 2), lambda: itertools.combinations_with_replacement([1, 2, 3], 2),
    lambda: itertools.accumulate([1, 2, 3]), lambda: itertools.zip_longest([1, 2, 3], [1]),
    lambda: itertools.takewhile(bool, [1, 2, 3]), lambda: itertools.dropwhile(bool, [1, 0, 2, 3]),
    lambda: itertools.starmap(pow, [(1, 2), (3, 4)]), lambda: itertools.compress([1, 2, 3], [1, 1, 1]),
    lambda: itertools.filterfalse(bool, [0, 0, 0]), lambda: itertools.islice(itertools.cycle([1, 2]), 5),
    lambda: itertools.islice(itertools.count(3), 3), lambda: iter(deque([1, 2, 3])),
]
for make in makers:
    for f in copy.copy, copy.deepcopy:
        it = make()
        next(it)
        other = f(it)
        print(f.__name__, list(other), list(it))
it = iter(data)
next(it)
shallow, deep = copy.copy(it), copy.deepcopy(it)
print(next(shallow) is data[1], next(deep) is data[1])
for make in (lambda: (x for x in []), lambda: {}.keys(), lambda: {}.items()):
    for f in copy.copy, copy.deepcopy:
        try:
            f(make())
        except TypeError as e:
            print(e)
r, s = range(1, 9, 2), slice([1], 2)
print(copy.copy(r) == r, copy.copy(r) is r, copy.deepcopy(r), copy.deepcopy(r) is r, copy.copy(range(True)))
print(copy.copy(s) == s, copy.copy(s) is s, copy.copy(s).start is s.start, copy.deepcopy(s).start is s.start)
