# Attacks: functions of the other type of robot, and arguments of every kind for those of the own.
class Index:
    def __index__(self):
        return 1
    def __int__(self):
        return 1
class I(int):
    def __eq__(self, o):
        return True
    def __hash__(self):
        return 0
    def __lt__(self, o):
        return True
def turn():
    for name in ("spawn", "get_board", "sense", "move_forward", "capture", "get_location"):
        f = {"spawn": lambda: spawn, "get_board": lambda: get_board, "sense": lambda: sense, "move_forward": lambda: move_forward, "capture": lambda: capture, "get_location": lambda: get_location}[name]
        try:
            f()
        except NameError:
            continue
        if (name in ("spawn", "get_board")) != (get_type() == RobotType.OVERLORD):
            log("BREACH " + name)
    act = spawn if get_type() == RobotType.OVERLORD else capture
    for a in (None, 1.0, "1", Index(), I(-1), I(10 ** 30), 10 ** 30, -10 ** 30, 1 << 63, -(1 << 63), (1 << 64) + 1, True, [], float("nan"), Team.WHITE, act, Index, 2 ** 10000):
        for b in (a, 1):
            for f in (act, check_space):
                try:
                    f(a, b)
                except (RobotError, TypeError, IndexError, ValueError, OverflowError):
                    pass
    for f in (act, check_space, log, get_type, get_team, get_bytecode):
        for args, kw in (((), {}), ((1,) * 50, {}), ((), {"row": 1, "col": 1, "nope": 2}), ((1,), {"row": 1}), ((1, 2), {"x" * 1000: 1})):
            try:
                f(*args, **kw)
            except (RobotError, TypeError):
                pass
    log("held")
