# Hogs memory: what a builtin collects before it returns: list, tuple, sorted, join, set, dict, zip, sum, star arguments.
def endless():
    n = 0
    while True:
        n += 1
        yield str(n) * 3000
def pairs():
    for s in endless():
        yield s, s
USES = (lambda: list(endless()), lambda: tuple(endless()), lambda: sorted(endless()), lambda: "".join(endless()), lambda: set(endless()), lambda: dict(pairs()), lambda: (lambda *a: a)(*endless()),
        lambda: [*endless()], lambda: {x for x in endless()}, lambda: [x for x in endless()], lambda: [].extend(endless()), lambda: list(zip(*[endless()] * 20)), lambda: max(endless(), key=lambda s: [s] * 100), lambda: frozenset(endless()), lambda: list(map(list, pairs())))
first = 0 if get_type() == RobotType.OVERLORD else int(get_location()[1]) % 14 + 1
def turn():
    for i in range(len(USES)):
        try:
            USES[(first + i) % len(USES)]()
        except MemoryError:
            log("MemoryError")
