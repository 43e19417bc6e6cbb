# Attacks: callables made by the library that call each other, with no Python frame in between.
import functools
KINDS = (functools.partial, lambda f: functools.partial(f, 1), functools.lru_cache(), lambda f: f.__call__, functools.singledispatch)
f = [max] * len(KINDS)
def turn():
    log("held")
    for i in range(len(KINDS)):
        for j in range(100):
            try:
                f[i] = KINDS[i](f[i])
            except Exception:
                break
    for g in f:
        try:
            g(1, 2)
        except Exception:
            pass
