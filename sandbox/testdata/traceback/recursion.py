def f(n):
    return f(n + 1)


try:
    f(0)
except RecursionError:
    pass


def g(n):
    if n == 0:
        raise KeyError('bottom')
    return g(n - 1)


g(20)
