# What is counted, compared with what takes code to find out: each comparison is the same wherever the value goes.

n = 0
limit = 4


class Counter:
    most = 3

    def __init__(self):
        self.n = 0

    def count(self):
        self.n += 1
        return self.n > self.most * 2, 2 + self.most >= self.n, self.n != len(str(self.n)) + 4


class Odd:
    def __lt__(self, other):
        return 'lt', other

    def __gt__(self, other):
        global n
        n += 10
        return other > 5


def fails(k):
    if k % 3 == 0:
        raise ValueError(k)
    return k


def late(by=2):
    return n > limit + by


def deep(k):
    return n if k == 0 or n > deep(k - 1) + k else -k


def later():
    while True:
        yield n < (yield)


def compare(counter):
    global n
    n += 1
    print(n, counter.count(), late(), late(by=0), not n > limit * 2, n > limit or 'no', 3 + 2 < n < 4 * 2)
    print(sum(n > x * 2 for x in range(9)), [x for x in range(9) if x + 1 >= n], 1 if n <= counter.n + 1 else 2)
    for k in range(n, n + 3):
        try:
            print(k, n > fails(k), n == fails(k) - 1, end=' ')
        except ValueError as e:
            print('failed', e, end=' ')
    print(deep(3), n < n + 1, n < n, n > 2.5 * 2, n >= True + 1, n > 2 ** 70 // 2 ** 68, n == str(n), Odd() < n)
    try:
        print(n < [][n:])
    except TypeError as e:
        print(e)
    if n > Odd():
        print('above', n)
    print(Odd() > n, n)
    n -= 10


counter = Counter()
for turn in range(9):
    compare(counter)
g = later()
for x in (3, 12):
    next(g)
    print(g.send(x))
