# minder: each pawn is a state machine in dicts, with a function for each state: MARCH until something is in sight,
# HOLD a line against the enemy, SUPPORT a pawn ahead, RUSH at the end.

import random

conf = {
    'hold_min': 6,
    'hold_max': 45,
    'support_max': 30,
    'rush_age': 280,
    'log_every': 100,
}

mem = {'state': 'MARCH', 'since': 0, 'turn': 0, 'moves': 0, 'kills': 0}

team = get_team()
info = {
    'team': team,
    'enemy': Team.BLACK if team == Team.WHITE else Team.WHITE,
    'd': 1 if team == Team.WHITE else -1,
    'size': get_board_size(),
    'home': 0 if team == Team.WHITE else get_board_size() - 1,
}


def set_state(s):
    if mem['state'] != s:
        mem['state'] = s
        mem['since'] = mem['turn']


def in_state():
    return mem['turn'] - mem['since']


def make_view():
    r, c = get_location()
    view = {'r': r, 'c': c, 'sq': {}, 'enemies': 0, 'friends': 0}
    d = info['d']
    for (rr, cc, t) in sense():
        rel = ((rr - r) * d, cc - c)
        if t == team:
            view['sq'][rel] = 'f'
            view['friends'] += 1
        else:
            view['sq'][rel] = 'e'
            view['enemies'] += 1
    return view


def go(view):
    move_forward()
    mem['moves'] += 1


def count(view, rels, what):
    n = 0
    for rel in rels:
        if view['sq'].get(rel) == what:
            n += 1
    return n


def attackers(view):
    return count(view, [(2, -1), (2, 1)], 'e')


def defenders(view):
    return count(view, [(0, -1), (0, 1)], 'f')


def friend_in_contact(view):
    sq = view['sq']
    for dc in (-1, 1):
        if sq.get((1, dc)) == 'f':
            if sq.get((2, 0)) == 'e' or sq.get((2, 2 * dc)) == 'e':
                return True
    return False


def march(view):
    if friend_in_contact(view):
        set_state('SUPPORT')
        return
    if attackers(view) > 0:
        set_state('HOLD')
        return
    if (1, 0) not in view['sq']:
        go(view)


def hold(view):
    if view['enemies'] == 0:
        set_state('MARCH')
        return
    if (1, 0) in view['sq']:
        return
    a = attackers(view)
    d = defenders(view)
    if a == 0 and not friend_in_contact(view) and in_state() >= conf['hold_min']:
        go(view)
    elif a > 0 and d > a and in_state() >= conf['hold_min']:
        go(view)
    elif d >= a and in_state() >= conf['hold_max'] and view['friends'] > view['enemies'] + 3:
        go(view)
        set_state('MARCH')


def support(view):
    if not friend_in_contact(view):
        set_state('MARCH')
        march(view)
        return
    if in_state() > conf['support_max']:
        set_state('HOLD')


def rush(view):
    if (1, 0) in view['sq']:
        return
    if attackers(view) <= defenders(view):
        go(view)


handlers = {'MARCH': march, 'HOLD': hold, 'SUPPORT': support, 'RUSH': rush}


def pawn():
    view = make_view()
    r, c, d = view['r'], view['c'], info['d']
    if r + d < 0 or r + d >= info['size']:
        return
    best = None
    for dc in (-1, 1):
        if view['sq'].get((1, dc)) == 'e':
            v = count(view, [(0, 2 * dc)], 'f') - count(view, [(2, 0), (2, 2 * dc)], 'e')
            if best is None or v > best[0]:
                best = (v, dc)
    if best:
        capture(r + d, c + best[1])
        mem['kills'] += 1
        set_state('HOLD')
        return
    if mem['turn'] > conf['rush_age']:
        set_state('RUSH')
    handlers[mem['state']](view)
    if mem['turn'] % conf['log_every'] == 0:
        log('pawn ' + mem['state'] + ' moves ' + str(mem['moves']) + ' kills ' + str(mem['kills']))


def overlord():
    board = get_board()
    home, d, size = info['home'], info['d'], info['size']
    lanes = {}
    for c in range(size):
        lane = {'own': 0, 'enemy': 0, 'near': size, 'free': board[home][c] is None}
        for k in range(size):
            p = board[home + k * d][c]
            if p == info['team']:
                lane['own'] += 1
            elif p == info['enemy']:
                lane['enemy'] += 1
                lane['near'] = min(lane['near'], k)
        lanes[c] = lane
    best = None
    for c, lane in lanes.items():
        if not lane['free']:
            continue
        left = lanes.get(c - 1, {'near': size})
        right = lanes.get(c + 1, {'near': size})
        if left['near'] == 1 or right['near'] == 1:
            continue
        near = min(left['near'], lane['near'], right['near'])
        key = (-lane['own'] + lane['enemy'] + max(0, 8 - near), random.random())
        if best is None or key > best[0]:
            best = (key, c)
    if best is not None:
        spawn(home, best[1])


def turn():
    mem['turn'] += 1
    if get_type() == RobotType.PAWN:
        pawn()
    else:
        overlord()
