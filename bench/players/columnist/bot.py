# columnist: advances columns in pairs, as pawns side by side protect the squares ahead of each other. The overlord
# fills one pair after another, from the centre outwards.

import random

board_size = get_board_size()
team = get_team()
opp_team = Team.BLACK if team == Team.WHITE else Team.WHITE
if team == Team.WHITE:
    forward = 1
    index = 0
else:
    forward = -1
    index = board_size - 1

# order in which the columns get filled: center groups first, then outwards
order = []
mid = board_size // 2
for k in range(mid):
    order.append(mid + k)
    order.append(mid - 1 - k)

counter = 0
next_in_order = 0
wait = 0


def cs(r, c):
    if r < 0 or r >= board_size or c < 0 or c >= board_size:
        return False
    return check_space(r, c)


def turn():
    global counter
    counter = counter + 1
    if get_type() == RobotType.PAWN:
        do_pawn()
    else:
        do_overlord()


def do_pawn():
    global wait
    row, col = get_location()
    if row + forward < 0 or row + forward >= board_size:
        return

    # partner column: 0-1, 2-3, 4-5 ...
    if col % 2 == 0:
        partner = col + 1
        other = col - 1
    else:
        partner = col - 1
        other = col + 1

    left = cs(row + forward, col - 1)
    right = cs(row + forward, col + 1)
    if left == opp_team and right == opp_team:
        # take the one towards the partner, he covers me
        if partner < col:
            capture(row + forward, col - 1)
        else:
            capture(row + forward, col + 1)
        return
    if left == opp_team:
        capture(row + forward, col - 1)
        return
    if right == opp_team:
        capture(row + forward, col + 1)
        return

    if cs(row + forward, col) != False:
        wait += 1
        return

    attackers = 0
    if cs(row + 2 * forward, col - 1) == opp_team:
        attackers += 1
    if cs(row + 2 * forward, col + 1) == opp_team:
        attackers += 1

    # partner levels
    partner_level = None
    for d in (2, 1, 0, -1, -2):
        if cs(row + d * forward, partner) == team:
            partner_level = d
            break
    other_level = None
    for d in (2, 1, 0, -1, -2):
        if cs(row + d * forward, other) == team:
            other_level = d
            break

    support = 0
    if cs(row, partner) == team:
        support += 1
    if cs(row, other) == team:
        support += 1
    behind = cs(row - forward, col) == team

    if attackers == 0:
        # go if I am not in front of the partner
        if partner_level is not None and partner_level >= 0:
            move_forward()
            wait = 0
            return
        if partner_level is None and other_level is not None and other_level > 0:
            move_forward()
            wait = 0
            return
        if abs(row - index) < 3 and wait > 3:
            move_forward()
            wait = 0
            return
        if wait > 20:
            move_forward()
            wait = 0
            return
    else:
        if support > attackers or (support == attackers and behind and wait > 15):
            move_forward()
            wait = 0
            return
        # long game, push the block anyway
        if counter > 350 and support >= attackers:
            move_forward()
            wait = 0
            return
    wait = wait + 1


def do_overlord():
    global next_in_order
    board = get_board()

    # emergencies, weakest column
    worst = -1
    worst_score = 0
    for c in range(board_size):
        if board[index][c] is not None:
            continue
        near = 99
        own = 0
        for d in range(board_size):
            what = board[index + d * forward][c]
            if what == opp_team and near == 99:
                near = d
            if what == team:
                own += 1
        if near < 7:
            score = (7 - near) * 2 - own * 3
            if score > worst_score:
                worst_score = score
                worst = c
    if worst != -1 and not attacked(board, worst):
        spawn(index, worst)
        return

    for tries in range(board_size):
        c = order[next_in_order % len(order)]
        next_in_order += 1
        if c < board_size and board[index][c] is None and not attacked(board, c):
            spawn(index, c)
            return


def attacked(board, c):
    r = index + forward
    if c > 0 and board[r][c - 1] == opp_team:
        return True
    if c < board_size - 1 and board[r][c + 1] == opp_team:
        return True
    return False
