class CM:
    def __enter__(self):
        return self

    def __exit__(self, *a):
        return False


def f():
    with CM() as c:
        c.missing


f()
