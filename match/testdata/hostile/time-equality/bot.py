# Hogs time: equality and hashes of structures that share their parts, so that they have 2 ** 100 leaves.
def build():
    x = y = (1,)
    for i in range(100):
        x, y = (x, x), (y, y)
    return x, y
x, y = build()
USES = (lambda: x == y, lambda: hash(x), lambda: x < y, lambda: {x: 1}, lambda: x in [y], lambda: repr(x), lambda: sorted([x, y]), lambda: max(x, y))
n = 0
def turn():
    global n
    n += 1
    USES[n % len(USES)]()
