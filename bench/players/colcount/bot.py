import random

"""
colcount v4
overlord: spawn in the column where (enemies - friends) is biggest
pawn: trade only if backed up
"""

board_size = get_board_size()
team = get_team()
opp_team = Team.WHITE if team == Team.BLACK else Team.BLACK
robottype = get_type()

if team == Team.WHITE:
    index = 0
    forward = 1
else:
    index = board_size - 1
    forward = -1

last_spawn = -1


def on_board(r, c):
    return 0 <= r < board_size and 0 <= c < board_size


def get(r, c):
    if not on_board(r, c):
        return None
    return check_space(r, c)


def column_counts(board):
    friends = [0] * board_size
    enemies = [0] * board_size
    closest = [board_size] * board_size
    for r in range(board_size):
        line = board[r]
        for c in range(board_size):
            if line[c] == team:
                friends[c] += 1
            elif line[c] == opp_team:
                enemies[c] += 1
                d = abs(r - index)
                if d < closest[c]:
                    closest[c] = d
    return friends, enemies, closest


def overlord_turn():
    global last_spawn
    board = get_board()
    friends, enemies, closest = column_counts(board)

    best = None
    best_score = -10000
    for c in range(board_size):
        if board[index][c]:
            continue
        score = 2 * (enemies[c] - friends[c])
        if c > 0:
            score += enemies[c - 1] - friends[c - 1]
        if c < board_size - 1:
            score += enemies[c + 1] - friends[c + 1]
        # somebody is about to get in
        if closest[c] < 5:
            score += 5 - closest[c]
        # suicide spawn
        if (c > 0 and board[index + forward][c - 1] == opp_team) or (c < board_size - 1 and board[index + forward][c + 1] == opp_team):
            score -= 15
        if c == last_spawn:
            score -= 1
        score += random.random() * 4
        if score > best_score:
            best_score = score
            best = c
    if best is not None:
        spawn(index, best)
        last_spawn = best


def count_support(r, c):
    """own pawns that could recapture on (r, c)"""
    n = 0
    if get(r - forward, c - 1) == team:
        n += 1
    if get(r - forward, c + 1) == team:
        n += 1
    return n


def count_threat(r, c):
    n = 0
    if on_board(r + forward, c - 1) and abs(c - 1 - my_col) <= 2 and check_space(r + forward, c - 1) == opp_team:
        n += 1
    if on_board(r + forward, c + 1) and abs(c + 1 - my_col) <= 2 and check_space(r + forward, c + 1) == opp_team:
        n += 1
    return n


my_col = 0
waited = 0


def pawn_turn():
    global my_col, waited
    row, col = get_location()
    my_col = col
    if row + forward < 0 or row + forward >= board_size:
        return

    options = []
    for dc in (-1, 1):
        if get(row + forward, col + dc) == opp_team:
            threat = count_threat(row + forward, col + dc)
            options.append((threat, dc))
    if len(options) > 0:
        options.sort()
        threat, dc = options[0]
        capture(row + forward, col + dc)
        waited = 0
        return

    if get(row + forward, col) != False:
        return

    threat = count_threat(row + forward, col)
    support = count_support(row + forward, col)
    near_home = abs(row - index) < 2

    if threat == 0:
        # stay in line: if both neighbours are behind us wait for them
        ahead = 0
        for dc in (-1, 1):
            for k in (1, 2):
                if get(row - k * forward, col + dc) == team:
                    ahead += 1
        enemies_close = 0
        for r, c, t in sense():
            if t == opp_team:
                enemies_close += 1
        if enemies_close > 0 and support == 0 and ahead > 0 and waited < 6:
            waited += 1
            return
        waited = 0
        move_forward()
    elif near_home and threat > 0:
        return
    elif support >= threat and get(row - forward, col) == team:
        waited = 0
        move_forward()
    else:
        waited += 1
        # breakthrough, somebody has to start
        if waited > 50 and support > 0 and random.randint(0, 9) == 0:
            waited = 0
            move_forward()


def turn():
    if robottype == RobotType.OVERLORD:
        overlord_turn()
    else:
        pawn_turn()
