# Attacks: attribute look-up by the functions below getattr, which might skip its checks.
class A:
    def f(self):
        pass
def turn():
    lookups = (object.__getattribute__, type.__getattribute__, super.__getattribute__, getattr,
               lambda o, n: o.__getattribute__(n), lambda o, n: type(o).__getattribute__(o, n))
    for o in (A, A(), A.f, A().f, turn, len, log, spawn if get_type() == RobotType.OVERLORD else sense, Team, Team.WHITE, type):
        for name in ("__globals__", "__code__", "__closure__", "__subclasses__", "__builtins__", "__defaults__", "__weakref__", "__loader__"):
            for i, look in enumerate(lookups):
                try:
                    v = look(o, name)
                except (AttributeError, TypeError):
                    continue
                if name != "__defaults__" or v is not None:
                    log("BREACH %s %d" % (name, i))
    log("held")
