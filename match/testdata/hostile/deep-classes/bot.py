# Attacks: classes with thousands of ancestors, bases, attributes and slots, and orders of resolution made to take long.
def turn():
    c = object
    line = []
    for i in range(150):
        try:
            c = type("C%d" % i, (c,), {"m%d" % i: i})
        except (TypeError, RecursionError, MemoryError):
            break
        line.append(c)
    o = c()
    for use in (lambda: o.nothing, lambda: o.m0, lambda: isinstance(o, int), lambda: issubclass(c, line[0]), lambda: c.__mro__, lambda: c.mro(), lambda: repr(c)):
        try:
            use()
        except AttributeError:
            pass
    try:
        wide = [type("W%d" % i, (), {}) for i in range(150)]
        w = type("W", tuple(wide), {})
        w().x
    except (AttributeError, TypeError):
        pass
    try:
        t = type("S", (), {"__slots__": ["s%d" % i for i in range(300)]})
        t().s5
    except (AttributeError, TypeError):
        pass
    log("held")
