# Copies of generators go on with the same numbers.
import copy
import random

r = random.Random(5)
r.gauss(0, 1)
one, deep, both = copy.copy(r), copy.deepcopy(r), copy.deepcopy([r, r])
print(one is r, both[0] is both[1], one.getstate() == r.getstate(), type(deep).__name__)
print([g.random() for g in (r, one, deep, both[0])], [g.gauss(0, 1) for g in (r, one, deep)])


class Dice(random.Random):
    def __init__(self, seed=9):
        print("made with", seed)
        super().__init__(seed)
        self.rolls = []

    def roll(self):
        self.rolls.append(self.randint(1, 6))
        return self.rolls[-1]


class State:
    def __init__(self):
        self.dice, self.board = Dice(3), [[0] * 3]


s = State()
s.dice.roll()
later = copy.deepcopy(s)
print([s.dice.roll() for _ in range(5)], [later.dice.roll() for _ in range(5)], later.dice.rolls, later.board is s.board)


class NoCopy(random.Random):
    def __init__(self, seed):
        super().__init__(seed)


try:
    copy.copy(NoCopy(1))
except TypeError as e:
    print(e)
print([].__doc__ is not False, hasattr(5, "__doc__"), hasattr("a", "__doc__"))
