import random

# chains: V shapes. A pawn only advances if somebody stands diagonally behind the square it goes to
# (i.e. next to it now), or nobody is around.

def enemy_of(t):
    if t == Team.WHITE:
        return Team.BLACK
    return Team.WHITE

def inb(x, n):
    return x >= 0 and x < n

def look(r, c, n):
    # returns 'X' off board, '.' empty, else team
    if not inb(r, n) or not inb(c, n):
        return 'X'
    t = check_space(r, c)
    if t == False:
        return '.'
    return t

def supporters(r, c, d, me, n):
    cnt = 0
    if look(r - d, c - 1, n) == me:
        cnt += 1
    if look(r - d, c + 1, n) == me:
        cnt += 1
    return cnt

def attackers(r, c, d, them, n):
    cnt = 0
    if look(r + d, c - 1, n) == them:
        cnt += 1
    if look(r + d, c + 1, n) == them:
        cnt += 1
    return cnt

def chain_length(r, c, d, me, n, dc):
    # how far does the chain go back on this side (we can only see 2)
    l = 0
    for k in (1, 2):
        if look(r - d * k, c + dc * k, n) == me:
            l += 1
        else:
            break
    return l

patience = 0
mood = random.randint(0, 9)

def pawn():
    global patience
    n = get_board_size()
    me = get_team()
    them = enemy_of(me)
    d = 1 if me == Team.WHITE else -1
    r, c = get_location()
    if not inb(r + d, n):
        return

    # ---- captures
    can = []
    if look(r + d, c - 1, n) == them:
        can.append(-1)
    if look(r + d, c + 1, n) == them:
        can.append(1)
    if can:
        if len(can) == 2:
            # take towards the longer chain
            if chain_length(r, c, d, me, n, -1) > chain_length(r, c, d, me, n, 1):
                pick = -1
            else:
                pick = 1
        else:
            pick = can[0]
        # leaving a hole?  if I support someone in front on the other side stay, he takes it
        capture(r + d, c + pick)
        patience = 0
        return

    if look(r + d, c, n) != '.':
        return

    a = attackers(r + d, c, d, them, n)
    s = supporters(r + d, c, d, me, n)
    left = chain_length(r, c, d, me, n, -1)
    right = chain_length(r, c, d, me, n, 1)

    # am i holding the chain for somebody in front of me?
    holding = 0
    for dc in (-1, 1):
        if look(r + d, c + dc, n) == me:
            if attackers(r + d, c + dc, d, them, n) > 0:
                holding += 1

    if a == 0:
        if holding > 0 and patience < 12 + mood:
            patience += 1
            return
        move_forward()
        patience = 0
        return

    if s > a or (s == a and left + right >= 2):
        move_forward()
        patience = 0
        return
    patience += 1
    if patience > 25 + mood and s >= a and random.random() < 0.2:
        move_forward()
        patience = 0

cursor = random.randint(0, get_board_size() - 1)
direction = 1

def overlord():
    global cursor, direction
    n = get_board_size()
    me = get_team()
    them = enemy_of(me)
    if me == Team.WHITE:
        home, d = 0, 1
    else:
        home, d = n - 1, -1
    board = get_board()

    # danger columns
    danger = {}
    for c in range(n):
        for k in range(1, 7):
            if board[home + d * k][c] == them:
                danger[c] = k
                break
    for c in sorted(danger, key=lambda x: danger[x]):
        helpers = 0
        for cc in range(max(0, c - 1), min(n, c + 2)):
            for k in range(0, danger[c]):
                if board[home + d * k][cc] == me:
                    helpers += 1
        if helpers < 2:
            for cc in (c + 1, c - 1, c):
                if inb(cc, n) and board[home][cc] == None:
                    if danger[c] == 1 and cc != c:
                        continue
                    spawn(home, cc)
                    return

    # zig zag over the columns, makes nice V's
    for i in range(n):
        cursor += random.choice([1, 2, 2, 3]) * direction
        if cursor >= n:
            cursor = n - 1
            direction = -1
        elif cursor < 0:
            cursor = 0
            direction = 1
        if board[home][cursor] == None:
            spawn(home, cursor)
            return
    free = [c for c in range(n) if board[home][c] == None]
    if free:
        spawn(home, random.choice(free))

def turn():
    if get_type() == RobotType.PAWN:
        pawn()
    else:
        overlord()
