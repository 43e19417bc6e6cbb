# Hogs time: a chain of exceptions that gets longer with each raise, and is walked by each.
def f():
    try:
        f()
    except RecursionError:
        f()
    finally:
        f()
def turn():
    f()
