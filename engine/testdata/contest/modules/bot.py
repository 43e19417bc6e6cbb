from battlehack20.stubs import *
import pawnlogic
from lordlogic import choose_column
from helpers import *
import helpers as h

t = 0

def turn():
    global t
    t += 1
    if get_type() == RobotType.PAWN:
        action = pawnlogic.decide(get_location(), sense(), direction(get_team()), t)
        if action is None:
            return
        kind, where = action
        if kind == 'capture':
            capture(*where)
        elif kind == 'step':
            move_forward()
    else:
        c = choose_column(get_board(), get_team(), t)
        if c >= 0:
            spawn(home_row(get_team()), c)
        else:
            log(h.say('nothing free', t))
