import random


# Object oriented pawns.  (java programmer here)

DEBUG = False


class Robot:
    def __init__(self):
        self.size = get_board_size()
        self.team = get_team()
        self.opp = Team.WHITE if self.team == Team.BLACK else Team.BLACK
        self.forward = 1 if self.team == Team.WHITE else -1
        self.home = 0 if self.team == Team.WHITE else self.size - 1
        self.goal = self.size - 1 - self.home
        self.round = 0

    def log(self, msg):
        if DEBUG:
            log(type(self).__name__ + ': ' + msg)

    def on_board(self, r, c):
        return 0 <= r < self.size and 0 <= c < self.size

    def get(self, r, c):
        if not self.on_board(r, c):
            return None
        return check_space(r, c)

    def is_enemy(self, r, c):
        return self.get(r, c) == self.opp

    def is_friend(self, r, c):
        return self.get(r, c) == self.team

    def run(self):
        self.round += 1
        self.act()

    def act(self):
        pass


class Pawn(Robot):
    def __init__(self):
        super().__init__()
        self.last = None
        self.waiting = 0

    def act(self):
        self.row, self.col = get_location()
        if self.last == (self.row, self.col):
            self.waiting += 1
        else:
            self.waiting = 0
        self.last = (self.row, self.col)
        if self.row == self.goal:
            return
        if self.try_capture():
            return
        if self.get(self.row + self.forward, self.col):
            return
        if self.should_advance():
            move_forward()
            self.log('advance')

    def try_capture(self):
        for dc in (-1, 1):
            if self.is_enemy(self.row + self.forward, self.col + dc):
                capture(self.row + self.forward, self.col + dc)
                self.log('capture')
                return True
        return False

    def attackers(self):
        r = self.row + 2 * self.forward
        return sum(1 for dc in (-1, 1) if self.is_enemy(r, self.col + dc))

    def supporters(self):
        return sum(1 for dc in (-1, 1) if self.is_friend(self.row, self.col + dc))

    def second_line(self):
        r = self.row - self.forward
        return sum(1 for dc in (-1, 0, 1) if self.is_friend(r, self.col + dc))

    def should_advance(self):
        a = self.attackers()
        s = self.supporters()
        if a == 0:
            if abs(self.row - self.goal) <= 3:
                return True
            # stay together in the enemy half
            if abs(self.row - self.home) > self.size // 2:
                return s + self.second_line() > 0 or self.waiting > 20
            return True
        if s > a:
            return True
        if s == a:
            return self.second_line() >= 2 and self.waiting >= 3
        if self.waiting > 50 and s == 1:
            return self.second_line() == 3 and random.randint(1, 5) == 1
        return False


class Overlord(Robot):
    def __init__(self):
        super().__init__()
        self.spawned = [0] * self.size

    def act(self):
        board = get_board()
        free = [c for c in range(self.size) if not board[self.home][c]]
        if not free:
            return
        best = max(free, key=lambda c: (self.score(board, c), random.random()))
        spawn(self.home, best)
        self.spawned[best] += 1
        self.log('spawned in %d' % best)

    def column(self, board, c, team):
        if c < 0 or c >= self.size:
            return 0
        return sum(1 for r in range(self.size) if board[r][c] == team)

    def score(self, board, c):
        value = -self.column(board, c, self.team)
        # enemies in the neighbour columns can be captured from here
        for dc in (-1, 1):
            value += self.column(board, c + dc, self.opp)
        # close ones weigh more
        for dc in (-1, 0, 1):
            cc = c + dc
            if 0 <= cc < self.size:
                for d in range(1, 5):
                    if board[self.home + d * self.forward][cc] == self.opp:
                        if d == 1 and dc != 0:
                            value -= 10
                        elif dc != 0:
                            value += 6 - d
        # near the middle is a bit better at the start
        if self.round < 10:
            value -= abs(c - self.size / 2) / 4
        return value


me = None


def turn():
    global me
    if me is None:
        if get_type() == RobotType.PAWN:
            me = Pawn()
        else:
            me = Overlord()
    me.run()
