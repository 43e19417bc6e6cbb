import random
import math

# FORTRESS
# phase 1: hold a wall at row 4/5 from home (two deep)
# phase 2: when there are enough pawns behind, push the wall one row at a time
# phase 3: late game, race for the tiebreak

size = get_board_size()
team = get_team()
opp_team = Team.WHITE if team == Team.BLACK else Team.BLACK
mytype = get_type()
step = 1 if team == Team.WHITE else -1
home = 0 if team == Team.WHITE else size - 1

WALL_ROW = max(2, size // 4)
HALF = size // 2
LATE = 380

born = None
my_turns = 0
hold = 0


def sq(r, c):
    """team, False when empty, None when outside"""
    if c < 0 or c >= size or r < 0 or r >= size:
        return None
    return check_space(r, c)


def scan(row, col):
    result = {'f_line': 0, 'f_back': 0, 'f_front': 0, 'e_close': 0, 'e_far': 0}
    for r, c, t in sense():
        rel = (r - row) * step
        if t == team:
            if rel == 0:
                result['f_line'] += 1
            elif rel < 0:
                result['f_back'] += 1
            else:
                result['f_front'] += 1
        else:
            if rel <= 1:
                result['e_close'] += 1
            else:
                result['e_far'] += 1
    return result


def do_capture(row, col):
    nr = row + step
    l = sq(nr, col - 1) == opp_team
    r = sq(nr, col + 1) == opp_team
    if l and r:
        # the more advanced chain: whichever has no enemy behind it
        if sq(nr + step, col) == opp_team:
            pass
        if random.randint(0, 1) == 0:
            capture(nr, col - 1)
        else:
            capture(nr, col + 1)
        return True
    if l:
        capture(nr, col - 1)
        return True
    if r:
        capture(nr, col + 1)
        return True
    return False


def pawn():
    global hold, my_turns
    my_turns += 1
    row, col = get_location()
    dist = (row - home) * step
    if dist == size - 1:
        return
    if do_capture(row, col):
        hold = 0
        return
    if sq(row + step, col) != False:
        return

    hold += 1
    info = scan(row, col)
    danger = 0
    if sq(row + 2 * step, col - 1) == opp_team:
        danger += 1
    if sq(row + 2 * step, col + 1) == opp_team:
        danger += 1
    support = 0
    if sq(row, col - 1) == team:
        support += 1
    if sq(row, col + 1) == team:
        support += 1

    if dist < WALL_ROW:
        if danger == 0 or support > danger:
            move_forward()
            hold = 0
        return

    # on the wall
    if danger == 0:
        full = 2 if 0 < col < size - 1 else 1
        ready = support >= full and info['f_back'] >= 2
        follow = info['f_front'] > 0
        if ready or follow or (hold > 15 and info['f_back'] >= 1) or hold > 40:
            move_forward()
            hold = 0
        return

    power = info['f_line'] + info['f_back'] - info['e_close'] - info['e_far']
    if support >= danger and power >= 3:
        move_forward()
        hold = 0
    elif hold > 60 and support >= 1 and power >= 0:
        move_forward()
        hold = 0


queue = []
rnd = 0


def refill(b):
    # columns with the thinnest wall come first
    cols = []
    for c in range(size):
        k = 0
        e = 0
        for r in range(size):
            if b[r][c] == team:
                k += 1
            elif b[r][c] == opp_team:
                e += 1
        if rnd > LATE:
            cols.append((e - k, random.random(), c))
        else:
            cols.append((k - e, random.random(), c))
    cols.sort()
    return [c for (_, _, c) in cols[:6]]


def overlord():
    global queue, rnd
    rnd += 1
    b = get_board()
    # alarm
    alarm = []
    for d in range(1, WALL_ROW + 1):
        for c in range(size):
            if b[home + step * d][c] == opp_team:
                alarm.append((d, c))
    for d, c in alarm:
        spots = [c] if d == 1 else [c + 1, c - 1, c]
        for s in spots:
            if 0 <= s < size and not b[home][s]:
                bad = False
                for k in (s - 1, s + 1):
                    if 0 <= k < size and b[home + step][k] == opp_team:
                        bad = True
                if not bad:
                    spawn(home, s)
                    return
    for attempt in range(2):
        while queue:
            c = queue.pop(0)
            if not b[home][c]:
                spawn(home, c)
                return
        queue = refill(b)
    for c in range(size):
        if not b[home][c]:
            spawn(home, c)
            return


def turn():
    if mytype == RobotType.PAWN:
        pawn()
    else:
        overlord()
