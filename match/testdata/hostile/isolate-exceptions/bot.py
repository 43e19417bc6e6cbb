# Attacks: keeping the exceptions that the API and the sandbox raise, changing them, and raising
# them again in later turns, so that they lead to other turns or robots.
kept = []
def provoke():
    for f in (lambda: check_space(-5, "x"), lambda: check_space(10 ** 30, 0), lambda: 1 // 0, lambda: {}[1], lambda: [][1], lambda: undefined, lambda: int("x"), lambda: check_space()):
        try:
            f()
        except Exception as e:
            kept.append(e)
            e.args = (e, e.args)
            e.mark = len(kept)
def turn():
    if kept:
        for e in kept:
            if getattr(e, "mark", 0) == 0:
                log("BREACH")
            try:
                raise e
            except Exception as again:
                again.__context__ = again.__cause__ = None
    try:
        1 // 0
    except ZeroDivisionError as e:
        if hasattr(e, "mark"):
            log("BREACH shared exception")
    provoke()
    log("held")
