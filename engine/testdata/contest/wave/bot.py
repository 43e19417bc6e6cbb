import random
from battlehack20.stubs import *

# Builds three lines and lets them go all at once.

class Clock:
    def __init__(self):
        self.t = 0
        self.attack = False

    def tick(self):
        self.t += 1
        if self.t % 60 == 0:
            self.attack = not self.attack
        return self.t

    def __repr__(self):
        return 'Clock(' + str(self.t) + ')'


class Robot(object):
    def __init__(self, clock):
        self.clock = clock
        self.team = get_team()
        self.size = get_board_size()
        self.forward = {Team.WHITE: 1, Team.BLACK: -1}[self.team]
        self.enemy = [t for t in (Team.WHITE, Team.BLACK) if t != self.team][0]

    def run(self):
        raise NotImplementedError


class Pawn(Robot):
    def __init__(self, clock):
        super().__init__(clock)
        self.waited = 0

    def run(self):
        self.clock.tick()
        row, col = get_location()
        around = sense()
        enemies = [(r, c) for (r, c, t) in around if t == self.enemy]
        friends = [(r, c) for (r, c, t) in around if t == self.team]
        for (r, c) in enemies:
            if r == row + self.forward and abs(c - col) == 1:
                capture(r, c)
                return
        nr = row + self.forward
        if nr < 0 or nr >= self.size:
            return
        if len([1 for x in around if x[0] == nr and x[1] == col]):
            return
        attackers = len([1 for r, c in enemies if r == nr + self.forward and abs(c - col) == 1])
        defenders = len([1 for r, c in friends if r == row and abs(c - col) == 1])
        depth = row if self.team is Team.WHITE else self.size - 1 - row
        if attackers == 0 and depth < self.size // 2 - 2:
            move_forward()
        elif attackers <= defenders and (self.waited > 25 or len(friends) > 9):
            move_forward()
            self.waited = 0
        else:
            self.waited += 1


class Overlord(Robot):
    def run(self):
        self.clock.tick()
        board = get_board()
        home = 0 if self.team == Team.WHITE else self.size - 1
        order = list(range(self.size))
        random.shuffle(order)
        counts = {}
        for c in order:
            counts[c] = sum([1 for r in range(self.size) if board[r][c] == self.team])
        order.sort(key=lambda c: counts[c])
        for c in order:
            if not board[home][c]:
                spawn(home, c)
                return


clock = Clock()
me = Pawn(clock) if get_type() == RobotType.PAWN else Overlord(clock)


def turn():
    me.run()
