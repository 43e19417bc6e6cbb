# starter: the player to copy when you write your first one.
#
# Every robot of your team runs its own copy of this file: the overlord, and each pawn that it spawns. The copies share
# nothing. A variable that one robot sets is not seen by any other, so whatever a robot knows it has to see for itself.
#
# The code outside functions runs once, on the robot's first turn. After that the game calls turn() once a round.
# Everything a robot executes is counted, and when its bytecodes for the turn are used up it stops where it is and goes
# on from there in the next round. So keep turns short. get_bytecode() says what is left, log("...") leaves a note in
# the replay.
#
# These functions are there without an import:
#
#   both robots      get_type() get_team() get_board_size() get_bytecode() log(text)
#                    check_space(row, col): the team of the pawn on a square, or False; a pawn sees two squares far
#   a pawn           get_location(): its own (row, col)
#                    sense(): a list of (row, col, team) of all other pawns that it sees
#                    move_forward(), or capture(row, col), once a turn
#   the overlord     get_board(): a list of rows, each square a team or None
#                    spawn(row, col) on its home row, once a turn
#
# An action that the rules forbid raises RobotError, and ends turn() if you do not catch it. It is better to look first.

import random


def turn():
    """Take a turn. The game calls this once a round, for every robot."""
    if get_type() == RobotType.PAWN:
        pawn_turn()
    else:
        overlord_turn()


def overlord_turn():
    """Spawn a pawn on the home row, on a free square that is picked at random."""
    size = get_board_size()
    home_row = 0 if get_team() == Team.WHITE else size - 1

    free = [col for col in range(size) if not check_space(home_row, col)]
    if free:
        spawn(home_row, random.choice(free))


def pawn_turn():
    """Capture if there is something to capture, else go forward if the way is free."""
    size = get_board_size()
    row, col = get_location()

    # White starts on row 0 and moves up, black starts on the last row and moves down.
    forward = 1 if get_team() == Team.WHITE else -1
    ahead = row + forward
    if ahead < 0 or ahead >= size:
        return  # this pawn has arrived on the far row, and its work is done

    # Pawns capture like in chess: one square forward, one to the side.
    for side in (col - 1, col + 1):
        if 0 <= side < size and is_enemy(ahead, side):
            capture(ahead, side)
            return

    # Pawns move like in chess as well: straight on, and only onto a free square.
    if not check_space(ahead, col):
        move_forward()


def is_enemy(row, col):
    """Tell whether a pawn of the other team stands on a square."""
    occupant = check_space(row, col)
    return occupant != False and occupant != get_team()
