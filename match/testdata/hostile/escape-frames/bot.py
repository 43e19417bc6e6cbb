# Attacks: the frames behind generators, tracebacks and exceptions, which in CPython lead
# to the globals and the locals of every caller.
try:
    dir
except NameError:
    def dir(o):
        return ("__init__", "__new__", "__eq__", "__hash__", "__repr__", "__iter__", "__next__", "__getitem__", "__setitem__", "__len__", "__add__", "append",
                "update", "join", "format", "__class__", "__call__", "__get__", "__set__", "fget", "mro", "__mro__", "send", "throw", "start", "indices", "to_bytes", "split")
def gen():
    yield 1
def turn():
    g = gen()
    next(g)
    try:
        1 / 0
    except ZeroDivisionError as e:
        kept = e
    names = ("gi_frame", "gi_code", "gi_yieldfrom", "cr_frame", "ag_frame", "tb_frame", "tb_next", "f_back", "f_globals", "f_locals",
             "f_builtins", "f_code", "co_code", "co_consts", "func_globals", "func_code", "__traceback__.tb_frame")
    for o in (g, kept, turn, gen, (i for i in ()), kept.__class__, getattr(kept, "__traceback__", None), type(g)):
        for name in names:
            if hasattr(o, name):
                log("BREACH " + name)
        for name in dir(o):
            if name.startswith(("gi_", "tb_", "f_", "co_", "cr_", "func_")) and name != "gi_running":  # a bool
                log("BREACH dir " + name)
    try:
        kept.with_traceback(turn)
        log("BREACH")
    except (TypeError, AttributeError):
        log("held")
