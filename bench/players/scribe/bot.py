# scribe: keeps what it knows in objects and dicts, and writes a line to the log now and then.

size = get_board_size()
team = get_team()
enemy = Team.BLACK if team == Team.WHITE else Team.WHITE
home = 0 if team == Team.WHITE else size - 1
step = 1 if team == Team.WHITE else -1


class View:
    def __init__(self, row, col):
        self.row = row
        self.col = col
        self.squares = {}
        for r, c, t in sense():
            self.squares[(r, c)] = t

    def at(self, dr, dc):
        return self.squares.get((self.row + dr, self.col + dc))

    def guards(self, dr):
        return sum(1 for dc in (-1, 1) if self.at(dr - step, dc) == team)

    def threats(self, dr):
        return sum(1 for dc in (-1, 1) if self.at(dr + step, dc) == enemy)


class State:
    age = 0
    waited = 0
    captures = 0


def pawn_turn(state):
    row, col = get_location()
    state.age += 1
    if not 0 <= row + step < size:
        return
    view = View(row, col)
    for dc in (-1, 1):
        if view.at(step, dc) == enemy:
            try:
                capture(row + step, col + dc)
                state.captures += 1
                return
            except RobotError as error:
                log('no: %s' % error)
    if view.at(step, 0) is None and (view.threats(step) <= view.guards(step) or state.waited > 40):
        move_forward()
        state.waited = 0
    else:
        state.waited += 1
    if state.age % 50 == 0:
        log('age {} at {},{} after {} captures'.format(state.age, row, col, state.captures))


def overlord_turn(state):
    board = get_board()
    state.age += 1
    best, best_score = None, None
    for col in range(size):
        if board[home][col] is not None:
            continue
        column = [board[r][col] for r in range(size)]
        score = column.count(enemy) * 2 - column.count(team) + (col * 7 + state.age) % size / size
        if best is None or score > best_score:
            best, best_score = col, score
    if best is not None:
        spawn(home, best)


state = State()


def turn():
    if get_type() == RobotType.PAWN:
        pawn_turn(state)
    else:
        overlord_turn(state)
