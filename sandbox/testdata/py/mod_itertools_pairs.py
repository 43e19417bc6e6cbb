# Loops that unpack the pairs of an iterator, which then need not be made.
import copy
from itertools import combinations, combinations_with_replacement, permutations, product


def pairs(it):
    found = []
    try:
        for a, b in it:
            found.append((a, b))
    except ValueError as e:
        print(e)
    print(found, next(it, 'end'), next(it, 'end'))


for n in range(5):
    for r in range(4):
        pairs(product(range(n), repeat=r))
        pairs(permutations(range(n), r))
        pairs(combinations(range(n), r))
        pairs(combinations_with_replacement(range(n), r))
pairs(product('ab', [1, 2, 3]))
pairs(product('ab', []))
pairs(permutations('abcdef', 2))
p = product('ab', 'cd')
for a, b in p:
    print(a, b, next(p, 'end'))
    for c, d in copy.copy(p):
        print(c, d)
p = permutations('abc', 2)
for a, b in p:
    print(a, b, list(copy.deepcopy(p)), [c + d for c, d in copy.copy(p)])
for a, b in product([1, 2], repeat=2):
    if a == 2:
        break
    for c, d in combinations([a, b, 3], 2):
        print(a, b, c, d)
