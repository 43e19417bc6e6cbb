# Broken: raises its own BaseException from generators, comprehensions, with blocks and finally.
class Mine(BaseException):
    pass
class Guard:
    def __enter__(self):
        return self
    def __exit__(self, *a):
        raise Mine
def gen():
    try:
        yield 1
    finally:
        raise Mine("in finally")
def turn():
    for x in gen():
        with Guard():
            [1 / 0 for y in range(3)]
