# Attacks: generators that delegate to generators, thousands deep, resumed, thrown into and closed.
def chain(n):
    if n:
        yield from chain(n - 1)
    else:
        while True:
            yield 1
def stack(n):
    g = iter([1] * 100)
    for i in range(n):
        g = (x for x in g)
    return g
def linked(n):
    def one(inner):
        yield from inner
    g = (i for i in range(100))
    for i in range(n):
        g = one(g)
    return g
def uses():
    for make in (chain, stack, linked):
        for n in (100, 900, 1100, 2000):
            for f in (lambda g: next(g), lambda g: g.send(None), lambda g: g.throw(KeyError), lambda g: g.close(), lambda g: list(g)[:1] if make is not chain else 0, lambda g: (next(g), g.throw(ValueError)), lambda g: (next(g), g.close())):
                try:
                    f(make(n))
                except Exception:
                    pass
                yield
it = uses()
def turn():
    for i in range(10):
        next(it, 0)
        log("held")
