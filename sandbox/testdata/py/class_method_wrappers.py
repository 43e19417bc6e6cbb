# Methods that operators stand for are equal if their objects are; and what a bound method shows of what it calls.

cells = []
print(cells.__add__ == cells.__add__, cells.__add__ == [].__add__, cells.__add__ == [1].__add__, cells.__add__ == cells.__mul__)
print(cells.__add__ != [].__add__, cells.append == [].append, cells.append == cells.append)
print((7,).__add__ == (7,).__add__, hash((7,).__add__) == hash((7,).__add__), {(7,).__len__: 1}[(7,).__len__])
try:
    hash(cells.__add__)
except TypeError as error:
    print(error)

Bound = type(type("", (), {"f": lambda self: 0})().f)


class Callable:
    def __call__(self, arg):
        return arg


call = Callable()
method = Bound(call, 5)
print(method, method())
call.__name__ = "name"
print(method)
call.__qualname__ = "qualname"
print(method)
call.__qualname__ = 3
print(method)
