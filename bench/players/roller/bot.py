# roller: pawns weigh what they see, and move with the probability that comes of it. Each counts how long it has
# waited.

import math
import random

WEIGHTS = {
    'bias': 0.4,
    'attackers': -3.6,
    'defenders': 1.9,
    'behind': 0.5,
    'crowd': 0.25,
    'enemies': -0.45,
    'patience': 0.9,
    'progress': -0.6,
    'facing': -1.2,
}

patience = 0
births = 0


def sigmoid(x):
    if x < -20:
        return 0.0
    if x > 20:
        return 1.0
    return 1.0 / (1.0 + math.exp(-x))


def features(row, col, d, team, size):
    f = {'bias': 1, 'attackers': 0, 'defenders': 0, 'behind': 0,
         'crowd': 0, 'enemies': 0, 'facing': 0}
    for r, c, t in sense():
        dr = (r - row) * d
        dc = abs(c - col)
        if t == team:
            f['crowd'] += 1
            if dr == 0 and dc == 1:
                f['defenders'] += 1
            elif dr < 0 and dc <= 1:
                f['behind'] += 1
        else:
            f['enemies'] += 1
            if dr == 2 and dc == 1:
                f['attackers'] += 1
            elif dr == 2 and dc == 0:
                f['facing'] += 1
    f['patience'] = math.log(1 + patience)
    home = 0 if d == 1 else size - 1
    f['progress'] = math.sqrt(abs(row - home)) - math.sqrt(size / 2)
    return f


def pawn(team, size):
    global patience
    row, col = get_location()
    d = 1 if team == Team.WHITE else -1
    if row + d in (-1, size):
        return

    hits = []
    for c in (col - 1, col + 1):
        if 0 <= c < size:
            t = check_space(row + d, c)
            if t and t != team:
                hits.append(c)
    if hits:
        capture(row + d, random.choice(hits))
        patience = 0
        return

    if check_space(row + d, col):
        patience += 1
        return

    f = features(row, col, d, team, size)
    if f['attackers'] > f['defenders']:
        # never ever hang a pawn
        patience += 1
        return
    x = 0
    for name in f:
        x += WEIGHTS[name] * f[name]
    p = sigmoid(x)
    if random.random() < p:
        move_forward()
        patience = 0
    else:
        patience += 1


def gauss_weight(c, mu, sigma):
    return math.exp(-((c - mu) ** 2) / (2.0 * sigma * sigma))


def overlord(team, size):
    global births
    d = 1 if team == Team.WHITE else -1
    home = 0 if team == Team.WHITE else size - 1
    board = get_board()
    weights = []
    # focus drifts over the board with a slow sine
    mu = (size - 1) / 2 * (1 + math.sin(births / 9.0))
    for c in range(size):
        if board[home][c] is not None:
            weights.append(0)
            continue
        w = 0.2 + gauss_weight(c, mu, 3.0)
        own = 0
        for k in range(1, size):
            t = board[home + k * d][c]
            if t is None:
                continue
            if t == team:
                own += 1
            else:
                w += 6.0 / k
        w = w / (1 + own)
        for cc in (c - 1, c + 1):
            if 0 <= cc < size:
                t = board[home + d][cc]
                if t is not None and t != team:
                    w = 0
        weights.append(w)
    total = sum(weights)
    if total <= 0:
        return
    roll = random.uniform(0, total)
    for c, w in enumerate(weights):
        roll -= w
        if w > 0 and roll <= 0:
            spawn(home, c)
            births += 1
            return


def turn():
    team = get_team()
    size = get_board_size()
    if get_type() == RobotType.PAWN:
        pawn(team, size)
    else:
        overlord(team, size)
