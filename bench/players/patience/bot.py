# patience: waits for support where enemies threaten the square ahead, each pawn as long as it has drawn at first.
import random

DEBUG = 1

def dlog(str):
    if DEBUG > 0:
        log(str)


def look(r, c, board_size):
    if r < 0 or c < 0 or c >= board_size or r >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


# each pawn counts its own rounds
round_count = 0
patience = 12 + random.randint(0, 8)
stuck = 0


def turn():
    global round_count, stuck
    round_count += 1
    board_size = get_board_size()
    team = get_team()
    opp_team = Team.WHITE if team == Team.BLACK else team.BLACK
    robottype = get_type()

    if team == Team.WHITE:
        forward = 1
    else:
        forward = -1

    if robottype == RobotType.PAWN:
        row, col = get_location()
        dlog('Pawn at ' + str(row) + ' ' + str(col) + ', age ' + str(round_count))

        if look(row + forward, col + 1, board_size) == opp_team:
            capture(row + forward, col + 1)
            dlog('Captured right')
            return
        if look(row + forward, col - 1, board_size) == opp_team:
            capture(row + forward, col - 1)
            dlog('Captured left')
            return

        if row + forward == -1 or row + forward == board_size:
            dlog('Done, at the end')
            return
        if look(row + forward, col, board_size):
            stuck += 1
            dlog('Blocked')
            return

        # ---- surroundings ----
        threats = 0
        for c in [col - 1, col + 1]:
            if look(row + 2 * forward, c, board_size) == opp_team:
                threats += 1
        friends = 0
        for r in [row, row - forward, row - 2 * forward]:
            for c in [col - 1, col, col + 1]:
                if r == row and c == col:
                    continue
                if look(r, c, board_size) == team:
                    friends += 1
        dlog('threats: ' + str(threats) + ' friends: ' + str(friends))

        if threats == 0:
            # how far are we? own half is free, after that walk with friends
            progress = row if team == Team.WHITE else board_size - 1 - row
            if progress < board_size // 2 - 2:
                move_forward()
            elif progress >= board_size - 4:
                move_forward()  # almost home, run!
            elif friends >= 2 or round_count > 150:
                move_forward()
            else:
                stuck += 1
            return

        # threatened: wait for support
        stuck += 1
        beside = 0
        if look(row, col - 1, board_size) == team:
            beside += 1
        if look(row, col + 1, board_size) == team:
            beside += 1
        if beside >= threats and friends >= 5 and stuck > patience:
            dlog('Lost patience')
            stuck = 0
            move_forward()
        elif friends >= 7:
            move_forward()

    else:
        index = 0 if team == Team.WHITE else board_size - 1
        # defend first
        for i in range(board_size):
            if check_space(index, i):
                continue
            for d in range(1, 4):
                if check_space(index + d * forward, i) == opp_team:
                    # someone is coming in column i: stand next to the column
                    for j in (i - 1, i + 1):
                        if 0 <= j < board_size and not check_space(index, j):
                            spawn(index, j)
                            dlog('Defending at ' + str(j))
                            return
        # otherwise where we have the fewest
        best = None
        best_count = 1000
        start = random.randint(0, board_size - 1)
        for k in range(board_size):
            i = (start + k) % board_size
            if check_space(index, i):
                continue
            count = 0
            for r in range(board_size):
                if check_space(r, i) == team:
                    count += 1
            if count < best_count:
                best_count = count
                best = i
        if best is not None:
            spawn(index, best)
            dlog('spawned at (' + str(index) + ', ' + str(best) + ')')

    dlog('left: ' + str(get_bytecode()))
