def deco(f):
    raise TypeError('bad decorator')


@deco
def f():
    pass
