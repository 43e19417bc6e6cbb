# Attacks: changing Team, RobotType, their members, the exceptions and the functions of the API,
# which all robots share.
def turn():
    targets = [Team, Team.WHITE, Team.BLACK, RobotType, RobotType.PAWN, RobotError, log, get_type, get_board_size, check_space, type(Team), type(Team.WHITE)]
    for o in targets:
        for f in (setattr, object.__setattr__, type.__setattr__, lambda o, n, v: o.__setattr__(n, v), lambda o, n, v: o.__dict__.__setitem__(n, v),
                  lambda o, n, v: o.__class__.__dict__.update({n: v}), lambda o, n, v: o.__class__.__setattr__(o, n, v)):
            for name in ("WHITE", "PAWN", "value", "name", "__name__", "__eq__", "__hash__", "__doc__", "mark", "__class__", "__dict__"):
                try:
                    f(o, name, 5)
                    if o is not RobotError or name == "mark":
                        log("BREACH set %s of %s" % (name, repr(o)))
                except (AttributeError, TypeError, ValueError, KeyError):
                    pass
        for name in ("WHITE", "value", "name", "__eq__", "__name__", "__init__"):
            try:
                delattr(o, name)
                log("BREACH del %s of %s" % (name, repr(o)))
            except (AttributeError, TypeError):
                pass
    if hasattr(Team, "mark") or hasattr(RobotError, "mark") or str(Team.WHITE) != "Team.WHITE" or Team.WHITE == Team.BLACK:
        log("BREACH")
    log("held")
