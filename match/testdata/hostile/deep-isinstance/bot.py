# Attacks: isinstance, issubclass, except, startswith and % with tuples nested in tuples.
def nest(n, x):
    for i in range(n):
        x = (x,)
    return x
def turn():
    for n in (10, 1500):
        for t in (nest(n, ValueError), nest(n, "a")):
            for f in (lambda: isinstance("x", t), lambda: issubclass(str, t), lambda: "abc".startswith(t), lambda: "%s" % t, lambda: "%s %s" % t, lambda: int("5", t), lambda: max(*t), lambda: dict([t]), lambda: set(t)):
                try:
                    f()
                except (RecursionError, TypeError, ValueError):
                    pass
            try:
                try:
                    1 / 0
                except t:
                    pass
            except (RecursionError, TypeError, ZeroDivisionError):
                pass
    log("held")
