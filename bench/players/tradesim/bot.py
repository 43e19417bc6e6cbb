import random
from battlehack20.stubs import *

# trade simulator: resolve the fight over one square, attackers vs defenders, also 2nd line

def opponent(team):
    return {Team.WHITE: Team.BLACK, Team.BLACK: Team.WHITE}[team]

ME = get_team()
FOE = opponent(ME)
N = get_board_size()
UP = {Team.WHITE: 1, Team.BLACK: -1}[ME]
START = {Team.WHITE: 0, Team.BLACK: N - 1}[ME]
END = {Team.WHITE: N - 1, Team.BLACK: 0}[ME]

waiting = 0
history = []


class View:
    """what the pawn sees, with simple set lookups"""

    def __init__(self):
        self.r, self.c = get_location()
        self.friends = set()
        self.foes = set()
        for (r, c, t) in sense():
            if t == ME:
                self.friends.add((r, c))
            else:
                self.foes.add((r, c))

    def attackers(self, sq):
        r, c = sq
        return [(r + UP, k) for k in (c - 1, c + 1) if (r + UP, k) in self.foes]

    def defenders(self, sq):
        r, c = sq
        return [(r - UP, k) for k in (c - 1, c + 1) if (r - UP, k) in self.friends]

    def second_line(self, sq):
        # pawns that become defenders after one more step
        r, c = sq
        n = 0
        for k in (c - 1, c + 1):
            if (r - UP, k) not in self.friends and (r - 2 * UP, k) in self.friends:
                n += 1
        return n


def resolve(att, dfn):
    """we stand on the square. they take first. returns (ours lost, theirs lost)"""
    ours, theirs = 0, 0
    while att > 0:
        # foe takes only if it is not losing too much, assume he always does
        ours += 1
        att -= 1
        if dfn == 0:
            break
        dfn -= 1
        theirs += 1
    return ours, theirs


def value(v, sq, bonus):
    att = len(v.attackers(sq))
    dfn = len(v.defenders(sq))
    if att == 0:
        return 1 + bonus
    ours, theirs = resolve(att, dfn)
    return (theirs - ours) + bonus + 0.25 * v.second_line(sq)


def pawn():
    global waiting
    v = View()
    if v.r == END:
        return
    ahead = (v.r + UP, v.c)
    moves = []
    for k in (-1, 1):
        sq = (v.r + UP, v.c + k)
        if sq in v.foes:
            v.foes.remove(sq)
            moves.append((value(v, sq, 1), 1, sq))
            v.foes.add(sq)
    if ahead not in v.foes and ahead not in v.friends:
        pressure = len(v.friends) - len(v.foes)
        bonus = 0
        if len(v.foes) > 0:
            bonus = 0.1 * pressure
            if waiting > 20:
                bonus += 0.3
        moves.append((value(v, ahead, bonus), 0, ahead))
    if not moves:
        waiting += 1
        return
    moves.sort()
    val, is_capture, sq = moves[-1]
    threatened = len(v.attackers((v.r, v.c))) > 0
    if is_capture:
        capture(sq[0], sq[1])
        waiting = 0
    elif val > 0.15:
        # stay if i am the only guard of a friend which is attacked
        for k in (-1, 1):
            mate = (v.r + UP, v.c + k)
            if mate in v.friends and v.attackers(mate) and len(v.defenders(mate)) == 0 and waiting < 10:
                waiting += 1
                return
        move_forward()
        waiting = 0
    else:
        waiting += 1
        if threatened and val >= 0:
            move_forward()


def overlord():
    b = get_board()
    mine = {}
    his = {}
    for r in range(N):
        for c in range(N):
            t = b[r][c]
            if t == ME:
                mine.setdefault(c, []).append((r - START) * UP)
            elif t == FOE:
                his.setdefault(c, []).append((r - START) * UP)
    cand = []
    for c in range(N):
        if b[START][c] != None:
            continue
        near = min(his.get(c, [N]))
        nm = len(mine.get(c, []))
        nh = len(his.get(c, []))
        neighbours = len(mine.get(c - 1, [])) + len(mine.get(c + 1, []))
        eaten = (c > 0 and b[START + UP][c - 1] == FOE) or (c + 1 < N and b[START + UP][c + 1] == FOE)
        key = nm - nh
        if near < 6:
            key -= 6 - near
        if neighbours == 0:
            key += 1
        if c in history[-3:]:
            key += 2
        if eaten:
            key += 50
        cand.append((key, random.random(), c))
    if len(cand) == 0:
        return
    cand.sort()
    c = cand[0][2]
    spawn(START, c)
    history.append(c)


def turn():
    if get_type() == RobotType.PAWN:
        pawn()
    else:
        overlord()
