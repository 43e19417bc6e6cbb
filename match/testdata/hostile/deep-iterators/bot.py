# Attacks: lazy iterators around iterators, thousands deep.
import itertools
def wrap(f, n):
    it = iter([1, 2, 3])
    for i in range(n):
        it = f(it)
    return it
KINDS = [lambda it: map(int, it), lambda it: filter(None, it), lambda it: zip(it), lambda it: enumerate(it), lambda it: itertools.chain(it), lambda it: itertools.chain.from_iterable([it]), lambda it: itertools.islice(it, 5),
         lambda it: itertools.takewhile(bool, it), lambda it: itertools.dropwhile(bool, it), lambda it: itertools.accumulate(it), lambda it: itertools.cycle(it), lambda it: itertools.starmap(max, it), lambda it: itertools.zip_longest(it, it),
         lambda it: itertools.tee(it)[0], lambda it: itertools.filterfalse(None, it), lambda it: itertools.compress(it, it), lambda it: itertools.groupby(it), lambda it: iter(it), lambda it: reversed(list(it)) if False else itertools.chain([], it)]
n = 0
def turn():
    global n
    n += 1
    for i, k in enumerate(KINDS):
        if i % 5 == n % 5:
            for depth in (100, 1100, 5000):
                it = wrap(k, depth)
                for f in (next, lambda it: next(it, None), list if depth < 1000 else repr, repr, lambda it: 5 in it, lambda it: it.__length_hint__()):
                    try:
                        f(it)
                    except (RecursionError, TypeError, StopIteration, AttributeError):
                        pass
    log("held")
