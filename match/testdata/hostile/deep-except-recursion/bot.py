# Attacks: recursion that goes on where RecursionError is caught, in except and finally, so that it takes
# exponential time in a runner that does not count.
def f():
    try:
        f()
    except RecursionError:
        f()
    finally:
        f()
def turn():
    f()
