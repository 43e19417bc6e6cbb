import random

# my first battlehack bot :)
# built on top of the example player

DEBUG = 1


def dlog(msg):
    if DEBUG > 0:
        log(msg)


def check_space_wrapper(r, c, board_size):
    # same as check_space but never throws at us
    if r < 0 or c < 0 or r >= board_size or c >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


def is_friend(r, c, board_size, team):
    return check_space_wrapper(r, c, board_size) == team


def is_enemy(r, c, board_size, opp_team):
    return check_space_wrapper(r, c, board_size) == opp_team


turn_count = 0
stuck = 0


def turn():
    global turn_count
    global stuck

    turn_count += 1
    board_size = get_board_size()

    team = get_team()
    if team == Team.WHITE:
        opp_team = Team.BLACK
    else:
        opp_team = Team.WHITE

    robottype = get_type()

    if robottype == RobotType.PAWN:
        row, col = get_location()

        if team == Team.WHITE:
            forward = 1
        else:
            forward = -1

        # we made it
        if row + forward == -1 or row + forward == board_size:
            dlog('I am home!')
            return

        # try catpuring pieces
        if is_enemy(row + forward, col + 1, board_size, opp_team):
            capture(row + forward, col + 1)
            dlog('Captured at: (' + str(row + forward) + ', ' + str(col + 1) + ')')
            stuck = 0
            return
        if is_enemy(row + forward, col - 1, board_size, opp_team):
            capture(row + forward, col - 1)
            dlog('Captured at: (' + str(row + forward) + ', ' + str(col - 1) + ')')
            stuck = 0
            return

        # is somebody in front of us?
        if check_space_wrapper(row + forward, col, board_size) != False:
            dlog('blocked')
            stuck += 1
            return

        # can someone eat me if i move?
        danger = 0
        if is_enemy(row + 2 * forward, col + 1, board_size, opp_team):
            danger += 1
        if is_enemy(row + 2 * forward, col - 1, board_size, opp_team):
            danger += 1

        # can someone avenge me if i get eaten?
        support = 0
        if is_friend(row, col + 1, board_size, team):
            support += 1
        if is_friend(row, col - 1, board_size, team):
            support += 1

        # friends right behind us will come up later
        behind = 0
        for dc in [-1, 0, 1]:
            if is_friend(row - forward, col + dc, board_size, team):
                behind += 1

        dlog('danger ' + str(danger) + ' support ' + str(support) + ' behind ' + str(behind))

        if danger == 0:
            move_forward()
            stuck = 0
        elif danger <= support and behind > 0:
            dlog('going in')
            move_forward()
            stuck = 0
        elif stuck > 40:
            # YOLO
            move_forward()
            stuck = 0
        else:
            stuck += 1

    else:
        if team == Team.WHITE:
            index = 0
            step = 1
        else:
            index = board_size - 1
            step = -1

        # defend: if an enemy is near our side spawn next to his column
        board = get_board()
        for dist in range(1, 4):
            r = index + step * dist
            for c in range(board_size):
                if board[r][c] == opp_team:
                    for cc in [c - 1, c + 1, c]:
                        if 0 <= cc and cc < board_size and not board[index][cc]:
                            # dont spawn where he eats us directly
                            if cc != c and dist == 1 and board[index][c] != None:
                                continue
                            spawn(index, cc)
                            dlog('Defending column ' + str(cc))
                            return

        # otherwise random like the example
        for _ in range(board_size):
            i = random.randint(0, board_size - 1)
            if not check_space(index, i):
                spawn(index, i)
                dlog('Spawned unit at: (' + str(index) + ', ' + str(i) + ')')
                break

    # bytecode = get_bytecode()
    # dlog('Done! Bytecode left: ' + str(bytecode))
