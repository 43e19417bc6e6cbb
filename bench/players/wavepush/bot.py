import random

# WAVES!!!
# pawns line up on the front row where the enemy stops them, and every WAVE rounds they all go at once
# the pawns dont know the round number so every pawn figures it out from when it was born:
# -> doesnt work, spawn rounds unknown. Instead: look at how many friends are in sight.

DEBUG = True

def dlog(x):
    if DEBUG:
        log(str(x))

WAVE = 24
OPENING = [7, 8, 4, 11, 2, 13, 6, 9]

class G:
    t = 0
    held = 0
    counter = 0
    lastrow = -1


def opp(team):
    return Team.BLACK if team == Team.WHITE else Team.WHITE


def overlord(team, size):
    home = 0 if team == Team.WHITE else size - 1
    f = 1 if team == Team.WHITE else -1
    enemy = opp(team)
    b = get_board()

    def safe(c):
        if b[home][c]:
            return False
        for x in [c - 1, c + 1]:
            if 0 <= x < size and b[home + f][x] == enemy:
                return False
        return True

    # 1. opening book
    if size == 16 and G.t <= len(OPENING):
        c = OPENING[G.t - 1]
        if safe(c):
            spawn(home, c)
            return

    # 2. block runners
    runners = []
    for c in range(size):
        blocked = False
        for d in range(size - 1):
            sq = b[home + f * d][c]
            if sq == team:
                blocked = True
                break
            if sq == enemy:
                break
        else:
            continue
        if not blocked:
            runners.append((d, c))
    runners.sort()
    if runners:
        if runners[0][0] < size // 2:
            for d, c in runners:
                if safe(c):
                    dlog('block runner col %d dist %d' % (c, d))
                    spawn(home, c)
                    return

    # 3. wave: fill whole row left to right so that they go up as lines
    # (sometimes start somewhere else or mirror matches never end)
    if random.randint(1, 10) == 1:
        G.counter = random.randint(0, size - 1)
    for k in range(size):
        c = (G.counter + k) % size
        if safe(c):
            G.counter = c + 1
            spawn(home, c)
            return
    for c in range(size):
        if not b[home][c]:
            spawn(home, c)
            return


def pawn(team, size):
    f = 1 if team == Team.WHITE else -1
    enemy = opp(team)
    row, col = get_location()
    if row + f < 0 or row + f >= size:
        return
    if row != G.lastrow:
        G.held = 0
        G.lastrow = row

    near = sense()
    enemies = [(r, c) for (r, c, t) in near if t == enemy]
    friends = [(r, c) for (r, c, t) in near if t == team]

    for (r, c) in enemies:
        if r == row + f and abs(c - col) == 1:
            capture(r, c)
            return

    if (row + f, col) in enemies or (row + f, col) in friends:
        G.held += 1
        return

    if not enemies:
        # keep formation: dont run away from our line
        line = 0
        late = 0
        for (r, c) in friends:
            if r == row:
                line += 1
            elif (row - r) * f > 0 and abs(c - col) == 1:
                late += 1
        if late > 0 and line == 0 and G.held < 5:
            G.held += 1
            return
        move_forward()
        return

    danger = 0
    for (r, c) in enemies:
        if r == row + 2 * f and abs(c - col) == 1:
            danger += 1

    if danger == 0:
        move_forward()
        return

    # the wave
    inline = 0
    second = 0
    for (r, c) in friends:
        if r == row:
            inline += 1
        elif r == row - f:
            second += 1
    G.held += 1
    if inline >= 2 and second >= 3 and len(friends) > len(enemies):
        dlog('WAVE ' + str(row) + ',' + str(col) + ' friends ' + str(len(friends)) + ' enemies ' + str(len(enemies)))
        move_forward()
    elif G.held > WAVE + random.randint(0, 8) and inline >= 1 and second >= 1:
        dlog('wave timer')
        move_forward()


def turn():
    G.t += 1
    team = get_team()
    size = get_board_size()
    if get_type() == RobotType.PAWN:
        pawn(team, size)
    else:
        overlord(team, size)
        if G.t % 25 == 0:
            dlog('round ' + str(G.t) + ' bytecode left ' + str(get_bytecode()))
