from battlehack20.stubs import (Team, RobotType)
from battlehack20.stubs import get_board, get_team, spawn

# overlord: score every column; pawns: keep the line closed

W, B = Team.WHITE, Team.BLACK
size = get_board_size()
team = get_team()
enemy = W if team == B else B
fwd = 1 if team == W else -1
home = 0 if team == W else size - 1
scores = [0] * size
history = []
rounds = 0

def columnScore(board, c):
    score = 0.0
    mine, theirs = 0, 0
    nearest = size
    for r in range(size):
        p = board[r][c]
        if p == team:
            mine += 1
        elif p == enemy:
            theirs += 1
            d = abs(r - home)
            if d < nearest:
                nearest = d
    score += 3 * theirs - 2 * mine
    if nearest < size / 3:
        score += 10 / (nearest + 1)
    for n in (c - 1, c + 1):
        if 0 <= n < size:
            near = [board[r][n] for r in range(size)]
            score += 0.5 * near.count(enemy) - 0.25 * near.count(team)
        else:
            score -= 0.1
    return score

def overlord():
    global rounds, scores
    rounds += 1
    board = get_board()
    scores = [columnScore(board, c) for c in range(size)]
    ranking = sorted([(-s, abs(c - size // 2), c) for c, s in enumerate(scores)])
    history.append(ranking[0][2])
    if len(history) > 8:
        del history[0]
    for s, d, c in ranking:
        if history.count(c) > 3:
            continue
        if board[home][c] is not None: continue
        step = home + fwd
        if (c > 0 and board[step][c - 1] == enemy) or (c < size - 1 and board[step][c + 1] == enemy):
            continue
        spawn(home, c)
        return
    for s, d, c in ranking:
        if not board[home][c]:
            spawn(home, c)
            return

age = 0

def pawn():
    global age
    age += 1
    r, c = get_location()
    seen = dict([((a, b), t) for a, b, t in sense()])
    for d in [1, -1]:
        if seen.get((r + fwd, c + d)) == enemy:
            return capture(r + fwd, c + d)
    if (r + fwd, c) in seen or not 0 <= r + fwd < size:
        return
    threat = [d for d in (-1, 1) if seen.get((r + 2 * fwd, c + d)) == enemy]
    cover = [d for d in (-1, 1) if seen.get((r, c + d)) == team]
    behind = seen.get((r - fwd, c)) == team
    if not threat:
        if behind or cover or age < 3 or age % 7 == 0:
            move_forward()
    elif len(cover) > len(threat) or (len(cover) == len(threat) and behind and age % 3 == 0):
        move_forward()

def turn():
    overlord() if get_type() == RobotType.OVERLORD else pawn()
