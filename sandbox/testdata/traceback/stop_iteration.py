def g():
    yield 1
    next(iter([]))


list(g())
