# Hogs memory: every pawn of a team hoards as much as one may, and the overlord makes more pawns.
kept = []
def turn():
    try:
        if get_type() == RobotType.OVERLORD:
            row = 0 if get_team() == Team.WHITE else get_board_size() - 1
            for col in range(get_board_size()):
                if not check_space(row, col):
                    spawn(row, col)
                    break
        else:
            move_forward()
    except RobotError:
        pass
    while True:
        kept.append("%d" % len(kept) * 100000)
