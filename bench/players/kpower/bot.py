import random
from battlehack20.stubs import *

# kpower: power of a square = our guys who can recapture - their guys who can capture
# overlord sends pawns to the lane where we lead the most

DEBUG = 0
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


board_size = get_board_size()
team = get_team()
opp_team = Team.WHITE if team == Team.BLACK else Team.BLACK
robottype = get_type()
forward = 1 if team == Team.WHITE else -1
index = 0 if team == Team.WHITE else board_size - 1
roundnum = 0


def count_defenders(r, c):
    """ours that attack (r, c)"""
    n = 0
    if look(r - forward, c - 1, board_size) == team:
        n += 1
    if look(r - forward, c + 1, board_size) == team:
        n += 1
    return n


def count_attackers(r, c):
    """theirs that attack (r, c)"""
    n = 0
    if look(r + forward, c - 1, board_size) == opp_team:
        n += 1
    if look(r + forward, c + 1, board_size) == opp_team:
        n += 1
    return n


def run_pawn():
    row, col = get_location()
    if row + forward < 0 or row + forward >= board_size:
        return

    # both captures possible? take the one where we are safer
    options = []
    for dc in (-1, 1):
        if look(row + forward, col + dc, board_size) == opp_team:
            power = count_defenders(row + forward, col + dc) - count_attackers(row + forward, col + dc)
            options.append((power, dc))
    if options:
        options.sort(reverse=True)
        capture(row + forward, col + options[0][1])
        return

    if look(row + forward, col, board_size):
        return

    att = count_attackers(row + forward, col)
    dfn = count_defenders(row + forward, col)
    if att == 0:
        # am I needed where I am?
        needed = False
        for dc in (-1, 1):
            if look(row + forward, col + dc, board_size) == team:
                a = count_attackers(row + forward, col + dc)
                d = count_defenders(row + forward, col + dc)
                if a > 0 and d <= a:
                    needed = True
        if not needed:
            move_forward()
        return

    # outnumber
    reserve = 0
    if look(row - forward, col, board_size) == team:
        reserve += 1
    if look(row - 2 * forward, col, board_size) == team:
        reserve += 1
    if dfn > att:
        move_forward()
    elif dfn == att and reserve >= 1 + (roundnum < 30):
        move_forward()
    elif dfn == 1 and reserve == 2 and roundnum > 100 and random.random() < 0.1:
        move_forward()


def run_overlord():
    board = get_board()
    ours = [0] * board_size
    theirs = [0] * board_size
    dist = [99] * board_size
    for r in range(board_size):
        line = board[r]
        for c in range(board_size):
            if line[c] == team:
                ours[c] += 1
            elif line[c] == opp_team:
                theirs[c] += 1
                d = abs(r - index)
                if d < dist[c]:
                    dist[c] = d

    best = -1
    bestscore = -10000
    for c in range(board_size):
        if board[index][c]:
            continue
        lo = max(0, c - 1)
        hi = min(board_size, c + 2)
        lead = sum(ours[lo:hi]) - sum(theirs[lo:hi])
        score = 0
        # emergency
        near = min(dist[lo:hi])
        if near < board_size // 2 - 1 and near > 0:
            score += 30 - 3 * near - 5 * lead
        if roundnum < 32:
            score -= 4 * ours[c]          # opening: one in every lane
        else:
            score += 2 * lead - ours[c]
        # suicide square
        if 0 <= index + forward < board_size:
            for dc in (-1, 1):
                if 0 <= c + dc < board_size and board[index + forward][c + dc] == opp_team:
                    score -= 100
        score += random.random()
        if score > bestscore:
            bestscore = score
            best = c
    if best >= 0:
        spawn(index, best)
        dlog('spawn in ' + str(best) + ' score ' + str(bestscore))


def turn():
    global roundnum
    roundnum += 1
    if robottype == RobotType.PAWN:
        run_pawn()
    else:
        run_overlord()
    dlog('left: ' + str(get_bytecode()))
