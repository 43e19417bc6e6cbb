# Comparisons with several parts, not, and jumps that meet others: as conditions, as values, and
# with operands that tell when they are asked for.


class Noisy:
    """Compares as its number does, and says so; truth is what its answers are."""

    def __init__(self, n, answers=None):
        self.n, self.answers = n, answers

    def answer(self, how, other, truth):
        print('%s %s %s' % (self.n, how, getattr(other, 'n', other)), end='; ')
        return Answer(truth) if self.answers else truth

    def __lt__(self, other):
        return self.answer('<', other, self.n < getattr(other, 'n', other))

    def __le__(self, other):
        if self.n == 13:
            raise ValueError('13')
        return self.answer('<=', other, self.n <= getattr(other, 'n', other))

    def __gt__(self, other):
        return self.answer('>', other, self.n > getattr(other, 'n', other))

    def __ge__(self, other):
        return self.answer('>=', other, self.n >= getattr(other, 'n', other))

    def __eq__(self, other):
        return self.answer('==', other, self.n == getattr(other, 'n', other))

    def __ne__(self, other):
        return self.answer('!=', other, self.n != getattr(other, 'n', other))

    def __repr__(self):
        return 'N%s' % self.n


class Answer:
    def __init__(self, truth):
        self.truth = truth

    def __bool__(self):
        print('bool', self.truth, end='; ')
        if self.truth is None:
            raise ZeroDivisionError('no truth')
        return self.truth

    def __repr__(self):
        return 'Answer(%s)' % self.truth


def say(x):
    print('say', x, end='; ')
    return x


def attempt(f, *args):
    try:
        print(f.__name__, args, '->', end=' ')
        print(f(*args))
    except Exception as e:
        print(type(e).__name__, e)


def inside(r, c, n):
    return 0 <= r < n and 0 <= c < n


def outside(r, c, n):
    return not (0 <= r < n and 0 <= c < n)


def either(r, c, n):
    return 0 <= r < n or 0 <= c < n


def chosen(r, c, n):
    if 0 <= r < n and 0 <= c < n:
        return 'in'
    elif not 0 <= r < n or not 0 <= c:
        return 'out'
    return 'right'


def long(a, b, c):
    if a < b < c < 10:
        return 'rising', a < b <= c != 7
    if not a > b > c:
        return 'neither', (a <= b) == (b <= c), a <= b == c
    return 'falling', a >= b >= c and 'yes' or 'no'


def kept(a, b, c):
    x = a < b < c
    y = a < b < c or 'none'
    z = a < b < c and 'all'
    return [x, y, z, not a < b < c, not not a, (a < b < c) + 1, {a < b < c: 1}]


def called(a, b, c):
    if say(a) < say(b) < say(c) and say('then'):
        return 'yes'
    return say(a) <= say(b) <= say(c)


def ternary(a, b, c):
    return ('low' if a < b < c else 'high' if a > b > c else 'mixed') if not a == b == c else 'same'


def looped(n):
    found = []
    i = 0
    while not 10 < i < 20 or i == 15:
        i += 1
        if 3 < i < 6:
            continue
        if not i % 4 and not i < 8:
            break
        found.append(i)
    else:
        found.append('end')
    return found, [x for x in range(n) if 2 < x < n - 2 and not x % 2], [x for x in range(n) if not 2 < x < 4 < n]


def guarded(a, b, c):
    try:
        if a < b <= c:
            return 'in order'
        return 'out of order'
    except ValueError as e:
        return 'caught', str(e), not a, a < 5 < c
    finally:
        print('finally', end='; ')


def returned(a, b, c):
    for x in (a, b, c):
        try:
            if not 1 < x < 5:
                continue
            return x if x != 3 else 'three'
        finally:
            print('leaves', x, end='; ')
    return None if not a else a


def asserted(a, b, c):
    assert a < b < c, 'not rising'
    assert not a < 0 < b
    return True


def generated(a, b, c):
    return list(x if not x < 2 else -x for x in (a, b, c) if 0 <= x < 9)


def unpacked(a, b, c):
    x, y = a < b < c, (not a, not b)
    return x, y, max(a < b, b < c, key=lambda k: not k)


for f in inside, outside, either, chosen, long, kept, called, ternary, guarded, returned, asserted, generated, unpacked:
    for args in [(0, 0, 3), (-1, 2, 3), (2, 3, 3), (1, 2, 3), (3, 2, 1), (2, 2, 2), (1.5, float('nan'), 4), (1, 'x', 3)]:
        attempt(f, *args)
for n in range(0, 9, 4):
    attempt(looped, n)
for f in inside, chosen, long, called, kept, ternary, guarded:
    attempt(f, Noisy(1), Noisy(2), Noisy(3))
    attempt(f, Noisy(1, True), Noisy(0, True), Noisy(3, True))
    attempt(f, Noisy(1), Noisy(13), 14)
    attempt(f, 5, Noisy(13, True), Noisy(12, True))


class Unsure(Noisy):
    def answer(self, how, other, truth):
        print('%s %s %s' % (self.n, how, getattr(other, 'n', other)), end='; ')
        return Answer(None)


for f in inside, either, chosen, long, called, kept, ternary, guarded, asserted:
    attempt(f, Unsure(1), Unsure(2), 3)
    attempt(f, 1, 2, Unsure(3))
    attempt(f, 0, Unsure(2), 3)

limit = 3
if 0 < limit < 5 and not limit == 4:
    print('top level', 0 < limit < 2, not 0 < limit < 2)
for i in range(3):
    if not 0 < i < 2:
        continue
    print('only', i)


def counted():
    global limit
    limit += 1
    if 3 < limit < 6:
        return 'between'
    return 5 < limit <= 7 and 'after'


print([counted() for _ in range(6)])
