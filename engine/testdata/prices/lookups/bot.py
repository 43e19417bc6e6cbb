"""Looks things up in all ways in dicts, sets and lists, whose keys often have the same hash, as (-1, 0) and (-2, 0) have.

Each turn does one thing, so that it can be seen of each what it takes. Nothing comes of it.
"""

from functools import lru_cache

SIZE = get_board_size()
TEAM = get_team()
PLACES = [(row, col) for row in range(-2, 3) for col in range(-2, 3)]


class Kept:
    team = TEAM
    kinds = RobotType
    kind = RobotType.PAWN
    words = ['a', 'b']

    def one(self, x=1):
        return x

    def many(self, *xs):
        return xs


kept = Kept()
table = {}
squares = set()
spots = []
row = col = n = 0


def build_table():
    for i, place in enumerate(PLACES):
        table[place] = i


def read_table():
    return [table[place] for place in PLACES if place in table]


def get_from_table():
    return [table.get((r + n % 2, c), -1) for r, c in PLACES]


def default_in_table():
    return [table.setdefault((r, c - n % 2), 0) for r, c in PLACES]


def count_in_table():
    for r, c in PLACES:
        table[(-r, -c)] = table.get((-r, -c), 0) + 1


def pop_from_table():
    return [table.pop((r, r), None) for r in range(-2, 3)]


def delete_from_table():
    for place in PLACES[::3]:
        if place in table:
            del table[place]


def comprehend():
    return {(r, n % 3 - 2): c for r, c in PLACES}, {(-2, n % 5 - 2): c for _, c in PLACES}


def mixed_keys():
    for key in (1, 1.0, True, '1', None, TEAM, -1, -2, -1.0, (1,), (-1, -2, -1), (-2, -1, -2), (1, (2, 3))):
        table[key] = n
    return [key in table for key in (2, '2', False, (2,), (-2, -2, -2), Team.BLACK)]


def add_to_set():
    for r, c in PLACES:
        squares.add((r, c))


def test_set():
    return [(c, r) in squares for r, c in PLACES], [(r, c + n % 2) not in squares for r, c in PLACES]


def discard_from_set():
    for r, c in PLACES[::2]:
        squares.discard((r, c))
    for place in list(squares)[:2]:
        squares.remove(place)


def large_set():
    more = set()
    for r in range(-20, 20):
        more.add((r, -1))
        more.add((r, -2))
    return [(r, c) in more for r, c in PLACES]


def keep_in_list():
    for r, c in PLACES:
        if (r, c) not in spots:
            spots.append((r, c))


def test_list():
    return [(c, r + n % 3) in spots for r, c in PLACES], (1, 'x') in spots, 'x' in spots, [1] in spots


def test_tuple():
    return (n % 3 - 2, 1) in ((-2, 1), (-1, 1), (0, 0, 0), 5), TEAM in (Team.WHITE, None)


def compare():
    return [(r, c) == (c, r) for r, c in PLACES], [(r, c, 1) != (r, c) for r, c in PLACES[:5]]


def truth():
    met = 0
    for thing in (TEAM, Team, RobotType.PAWN, table, squares, spots, kept, kept.one, '', 0.0):
        if thing:
            met += 1
        if not thing:
            met -= 1
    return met


def ranges():
    return [len(r) for r in (range(n), range(-3, n), range(n, -3, -2), range(True), range(10 ** 12), range(-2, 40))]


def texts():
    return str(n) + str('a') + str(TEAM) + str((n, n)) + str(1.5) + str() + str(-n * 10 ** 12)


def multiply():
    return [0] * 5, [n, 1] * 3, (1,) * n, 'ab' * 3, 3 * [[]], n * 'x'


def unpack():
    global row, col
    row, col = n, 1
    kept.row, kept.col = (col, row)
    kept.row, row, col = [row, col, 3]
    kept.words[0], kept.words[1] = 'xy'
    (row, col), kept.last = (1, 2), 3
    for kept.row, kept.col in zip(spots, PLACES):
        row += 1
    for row, col in PLACES:
        pass
    for row, col, kept.last in [(1, 2, 3)] * 3:
        pass


def call():
    one, many = kept.one, kept.many
    return one(), one(2), many(), many(1, 2, 3), many(*PLACES), [f(1) for f in (one, many, str, abs)]


def attributes():
    return kept.team == TEAM, kept.kinds.PAWN, kept.kind, kept.words, Kept.team, Kept.kind


def logs():
    log('a')
    log(str(n))
    log(*['b'])
    log(text='c')


def full_dict():
    full = {}
    full[-1] = full[-2] = 0
    for i in range(90):
        full[i] = i
        full[-2] = i
    return full


numbers = {}


def count_numbers():
    if n % 60 == 8:
        for i in range(-6, 7):
            numbers[i] = 0
    for i in (-2, -1, 3):
        if i in numbers:
            numbers[i] = numbers[i] + 1
    for i in (-1, -2):
        numbers[i] = 5


@lru_cache(16)
def opposite(row, col):
    return -row, -col


def remember():
    return [opposite(r, c) for r, c in PLACES[:12]], [opposite(r, c) for r, c in PLACES[n % 9:n % 9 + 12]]


kept_pairs = []


def pairs_to_globals():
    global row, col
    for row, col in {(i, n): 1000 + i for i in range(9)}.items():
        if col % 4 == n % 4:
            kept_pairs.append((row, col))
    for kept.row, kept.col in enumerate(spots):
        kept_pairs.append((kept.row + 1000, kept.col))
    for row, kept.col in zip(PLACES, PLACES):
        pass
    del kept_pairs[:-200]


def errors():
    met = 0
    for wrong in (lambda: table[9, 9], lambda: squares.remove((9, 9)), lambda: range(0, 1, 0), lambda: range('x'),
                  lambda: log(1), lambda: log(), lambda: table[[]], lambda: kept.one(1, 2), lambda: spots.append(),
                  lambda: unpack_wrong(), lambda: [1] * 'x', lambda: str(1, 2), lambda: {(1, []): 2}):
        try:
            wrong()
        except Exception:
            met += 1
    return met


def unpack_wrong():
    global row, col
    row, col = 1, 2, 3


STATEMENTS = [build_table, read_table, get_from_table, default_in_table, count_in_table, pop_from_table, delete_from_table, comprehend,
              mixed_keys, add_to_set, test_set, discard_from_set, large_set, keep_in_list, test_list, test_tuple, compare, truth,
              ranges, texts, multiply, unpack, call, attributes, logs, full_dict, count_numbers, remember, pairs_to_globals, errors]


def turn():
    global n
    n += 1
    STATEMENTS[n * 7 % len(STATEMENTS)]()
    if n % 100 == 0:
        table.clear()
        squares.clear()
        spots.clear()
    if get_type() == RobotType.OVERLORD:
        home = 0 if TEAM == Team.WHITE else SIZE - 1
        if not check_space(home, n * 5 % SIZE):
            spawn(home, n * 5 % SIZE)
    elif n % 3 == 0:
        try:
            move_forward()
        except RobotError:
            pass
