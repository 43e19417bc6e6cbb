# rusher: runs for the far row as fast as it can.
#
# The overlord spawns lane after lane, from one edge of the board to the other and over again, so that its pawns run in
# a slanted line in which every pawn covers the one before it: whoever captures a runner is captured by the next. The
# pawns never wait. They capture when they can, and else they run. New after the starter: sense(), which tells a pawn
# all it can see in one call, and a variable that lives from turn to turn.

size = get_board_size()
team = get_team()
enemy = Team.BLACK if team == Team.WHITE else Team.WHITE
home_row = 0 if team == Team.WHITE else size - 1
forward = 1 if team == Team.WHITE else -1

lane = 0  # where the overlord spawns next


def turn():
    if get_type() == RobotType.PAWN:
        run()
    else:
        spawn_in_next_lane()


def spawn_in_next_lane():
    """Spawn in the next lane of the sweep, leaving out those whose first square is taken."""
    global lane
    for _ in range(size):
        col = lane
        lane = (lane + 1) % size
        if not check_space(home_row, col):
            spawn(home_row, col)
            return


def run():
    """Capture if possible, else go forward."""
    row, col = get_location()
    ahead = row + forward
    if not 0 <= ahead < size:
        return  # arrived

    blocked = False
    for other_row, other_col, other_team in sense():
        if other_row == ahead:
            if other_col == col:
                blocked = True
            elif other_team == enemy and abs(other_col - col) == 1:
                capture(ahead, other_col)
                return
    if not blocked:
        move_forward()
