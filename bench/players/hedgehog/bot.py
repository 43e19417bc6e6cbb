import random

# HEDGEHOG: hold a line in front of the middle, let them run into it,
# roll out when there are enough of us behind.

DEBUG = 0
CHARGE_CHANCE = 0.15


def dlog(msg):
    if DEBUG:
        log(msg)


def look(r, c, n):
    """0 = nothing / outside, else the team"""
    if r < 0 or c < 0 or r >= n or c >= n:
        return 0
    try:
        return check_space(r, c)
    except RobotError:
        return 0


state = 'walk'      # walk -> hold -> charge
hold_since = 0
clock = 0


def run_pawn(n, me, them, dy):
    global state, hold_since
    y, x = get_location()
    steps = y if dy == 1 else n - 1 - y     # how far from home

    if steps == n - 1:
        return

    # spikes out
    targets = [c for c in (x - 1, x + 1) if look(y + dy, c, n) == them]
    if targets:
        if len(targets) == 2:
            # prefer the one that has nobody behind it
            if look(y + 2 * dy, targets[0] - 1, n) == them or look(y + 2 * dy, x, n) == them:
                targets.reverse()
        capture(y + dy, targets[0])
        return

    if look(y + dy, x, n):
        return

    danger = 0
    if look(y + 2 * dy, x - 1, n) == them:
        danger += 1
    if look(y + 2 * dy, x + 1, n) == them:
        danger += 1

    if state == 'walk':
        if steps >= n // 2 - 2 - (x % 2):
            state = 'hold'
            hold_since = clock
            dlog('holding at ' + str(y))
        elif danger == 0:
            move_forward()
            return
        else:
            state = 'hold'
            hold_since = clock
            return

    side = 0
    for c in (x - 1, x + 1):
        if look(y, c, n) == me:
            side += 1
    behind = 0
    for r in (y - dy, y - 2 * dy):
        for c in (x - 1, x, x + 1):
            if look(r, c, n) == me:
                behind += 1

    if state == 'hold':
        # enough friends -> charge
        if behind >= 5:
            state = 'charge'
            dlog('charge!')
        elif behind >= 3 and clock - hold_since > 20 and random.random() < CHARGE_CHANCE:
            state = 'charge'
        elif clock - hold_since > 120 and danger == 0:
            state = 'charge'
        else:
            return

    # charge
    if danger == 0:
        move_forward()
    elif side > danger or (side == danger and behind >= 3):
        move_forward()
    elif behind >= 6 and random.random() < CHARGE_CHANCE:
        move_forward()
    elif behind < 2:
        state = 'hold'
        hold_since = clock


def run_overlord(n, me, them, dy):
    home = 0 if dy == 1 else n - 1
    board = get_board()

    # count pawns per lane
    mine = {}
    theirs = {}
    for c in range(n):
        mine[c] = 0
        theirs[c] = 0
        for r in range(n):
            p = board[r][c]
            if p == me:
                mine[c] += 1
            elif p == them:
                theirs[c] += 1

    order = list(range(n))
    random.shuffle(order)
    choice = None
    score = None
    for c in order:
        if board[home][c]:
            continue
        s = mine[c] * 2 - theirs[c]
        if c > 0:
            s += mine[c - 1] - theirs[c - 1]
        if c < n - 1:
            s += mine[c + 1] - theirs[c + 1]
        # do not spawn next to a biter
        for cc in (c - 1, c + 1):
            if 0 <= cc < n and board[home + dy][cc] == them:
                s += 50
        if score is None or s < score:
            score = s
            choice = c
    if choice is not None:
        spawn(home, choice)


def turn():
    global clock
    clock += 1
    n = get_board_size()
    me = get_team()
    if me == Team.WHITE:
        them = Team.BLACK
        dy = 1
    else:
        them = Team.WHITE
        dy = -1
    if get_type() == RobotType.PAWN:
        run_pawn(n, me, them, dy)
    else:
        run_overlord(n, me, them, dy)
