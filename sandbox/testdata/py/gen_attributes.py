# What a generator says of itself, and attributes that cannot be set.
def inner():
    yield 1
    yield 2


def outer():
    it = inner()
    print(g.gi_running, g.gi_yieldfrom is None)
    yield from it
    yield from [3]


g = outer()
print(g.gi_running, g.gi_yieldfrom)
print(next(g), g.gi_yieldfrom.__name__, g.gi_running)
print(next(g), next(g), type(g.gi_yieldfrom).__name__)
print(next(g, 'end'), g.gi_yieldfrom, g.gi_running)


def running():
    try:
        next(r)
    except ValueError as e:
        yield r.gi_running, str(e)


r = running()
print(next(r), r.gi_running)
for change in (lambda: setattr(len, '__name__', 1), lambda: setattr([].append, '__self__', 1), lambda: setattr([].append, '__name__', ''),
               lambda: setattr(len, 'x', 1), lambda: setattr(super(int, 1), '__self__', 5), lambda: setattr(range(3), 'start', 1)):
    try:
        change()
    except AttributeError as e:
        print(e)
