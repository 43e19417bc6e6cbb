import random
import math

# ============================================================
#  heatmap - overlord scores columns with weights, remembers the
#  last boards to see where the opponent is spawning.
#  pawns score their three actions and take the best.
# ============================================================

SIZE = get_board_size()
TEAM = get_team()
OPP = Team.BLACK if TEAM == Team.WHITE else Team.WHITE
FWD = 1 if TEAM == Team.WHITE else -1
BASE = 0 if TEAM == Team.WHITE else SIZE - 1
OBASE = SIZE - 1 - BASE

W = {
    'lead': 3.0,        # enemy count minus ours in the column
    'side': 1.4,        # same for neighbours
    'near': 6.0,        # enemy close to base
    'runner': 9.0,      # enemy passed all of our pawns
    'hot': 0.8,         # enemy spawned here lately
    'finish': 2.0,      # we are close to the end here, feed it
    'suicide': -30.0,
}

state = {
    'round': 0,
    'prev': None,
    'heat': [0.0] * SIZE,
    'wait': 0,
    'age': 0,
    'best_row': 0,
}


def update_heat(board):
    heat = state['heat']
    for c in range(SIZE):
        heat[c] *= 0.9
    if state['prev'] is not None:
        now = board[OBASE]
        before = state['prev']
        for c in range(SIZE):
            if now[c] == OPP and before[c] != OPP:
                heat[c] += 1
    state['prev'] = board[OBASE]


def analyse(board):
    cols = []
    for c in range(SIZE):
        info = {'mine': 0, 'his': 0, 'near': SIZE, 'front': -1}
        for d in range(SIZE):
            x = board[BASE + FWD * d][c]
            if x is None:
                continue
            if x == TEAM:
                info['mine'] += 1
                info['front'] = d
            else:
                info['his'] += 1
                if info['near'] == SIZE:
                    info['near'] = d
        cols.append(info)
    return cols


def column_score(c, cols, board):
    me = cols[c]
    s = W['lead'] * (me['his'] - me['mine'])
    mates = 0
    for k in (c - 1, c + 1):
        if 0 <= k < SIZE:
            s += W['side'] * (cols[k]['his'] - cols[k]['mine'])
            mates += cols[k]['mine']
            if board[BASE + FWD][k] == OPP:
                s += W['suicide']
            if cols[k]['near'] < 5:
                s += W['near'] / (1 + cols[k]['near'])
    if me['near'] < SIZE // 2:
        s += W['near'] / (1 + me['near'])
        if mates == 0 and me['mine'] == 0:
            s += W['runner']
    s += W['hot'] * state['heat'][c]
    if me['front'] > SIZE * 0.7:
        s += W['finish']
    return s + random.random() * 0.5


def overlord():
    board = get_board()
    update_heat(board)
    cols = analyse(board)
    ranked = []
    for c in range(SIZE):
        if board[BASE][c] is None:
            ranked.append((column_score(c, cols, board), c))
    if not ranked:
        return
    ranked.sort(reverse=True)
    spawn(BASE, ranked[0][1])
    if state['round'] % 10 == 0:
        log('r' + str(state['round']) + ' top ' + str([(round(s, 1), c) for s, c in ranked[:3]]) + ' bc ' + str(get_bytecode()))


def sight():
    row, col = get_location()
    grid = [[None] * 5 for _ in range(5)]
    mine = his = 0
    for r, c, t in sense():
        grid[(r - row) * FWD + 2][c - col + 2] = t
        if t == TEAM:
            mine += 1
        else:
            his += 1
    return row, col, grid, mine, his


def exchange(grid, r, c):
    """value of standing on (r, c) of the grid, >= 0 good"""
    if r + 1 > 4:
        return 0
    att = 0
    dfn = 0
    for k in (c - 1, c + 1):
        if 0 <= k <= 4:
            if grid[r + 1][k] == OPP:
                att += 1
            if grid[r - 1][k] == TEAM:
                dfn += 1
    if att == 0:
        return 0.2
    if dfn == 0:
        return -1.0
    if dfn >= att:
        return 0.1
    return -0.4


# how much a pawn on this square of the window matters, row 0 is behind us
INFLUENCE = [
    [1, 2, 2, 2, 1],
    [2, 4, 3, 4, 2],
    [2, 4, 0, 4, 2],
    [2, 3, 4, 3, 2],
    [1, 3, 2, 3, 1],
]


def influence(grid):
    total = 0
    for i in range(5):
        w = INFLUENCE[i]
        line = grid[i]
        for j in range(5):
            x = line[j]
            if x == TEAM:
                total += w[j]
            elif x is not None:
                # his pawns count from his point of view
                total -= INFLUENCE[4 - i][j]
    return total / 30


def pawn():
    row, col, g, mine, his = sight()
    if row == OBASE:
        return
    state['age'] += 1
    best = 0.0
    action = None
    depth = (row - BASE) * FWD

    for k in (1, 3):
        if g[3][k] == OPP:
            me = g[2][2]
            g[2][2] = None
            s = 1.0 + exchange(g, 3, k)
            g[2][2] = me
            # enemy deep in our half must die
            if depth < SIZE // 2:
                s += 0.5
            if s > best or action is None:
                best = s
                action = ('x', k - 2)

    if action is None and g[3][2] is None:
        s = exchange(g, 3, 2)
        if his > 0:
            s += 0.6 * influence(g)
            if s > 0 and mine < his:
                s -= 0.1
        # do i leave someone alone?
        for k in (1, 3):
            if g[3][k] == TEAM and (g[4][2] == OPP):
                s -= 0.3
        s += min(0.4, 0.01 * state['wait'])
        if depth >= SIZE - 3:
            s += 0.3
        if s > best:
            best = s
            action = ('m', 0)

    if action is None:
        state['wait'] += 1
        return
    state['wait'] = 0
    if action[0] == 'x':
        capture(row + FWD, col + action[1])
    else:
        move_forward()


def turn():
    state['round'] += 1
    if get_type() == RobotType.OVERLORD:
        overlord()
    else:
        pawn()
