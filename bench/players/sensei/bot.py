import random

# sensei -- uses sense() for everything and plays out the captures on the
# target square before stepping on it

DEBUG = 1


def dlog(str):
    if DEBUG > 0:
        log(str)


def exchange(grid, r, c, fwd, team, opp):
    # we stand on (r, c). they capture, we recapture, ...
    # returns (our losses, their losses)
    theirs = 0
    for dc in (-1, 1):
        if grid.get((r + fwd, c + dc)) == opp:
            theirs += 1
    ours = 0
    for dc in (-1, 1):
        if grid.get((r - fwd, c + dc)) == team:
            ours += 1
    lost = 0
    won = 0
    while True:
        if theirs == 0:
            break
        theirs -= 1
        lost += 1
        if ours == 0:
            break
        ours -= 1
        won += 1
    return lost, won


quiet_turns = 0


def pawn_turn(size, team, opp, fwd):
    global quiet_turns
    row, col = get_location()
    if row + fwd == size or row + fwd == -1:
        dlog('sitting on the last row')
        return

    grid = {}
    enemies = 0
    friends = 0
    for r, c, t in sense():
        grid[(r, c)] = t
        if t == opp:
            enemies += 1
        else:
            friends += 1
    dlog('at ' + str((row, col)) + ' see ' + str(enemies) + ' enemies and ' + str(friends) + ' friends')

    # capture - the best trade first
    best = None
    best_value = -99
    for dc in (-1, 1):
        target = (row + fwd, col + dc)
        if grid.get(target) == opp:
            lost, won = exchange(grid, target[0], target[1], fwd, team, opp)
            value = 1 + won - lost
            if value > best_value:
                best_value = value
                best = target
    if best is not None:
        capture(best[0], best[1])
        dlog('captured ' + str(best) + ', value ' + str(best_value))
        quiet_turns = 0
        return

    if (row + fwd, col) in grid:
        return

    lost, won = exchange(grid, row + fwd, col, fwd, team, opp)
    if lost == 0:
        # would a comrade hang when I leave?
        for dc in (-1, 1):
            mate = (row + fwd, col + dc)
            if grid.get(mate) == team:
                l, w = exchange(grid, mate[0], mate[1], fwd, team, opp)
                if l > 0 and w <= l and grid.get((row - fwd, col)) != team:
                    dlog('guarding ' + str(mate))
                    quiet_turns += 1
                    return
        move_forward()
        quiet_turns = 0
    elif won >= lost:
        # good trade, but is there somebody to use the hole?
        if (row - fwd, col) in grid or quiet_turns > 30:
            move_forward()
            quiet_turns = 0
        else:
            quiet_turns += 1
    elif friends > 2 * enemies + 4 and won > 0 and quiet_turns > 20:
        dlog('breaking through')
        move_forward()
        quiet_turns = 0
    else:
        quiet_turns += 1


def overlord_turn(size, team, opp, fwd):
    home = 0 if team == Team.WHITE else size - 1
    board = get_board()
    # how much each column needs somebody next to it
    alarm = [0] * size
    for c in range(size):
        for dist in range(1, size // 2):
            if board[home + dist * fwd][c] == opp:
                alarm[c] += -8 if dist == 1 else size // 2 - dist
    weights = []
    for c in range(size):
        if board[home][c]:
            weights.append(-1)
            continue
        w = 10
        for r in range(size):
            if board[r][c] == team:
                w -= 1
        if c > 0:
            w += alarm[c - 1]
        if c < size - 1:
            w += alarm[c + 1]
        weights.append(max(w, 0))
    top = max(weights)
    if top < 0:
        return
    choices = [c for c in range(size) if weights[c] == top]
    c = random.choice(choices)
    spawn(home, c)
    dlog('Spawned at column ' + str(c) + ' weight ' + str(top))


def turn():
    size = get_board_size()
    team = get_team()
    if team == Team.WHITE:
        opp = Team.BLACK
        fwd = 1
    else:
        opp = Team.WHITE
        fwd = -1
    if get_type() == RobotType.PAWN:
        pawn_turn(size, team, opp, fwd)
    else:
        overlord_turn(size, team, opp, fwd)
    # dlog('left: ' + str(get_bytecode()))
