box = []
ERROR = ValueError()
def f():
    pass
