from battlehack20.stubs import *
import random

# Reads the whole board and draws it in strings; decides by rows.

ROWS = []
def draw(board):
    out = ''
    for r in board:
        line = ''
        for s in r:
            if s is None: line += '.'
            elif s == Team.WHITE: line += 'W'
            else: line += 'B'
        out = line + '\n' + out
    return out

def rows_of(board, team):
    return [len([x for x in row if x == team]) for row in board]

def front(board, team):
    counts = rows_of(board, team)
    rng = range(len(counts) - 1, -1, -1) if team == Team.WHITE else range(len(counts))
    for r in rng:
        if counts[r]:
            return r
    return 0 if team == Team.WHITE else len(counts) - 1

def turn_overlord():
    size, team = get_board_size(), get_team()
    foe = team.BLACK if team == team.WHITE else team.WHITE
    b = get_board()
    text = draw(b)
    home = 0 if team == Team.WHITE else size - 1
    gap = abs(front(b, team) - front(b, foe))
    lanes = text.split('\n')[:-1]
    line = lanes[-1] if team == Team.WHITE else lanes[0]
    if line.count('.') == 0:
        return
    if gap <= 2:
        # most of theirs in the columns around
        def need(c):
            near = []
            for row in b:
                near += row[max0(c - 1):c + 2]
            return near.count(foe) * 2 - near.count(team)
        best = sorted([(need(c), c) for c in range(size) if line[c] == '.'], reverse=True)
        spawn(home, best[0][1])
    else:
        i = line.find('.', random.randrange(size))
        if i < 0: i = line.index('.')
        spawn(home, i)

def max0(x):
    return x if x > 0 else 0

memory = []

def turn_pawn():
    size, team = get_board_size(), get_team()
    row, col = get_location()
    memory.append((row, col))
    up = 1 if team == Team.WHITE else -1
    things = sense()
    prey = [t for t in things if t[2] != team and t[0] == row + up and abs(t[1] - col) == 1]
    if prey:
        target = random.choice(prey)
        capture(target[0], target[1])
        return
    row_friends = [t for t in things if t[2] == team and t[0] == row]
    next_foes = [t for t in things if t[2] != team and t[0] == row + 2 * up and t[1] in (col - 1, col + 1)]
    stuck = memory.count((row, col))
    if not 0 <= row + up < size or check_space(row + up, col):
        return
    if not next_foes or (len(row_friends) >= 2 and stuck > 10) or stuck > 60:
        move_forward()

def turn():
    if get_type() == RobotType.OVERLORD:
        turn_overlord()
    else:
        turn_pawn()
