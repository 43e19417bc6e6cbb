# Attacks: state that is kept in a module of the player's own, in a class, in default arguments,
# in an exception and in function attributes, in order to speak to the next robot.
import shared
class Keeper:
    seen = []
def bag(x, into=[]):
    into.append(x)
    return into
def turn():
    turns = len(bag(1))
    Keeper.seen.append(1)
    shared.box.append(1)
    shared.f.n = getattr(shared.f, "n", 0) + 1
    shared.ERROR.args += (1,)
    counts = {turns, len(Keeper.seen), len(shared.box), shared.f.n, len(shared.ERROR.args)}
    if len(counts) != 1 or counts != {mine()}:
        log("BREACH %r" % counts)
    log("held")
    if get_type() == RobotType.OVERLORD:
        row = 0 if get_team() == Team.WHITE else get_board_size() - 1
        for col in range(get_board_size()):
            if not check_space(row, col):
                spawn(row, col)
                break
n = 0
def mine():
    global n
    n += 1
    return n
