# Attacks: the pickle protocol, by which objects name functions to call and states to restore.
import copy
class Evil:
    def __reduce__(self):
        return (log, ("called by copy",))
    def __reduce_ex__(self, protocol):
        return (getattr, (Team, "__subclasses__"))
class State:
    def __setstate__(self, state):
        log("state")
    def __getstate__(self):
        return {"__class__": 5}
class Deep:
    def __deepcopy__(self, memo):
        memo.clear()
        memo[id(self)] = self
        return copy.deepcopy([self, self], memo)
class New:
    def __copy__(self):
        return copy.copy(self)
def turn():
    for o in (Evil(), State(), Deep(), New(), Team, Team.WHITE, RobotType, log, len, copy, turn, (i for i in ()), Exception(Evil()), type, iter([1])):
        for f in (copy.copy, copy.deepcopy, lambda o: o.__reduce__(), lambda o: o.__reduce_ex__(2), lambda o: o.__reduce_ex__(4)):
            try:
                r = f(o)
                if hasattr(r, "__globals__"):
                    log("BREACH")
            except (Exception, RecursionError):
                pass
    if copy.deepcopy([Team.WHITE])[0] is Team.WHITE:
        log("held")
