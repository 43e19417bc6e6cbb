# overlord: where to spawn.
#
# No lane may be weaker than the others, because an enemy who gets past the pawns of one lane cannot be caught any more.
# So the overlord counts the friends in every lane and fills up the weakest. Of equally weak lanes it takes the next one
# to the right of the last pawn. In this way the pawns of a sweep stand in a slanted line, each covering the one to its
# left, from their first step on.

from field import SIZE, TEAM, ENEMY, HOME_ROW, FORWARD

last_lane = -1


def play():
    """Spawn a pawn in the weakest lane."""
    global last_lane
    board = get_board()
    strength = [lane.count(TEAM) for lane in zip(*board)]

    best = -1
    for step in range(1, SIZE + 1):
        lane = (last_lane + step) % SIZE
        if board[HOME_ROW][lane] is None:
            if is_threatened(board, lane):
                strength[lane] += SIZE  # only if there is nothing else
            if best < 0 or strength[lane] < strength[best]:
                best = lane
    if best >= 0:
        spawn(HOME_ROW, best)
        last_lane = best


def is_threatened(board, lane):
    """Tell whether an enemy could capture a pawn on its first square."""
    row = board[HOME_ROW + FORWARD]
    return ENEMY in row[max(lane - 1, 0):lane] or ENEMY in row[lane + 1:lane + 2]
