def f():
    raise StopIteration(5)


f()
