# guesser: weighs what it sees with floats, and spawns where chance takes it.

import math
import random

W_OWN = 1.25
W_OPP = -1.75
W_ADV = 0.35
DECAY = 0.9


def sigmoid(x):
    return 1.0 / (1.0 + math.exp(-x))


class Brain(object):
    def __init__(self):
        self.mood = 0.5
        self.avg = 0.0
        self.n = 0

    def learn(self, x):
        self.n += 1
        self.avg = self.avg * DECAY + x * (1.0 - DECAY)
        self.mood = sigmoid(self.avg)


brain = None


def heat(r, c, row, col):
    d = math.sqrt((r - row) ** 2 + (c - col) ** 2)
    return 1.0 / max(d, 0.5)


def turn():
    global brain
    if brain is None:
        brain = Brain()
    size = get_board_size()
    team = get_team()
    opp = Team.BLACK if team == Team.WHITE else Team.WHITE
    fwd = 1 if team == Team.WHITE else -1
    if get_type() == RobotType.PAWN:
        row, col = get_location()
        prog = row / (size - 1.0) if fwd == 1 else 1.0 - row / (size - 1.0)
        score = W_ADV * prog
        cap = None
        blocked = False
        threat = 0.0
        for r, c, t in sense():
            h = heat(r, c, row, col)
            if t == team:
                score += W_OWN * h
            else:
                score += W_OPP * h
                if r == row + fwd and abs(c - col) == 1:
                    if cap is None or abs(c - size / 2) < abs(cap[1] - size / 2):
                        cap = (r, c)
                elif r == row + 2 * fwd and abs(c - col) == 1:
                    threat += 1.5 ** prog
            if r == row + fwd and c == col:
                blocked = True
        brain.learn(score)
        if cap:
            capture(*cap)
        elif not blocked and 0 <= row + fwd <= size - 1:
            if threat == 0 or score - threat > 0.5 + brain.mood or round(prog, 2) > 0.8:
                move_forward()
    else:
        home = 0 if team == Team.WHITE else size - 1
        board = get_board()
        weights = []
        for c in range(size):
            if board[home][c] is not None:
                weights.append(0.0)
                continue
            w = 1.0
            for r in range(size):
                who = board[r][c]
                if who == opp:
                    w += 2.0 / (1 + abs(r - home))
                elif who == team:
                    w *= 0.8
            weights.append(w)
        total = sum(weights)
        if total > 0:
            x = random.random() * total
            for c, w in enumerate(weights):
                x -= w
                if x < 0 and w > 0:
                    spawn(home, c)
                    break
