# scout: asks check_space for each square around it, behind a helper that catches what it raises. Many players of the
# contest grew from the example that does this. Its overlord goes through the board square by square.

import random

from battlehack20.stubs import *

DEBUG = False


def dlog(text):
    if DEBUG:
        log(text)


def look(r, c, board_size):
    # check_space, but off the board it is False instead of an error
    if r < 0 or c < 0 or c >= board_size or r >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


def turn():
    board_size = get_board_size()
    team = get_team()
    opp_team = Team.WHITE if team == Team.BLACK else Team.BLACK
    robottype = get_type()
    dlog('Type: ' + str(robottype))

    if robottype == RobotType.PAWN:
        row, col = get_location()
        forward = 1 if team == Team.WHITE else -1

        if look(row + forward, col + 1, board_size) == opp_team:
            capture(row + forward, col + 1)
        elif look(row + forward, col - 1, board_size) == opp_team:
            capture(row + forward, col - 1)
        elif 0 <= row + forward < board_size and not look(row + forward, col, board_size):
            danger = False
            for dc in [-1, 1]:
                if look(row + 2 * forward, col + dc, board_size) == opp_team:
                    danger = True
            support = 0
            for dr in range(-1, 2):
                for dc in range(-1, 2):
                    if (dr, dc) != (0, 0) and look(row + dr, col + dc, board_size) == team:
                        support += 1
            if not danger or support > 3:
                move_forward()
    else:
        index = 0 if team == Team.WHITE else board_size - 1
        board = get_board()
        counts = [0] * board_size
        for r in range(board_size):
            for c in range(board_size):
                if board[r][c] == team:
                    counts[c] += 1
                elif board[r][c] == opp_team:
                    counts[c] -= 1
        for i in sorted(range(board_size), key=lambda i: (counts[i], random.random())):
            if not check_space(index, i):
                spawn(index, i)
                break
