class Custom(Exception):
    pass


def f():
    raise Custom


f()
