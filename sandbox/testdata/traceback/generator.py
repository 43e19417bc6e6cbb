def gen():
    yield 1
    yield 1 / 0


def outer():
    yield from gen()


for x in outer():
    pass
