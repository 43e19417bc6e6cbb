# wave: pawns line up on some rows, wait there until the squares beside and behind them are filled, and go on
# together. Each counts its turns and keeps its row in globals.

import random

DEBUG = 0
RALLY_ROWS = [3, 6, 7, 10, 13]
WAIT_AT_RALLY = [5, 15, 20, 10, 3]

size = get_board_size()
me = get_team()
them = Team.BLACK
if me == Team.BLACK:
    them = Team.WHITE
up = 1
if me == Team.BLACK:
    up = -1

turns = 0
at_row = 0
last_row = -1
overlord_round = 0
spawned = []


def dlog(s):
    if DEBUG == 1:
        log(s)


def rel_row(row):
    if me == Team.WHITE:
        return row
    return size - 1 - row


def in_bounds(r, c):
    if r < 0 or c < 0:
        return False
    if r >= size or c >= size:
        return False
    return True


def is_mine(r, c):
    return in_bounds(r, c) and check_space(r, c) == me


def is_enemy(r, c):
    return in_bounds(r, c) and check_space(r, c) == them


def line_strength(row, col):
    """friends next to me in line, two to each side"""
    strength = 0
    for c in range(col - 2, col + 3):
        if c == col:
            continue
        if not in_bounds(row, c):
            strength += 1      # the edge is good
        elif check_space(row, c) == me:
            strength += 1
    return strength


def depth_strength(row, col):
    strength = 0
    for k in range(1, 3):
        for c in range(col - 1, col + 2):
            if is_mine(row - up * k, c):
                strength += 1
    return strength


def enemy_close(row, col):
    for c in range(col - 2, col + 3):
        for k in range(1, 3):
            if is_enemy(row + up * k, c):
                return True
    return False


def pawn_turn():
    global turns, at_row, last_row
    turns += 1
    row, col = get_location()
    rr = rel_row(row)
    if rr == size - 1:
        return
    if row == last_row:
        at_row += 1
    else:
        at_row = 0
        last_row = row

    if is_enemy(row + up, col - 1):
        capture(row + up, col - 1)
        return
    if is_enemy(row + up, col + 1):
        capture(row + up, col + 1)
        return
    if check_space(row + up, col):
        return

    attackers = is_enemy(row + 2 * up, col - 1) + is_enemy(row + 2 * up, col + 1)
    helpers = is_mine(row, col - 1) + is_mine(row, col + 1)

    if attackers > helpers:
        return

    if attackers > 0:
        # only break the line with enough people behind
        if helpers > attackers and depth_strength(row, col) >= 2:
            move_forward()
        elif depth_strength(row, col) >= 4 and at_row > 25:
            move_forward()
        return

    if rr in RALLY_ROWS:
        wait = WAIT_AT_RALLY[RALLY_ROWS.index(rr)]
        if at_row < wait:
            return
        if at_row < 3 * wait and line_strength(row, col) < 2:
            return
        move_forward()
        return

    if enemy_close(row, col) and line_strength(row, col) == 0 and at_row < 8:
        return
    move_forward()


def overlord_turn():
    global overlord_round
    overlord_round += 1
    home = 0 if me == Team.WHITE else size - 1
    board = get_board()

    # 1. is somebody coming?
    best_col = None
    best_dist = 6
    for col in range(size):
        for k in range(1, 6):
            piece = board[home + up * k][col]
            if piece == them:
                guards = 0
                for kk in range(0, k):
                    if board[home + up * kk][col] == me:
                        guards += 1
                if guards == 0 and k < best_dist and board[home][col] is None:
                    best_dist = k
                    best_col = col
                break
    if best_col is not None and free_of_attack(board, home, best_col):
        spawn(home, best_col)
        return

    # 2. sweep from left to right, skipping the full columns
    start = (overlord_round * 3) % size
    lowest = 100
    pick = -1
    for i in range(size):
        col = (start + i) % size
        if board[home][col] is not None:
            continue
        if not free_of_attack(board, home, col):
            continue
        n = 0
        for r in range(size):
            if board[r][col] == me:
                n += 1
        if n < lowest:
            lowest = n
            pick = col
    if pick >= 0:
        spawn(home, pick)
        spawned.append(pick)
    if overlord_round % 100 == 0:
        dlog('spawned ' + str(len(spawned)))


def free_of_attack(board, home, col):
    if col - 1 >= 0 and board[home + up][col - 1] == them:
        return False
    if col + 1 < size and board[home + up][col + 1] == them:
        return False
    return True


def turn():
    if get_type() == RobotType.PAWN:
        pawn_turn()
    else:
        overlord_turn()
