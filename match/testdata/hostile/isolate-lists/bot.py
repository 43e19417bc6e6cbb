# Attacks: changing the lists and tuples that get_board and sense return, in the hope that the
# game, or the next robot, uses the same ones.
def turn():
    if get_type() == RobotType.OVERLORD:
        board = get_board()
        before = [list(row) for row in board]
        for row in board:
            for i in range(len(row)):
                row[i] = Team.WHITE
            row.extend([1, 2, 3])
        board.clear()
        if get_board() != before:
            log("BREACH board")
    else:
        seen = sense()
        before = list(seen)
        for item in seen:
            try:
                item[0] = 9
                log("BREACH tuple")
            except TypeError:
                pass
        seen.append((0, 0, Team.WHITE))
        seen.sort(key=repr)
        if sense() != before:
            log("BREACH sense")
        here = get_location()
        try:
            here += (5,)
        except TypeError:
            pass
        if len(get_location()) != 2:
            log("BREACH location")
    log("held")
