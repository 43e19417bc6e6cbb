import random


class Robot(object):
    def __init__(self):
        self.team = get_team()
        self.size = get_board_size()
        self.enemy = Team.WHITE if self.team == Team.BLACK else Team.BLACK
        self.white = self.team == Team.WHITE
        self.dir = 1 if self.white else -1
        self.round = 0

    @property
    def home(self):
        return 0 if self.white else self.size - 1

    @property
    def goal(self):
        return self.size - 1 if self.white else 0

    def valid(self, r, c):
        return r >= 0 and c >= 0 and r < self.size and c < self.size

    def run(self):
        self.round += 1
        self.step()

    def step(self):
        raise NotImplementedError


class Pawn(Robot):
    ADVANCE = 0
    HOLD = 1
    CHARGE = 2
    NAMES = ['ADVANCE', 'HOLD', 'CHARGE']

    def __init__(self):
        super().__init__()
        self.mode = Pawn.ADVANCE
        self.since = 0
        self.row = -1
        self.col = -1

    def at(self, dr, dc):
        """relative to us, dr > 0 is in front"""
        r = self.row + dr * self.dir
        c = self.col + dc
        if not self.valid(r, c):
            return None
        return check_space(r, c)

    def is_enemy(self, dr, dc):
        return self.at(dr, dc) == self.enemy

    def is_friend(self, dr, dc):
        return self.at(dr, dc) == self.team

    def set_mode(self, m):
        if m != self.mode:
            log(Pawn.NAMES[self.mode] + ' -> ' + Pawn.NAMES[m])
            self.mode = m
            self.since = 0

    def try_capture(self):
        left = self.is_enemy(1, -1)
        right = self.is_enemy(1, 1)
        if not left and not right:
            return False
        if left and right:
            # take the middle one, center is worth more
            if self.col < self.size // 2:
                dc = 1
            else:
                dc = -1
        else:
            dc = -1 if left else 1
        capture(self.row + self.dir, self.col + dc)
        return True

    def threatened_ahead(self):
        return int(self.is_enemy(2, -1)) + int(self.is_enemy(2, 1))

    def cover(self):
        return int(self.is_friend(0, -1)) + int(self.is_friend(0, 1))

    def reserves(self):
        n = 0
        for dc in (-1, 0, 1):
            if self.is_friend(-1, dc):
                n += 1
            if self.is_friend(-2, dc):
                n += 1
        return n

    def step(self):
        self.row, self.col = get_location()
        self.since += 1
        if self.row == self.goal:
            return
        if self.try_capture():
            self.set_mode(Pawn.ADVANCE)
            return
        if self.at(1, 0) != False:
            return
        threat = self.threatened_ahead()
        if self.mode == Pawn.ADVANCE:
            if threat:
                self.set_mode(Pawn.HOLD)
            else:
                move_forward()
                return
        if self.mode == Pawn.HOLD:
            if threat == 0:
                self.set_mode(Pawn.ADVANCE)
                move_forward()
                return
            if self.cover() >= threat and self.reserves() >= 3:
                self.set_mode(Pawn.CHARGE)
            elif self.since > 50 and self.cover() >= threat:
                self.set_mode(Pawn.CHARGE)
            else:
                return
        if self.mode == Pawn.CHARGE:
            move_forward()
            if self.since > 3:
                self.set_mode(Pawn.ADVANCE)


class Column(object):
    def __init__(self, idx):
        self.idx = idx
        self.friends = 0
        self.enemies = 0
        self.enemy_dist = 100

    def need(self):
        n = self.enemies - self.friends
        if self.enemy_dist < 6:
            n += 6 - self.enemy_dist
        return n


class Overlord(Robot):
    def __init__(self):
        super().__init__()
        self.spawns = []

    def read(self):
        board = get_board()
        cols = []
        for c in range(self.size):
            col = Column(c)
            for r in range(self.size):
                x = board[r][c]
                if x == self.team:
                    col.friends += 1
                elif x == self.enemy:
                    col.enemies += 1
                    d = abs(r - self.home)
                    if d < col.enemy_dist:
                        col.enemy_dist = d
            cols.append(col)
        return board, cols

    def step(self):
        board, cols = self.read()
        best = None
        best_need = None
        for col in cols:
            c = col.idx
            if board[self.home][c] is not None:
                continue
            need = 2 * col.need()
            if c > 0:
                need += cols[c - 1].need()
                if board[self.home + self.dir][c - 1] == self.enemy:
                    need -= 20
            if c + 1 < self.size:
                need += cols[c + 1].need()
                if board[self.home + self.dir][c + 1] == self.enemy:
                    need -= 20
            need += random.uniform(0, 2)
            if best is None or need > best_need:
                best = c
                best_need = need
        if best is not None:
            spawn(self.home, best)
            self.spawns.append(best)
        if self.round % 50 == 1:
            log('round %d spawned %d' % (self.round, len(self.spawns)))


me = Pawn() if get_type() == RobotType.PAWN else Overlord()


def turn():
    me.run()
