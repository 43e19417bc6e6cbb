# lattice: checkerboard. every pawn sits on a square where (row+col) is even so that
# everybody is covered by the two pawns diagonally behind him.
import math
import random

N = get_board_size()
US = get_team()
THEM = Team.WHITE if US == Team.BLACK else Team.BLACK
DIR = 1 if US == Team.WHITE else -1
HOME = 0 if US == Team.WHITE else N - 1
GOAL = N - 1 - HOME

age = 0
stall = 0
seq = []


def progress(row):
    return abs(row - HOME)


def build_order():
    # even columns outwards from the middle then the odd ones
    mid = N // 2
    evens = sorted(range(0, N, 2), key=lambda c: abs(c - mid))
    odds = sorted(range(1, N, 2), key=lambda c: abs(c - mid))
    order = []
    for a, b in zip(evens, odds):
        order.append(a)
        order.append(b)
    for c in range(N):
        if c not in order:
            order.append(c)
    return order


def do_overlord():
    global seq
    board = get_board()
    if not seq:
        seq = build_order()
    # intruders: any enemy in our third of the board without enough of us
    worst = None
    for c in range(N):
        for d in range(1, N // 3):
            if board[HOME + DIR * d][c] == THEM:
                guards = 0
                for cc in (c - 1, c, c + 1):
                    if 0 <= cc < N:
                        for dd in range(0, d):
                            if board[HOME + DIR * dd][cc] == US:
                                guards += 1
                need = 2 - guards
                if need > 0 and (worst is None or d < worst[0]):
                    worst = (d, c)
                break
    if worst is not None:
        d, c = worst
        tries = [c - 1, c + 1, c] if d > 1 else [c]
        for cc in tries:
            if 0 <= cc < N and board[HOME][cc] is None:
                spawn(HOME, cc)
                return
    cnt = [sum(1 for r in range(N) if board[r][c] == US) for c in range(N)]
    best = None
    for c in seq:
        if board[HOME][c] is None:
            if best is None or cnt[c] < cnt[best]:
                best = c
    if best is not None:
        spawn(HOME, best)


def pawn_map():
    # relative map: (forward, sideways) -> team
    row, col = get_location()
    m = {}
    for r, c, t in sense():
        m[((r - row) * DIR, c - col)] = t
    return row, col, m


def do_pawn():
    global stall
    row, col, m = pawn_map()
    if row == GOAL:
        return

    # captures
    l = m.get((1, -1)) == THEM
    r = m.get((1, 1)) == THEM
    if l or r:
        if l and r:
            back_l = m.get((2, -2)) == THEM or m.get((2, 0)) == THEM
            dc = 1 if back_l else -1
        elif l:
            dc = -1
        else:
            dc = 1
        capture(row + DIR, col + dc)
        stall = 0
        return

    if (1, 0) in m:
        stall += 1
        return

    att = (m.get((2, -1)) == THEM) + (m.get((2, 1)) == THEM)
    sup = (m.get((0, -1)) == US) + (m.get((0, 1)) == US)
    enemies = sum(1 for k in m if m[k] == THEM)
    friends = len(m) - enemies

    on_lattice = (row + col) % 2 == 0

    if att == 0:
        if not enemies:
            if not on_lattice:
                move_forward()
                return
            # hop two at a time, only when the two behind are there already
            cover = (m.get((-1, -1)) == US) + (m.get((-1, 1)) == US)
            edge = col == 0 or col == N - 1
            if cover >= (1 if edge else 2) or stall > 3 or progress(row) < 3:
                move_forward()
                stall = 0
            else:
                stall += 1
            return
        # contact
        if sup > 0 or stall > 8 or progress(row) > N * 2 // 3:
            move_forward()
            stall = 0
        else:
            stall += 1
        return

    if sup >= att and friends > enemies + 1:
        move_forward()
        stall = 0
    elif sup >= att and stall > 25 and friends >= enemies:
        move_forward()
        stall = 0
    else:
        stall += 1


def turn():
    global age
    age += 1
    if get_type() == RobotType.PAWN:
        do_pawn()
    else:
        do_overlord()
