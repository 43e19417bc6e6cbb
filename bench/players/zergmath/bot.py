import random

# zergmath: weights on the 5x5 that a pawn sees, step if the sum is > threshold.
# weights tuned by hand + playing against myself all night

DEBUG = 1
def dlog(str):
    if DEBUG > 0:
        log(str)

# rows from 2 in front to 2 behind, columns -2 .. 2
FRIEND_W = [
    [ 0.2, 0.3, 0.1, 0.3, 0.2],
    [-0.2, -0.5, 0.0, -0.5, -0.2],
    [ 0.3, 2.0, 0.0, 2.0, 0.3],
    [ 0.4, 0.8, 1.5, 0.8, 0.4],
    [ 0.2, 0.4, 0.9, 0.4, 0.2],
]
ENEMY_W = [
    [-0.3, -6.0, 0.0, -6.0, -0.3],
    [-0.2, 0.0, 0.0, 0.0, -0.2],
    [-0.1, 0.2, 0.0, 0.2, -0.1],
    [ 0.0, 0.1, 0.1, 0.1, 0.0],
    [ 0.0, 0.0, 0.0, 0.0, 0.0],
]

turns = 0
since_move = 0


def threshold(age, waited, progress, board_size):
    t = 1.0
    t -= 0.02 * waited
    if progress < board_size // 3:
        t -= 1.5
    if progress > board_size - 5:
        t -= 2.0
    if t < -2.5:
        t = -2.5
    return t


def turn():
    global turns, since_move
    turns += 1
    board_size = get_board_size()
    team = get_team()
    opp_team = Team.WHITE if team == Team.BLACK else Team.BLACK
    forward = 1 if team == Team.WHITE else -1

    if get_type() == RobotType.PAWN:
        row, col = get_location()
        if row + forward < 0 or row + forward >= board_size:
            return
        around = sense()
        blocked = False
        captures = []
        total = 0.0
        for r, c, t in around:
            dr = (r - row) * forward
            dc = c - col
            if dr == 1:
                if dc == 0:
                    blocked = True
                elif t == opp_team and (dc == 1 or dc == -1):
                    captures.append((r, c))
            if t == team:
                total += FRIEND_W[2 - dr][dc + 2]
            else:
                total += ENEMY_W[2 - dr][dc + 2]
        if captures:
            r, c = captures[0]
            if len(captures) > 1 and random.random() < 0.5:
                r, c = captures[1]
            capture(r, c)
            since_move = 0
            dlog('Captured at: (' + str(r) + ', ' + str(c) + ')')
            return
        if blocked:
            return
        progress = (row if team == Team.WHITE else board_size - 1 - row)
        need = threshold(turns, since_move, progress, board_size)
        if total > need or (not around and since_move > 10):
            move_forward()
            dlog('Moved, ' + str(total) + ' > ' + str(need))
            since_move = 0
        else:
            since_move += 1
            dlog('Hold, ' + str(total))
    else:
        index = 0 if team == Team.WHITE else board_size - 1
        board = get_board()
        lanes = []
        for c in range(board_size):
            lane = 0
            for d in range(board_size):
                t = board[index + d * forward][c]
                if t == opp_team:
                    lane += 8.0 / (d + 2)
                elif t == team:
                    lane -= 0.5
            lanes.append(lane)
        best, best_score = None, -1000
        for c in range(board_size):
            if board[index][c] is not None:
                continue
            score = random.random() + lanes[c]
            for cc in (c - 1, c + 1):
                if 0 <= cc < board_size:
                    score += lanes[cc]
                    if board[index + forward][cc] == opp_team:
                        score -= 20
            if score > best_score:
                best, best_score = c, score
        if best is not None:
            spawn(index, best)
            dlog('Spawned in %d, score %.2f' % (best, best_score))
