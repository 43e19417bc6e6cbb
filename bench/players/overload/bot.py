import random

# IDEA: everybody spawns random or in the middle, so just overload ONE side with everything
# and put some guys on the other columns so we dont die

DEBUG = 1
def dlog(s):
    if DEBUG == 1:
        log(s)

size = get_board_size()
team = get_team()
opp = Team.BLACK if team == Team.WHITE else Team.WHITE
fwd = 1 if team == Team.WHITE else -1
home = 0 if team == Team.WHITE else size - 1

rounds = 0
side = None
spawnlist = []
wait = 0

def check_space_wrapper(r, c):
    if r < 0 or c < 0 or c >= size or r >= size:
        return False
    try:
        return check_space(r, c)
    except:
        return None

def pick_side():
    # flip a coin
    if random.random() < 0.5:
        return 'L'
    return 'R'

def make_list(s):
    half = size // 2
    if s == 'L':
        main = list(range(0, half))
        other = list(range(half, size))
    else:
        main = list(range(half, size))
        other = list(range(0, half))
    out = []
    k = 0
    for m in main:
        out.append(m)
        out.append(main[(k + 3) % len(main)])
        out.append(other[k % len(other)])
        k = k + 1
    return out

def overlord():
    global side, spawnlist
    if side == None or rounds % 120 == 0:
        side = pick_side()
        spawnlist = make_list(side)
        dlog('new side: ' + side)
    # emergency first
    for dist in [1, 2, 3]:
        for c in range(size):
            if check_space(home + fwd * dist, c) == opp:
                options = [c - 1, c + 1]
                random.shuffle(options)
                for o in options:
                    if o >= 0 and o < size and check_space(home, o) == False:
                        if dist != 1:
                            spawn(home, o)
                            return
                if dist > 1 and check_space(home, c) == False:
                    spawn(home, c)
                    return
    for tries in range(len(spawnlist)):
        c = spawnlist.pop(0)
        spawnlist.append(c)
        if check_space(home, c) == False:
            # dont feed
            a = check_space_wrapper(home + fwd, c - 1)
            b = check_space_wrapper(home + fwd, c + 1)
            if a == opp or b == opp:
                continue
            spawn(home, c)
            return
    for c in range(size):
        if check_space(home, c) == False:
            spawn(home, c)
            return

def pawn():
    global wait
    row, col = get_location()
    nxt = row + fwd
    if nxt < 0 or nxt >= size:
        return
    left = check_space_wrapper(nxt, col - 1)
    right = check_space_wrapper(nxt, col + 1)
    front = check_space_wrapper(nxt, col)

    if left == opp and right == opp:
        # eat the one on the weaker side
        if check_space_wrapper(nxt + fwd, col - 2) == opp:
            capture(nxt, col + 1)
        else:
            capture(nxt, col - 1)
        wait = 0
        return
    if left == opp:
        capture(nxt, col - 1)
        wait = 0
        return
    if right == opp:
        capture(nxt, col + 1)
        wait = 0
        return
    if front != False:
        return

    e1 = check_space_wrapper(nxt + fwd, col - 1) == opp
    e2 = check_space_wrapper(nxt + fwd, col + 1) == opp
    f1 = check_space_wrapper(row, col - 1) == team
    f2 = check_space_wrapper(row, col + 1) == team

    if not e1 and not e2:
        # wait for the buddies that come directly behind, but only when there is trouble ahead
        trouble = 0
        for k in [-2, -1, 0, 1, 2]:
            if check_space_wrapper(nxt + fwd, col + k) == opp:
                trouble += 1
            if check_space_wrapper(nxt, col + k) == opp:
                trouble += 1
        buddies = 0
        for k in [-1, 0, 1]:
            if check_space_wrapper(row - fwd, col + k) == team:
                buddies += 1
        if trouble > 0 and wait < 3 + 4 * buddies and not (f1 or f2):
            wait += 1
            return
        move_forward()
        wait = 0
        return
    # count everybody around (5x5)
    mine = 0
    his = 0
    for r in range(row - 2, row + 3):
        for c in range(col - 2, col + 3):
            x = check_space_wrapper(r, c)
            if x == team:
                mine += 1
            elif x == opp:
                his += 1
    attackers = 0
    if e1:
        attackers += 1
    if e2:
        attackers += 1
    helpers = 0
    if f1:
        helpers += 1
    if f2:
        helpers += 1
    if mine > his + 2 and helpers >= attackers:
        dlog('push ' + str(mine) + ' vs ' + str(his))
        move_forward()
        wait = 0
    else:
        wait += 1
        if wait % 30 == 0 and helpers >= attackers and mine >= his:
            dlog('tired of waiting')
            move_forward()

def turn():
    global rounds
    rounds += 1
    if get_type() == RobotType.PAWN:
        pawn()
    else:
        overlord()
