# Attacks: descriptors that change what is being looked up while it is looked up.
class Swap:
    def __get__(self, o, t):
        if o is not None:
            o.__dict__.clear()
            o.__class__ = Other
        del_class(t)
        return 1
    def __set__(self, o, v):
        o.__dict__["x"] = v
    def __delete__(self, o):
        o.__dict__.clear()
    def __set_name__(self, owner, name):
        for n in list(owner.__dict__):
            try:
                delattr(owner, n)
            except (AttributeError, TypeError):
                pass
def del_class(t):
    for n in ("a", "b", "__init__", "__getattr__"):
        try:
            delattr(t, n)
        except AttributeError:
            pass
class Other:
    pass
class Host:
    a = Swap()
    b = Swap()
    def __init__(self):
        self.z = 1
    def __getattr__(self, name):
        return Swap()
def attempt(f):
    try:
        return f()
    except Exception as e:
        return e
def turn():
    class Late:
        a = Swap()
        b = Swap()
        c = 5
    h = attempt(Host) or object()
    for f in (lambda: h.a, lambda: setattr(h, "b", 3), lambda: delattr(h, "a"), lambda: h.q.r.s, lambda: Host.a, lambda: Late.c, lambda: vars(h), lambda: dir(h)):
        attempt(f)
    for d in (property, staticmethod, classmethod):
        for a in ((), (5,), (None, 5), (Swap(), Swap(), Swap())):
            o = attempt(lambda: d(*a))
            for g in (lambda: o.__get__(1), lambda: o.__get__(None, int), lambda: o.__get__(None, None), lambda: o.__set__(1, 2), lambda: o.__get__(), lambda: type("X", (), {"o": o})().o):
                attempt(g)
    log("held")
