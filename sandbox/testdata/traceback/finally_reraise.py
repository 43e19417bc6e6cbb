def f():
    try:
        raise ValueError('v')
    finally:
        x = 1


def g():
    try:
        f()
    except ValueError:
        raise


g()
