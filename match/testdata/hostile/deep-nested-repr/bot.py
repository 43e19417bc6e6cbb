# Attacks: containers nested as deep as the budget allows, then printed, compared, hashed, copied, sorted and freed.
import copy
def nest(n, kind):
    x = kind(0)
    for i in range(n):
        x = kind(x)
    return x
KINDS = [lambda x: [x], lambda x: (x,), lambda x: {1: x}, lambda x: {"k": [x]}, lambda x: frozenset([x]), lambda x: slice(x), lambda x: ValueError(x), lambda x: [[x], x]]
def uses():
    while True:
        for kind in KINDS:
            a, b = nest(1500, kind), nest(1500, kind)
            yield
            for f in (lambda: repr(a), lambda: a == b, lambda: hash(a), lambda: copy.deepcopy(a), lambda: a < b, lambda: a in [b], lambda: sorted([a, b]), lambda: str(a), lambda: "%r" % (a,), lambda: {a: 1}, lambda: {b, a}, lambda: log(a), lambda: max(a, b), lambda: [a] * 2 == [b] * 2, lambda: isinstance(1, a), lambda: format(a), lambda: copy.copy(a) == a):
                try:
                    f()
                except Exception:
                    pass
                yield
it = uses()
def turn():
    for i in range(10):
        next(it)
        log("held")
