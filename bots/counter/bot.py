# counter: counts before it acts.
#
# A pawn that wants to enter a square counts the enemies that could capture it there, and the friends that could take
# back. With fewer friends than enemies it stays where it is. The overlord counts too: it compares the two sides around
# each lane and spawns where its own side is most outnumbered.

size = get_board_size()
team = get_team()
enemy = Team.BLACK if team == Team.WHITE else Team.WHITE
home_row = 0 if team == Team.WHITE else size - 1
forward = 1 if team == Team.WHITE else -1


def turn():
    if get_type() == RobotType.PAWN:
        pawn_turn()
    else:
        overlord_turn()


def overlord_turn():
    """Spawn where enemies outnumber friends the most, but not where the new pawn could be captured at once."""
    board = get_board()
    outnumbered = count_lanes(board)

    best = -1
    for lane in range(size):
        if board[home_row][lane] is None and not is_threatened(board, lane):
            if best < 0 or outnumbered[lane] > outnumbered[best]:
                best = lane
    if best >= 0:
        spawn(home_row, best)


def count_lanes(board):
    """Return for each lane by how many enemies outnumber friends, in that lane and the two beside it.

    A loop over all squares would cost about ten bytecodes for each, which is more than a turn has on a large board.
    zip(*board) turns rows into lanes at once, and count() looks through a lane for a fraction of that.
    """
    excess = [0]  # there is nobody beyond the edges
    for lane in zip(*board):
        excess.append(lane.count(enemy) - lane.count(team))
    excess.append(0)
    return [excess[lane] + excess[lane + 1] + excess[lane + 2] for lane in range(size)]


def is_threatened(board, lane):
    """Tell whether a pawn that is spawned in a lane could be captured at once."""
    row = board[home_row + forward]
    return (lane > 0 and row[lane - 1] == enemy) or (lane + 1 < size and row[lane + 1] == enemy)


def pawn_turn():
    """Capture the pawn that is the easiest to get away with, else go forward where that is safe, else wait."""
    row, col = get_location()
    ahead = row + forward
    if not 0 <= ahead < size:
        return  # arrived

    friends, enemies = look_around()
    target, best = None, 0
    for side in (col - 1, col + 1):
        if (ahead, side) in enemies:
            balance = count_square(ahead, side, col, friends, enemies)
            if target is None or balance > best:
                target, best = side, balance
    if target is not None:
        # The worst that can come of this is a pawn for a pawn.
        capture(ahead, target)
        return

    free = (ahead, col) not in friends and (ahead, col) not in enemies
    if free and count_square(ahead, col, col, friends, enemies) >= 0:
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


def count_square(row, col, own_col, friends, enemies):
    """Return how many more friends cover a square than enemies attack it.

    The pawn that wants to go there, which is in lane own_col, does not count: once it is there it covers other squares.
    """
    balance = 0
    for side in (col - 1, col + 1):
        if (row + forward, side) in enemies:
            balance -= 1
        if side != own_col and (row - forward, side) in friends:
            balance += 1
    return balance
