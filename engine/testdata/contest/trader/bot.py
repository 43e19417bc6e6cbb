# Counts the exchange on a square by playing it out, capture by capture.
import random

def other(team):
    if team == Team.WHITE:
        return Team.BLACK
    return Team.WHITE

def inb(r, c):
    n = get_board_size()
    return r >= 0 and r < n and c >= 0 and c < n

def look():
    grid = []
    row, col = get_location()
    for dr in range(-2, 3):
        line = []
        for dc in range(-2, 3):
            if not inb(row + dr, col + dc):
                line.append('#')
            else:
                x = check_space(row + dr, col + dc)
                if x == False:
                    line.append('.')
                elif x == get_team():
                    line.append('m')
                else:
                    line.append('e')
        grid.append(line)
    return grid

# value of the fight for the square (r, c) of the grid if side may capture there
def fight(grid, r, c, side, depth):
    if depth == 0:
        return 0
    fwd = myFwd if side == 'm' else -myFwd
    best = 0
    for dc in (-1, 1):
        rr = r - fwd
        cc = c + dc
        if rr < 0 or rr > 4 or cc < 0 or cc > 4:
            continue
        if grid[rr][cc] == side:
            new = [g[:] for g in grid]
            new[rr][cc] = '.'
            new[r][c] = side
            v = 1 - fight(new, r, c, 'e' if side == 'm' else 'm', depth - 1)
            if v > best:
                best = v
    return best

def after_step(grid):
    new = [list(g) for g in grid]
    new[2][2] = '.'
    new[2 + myFwd][2] = 'm'
    return fight(new, 2 + myFwd, 2, 'e', 6)

myFwd = 1
patience = None

def pawn():
    global myFwd
    global patience
    if get_team() == Team.BLACK:
        myFwd = -1
    if patience is None:
        patience = random.randint(5, 30)
    row, col = get_location()
    grid = look()
    # captures first, the one which costs least
    options = []
    for dc in (-1, 1):
        if grid[2 + myFwd][2 + dc] == 'e':
            new = [list(g) for g in grid]
            new[2][2] = '.'
            new[2 + myFwd][2 + dc] = 'm'
            options.append((fight(new, 2 + myFwd, 2 + dc, 'e', 6), dc))
    if len(options) > 0:
        options.sort()
        capture(row + myFwd, col + options[0][1])
        return
    if grid[2 + myFwd][2] != '.':
        return
    price = after_step(grid)
    if price <= 0:
        move_forward()
    else:
        patience -= 1
        if patience < 0 and random.random() < 0.2:
            move_forward()
            patience = random.randint(5, 30)

def lord():
    n = get_board_size()
    home = 0
    if get_team() == Team.BLACK:
        home = n - 1
    tries = 0
    while tries < 3 * n:
        tries += 1
        c = random.randrange(n)
        if not check_space(home, c):
            spawn(home, c)
            break

def turn():
    if get_type() == RobotType.PAWN: pawn()
    else: lord()
