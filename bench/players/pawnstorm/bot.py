import random

# pawnstorm v4
# steps where nobody can capture it, or where friends stand behind and beside; spawns at random

DEBUG = 1
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


turns_waited = 0

def turn():
    global turns_waited
    dlog('begins')
    board_size = get_board_size()

    team = get_team()
    opp_team = Team.WHITE if team == Team.BLACK else team.BLACK
    dlog('Team: ' + str(team))

    robottype = get_type()
    if robottype == RobotType.PAWN:
        row, col = get_location()
        dlog('at ' + str(row) + ' ' + str(col))

        forward = 1 if team == Team.WHITE else -1
        if look(row + forward, col + 1, board_size) == opp_team:
            capture(row + forward, col + 1)
            dlog('took (' + str(row + forward) + ', ' + str(col + 1) + ')')

        elif look(row + forward, col - 1, board_size) == opp_team:
            capture(row + forward, col - 1)
            dlog('took (' + str(row + forward) + ', ' + str(col - 1) + ')')

        elif row + forward != -1 and row + forward != board_size and not look(row + forward, col, board_size):
            # would we get captured there?
            left_bad = look(row + 2 * forward, col - 1, board_size) == opp_team
            right_bad = look(row + 2 * forward, col + 1, board_size) == opp_team
            if not left_bad and not right_bad:
                move_forward()
                turns_waited = 0
                dlog('stepped')
            else:
                # wait until there are guys behind us, then go
                behind = 0
                for spot in [(row - forward, col), (row, col - 1), (row, col + 1)]:
                    if look(spot[0], spot[1], board_size) == team:
                        behind += 1
                turns_waited += 1
                if behind == 3 or (behind == 2 and turns_waited > 15):
                    move_forward()
                    dlog('charge')
                else:
                    dlog('waiting ' + str(turns_waited))

    else:
        index = 0 if team == Team.WHITE else board_size - 1
        for _ in range(board_size):
            i = random.randint(0, board_size - 1)
            if not check_space(index, i):
                spawn(index, i)
                dlog('spawned at (' + str(index) + ', ' + str(i) + ')')
                break

    dlog('left: ' + str(get_bytecode()))
