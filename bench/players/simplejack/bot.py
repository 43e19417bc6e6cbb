# simple jack: never step on a square where we get eaten unless a buddy can eat back
import random


def turn():
    size = get_board_size()
    team = get_team()
    enemy = Team.BLACK if team == Team.WHITE else Team.WHITE
    fwd = 1 if team == Team.WHITE else -1

    if get_type() == RobotType.PAWN:
        row, col = get_location()
        if row + fwd < 0 or row + fwd >= size:
            return  # we made it :)

        # eat
        for dc in [-1, 1]:
            if 0 <= col + dc < size and check_space(row + fwd, col + dc) == enemy:
                capture(row + fwd, col + dc)
                return

        if check_space(row + fwd, col):
            return

        # look if somebody waits for us
        danger = 0
        help = 0
        for dc in [-1, 1]:
            if 0 <= col + dc < size:
                if 0 <= row + 2 * fwd < size and check_space(row + 2 * fwd, col + dc) == enemy:
                    danger += 1
                if check_space(row, col + dc) == team:
                    help += 1
        if danger == 0 or help > danger:
            move_forward()

    else:
        home = 0 if team == Team.WHITE else size - 1
        cols = list(range(size))
        random.shuffle(cols)
        # columns with a neighbour next door are better
        for c in cols:
            if not check_space(home, c):
                if (c > 0 and check_space(home, c - 1)) or (c < size - 1 and check_space(home, c + 1)):
                    spawn(home, c)
                    return
        for c in cols:
            if not check_space(home, c):
                spawn(home, c)
                return
