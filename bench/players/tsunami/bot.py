import random

# TSUNAMI - stack up the columns, then roll

def safe_check(r, c):
    size = get_board_size()
    if r < 0 or c < 0 or r >= size or c >= size:
        return False
    try:
        return check_space(r, c)
    except:
        return None

held = 0
rounds = 0
order = []


def turn():
    global held, rounds, order
    rounds += 1
    size = get_board_size()
    team = get_team()
    enemy, fwd, home = (Team.BLACK, 1, 0) if team == Team.WHITE else (Team.WHITE, -1, size - 1)

    if get_type() == RobotType.OVERLORD:
        # 0 2 4 ... 1 3 5 ... so that the odd ones back up the even ones
        if not order:
            order = list(range(0, size, 2)) + list(range(1, size, 2))
        # emergency: enemy pawn within a few rows
        for d in range(2, 5):
            for c in range(size):
                if check_space(home + d * fwd, c) == enemy:
                    for cc in (c - 1, c + 1):
                        if 0 <= cc < size and not check_space(home, cc) and check_space(home + fwd, cc) != team:
                            spawn(home, cc)
                            return
        for k in range(size):
            c = order[(rounds + k) % size]
            if not check_space(home, c):
                spawn(home, c)
                return
        return

    r, c = get_location()
    nxt = r + fwd
    if nxt < 0 or nxt >= size:
        return
    if safe_check(nxt, c - 1) == enemy:
        capture(nxt, c - 1)
    elif safe_check(nxt, c + 1) == enemy:
        capture(nxt, c + 1)
    elif not safe_check(nxt, c):
        danger = (safe_check(nxt + fwd, c - 1) == enemy) + (safe_check(nxt + fwd, c + 1) == enemy)
        flanks = (safe_check(r, c - 1) == team) + (safe_check(r, c + 1) == team)
        backs = 0
        for cc in (c - 1, c, c + 1):
            if safe_check(r - fwd, cc) == team:
                backs += 1
        if safe_check(r - 2 * fwd, c) == team:
            backs += 1
        held += 1
        # no danger: go, but don't run away from the wave
        if danger == 0 and (flanks + backs > 0 or held > 5):
            move_forward()
            held = 0
        # contact: roll when we are backed up
        elif danger > 0 and flanks == 2 and backs >= 3:
            move_forward()
        elif danger > 0 and flanks >= danger and backs >= 2 and held >= 16:
            move_forward()
            held = 0
