import random

# Checkered - every pawn should stand on the same colour of squares, so that
# everybody is protected by two others. leave the lattice only in numbers.

DEBUG = 0


def dlog(s):
    if DEBUG > 0:
        log(s)


def look(r, c, board_size):
    if r < 0 or c < 0 or c >= board_size or r >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


age = 0
spawn_round = 0


def lattice(r, c):
    return (r + c) % 2 == 0


def pawn_turn(board_size, team, opp_team, forward):
    global age
    age += 1
    row, col = get_location()
    if row + forward < 0 or row + forward >= board_size:
        return

    for d in (1, -1):
        if look(row + forward, col + d, board_size) == opp_team:
            capture(row + forward, col + d)
            dlog('captured!')
            return

    if look(row + forward, col, board_size):
        return

    attackers = 0
    for d in (1, -1):
        if look(row + 2 * forward, col + d, board_size) == opp_team:
            attackers += 1

    side = 0
    for d in (1, -1):
        if look(row, col + d, board_size) == team:
            side += 1
    back = 0
    for d in (1, -1):
        if look(row - forward, col + d, board_size) == team:
            back += 1

    if attackers == 0:
        # do not uncover a friend who needs us
        protects = 0
        for d in (1, -1):
            if look(row + forward, col + d, board_size) == team:
                if look(row + 2 * forward, col, board_size) == opp_team or \
                        look(row + 2 * forward, col + 2 * d, board_size) == opp_team:
                    protects += 1
        if protects > 0 and look(row - forward, col, board_size) != team:
            dlog('guarding')
            return
        if not lattice(row, col):
            move_forward()
        elif back + side >= 1 or age < 3:
            # on the lattice, only with cover
            move_forward()
        elif age > 40:
            move_forward()
        return

    # somebody waits for us over there
    if side > attackers:
        move_forward()
    elif side == attackers and look(row - forward, col, board_size) == team and back >= 1:
        dlog('trade time')
        move_forward()
    elif side >= 1 and back == 2 and age > 60 and look(row - 2 * forward, col, board_size) == team:
        move_forward()


def overlord_turn(board_size, team, opp_team, forward):
    global spawn_round
    spawn_round += 1
    if team == Team.WHITE:
        index = 0
    else:
        index = board_size - 1

    # first all the columns of one colour, then all of the other
    phase = (spawn_round // (board_size // 2)) % 2
    good = []
    bad = []
    for i in range(board_size):
        if check_space(index, i):
            continue
        # don't feed them
        if look(index + forward, i - 1, board_size) == opp_team or \
                look(index + forward, i + 1, board_size) == opp_team:
            continue
        if i % 2 == phase:
            good.append(i)
        else:
            bad.append(i)
    if good:
        spawn(index, random.choice(good))
    elif bad:
        spawn(index, random.choice(bad))
    else:
        for i in range(board_size):
            if not check_space(index, i):
                spawn(index, i)
                break


def turn():
    board_size = get_board_size()
    team = get_team()
    if team == Team.WHITE:
        opp_team = Team.BLACK
        forward = 1
    else:
        opp_team = Team.WHITE
        forward = -1

    if get_type() == RobotType.PAWN:
        pawn_turn(board_size, team, opp_team, forward)
    else:
        overlord_turn(board_size, team, opp_team, forward)
    dlog('bytecode left ' + str(get_bytecode()))
