# Attacks: writing to the dicts of modules, to globals(), vars() and locals(), with keys that are no names.
import math
def attempt(f):
    try:
        f()
    except Exception:
        pass
def space():
    try:
        return globals()
    except NameError:
        return {}
def turn():
    g = space()
    for f in (lambda: g.update({1: 2}), lambda: g.__setitem__("log", 5), lambda: g.clear(), lambda: vars(math).update(pi=3), lambda: math.__dict__.clear(),
              lambda: setattr(math, "__dict__", {}), lambda: setattr(math, "__class__", int), lambda: locals().update(x=1), lambda: g.pop("turn"), lambda: vars()):
        attempt(f)
    log("held") if "log" not in g else None
def keep():
    pass

