# Hogs time: calls with many arguments, unpacking and star arguments.
def f(*a, **k):
    return a, k
l = list(range(10000))
d = {"k%d" % i: i for i in range(2000)}
def turn():
    while True:
        f(*l)
        f(**d)
        f(*l, *l, **d)
        a, *b = l
        [*l, *l]
        {**d, **d}
        dict(d, **d)
        "%s" * 1 % (d,)
        max(*l)
        (lambda *a: 0)(*l)
