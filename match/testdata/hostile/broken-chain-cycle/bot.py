# Broken: exceptions whose causes and contexts form cycles, and chains of thousands.
def turn():
    a, b = ValueError(1), KeyError(2)
    a.__cause__, b.__cause__ = b, a
    a.__context__, b.__context__ = b, a
    e = a
    for i in range(500):
        n = ValueError(i)
        n.__context__ = e
        e = n
    b.__context__ = e
    try:
        raise a
    except ValueError:
        raise b
