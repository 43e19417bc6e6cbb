def a(n):
    return b(n)


def b(n):
    if not n:
        [][0]
    return a(n - 1)


a(3)
