# Meddles with the random stream that all share: seeds it, saves it, puts it back.
import random

n = get_board_size()
team = get_team()
lord = get_type() == RobotType.OVERLORD
count = 0
saved = None
own = random.Random(n * 31 + (7 if team == Team.WHITE else 11))

def turn():
    global count, saved
    count += 1
    if lord:
        if count % 20 == 1:
            random.seed(count * 13 + n)
        if count % 20 == 9:
            saved = random.getstate()
        if count % 20 == 15 and saved:
            random.setstate(saved)
        row = 0 if team == Team.WHITE else n - 1
        for i in range(5):
            c = own.randrange(n) if i % 2 else random.randrange(n)
            if not check_space(row, c):
                spawn(row, c)
                return
    else:
        row, col = get_location()
        f = 1 if team == Team.WHITE else -1
        for (r, c, t) in sense():
            if t != team and r - row == f and (c - col) in (-1, 1):
                capture(r, c)
                return
        if count % 50 == 49:
            random.seed('robot ' + str(row) + ',' + str(col))
        if random.random() > 0.4 and 0 <= row + f < n and not check_space(row + f, col):
            move_forward()
