# wall: builds a wall of pawns across the board and moves it forward, pawn by pawn.
#
# A pawn covers the two squares diagonally ahead of it. So if a pawn steps forward while a neighbour stands beside it,
# that neighbour can take back whoever captures it. Where no enemy is near the pawns of the wall advance freely; within
# the reach of enemies they advance only with such a neighbour. The overlord sees to it that every lane gets its pawn,
# so that there are neighbours.

size = get_board_size()
team = get_team()
enemy = Team.BLACK if team == Team.WHITE else Team.WHITE
home_row = 0 if team == Team.WHITE else size - 1
forward = 1 if team == Team.WHITE else -1

spawned = [0] * size  # how many pawns the overlord has spawned in each lane


def turn():
    if get_type() == RobotType.PAWN:
        hold_the_wall()
    else:
        extend_the_wall()


def extend_the_wall():
    """Spawn in the lane that has had the fewest pawns."""
    best = -1
    for lane in range(size):
        if not check_space(home_row, lane):
            if best < 0 or spawned[lane] < spawned[best]:
                best = lane
    if best >= 0:
        spawn(home_row, best)
        spawned[best] += 1


def hold_the_wall():
    """Capture if possible, else go forward if that is safe."""
    row, col = get_location()
    ahead = row + forward
    if not 0 <= ahead < size:
        return  # arrived

    friends, enemies = look_around()
    for side in (col - 1, col + 1):
        if (ahead, side) in enemies:
            capture(ahead, side)
            return

    if (ahead, col) in friends or (ahead, col) in enemies:
        return  # blocked
    if is_supported(row, col, friends) or is_quiet(row, col, enemies):
        move_forward()


def look_around():
    """Return the squares of the friends and of the enemies in sight."""
    friends, enemies = set(), set()
    for row, col, other_team in sense():
        if other_team == team:
            friends.add((row, col))
        else:
            enemies.add((row, col))
    return friends, enemies


def is_supported(row, col, friends):
    """Tell whether a friend beside the pawn covers the square ahead of it."""
    return (row, col - 1) in friends or (row, col + 1) in friends


def is_quiet(row, col, enemies):
    """Tell whether no enemy attacks the square ahead of the pawn."""
    attacked_from = row + 2 * forward
    return (attacked_from, col - 1) not in enemies and (attacked_from, col + 1) not in enemies
