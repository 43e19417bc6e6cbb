from battlehack20.stubs import *

# Never asks before it acts: tries, and sees what the game says.

DEBUG = 1
def dlog(str):
    if DEBUG > 0:
        log(str)


def check_space_wrapper(r, c, board_size):
    # check space, except doesn't hit you with game errors
    if r < 0 or c < 0 or c >= board_size or r >= board_size:
        return False
    try:
        return check_space(r, c)
    except:
        return None


def try_capture(row, col):
    try:
        capture(row, col)
        return True
    except RobotError as e:
        dlog("no capture: " + str(type(e) == RobotError))
    except Exception:
        dlog("something else")
    return False


turn_number = 0
lane = 3


def turn():
    """
    MUST be defined for robot to run
    """
    global turn_number, lane
    turn_number += 1
    dlog('Starting Turn!')
    board_size = get_board_size()
    team = get_team()
    opp_team = Team.WHITE if team == Team.BLACK else team.BLACK
    robottype = get_type()
    dlog('Type: ' + str(robottype))

    if robottype == RobotType.PAWN:
        row, col = get_location()
        if team == Team.WHITE:
            forward = 1
        else:
            forward = -1

        if try_capture(row + forward, col - 1) or try_capture(row + forward, col + 1):
            return
        danger = 0
        for dc in (-1, 1):
            if check_space_wrapper(row + 2 * forward, col + dc, board_size) == opp_team:
                danger += 1
        for dc in (-1, 1):
            if check_space_wrapper(row, col + dc, board_size) == team:
                danger -= 1
        if danger > 0:
            dlog('Holding')
            return
        try:
            move_forward()
        except:
            pass
    else:
        index = board_size - 1 if team == Team.BLACK else 0
        for _ in range(board_size):
            lane = (lane + 5) % board_size
            try:
                spawn(index, lane)
                break
            except RobotError:
                continue
    dlog('done with turn ' + str(turn_number))
