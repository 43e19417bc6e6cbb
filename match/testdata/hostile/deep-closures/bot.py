# Attacks: functions nested in functions, cells of cells, and default arguments that hold each other.
def make(n):
    f = lambda: 0
    for i in range(n):
        def g(f=f, *, k=[f]):
            return f
        g.inner = f
        f = g
    return f
def cells(n):
    def go(x):
        return (lambda: x) if x == 0 else (lambda y=go(x - 1): (x, y))
    return go(n)
def turn():
    f = make(800)
    try:
        cells(300)()
        cells(3000)
    except RecursionError:
        pass
    try:
        while f() != 0:
            f = f()
    except TypeError:
        pass
    log("held")
