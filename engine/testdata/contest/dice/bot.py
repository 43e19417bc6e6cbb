import random
from battlehack20.stubs import *

# Everything by chance, with every sort of draw there is.

moods = ['bold', 'shy', 'shy', 'sly']
mood = random.choice(moods)

def coin(p=0.5):
    return random.random() < p

def overlordTurn():
    n = get_board_size()
    row = 0 if get_team() == Team.WHITE else n - 1
    cols = [c for c in range(n)]
    random.shuffle(cols)
    free = {c for c in cols if not check_space(row, c)}
    if len(free) == 0:
        return
    pick = random.sample(list(free), min2(2, len(free)))
    a = int(random.uniform(0, n))
    if a in free and coin(.3):
        spawn(row, a)
    elif coin(0.9):
        spawn(row, pick[-1])
    if random.randint(0, 9) == 7:
        log('gauss ' + str(round(random.gauss(0, 1), 3)))

def min2(a, b):
    if a < b: return a
    return b

def pawnTurn():
    global mood
    r, c = get_location()
    f = 1
    if get_team() == Team.BLACK:
        f = -1
    sides = [-1, 1]
    if coin(): sides.reverse()
    for s in sides:
        try:
            if check_space(r + f, c + s) not in (False, get_team()):
                capture(r + f, c + s)
                return
        except (RobotError, IndexError):
            pass
    p = {'bold': 0.9, 'shy': 0.35, 'sly': 0.6}[mood]
    if random.random() < p:
        try: move_forward()
        except RobotError: mood = random.choice(moods)
    if random.getrandbits(6) == 0:
        mood = random.choices(moods, weights=[5, 1, 1, 2])[0]
    if coin(0.01):
        mood = moods[random.randrange(0, len(moods), 2)]

def turn():
    if get_type() == RobotType.PAWN:
        pawnTurn()
    else:
        overlordTurn()
