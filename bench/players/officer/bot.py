# officer: classes of robots with a common base, which look at squares relative to their own and keep what they
# know in attributes.

import random


class Robot:
    def __init__(self):
        self.size = get_board_size()
        self.team = get_team()
        if self.team == Team.WHITE:
            self.enemy = Team.BLACK
            self.dir = 1
            self.home = 0
            self.goal = self.size - 1
        else:
            self.enemy = Team.WHITE
            self.dir = -1
            self.home = self.size - 1
            self.goal = 0
        self.round = 0

    def in_bounds(self, r, c):
        return r >= 0 and c >= 0 and r < self.size and c < self.size

    def run(self):
        self.round += 1
        self.step()

    def step(self):
        pass


class Pawn(Robot):
    PATIENCE = 12

    def __init__(self):
        super().__init__()
        self.row, self.col = get_location()
        self.timer = 0
        self.moves = 0

    def get(self, dr, dc):
        """look relative to me, dr is in my direction of movement"""
        r = self.row + dr * self.dir
        c = self.col + dc
        if not self.in_bounds(r, c):
            return None
        return check_space(r, c)

    def is_enemy(self, dr, dc):
        return self.get(dr, dc) == self.enemy

    def is_friend(self, dr, dc):
        return self.get(dr, dc) == self.team

    def try_capture(self):
        options = []
        for dc in (-1, 1):
            if self.is_enemy(1, dc):
                # value: is it protected? is it close to our home?
                value = 10
                if self.is_enemy(2, dc - 1) and dc == 1:
                    value -= 2
                if self.is_enemy(2, dc + 1) and dc == -1:
                    value -= 2
                if self.is_enemy(2, 2 * dc):
                    value -= 2
                if self.is_friend(0, 2 * dc):
                    value += 3
                options.append((value, dc))
        if options:
            value, dc = max(options)
            capture(self.row + self.dir, self.col + dc)
            return True
        return False

    def safe_ahead(self):
        attackers = self.is_enemy(2, -1) + self.is_enemy(2, 1)
        defenders = self.is_friend(0, -1) + self.is_friend(0, 1)
        if attackers == 0:
            return True
        if defenders < attackers:
            return False
        # second line must be there as well
        backup = self.is_friend(-1, -1) + self.is_friend(-1, 0) + self.is_friend(-1, 1)
        return backup >= 2 and self.timer > self.PATIENCE

    def needed_here(self):
        # a friend on my diagonal is under attack and I am one of his defenders
        for dc in (-1, 1):
            if self.is_friend(1, dc):
                threat = self.is_enemy(2, 0) + self.is_enemy(2, 2 * dc)
                if threat > 0 and not self.is_friend(0, 2 * dc):
                    return True
        return False

    def step(self):
        self.row, self.col = get_location()
        if self.row == self.goal:
            return
        if self.try_capture():
            self.timer = 0
            return
        if self.get(1, 0):
            self.timer += 1
            return
        if self.needed_here() and self.timer < 3 * self.PATIENCE:
            self.timer += 1
            return
        if self.safe_ahead():
            move_forward()
            self.moves += 1
            self.timer = 0
        else:
            self.timer += 1


class Overlord(Robot):
    def __init__(self):
        super().__init__()
        self.last = -1
        self.history = [0] * self.size

    def closest(self, board, col):
        """distance of the closest enemy in this column"""
        for d in range(self.size):
            sq = board[self.home + d * self.dir][col]
            if sq == self.enemy:
                return d
        return self.size

    def threat(self, dist, col):
        """distance of the closest enemy that could come through this column"""
        return min(dist[max(0, col - 1):col + 2])

    def can_be_taken(self, board, col):
        r = self.home + self.dir
        for c in (col - 1, col + 1):
            if self.in_bounds(r, c) and board[r][c] == self.enemy:
                return True
        return False

    def step(self):
        board = get_board()
        dist = [self.closest(board, c) for c in range(self.size)]
        best = None
        for col in range(self.size):
            if board[self.home][col] is not None or self.can_be_taken(board, col):
                continue
            key = (self.threat(dist, col), self.history[col], random.random())
            if best is None or key < best[0]:
                best = (key, col)
        if best is not None:
            spawn(self.home, best[1])
            self.history[best[1]] += 1
            self.last = best[1]


me = None


def turn():
    global me
    if me is None:
        if get_type() == RobotType.PAWN:
            me = Pawn()
        else:
            me = Overlord()
    me.run()
