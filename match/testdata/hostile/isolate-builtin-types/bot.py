# Attacks: adding to and changing the builtin types and functions, which all robots share.
def turn():
    n = 0
    for t in (int, str, list, dict, object, type, Exception, ValueError, bool, tuple, len, print, sorted, range, set, property, type(turn), type(len), type(None), RobotError):
        for name in ("mark", "__add__", "__eq__", "__init__", "append", "__name__", "__doc__", "__new__", "__hash__"):
            for f in (setattr, type.__setattr__, object.__setattr__):
                try:
                    f(t, name, lambda *a: 0)
                    log("BREACH %r %s" % (t, name))
                except (TypeError, AttributeError):
                    n += 1
        try:
            t.__dict__["mark"] = 1
            log("BREACH dict")
        except (TypeError, AttributeError):
            n += 1
    log("held" if n > 400 else "BREACH")
