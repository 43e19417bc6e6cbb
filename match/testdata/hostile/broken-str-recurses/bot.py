# Broken: an exception whose __str__ recurses without end.
class Bad(Exception):
    def __str__(self):
        return str(self)
def turn():
    raise Bad
