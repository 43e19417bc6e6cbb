# Pairs of steps that are mostly done at once: an item of an item, an item or a global that is
# compared, items that are unpacked in a loop, what a comprehension appends. Here they are done
# with all that makes them differ.

nan = float('nan')
grid = [[1, 2, 3], [4, nan, 6], [True, None, 'x'], (7, 8, 9), {0: 'zero', 1: 'one'}, 'text']
GOAL, OTHER, UNSET = 4, 'x', None


class Loud:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        print(self.name, '==', other)
        return self.name

    def __ne__(self, other):
        print(self.name, '!=', other)
        return not self.name

    def __getitem__(self, i):
        print(self.name, '[', i, ']')
        return [self.name, Loud(str(i))]

    def __repr__(self):
        return 'Loud(%r)' % self.name


def attempt(f, *args):
    try:
        return f(*args)
    except Exception as e:
        return '%s: %s' % (type(e).__name__, e)


def item(i, j):
    return grid[i][j]


for i in range(-7, 7):
    print(i, [attempt(item, i, j) for j in (0, 1, -1, 2, 3, -4, True, 'a', None)])
print(attempt(lambda: grid[0][0][0]), attempt(lambda: grid[9][0]), attempt(lambda: [Loud('l')][0][1][1].name))


def augment():
    rows, i, j = [[1, 2], [3, 4], (5, 6)], 1, 0
    rows[i][j] += 5
    rows[0][1] -= 7
    rows[-1 - i][j - 1] *= 3
    rows[i][j], rows[0][0] = rows[0][0], rows[i][j]
    del rows[0][0]
    try:
        rows[2][0] += 1
    except TypeError as e:
        print(e)
    try:
        rows[0][5] += 1
    except IndexError as e:
        print(e)
    return rows


print(augment())


def compares(i, j, x):
    found = []
    if grid[i][j] == x:
        found.append('a')
    if grid[i][j] != x:
        found.append('b')
    if x == GOAL:
        found.append('c')
    if x != OTHER:
        found.append('d')
    if grid[i][j] == GOAL:
        found.append('e')
    if GOAL == grid[i][j]:
        found.append('f')
    if not grid[i][j] == x == GOAL:
        found.append('g')
    if grid[i][j] == x == grid[1][0]:
        found.append('h')
    if x == OTHER == grid[2][2]:
        found.append('i')
    if x == max or x != len:
        found.append('j')
    while grid[i][j] == x:
        found.append('k')
        break
    return ''.join(found)


for x in (4, 4.0, nan, 'x', None, True, 1, max, len, 1 << 70, (4,), Loud('')):
    print(repr(x), [compares(i, j, x) for i in range(4) for j in range(3)])


def unbound(x):
    if x == LATER:
        return 'same'
    return 'different'


print(attempt(unbound, 1))
LATER = 1
print(unbound(1), unbound(2))
del LATER
print(attempt(unbound, 1))
LATER = Loud('later')
print(unbound(1), attempt(lambda: 'yes' if [Loud('item')][0] == 5 else 'no'))


def unpacks(rows):
    seen = []
    try:
        for a, b, c in rows:
            seen.append((c, b, a))
        for a, b in rows:
            seen.append((b, a))
    except Exception as e:
        seen.append('%s: %s' % (type(e).__name__, e))
    return seen


for rows in ([], [(1, 2, 3)], [[1, 2, 3], (4, 5, 6)], [(1, 2)], [(1, 2, 3), (4, 5)], ['abc', {1: 2, 3: 4, 5: 6}], ((1, 2, 3), [4]),
             [(1, 2, 3, 4)], [7], [range(3)], [Loud('u')][:0], {(1, 2, 3): 0}, [iter('xyz')]):
    print(unpacks(rows))
    print(attempt(lambda: [a + c for a, b, c in rows]), attempt(lambda: [b for a, b in rows]))


def unpack_and_change():
    rows = [(1, 2, 3), (4, 5, 6)]
    for a, b, a in rows:
        if len(rows) < 6:
            rows.append((a, b, len(rows)))
        rows[0] = a, b, a
    return rows, a, b


print(unpack_and_change())


def long_lists(n):
    squares = [i * i for i in range(n)]
    table = [[r * c for c in range(n)] for r in range(n)]
    pairs = [(r, c) for r in range(n) for c in range(n) if table[r][c] == squares[r]]
    return sum(squares), sum(map(sum, table)), pairs[-3:]


for n in (0, 1, 5, 23, 40):
    print(long_lists(n))


def of_generator(n):
    def numbers():
        for i in range(n):
            yield i
    return [i for i in numbers()] + [j for j in iter(numbers()) if j == GOAL]


print(of_generator(7))


def shared(i):
    board = [[i] * 3 for _ in range(3)]
    row = board[i % 3]
    board[i % 3][0] = row
    return board[i % 3][0][0][0] is row, board[0][0] == board[1][1], board[i % 3][0] == row


print([shared(i) for i in range(4)])
