def g(n):
    if n == 0:
        raise KeyError('bottom')
    return g(n - 1)


g(4)
