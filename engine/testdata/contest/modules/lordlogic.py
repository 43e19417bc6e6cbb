from helpers import *

def choose_column(board, team, t):
    best, bestScore = -1, -1e9
    d, home = direction(team), home_row(team)
    foe = opponent(team)
    load = [0] * SIZE
    for r in range(SIZE):
        w = weight(abs(r - home))
        row = board[r]
        for c in range(SIZE):
            x = row[c]
            if x is None: continue
            load[c] += w if x == foe else -0.8 * w
    for c in range(SIZE):
        if board[home][c] != None:
            continue
        score = load[c] + load[clamp(c - 1, 0, SIZE - 1)] + load[clamp(c + 1, 0, SIZE - 1)]
        score += ((c * 7 + t * 3) % SIZE) * 0.001
        if score > bestScore:
            best, bestScore = c, score
    return best
