# Attacks: the classic way out of a Python jail, from a literal to object, to all of its
# subclasses, and from there to one that has a module of the interpreter in its globals.
def turn():
    for start in ((), "", 0, [], {}, None, len, turn, Team.WHITE, get_type):
        for name in ("__subclasses__", "__globals__", "__builtins__", "__code__", "__closure__"):
            for owner in (start, type(start), type(start).__mro__[-1], type(type(start))):
                if hasattr(owner, name):
                    log("BREACH " + name)
    for c in ().__class__.__mro__:
        try:
            c.__subclasses__()
            log("BREACH")
        except AttributeError:
            pass
    log("held")
