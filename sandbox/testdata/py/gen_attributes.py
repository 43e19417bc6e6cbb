# Whether a generator runs, and attributes that cannot be set.
def running():
    try:
        next(r)
    except ValueError as e:
        yield r.gi_running, str(e)


r = running()
print(r.gi_running, next(r), r.gi_running, next(r, 'end'), r.gi_running)
for change in (lambda: setattr(len, '__name__', 1), lambda: setattr([].append, '__self__', 1), lambda: setattr([].append, '__name__', ''),
               lambda: setattr(len, 'x', 1), lambda: setattr(super(int, 1), '__self__', 5), lambda: setattr(range(3), 'start', 1)):
    try:
        change()
    except AttributeError as e:
        print(e)
