# Broken: an exception whose __str__ and __repr__ raise it again.
class Bad(Exception):
    def __str__(self):
        raise self
    __repr__ = __str__
def turn():
    raise Bad(Bad())
