# Hogs time: functions of the game, as often as possible.
def turn():
    while True:
        if get_type() == RobotType.OVERLORD:
            get_board()
        else:
            sense()
            get_location()
        check_space(*(get_location() if get_type() == RobotType.PAWN else (3, 3)))
        get_team() == Team.WHITE
        str(get_type()), hash(Team.BLACK), repr(Team), list(Team) if hasattr(Team, "__iter__") else 0
        get_board_size()
