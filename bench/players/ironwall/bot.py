import random

###############################################
# ironwall
#
# 1) wall: every lane gets a pawn, walk to the contact line
# 2) build: second, third... row behind the wall
# 3) break: when a lane is deep enough, break through there
#
# pawns can't talk, so all of them look at the same things and hope that
# the neighbours come to the same conclusion
###############################################

DEBUG = 0

BREAK_AGE = 25
LATE = 300


def dlog(str):
    if DEBUG > 0:
        log(str)


def look(r, c, board_size):
    if r < 0 or c < 0 or c >= board_size or r >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


team = None
opp_team = None
forward = 0
board_size = 0
home = 0
initialized = False
age = 0


def init():
    global team, opp_team, forward, board_size, home, initialized
    board_size = get_board_size()
    team = get_team()
    if team == Team.WHITE:
        opp_team = Team.BLACK
        forward = 1
        home = 0
    else:
        opp_team = Team.WHITE
        forward = -1
        home = board_size - 1
    initialized = True


def own(r, c):
    return look(r, c, board_size) == team


def opp(r, c):
    return look(r, c, board_size) == opp_team


###############################################
# pawn
###############################################

contact_age = 0     # rounds since we stood in front of an enemy


def try_capture(row, col):
    left = opp(row + forward, col - 1)
    right = opp(row + forward, col + 1)
    if left and right:
        # take the one that threatens a friend of ours
        if own(row, col - 2):
            capture(row + forward, col - 1)
        elif own(row, col + 2):
            capture(row + forward, col + 1)
        elif random.randint(0, 1) == 0:
            capture(row + forward, col - 1)
        else:
            capture(row + forward, col + 1)
        return True
    if left:
        capture(row + forward, col - 1)
        return True
    if right:
        capture(row + forward, col + 1)
        return True
    return False


def is_guard(row, col):
    # is there a friend diagonally in front that an enemy attacks and that
    # only we protect?
    for d in (-1, 1):
        if own(row + forward, col + d):
            attacked = opp(row + 2 * forward, col) or opp(row + 2 * forward, col + 2 * d)
            if attacked and not own(row, col + 2 * d):
                return True
    return False


def depth(row, col):
    d = 0
    if own(row - forward, col):
        d += 1
        if own(row - 2 * forward, col):
            d += 1
    return d


def pawn_turn():
    global contact_age
    row, col = get_location()
    if row + forward < 0 or row + forward >= board_size:
        return
    if try_capture(row, col):
        contact_age = 0
        return
    if look(row + forward, col, board_size):
        return

    attackers = 0
    if opp(row + 2 * forward, col - 1):
        attackers += 1
    if opp(row + 2 * forward, col + 1):
        attackers += 1

    progress = abs(row - home)

    if attackers == 0:
        if is_guard(row, col) and not own(row - forward, col):
            dlog('guard')
            return
        if progress >= board_size - 3:
            move_forward()
            return
        # lone wolves die
        if progress > board_size // 2:
            company = 0
            for c in (col - 1, col + 1):
                for r in (row + forward, row, row - forward):
                    if own(r, c):
                        company += 1
                        break
            if company == 0 and not own(row - forward, col) and age < 80:
                return
        move_forward()
        return

    contact_age += 1
    supporters = 0
    if own(row, col - 1):
        supporters += 1
    if own(row, col + 1):
        supporters += 1
    d = depth(row, col)

    # depth of the flanks
    flank = 0
    for c in (col - 1, col + 1):
        if own(row - forward, c):
            flank += 1
        if own(row - 2 * forward, c):
            flank += 1

    if supporters < attackers:
        # only when desperate
        if supporters == 1 and d == 2 and flank >= 3 and contact_age > 3 * BREAK_AGE:
            dlog('desperate')
            move_forward()
        return

    if supporters > attackers and d + flank >= 2:
        move_forward()
    elif d + flank >= 5:
        dlog('break')
        move_forward()
    elif d + flank >= 4 and contact_age > BREAK_AGE:
        dlog('break (late)')
        move_forward()
    elif contact_age > 2 * BREAK_AGE and d >= 1 and supporters == 2:
        move_forward()


###############################################
# overlord
###############################################

target_lane = None


def lane_stats(board):
    mine = [0] * board_size
    his = [0] * board_size
    front = [board_size] * board_size     # distance of the first enemy from home
    for c in range(board_size):
        for d in range(board_size):
            s = board[home + d * forward][c]
            if s == team:
                mine[c] += 1
            elif s == opp_team:
                his[c] += 1
                if d < front[c]:
                    front[c] = d
    return mine, his, front


def can_spawn(board, c):
    if c < 0 or c >= board_size:
        return False
    if board[home][c]:
        return False
    for d in (-1, 1):
        if 0 <= c + d < board_size and board[home + forward][c + d] == opp_team:
            return False
    return True


def overlord_turn():
    global target_lane
    board = get_board()
    mine, his, front = lane_stats(board)

    # runners
    danger = []
    for c in range(board_size):
        if 1 < front[c] < board_size // 2 - 1:
            danger.append((front[c], c))
    danger.sort()
    for f, c in danger:
        near = 0
        for cc in (c - 1, c + 1):
            if 0 <= cc < board_size:
                for d in range(f):
                    if board[home + d * forward][cc] == team:
                        near += 1
        if near >= 2:
            continue
        for cc in sorted((c - 1, c + 1), key=lambda x: abs(x - board_size // 2)):
            if can_spawn(board, cc):
                spawn(home, cc)
                dlog('defend ' + str(c))
                return

    # phase 1: fill the wall. even lanes first
    missing = [c for c in range(board_size) if mine[c] == 0 and can_spawn(board, c)]
    if missing:
        even = [c for c in missing if c % 2 == 0]
        spawn(home, random.choice(even if even else missing))
        return

    # phase 2: second row
    if age < LATE:
        thin = [c for c in range(board_size) if mine[c] < his[c] and can_spawn(board, c)]
        if thin and age % 3 != 0:
            spawn(home, min(thin, key=lambda c: mine[c] - his[c]))
            return

    # phase 3: one lane and its neighbours
    if target_lane is None or age % 20 == 0:
        best = None
        for c in range(1, board_size - 1):
            s = mine[c - 1] + mine[c] + mine[c + 1] - his[c - 1] - his[c] - his[c + 1]
            s += random.random()
            if best is None or s > best:
                best = s
                target_lane = c
        dlog('target lane: ' + str(target_lane))
    lanes = [c for c in (target_lane - 1, target_lane, target_lane + 1) if can_spawn(board, c)]
    if lanes:
        spawn(home, min(lanes, key=lambda c: mine[c]))
        return

    rest = [c for c in range(board_size) if can_spawn(board, c)]
    if rest:
        spawn(home, random.choice(rest))
        return
    for c in range(board_size):
        if not board[home][c]:
            spawn(home, c)
            return


def turn():
    global age
    if not initialized:
        init()
    age += 1
    if get_type() == RobotType.PAWN:
        pawn_turn()
    else:
        overlord_turn()
    dlog('left: ' + str(get_bytecode()))
