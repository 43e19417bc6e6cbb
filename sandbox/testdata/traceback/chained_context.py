def f():
    try:
        1 / 0
    except ZeroDivisionError:
        undefined


f()
