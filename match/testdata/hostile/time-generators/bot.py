# Hogs time: builtins that run endless iterators without a bytecode of the player's.
import itertools
USES = (lambda: sum(itertools.repeat(0)), lambda: max(itertools.count()), lambda: 5 in itertools.repeat(1), lambda: all(itertools.repeat(1)), lambda: any(itertools.repeat(0)), lambda: next(filter(None, itertools.repeat(0))), lambda: list(itertools.islice(itertools.count(), 10 ** 15, None)),
        lambda: next(itertools.dropwhile(bool, itertools.repeat(1))), lambda: next(itertools.islice(itertools.count(), 10 ** 18, None)), lambda: next(itertools.filterfalse(None, itertools.repeat(1))), lambda: next(itertools.compress(itertools.count(), itertools.repeat(0))), lambda: len(list(zip(itertools.count(), itertools.count()))),
        lambda: sum(range(10 ** 15)), lambda: max(range(10 ** 15)), lambda: any(x for x in itertools.repeat(0)), lambda: next(itertools.chain.from_iterable(itertools.repeat(()))), lambda: list(itertools.zip_longest(itertools.count())), lambda: set(itertools.repeat(1)), lambda: dict(itertools.repeat((1, 1))))
first = 0 if get_type() == RobotType.OVERLORD else int(get_location()[1]) + int(get_location()[0])
def turn():
    USES[first % len(USES)]()
