# Attacks: names of the interpreter that a player should not find, however it asks.
BAD = ("__builtins__", "__loader__", "__spec__", "eval", "exec", "compile", "open", "input", "__import__", "breakpoint",
       "memoryview", "exit", "quit", "help", "copyright", "execfile", "file", "reload", "unicode", "__debug_hooks__")
def space():
    try:
        return globals()
    except NameError:
        return {}
def turn():
    g = space()
    for name in BAD:
        if name in g:
            log("BREACH global " + name)
    for name, use in (("eval", lambda: eval("1")), ("exec", lambda: exec("1")), ("compile", lambda: compile("1", "", "eval")),
                      ("open", lambda: open("bot.py")), ("input", lambda: input()), ("__import__", lambda: __import__("os")),
                      ("breakpoint", lambda: breakpoint()), ("exit", lambda: exit(0)), ("quit", lambda: quit()),
                      ("__builtins__", lambda: __builtins__), ("__loader__", lambda: __loader__.load_module)):
        try:
            use()
            log("BREACH " + name)
        except Exception:
            pass
    log("held")
