# catcher: decides by exceptions, which end a pawn's turn as soon as it is known what it does.

import random

class Done(Exception):
    pass

class Wait(Exception):
    pass

timer = 0
retreat_log = []
team = None
enemy = None
size = None
step = None


def setup():
    global team, enemy, size, step
    team = get_team()
    size = get_board_size()
    if team == Team.WHITE:
        enemy = Team.BLACK
        step = 1
    else:
        enemy = Team.WHITE
        step = -1


def peek(r, c):
    # None = off board or too far
    if r < 0 or c < 0:
        return None
    try:
        return check_space(r, c)
    except RobotError:
        return None
    except IndexError:
        return None
    except Exception:
        return None


def try_capture(r, c):
    try:
        if peek(r, c) != enemy:
            return
        capture(r, c)
    except RobotError as e:
        log('capture failed: ' + str(e))
    else:
        raise Done()


def try_move():
    try:
        move_forward()
    except RobotError:
        raise Wait('blocked')
    raise Done()


def ensure_safe(r, c):
    """raises Wait if it is not a good idea to stand there"""
    bad = []
    for dc in (-1, 1):
        if peek(r + step, c + dc) == enemy:
            bad.append(dc)
    good = []
    for dc in (-1, 1):
        if peek(r - step, c + dc) == team:
            good.append(dc)
    if len(bad) > len(good):
        raise Wait('attacked')
    if len(bad) and len(bad) == len(good):
        # even trade, only if there is a reserve behind
        reserves = 0
        for dr in (1, 2):
            if peek(r - step - dr * step, c) == team:
                reserves += 1
        if reserves == 0 or timer < 14:
            raise Wait('even')


def ensure_not_needed(r, c):
    for dc in (-1, 1):
        if peek(r + step, c + dc) == team:
            for ec in (c + dc - 1, c + dc + 1):
                if peek(r + 2 * step, ec) == enemy and timer < 40:
                    raise Wait('guarding')


def ensure_company(r, c):
    # never run alone into the enemy half
    try:
        progress = r if step == 1 else size - 1 - r
        if progress < size // 2 - 1:
            return
        n = 0
        for dr in (0, -1):
            for dc in (-1, 1):
                if peek(r + dr * step, c + dc) == team:
                    n += 1
        if n == 0 and timer < 25:
            raise Wait('alone')
    except TypeError:
        pass


def pawn():
    global timer
    try:
        r, c = get_location()
        if r + step < 0 or r + step >= size:
            return
        sides = [-1, 1]
        if c > size // 2:
            sides.reverse()
        for dc in sides:
            try_capture(r + step, c + dc)
        if peek(r + step, c):
            raise Wait('blocked')
        ensure_safe(r + step, c)
        ensure_not_needed(r, c)
        ensure_company(r, c)
        try_move()
    except Done:
        timer = 0
    except Wait:
        timer += 1
    except Exception as e:
        log('BUG ' + str(e))


def overlord():
    try:
        home = 0 if step == 1 else size - 1
        board = get_board()
        weights = {}
        for c in range(size):
            try:
                if board[home][c] is not None:
                    raise Wait()
                for dc in (-1, 1):
                    if 0 <= c + dc < size and board[home + step][c + dc] == enemy:
                        raise Wait()
                w = 0
                for r in range(size):
                    if board[r][c] == team:
                        w -= 2
                    elif board[r][c] == enemy:
                        d = abs(r - home)
                        w += 1
                        if d < 5:
                            w += 6 - d
                weights[c] = w + random.uniform(0, 1.5)
            except Wait:
                continue
        best = max(weights, key=weights.get)
        spawn(home, best)
    except ValueError:
        pass  # nothing free
    except RobotError as e:
        log('spawn: ' + str(e))


def turn():
    if team is None:
        setup()
    try:
        if get_type() == RobotType.PAWN:
            pawn()
        else:
            overlord()
    except Exception as e:
        log('outer ' + str(e))
