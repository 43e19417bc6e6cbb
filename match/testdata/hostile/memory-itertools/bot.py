# Hogs memory: iterators that collect what they are given.
import itertools
USES = (lambda: next(itertools.permutations(range(1000000), 2)), lambda: next(itertools.product(range(1000000), repeat=3)), lambda: list(itertools.product("ab", repeat=30)), lambda: next(itertools.combinations(itertools.count(), 2)),
        lambda: list(itertools.cycle([1])), lambda: next(itertools.product(itertools.count())), lambda: [list(g) for k, g in itertools.groupby(itertools.repeat(1))], lambda: list(itertools.accumulate(itertools.repeat("xxxxxxxx"))), lambda: list(itertools.combinations_with_replacement(range(100), 50)))
n = 0
def turn():
    global n
    n += 1
    USES[n % len(USES)]()
