# Attacks: methods of builtin types called unbound, with a self of another type.
try:
    dir
except NameError:
    def dir(o):
        return ("__init__", "__new__", "__eq__", "__hash__", "__repr__", "__iter__", "__next__", "__getitem__", "__setitem__", "__len__", "__add__", "append",
                "update", "join", "format", "__class__", "__call__", "__get__", "__set__", "fget", "mro", "__mro__", "send", "throw", "start", "indices", "to_bytes", "split")
VALUES = (None, 0, -1, 1.5, "a", (), (1,), [], {}, set(), frozenset(), range(3), int, object, len, Exception("x"), Team.WHITE, slice(1), iter([]), True)
def attempt(f, *a):
    try:
        return f(*a)
    except Exception as e:
        return e
def work():
    for t in (object, int, float, str, tuple, list, dict, set, frozenset, range, slice, type, property, bool, Exception,
              type(len), type(work), type(iter([])), type({}.keys()), type({}.items()), map, filter, zip, enumerate, reversed, super, type(None), type(Ellipsis)):
        for name in dir(t):
            m = attempt(getattr, t, name)
            for v in VALUES:
                attempt(m, v)
            for v in VALUES[:6]:
                attempt(m, v, v)
                attempt(m, v, VALUES[-7], v)
        yield
def turn():
    for i in range(20):
        next(it, None)
        log("held")
it = work()
