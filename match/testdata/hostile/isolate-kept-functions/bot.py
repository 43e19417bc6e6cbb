# Attacks: functions of the API kept in closures, partials, generators and other objects, called
# in later turns and from places that run late: an action must count for one turn only.
import functools
kept = []
class Late:
    def __del__(self):
        kept[0](0, 0)
    def __repr__(self):
        return repr(act())
def later():
    while True:
        yield act()
def act():
    if get_type() == RobotType.OVERLORD:
        row = 0 if get_team() == Team.WHITE else get_board_size() - 1
        for col in range(get_board_size()):
            if not check_space(row, col):
                return spawn(row, col)
    else:
        return move_forward()
g = later()
def turn():
    kept.append(functools.partial(spawn if get_type() == RobotType.OVERLORD else capture))
    done = 0
    for f in (act, g.__next__, lambda: repr(Late()), lambda: sorted([1], key=lambda x: act()), lambda: kept[0](1, 1), lambda: list(map(lambda x: act(), [1])), lambda: functools.reduce(lambda a, b: act(), [1, 2])):
        try:
            f()
            done += 1
        except (RobotError, StopIteration):
            pass
    Late()
    log("held" if done <= 1 else "BREACH %d actions" % done)
