import random

# elder: old pawns know what has changed around them
#  - every pawn keeps its age, how long it did not move, and how many friends/enemies it saw the last turns
#  - if the number of friends grows and the enemies don't, keep waiting. if it stops growing: attack

board_size = get_board_size()
team = get_team()
opp_team = Team.WHITE if team == Team.BLACK else Team.BLACK
robottype = get_type()
forward = 1 if team == Team.WHITE else -1
home_row = 0 if team == Team.WHITE else board_size - 1
goal_row = board_size - 1 - home_row

age = 0
rounds_waited = 0
mem_friends = []
mem_enemies = []
MEMORY = 8
kills = 0
last_enemies = set()


def approaching(seen):
    # enemies that were not there the last turn and stand closer than 2 columns
    global last_enemies
    now = set()
    for pos in seen:
        if seen[pos] == opp_team:
            now.add(pos)
    new = now - last_enemies
    last_enemies = now
    row, col = get_location()
    n = 0
    for r, c in new:
        if abs(c - col) < 2 and (r - row) * forward > 0:
            n += 1
    return n


def remember(f, e):
    mem_friends.append(f)
    mem_enemies.append(e)
    if len(mem_friends) > MEMORY:
        mem_friends.pop(0)
        mem_enemies.pop(0)


def trend(mem):
    if len(mem) < 2:
        return 0
    return mem[-1] - sum(mem) / len(mem)


def try_capture(row, col, seen):
    """prefer the victim that is not protected"""
    global kills
    targets = []
    for dc in [-1, 1]:
        pos = (row + forward, col + dc)
        if seen.get(pos) == opp_team:
            protected = 0
            for k in [-1, 1]:
                if seen.get((pos[0] + forward, pos[1] + k)) == opp_team:
                    protected += 1
            backed = 0
            for k in [-1, 1]:
                if seen.get((row, pos[1] + k)) == team:
                    backed += 1
            targets.append((protected - backed, random.random(), pos))
    if not targets:
        return False
    targets.sort()
    pos = targets[0][2]
    capture(pos[0], pos[1])
    kills += 1
    return True


def pawn():
    global age, rounds_waited
    age += 1
    row, col = get_location()
    if row == goal_row:
        return

    seen = {}
    f = 0
    e = 0
    for r, c, t in sense():
        seen[(r, c)] = t
        if t == team:
            f += 1
        else:
            e += 1
    remember(f, e)
    coming = approaching(seen)

    if try_capture(row, col, seen):
        rounds_waited = 0
        return

    if (row + forward, col) in seen:
        rounds_waited += 1
        return

    danger = 0
    support = 0
    for dc in [-1, 1]:
        if seen.get((row + 2 * forward, col + dc)) == opp_team:
            danger += 1
        if seen.get((row, col + dc)) == team:
            support += 1

    if danger == 0:
        # safe move. do not get lost alone in enemy land
        dist = abs(row - home_row)
        alone = f == 0
        if alone and dist > board_size // 2 and rounds_waited < 4:
            rounds_waited += 1
            return
        move_forward()
        rounds_waited = 0
        return

    rounds_waited += 1
    growing = trend(mem_friends) > 0.3
    worse = trend(mem_enemies) > 0.3

    if growing and not worse:
        return
    if coming > 0 and rounds_waited < 10:
        # let him come, we capture first
        return
    if support < danger:
        return
    needed = 1 + e
    if rounds_waited > 30:
        needed -= 2
    if age > 150:
        needed -= 1
    if f >= needed:
        move_forward()
        log('attack age %d waited %d f %d e %d kills %d' % (age, rounds_waited, f, e, kills))
        rounds_waited = 0


spawned = [0] * board_size
enemy_max = [0] * board_size


def overlord():
    global age
    age += 1
    board = get_board()
    score = []
    for c in range(board_size):
        ours = theirs = 0
        nearest = 99
        for r in range(board_size):
            x = board[r][c]
            if x == team:
                ours += 1
            elif x == opp_team:
                theirs += 1
                nearest = min(nearest, abs(r - home_row))
        if theirs > enemy_max[c]:
            enemy_max[c] = theirs
        s = theirs * 2 + enemy_max[c] - ours * 2 - spawned[c] * 0.1
        if nearest <= 4:
            s += 12 - 2 * nearest
        score.append(s)

    best = -1
    best_s = -1e9
    for c in range(board_size):
        if board[home_row][c] is not None:
            continue
        s = score[c]
        if c > 0:
            s += score[c - 1] * 0.5
        if c < board_size - 1:
            s += score[c + 1] * 0.5
        nxt = home_row + forward
        if c > 0 and board[nxt][c - 1] == opp_team:
            s -= 40
        if c < board_size - 1 and board[nxt][c + 1] == opp_team:
            s -= 40
        s += random.random()
        if s > best_s:
            best_s = s
            best = c
    if best >= 0:
        spawn(home_row, best)
        spawned[best] += 1


def turn():
    if robottype == RobotType.PAWN:
        pawn()
    else:
        overlord()
