class Outer:
    class Error(Exception):
        pass


def f():
    class Local(Outer.Error):
        pass
    raise Local('in a function')


try:
    f()
except Outer.Error:
    raise Outer.Error('nested', 2)
