# swarm: pushes lanes together, with lists of lists, nested loops and a little chance.

import random

board_size = get_board_size()
team = get_team()
robottype = get_type()
if team == Team.WHITE:
    forward = 1
    opp_team = Team.BLACK
    index = 0
else:
    forward = -1
    opp_team = Team.WHITE
    index = board_size - 1
turns = 0
lane_order = [i for i in range(board_size)]


def make_window(row, col):
    window = [[None for _ in range(5)] for _ in range(5)]
    for r, c, t in sense():
        window[r - row + 2][c - col + 2] = t
    return window


def count(window, who, rows):
    total = 0
    for i in rows:
        for cell in window[i]:
            if cell == who:
                total += 1
    return total


def pawn_turn():
    row, col = get_location()
    window = make_window(row, col)
    ahead = window[2 + forward]
    if ahead[3] == opp_team and col + 1 < board_size:
        capture(row + forward, col + 1)
        return
    if ahead[1] == opp_team and col > 0:
        capture(row + forward, col - 1)
        return
    if row + forward < 0 or row + forward >= board_size or ahead[2] is not None:
        return
    far = window[2 + 2 * forward]
    attacked = far[1] == opp_team or far[3] == opp_team
    ours = count(window, team, [0, 1, 2, 3, 4])
    theirs = count(window, opp_team, [0, 1, 2, 3, 4])
    if not attacked or ours > theirs + 2 or random.randint(0, 99) == 0:
        move_forward()


def lane_value(board, col):
    value = 0
    for row in range(board_size):
        if board[row][col] == team:
            value += 2
        elif board[row][col] == opp_team:
            value -= 3
    return value


def overlord_turn():
    board = get_board()
    if turns % 16 == 0:
        random.shuffle(lane_order)
    best = None
    best_value = 1000
    for col in lane_order:
        if board[index][col] is None:
            row = index + forward
            if col > 0 and board[row][col - 1] == opp_team:
                continue
            if col < board_size - 1 and board[row][col + 1] == opp_team:
                continue
            value = lane_value(board, col)
            if value < best_value:
                best, best_value = col, value
    if best is not None:
        spawn(index, best)


def turn():
    global turns
    turns += 1
    if robottype == RobotType.PAWN:
        pawn_turn()
    else:
        overlord_turn()
