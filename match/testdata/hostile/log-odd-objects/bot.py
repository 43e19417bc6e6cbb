# Attacks: logging objects whose text raises, logs, changes, or has no end.
class A:
    def __str__(self):
        log(B())
        return "a"
class B:
    def __str__(self):
        raise ValueError(self)
    __repr__ = __str__
class C:
    def __str__(self):
        log(self)
class S(str):
    def __str__(self):
        return self
    def __format__(self, spec):
        return S("held")
def turn():
    for o in (A(), B(), C(), [B()], {B(): B()}, log, Team, S("s"), float("nan"), 10 ** 4000, (i for i in ()), turn, type, ValueError(B()), b if False else None):
        for f in (log, print, lambda o: print(o, sep=o), lambda o: print(1, end=o), lambda o: print(1, file=o), lambda o: log(o, o)):
            try:
                f(o)
            except (Exception, RecursionError):
                pass
    log(S("held"))
