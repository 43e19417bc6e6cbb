# Broken: raises the exceptions that steer generators, where they steer something.
def gen():
    try:
        yield 1
    except GeneratorExit:
        yield 2
def turn():
    g = gen()
    next(g)
    try:
        g.close()
    except RuntimeError:
        pass
    try:
        g.throw(StopIteration)
    except (RuntimeError, StopIteration):
        pass
    list(map(lambda x: next(iter([])), range(3)))
    raise GeneratorExit
