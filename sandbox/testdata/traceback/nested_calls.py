def a(x):
    return b(x) + 1


def b(x):
    if x:
        return c(
            x,
            1,
        )


def c(x, y):
    raise ValueError('deep %d %d' % (x, y))


a(5)
