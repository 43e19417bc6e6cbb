# Attacks: giving an object another class, so that methods run on memory of another shape.
class A:
    pass
class B(list):
    pass
class C:
    __slots__ = ("x",)
def turn():
    targets = (1, "a", (), [], {}, None, Team.WHITE, len, turn, Exception(), A(), B(), C(), A, int, iter([]), range(3))
    classes = (int, str, list, dict, tuple, type, object, A, B, C, Exception, type(len), type(turn), type(None), bool, Team, RobotType)
    n = 0
    for t in targets:
        for c in classes:
            try:
                t.__class__ = c
            except (TypeError, AttributeError):
                n += 1
                continue
            try:
                repr(t), hash(t), len(t), t == t, list(t)
            except (TypeError, AttributeError):
                pass
    log("held" if n > 200 else "BREACH %d" % n)
