from contextlib import contextmanager


@contextmanager
def held(name):
    try:
        yield name
    finally:
        name = None


@contextmanager
def raised_again():
    try:
        yield
    except ZeroDivisionError:
        raise


def work():
    with held("a"):
        with raised_again():
            return 1 / 0


try:
    work()
except ZeroDivisionError as error:
    kept = error


def again():
    with held("b"), held("c"):
        raise kept


again()
