# overlord: where to spawn, and when not to.
#
# No lane may be weaker than the others, because an enemy who gets past the pawns of one lane cannot be caught any more.
# So the overlord counts the friends in every lane and fills up the weakest. Of equally weak lanes it takes the next one
# to the right of the last pawn. In this way the pawns of a sweep stand in a slanted line, each covering the one to its
# left, from their first step on.
#
# Once the sides have met in the middle, most lanes are blocked, and three pawns hold one: the first blocks it, the second
# covers the first ones of the lanes beside it, the third takes the place of one that is captured. A fourth could only
# stand in line, and win nothing there, as what counts in the end is pawns in far rows. So the overlord keeps a pawn for
# the lane that needs it, with two exceptions: where the enemy masses more, it brings one more than he does; and when the
# match ends soon, it fills all lanes, because then the pawns trade even, and who has more behind them is left over.

from field import SIZE, TEAM, ENEMY, HOME_ROW, FORWARD, guess_rounds

# How many pawns are enough to hold a lane. An enemy can bring one pawn a round, however many lanes there are, so where
# there are few each of them has to withstand more.
ENOUGH = max(3, 60 // SIZE)

# The overlord acts from the first round on, so its turns are the rounds, and it stops holding pawns back in time for
# them to walk to the front. Matches of 50 rounds are all end: nobody can spawn more in them than are needed.
END = guess_rounds() - 75

rounds = 0
last_lane = -1


def play():
    """Spawn a pawn in the weakest lane that needs one.

    To count what is on a board of 32 lanes takes most of 5,000 bytecodes, and an overlord that runs out of them spawns in
    every other round only. So what costs much is asked last, of the lanes that are left.
    """
    global rounds, last_lane
    rounds += 1
    board = get_board()
    lanes = list(zip(*board))
    strength = [lane.count(TEAM) for lane in lanes]
    rank = list(strength)
    for lane in threatened(board):
        rank[lane] += SIZE  # only if there is nothing else

    best = -1
    home = board[HOME_ROW]
    for lane in list(range(last_lane + 1, SIZE)) + list(range(last_lane + 1)):
        if home[lane] is None and (best < 0 or rank[lane] < rank[best]):
            if rounds > END or strength[lane] < enough(lanes, lane):
                best = lane
    if best >= 0:
        spawn(HOME_ROW, best)
        last_lane = best


def threatened(board):
    """Return the lanes in which an enemy could capture a pawn on its first square."""
    row = board[HOME_ROW + FORWARD]
    enemies = [lane for lane in range(SIZE) if row[lane] == ENEMY]
    return {lane + side for lane in enemies for side in (-1, 1) if 0 <= lane + side < SIZE}


def enough(lanes, lane):
    """Return how many pawns a lane needs against the enemies that can come to it: from itself and the two beside it."""
    most = max([near.count(ENEMY) for near in lanes[max(lane - 1, 0):lane + 2]])
    return most + 1 if most > ENOUGH else ENOUGH
