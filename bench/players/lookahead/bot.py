import random

# Local search. Take the visible 5x5 window, flip it so that forward is up, pad the walls,
# and simulate: my action, then opponents' greedy captures, then our greedy captures.
# Eval = material + a bit of advancement

EMPTY, MINE, HIS, WALL = 0, 1, 2, 3

n = get_board_size()
us = get_team()
f = 1 if us == Team.WHITE else -1
own_row = 0 if us == Team.WHITE else n - 1
far_row = n - 1 - own_row
turns = 0
idle = 0

WIDTH = 7  # with a margin, index = (dr+2)*7 + dc+3
MID = 2 * WIDTH + 3
START = [WALL] * (5 * WIDTH)
for _i in range(5):
    for _j in range(1, 6):
        START[_i * WIDTH + _j] = EMPTY
INNER = [i for i in range(5 * WIDTH) if START[i] == EMPTY]


def window():
    row, col = get_location()
    w = START[:]
    w[MID] = MINE
    for r, c, t in sense():
        w[((r - row) * f + 2) * WIDTH + c - col + 3] = MINE if t == us else HIS
    return row, col, w


def his_captures(w, sq):
    """best for him on square sq"""
    up = sq + WIDTH
    if up >= len(w) - 1:
        return -1
    if w[up - 1] == HIS:
        return up - 1
    if w[up + 1] == HIS:
        return up + 1
    return -1


def my_captures(w, sq):
    down = sq - WIDTH
    if down < 1:
        return -1
    if w[down - 1] == MINE:
        return down - 1
    if w[down + 1] == MINE:
        return down + 1
    return -1


def exchange(w, sq):
    """he starts to capture on sq (ours stands there); net gain for us"""
    gain = 0
    best = []
    while True:
        a = his_captures(w, sq)
        if a < 0:
            break
        w[a] = EMPTY
        w[sq] = HIS
        gain -= 1
        d = my_captures(w, sq)
        if d < 0:
            best.append(gain)
            break
        w[d] = EMPTY
        w[sq] = MINE
        gain += 1
        best.append(gain)
    if not best:
        return 0
    return min(best[-1], best[0])


def count(w):
    m = h = 0
    for i in INNER:
        if w[i] == MINE:
            m += 1
        elif w[i] == HIS:
            h += 1
    return m, h


def pawn():
    global idle
    row, col = get_location()
    if row == far_row:
        return
    row, col, w = window()
    best = None
    for side in (-1, 1):
        t = MID + WIDTH + side
        if w[t] == HIS:
            x = w[:]
            x[MID] = EMPTY
            x[t] = MINE
            g = 1 + exchange(x, t)
            if best is None or g > best[0]:
                best = (g, side)
    if best is not None and best[0] >= 0:
        capture(row + f, col + best[1])
        idle = 0
        return
    if w[MID + WIDTH] != EMPTY:
        idle += 1
        return
    h1 = w[MID + 2 * WIDTH - 1] == HIS
    h2 = w[MID + 2 * WIDTH + 1] == HIS
    if not h1 and not h2:
        idle = 0
        move_forward()
        return
    x = w[:]
    x[MID] = EMPTY
    x[MID + WIDTH] = MINE
    x0 = x[:]
    g = exchange(x, MID + WIDTH)
    # pawns of ours next to the hole that i leave: does he win one of them now?
    left_alone = 0
    for mate in (MID + WIDTH - 1, MID + WIDTH + 1):
        if w[mate] == MINE:
            before = exchange(w[:], mate)
            after = exchange(x0[:], mate)
            if after < before:
                left_alone += 1
    m, h = count(w)
    if left_alone and idle < 25:
        idle += 1
        return
    if g >= 0 and (m > h or idle > 15):
        idle = 0
        move_forward()
        return
    if g >= -1 and idle > 60 and m >= h:
        idle = 0
        move_forward()
        return
    idle += 1


def threat_of_column(b, c):
    # walk from our side, return distance of first enemy and number of ours before it
    ours = 0
    for d in range(n):
        s = b[own_row + f * d][c]
        if s is None:
            continue
        if s == us:
            ours += 1
        else:
            return d, ours
    return n, ours


def overlord():
    b = get_board()
    info = [threat_of_column(b, c) for c in range(n)]
    best, col = -999, -1
    for c in range(n):
        if b[own_row][c] is not None:
            continue
        d, ours = info[c]
        v = (n - d) - 3 * ours
        for k in (c - 1, c + 1):
            if k < 0 or k >= n:
                v -= 1
                continue
            v += (n - info[k][0]) * 0.5 - info[k][1]
            if info[k][0] == 1:
                v -= 100
        v += random.random() * 2
        if v > best:
            best, col = v, c
    if col >= 0:
        spawn(own_row, col)


def turn():
    global turns
    turns += 1
    if get_type() == RobotType.PAWN:
        pawn()
    else:
        overlord()
