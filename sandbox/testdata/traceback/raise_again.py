saved = None
try:
    {}['a']
except KeyError as e:
    saved = e


def f():
    raise saved


f()
