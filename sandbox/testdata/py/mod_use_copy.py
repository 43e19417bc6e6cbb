"""Copies of game states."""
from copy import copy, deepcopy
from collections import deque, OrderedDict


class Piece:
    def __init__(self, kind, owner):
        self.kind, self.owner, self.moves = kind, owner, []

    def __repr__(self):
        return self.kind + self.owner[0]


class Board:
    def __init__(self, n):
        self.n = n
        self.grid = [[None] * n for _ in range(n)]
        self.log = deque(maxlen=4)
        self.cache = {}

    def put(self, r, c, piece):
        self.grid[r][c] = piece
        piece.moves.append((r, c))
        self.log.append((r, c))

    def __deepcopy__(self, memo):
        twin = Board(self.n)
        memo[id(self)] = twin
        twin.grid = deepcopy(self.grid, memo)
        twin.log = deepcopy(self.log, memo)
        return twin

    def __str__(self):
        return '/'.join(''.join(str(p or '..') for p in row) for row in self.grid)


b = Board(3)
rook = Piece('R', 'white')
b.put(0, 0, rook)
b.put(1, 1, Piece('K', 'black'))
b.put(2, 2, rook)
b.cache['big'] = 1
c = deepcopy(b)
c.put(0, 1, Piece('Q', 'white'))
c.grid[0][0].moves.append('changed')
print(b, c, b.log, c.log, rook.moves, c.grid[0][0] is c.grid[2][2], c.cache, b.grid[0][0] is c.grid[0][0])
s = copy(b)
s.put(0, 2, rook)
print(b, s.grid is b.grid, s.log is b.log, type(s).__name__)
state = OrderedDict(turn=1, units={1: [0, 0], 2: [5, 5]}, seen={(0, 0)}, order=(1, [2]))
plans = []
for step in range(3):
    future = deepcopy(state)
    future['turn'] += step
    future['units'][1][0] += step
    future['seen'].add((step, step))
    future['order'][1].append(step)
    plans.append(future)
print(state)
print(*plans, sep='\n')


class Singleton:
    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


one = Singleton()
print(copy(one) is one, deepcopy([one])[0] is one, deepcopy({'k': (one, [one])})['k'][0] is one)


class Tree:
    def __init__(self, v, parent=None):
        self.v, self.parent, self.kids = v, parent, []
        if parent:
            parent.kids.append(self)

    def path(self):
        return (self.parent.path() if self.parent else '') + '/' + self.v


root = Tree('a')
leaf = Tree('c', Tree('b', root))
twin = deepcopy(leaf)
twin.parent.parent.v = 'z'
print(leaf.path(), twin.path(), twin.parent.kids[0] is twin, twin.parent is leaf.parent)


class Slow:
    def __init__(self):
        self.data = list(range(50))


print(sum(deepcopy(Slow()).data), deepcopy(Slow).__name__, deepcopy(sum) is sum)
a = [1, 2]
b = [a, a, (a, a)]
c = deepcopy(b)
c[0].append(3)
print(b, c, copy(b)[0] is a)
