# Memory: one pawn owes more bytecodes than 64 bits hold when they are counted as bytes; the others hoard.
kept = []
def turn():
    if get_type() == RobotType.OVERLORD:
        row = 0 if get_team() == Team.WHITE else get_board_size() - 1
        for col in range(get_board_size()):
            if not check_space(row, col):
                spawn(row, col)
                return
    elif get_location()[1] == 0:
        many = (1 << 4000000) - 1
        pow(3, many, many)
    else:
        kept.append([0] * 60000)
