# gambler: sound play, and now and then a risk.
#
# Most of the time a gambler's pawn steps only where more friends cover it than enemies can capture it. But if both
# sides play like that, sooner or later all stand still. So once in a while a pawn takes a chance on a square where it
# could be captured; the better the odds, the more often. random gives every robot numbers of its own, so the pawns do
# not all gamble at once.
#
# The overlord spawns where its own pawns are fewest, and lets chance decide between equals, so that nobody can know the
# next lane in advance.

import random

size = get_board_size()
team = get_team()
enemy = Team.BLACK if team == Team.WHITE else Team.WHITE
home_row = 0 if team == Team.WHITE else size - 1
forward = 1 if team == Team.WHITE else -1

# How likely a pawn is to step onto a square, by the friends who cover it less the enemies who attack it. A square that
# nobody attacks is safe whatever the balance.
CHANCE = {2: 1.0, 1: 1.0, 0: 0.03, -1: 0.01, -2: 0.0}


def turn():
    if get_type() == RobotType.PAWN:
        pawn_turn()
    else:
        overlord_turn()


def overlord_turn():
    """Spawn in a lane with as few friends as possible, away from enemies that could capture the new pawn."""
    board = get_board()
    first_row = board[home_row]
    second_row = board[home_row + forward]

    candidates, fewest = [], 0
    for lane, squares in enumerate(zip(*board)):
        if first_row[lane] is not None:
            continue
        # A lane in which the new pawn could be captured at once comes after all others.
        friends = squares.count(team)
        if enemy in second_row[max(lane - 1, 0):lane] or enemy in second_row[lane + 1:lane + 2]:
            friends += size
        if not candidates or friends < fewest:
            candidates, fewest = [lane], friends
        elif friends == fewest:
            candidates.append(lane)
    if candidates:
        spawn(home_row, random.choice(candidates))


def pawn_turn():
    """Capture if possible, else go forward if it is safe or chance wants it."""
    row, col = get_location()
    ahead = row + forward
    if not 0 <= ahead < size:
        return  # arrived

    friends, enemies = look_around()
    targets = [side for side in (col - 1, col + 1) if (ahead, side) in enemies]
    if targets:
        capture(ahead, random.choice(targets))
    elif (ahead, col) not in friends and (ahead, col) not in enemies:
        if dares(row, col, friends, enemies):
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


def dares(row, col, friends, enemies):
    """Tell whether to step onto the square ahead."""
    attackers = covers = 0
    for side in (col - 1, col + 1):
        if (row + 2 * forward, side) in enemies:
            attackers += 1
        if (row, side) in friends:
            covers += 1
    return attackers == 0 or random.random() < CHANCE[covers - attackers]
