import random
from battlehack20.stubs import *

# Buggy: some pawns never load, others fall over in the middle of a turn.

team = get_team()
is_pawn = get_type() == RobotType.PAWN
if is_pawn:
    luck = random.random()
    if luck < 0.05:
        move_forward()
    if luck < 0.1:
        raise Exception('unlucky ' + str(round(luck, 2)))
    elif luck < 0.15:
        undefined_name + 1

plan = []

def explode(depth):
    if depth == 0:
        return plan[3]
    try:
        return explode(depth - 1)
    finally:
        plan.append(depth)

def turn():
    del plan[:]
    size = get_board_size()
    if not is_pawn:
        row = (size - 1) * team.value
        try:
            spawn(row, random.randint(0, size))
        except RobotError as error:
            log('cannot: ' + str(isinstance(error, Exception)))
            spawn(row, random.randint(0, size - 1))
        return
    row, col = get_location()
    step = 1 if team == Team.WHITE else -1
    for side in (-1, 1):
        if 0 <= col + side < size and 0 <= row + step < size:
            who = check_space(row + step, col + side)
            if who and who != team:
                capture(row + step, col + side)
    try:
        if random.random() < 0.08:
            explode(random.randrange(5))
        if random.random() < 0.05:
            1 / (row - row)
    except ZeroDivisionError:
        return
    except (KeyError, ValueError):
        log('never')
    move_forward()
    move_forward()
