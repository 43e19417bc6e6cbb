# Attacks: changing the bases, the name, the dict and the order of resolution of classes.
class A:
    pass
class B(A):
    pass
class C(list):
    pass
def turn():
    for c, bases in ((B, (list,)), (B, (B,)), (A, (B,)), (C, (A,)), (C, (dict,)), (A, ()), (A, (object, object)), (A, 5), (int, (A,)), (B, (type,))):
        try:
            c.__bases__ = bases
            c().append(1)
            log("BREACH")
        except (TypeError, AttributeError):
            pass
    for name, value in (("__mro__", (A,)), ("__dict__", {}), ("__name__", 5), ("__name__", "a\x00b"), ("__basicsize__", 1), ("__flags__", 0)):
        for c in (A, B, C, int, Team, object, type):
            try:
                setattr(c, name, value)
                if c in (int, Team, object, type) or c.__mro__[0] is not c or type(c.__name__) is not str or len(c().__dict__ if c is not C else ()):
                    log("BREACH " + name)
            except (TypeError, AttributeError, ValueError):
                pass
    log("held")
