# Constants that are put together when the program is compiled: tuples, negative numbers, and
# lists that nobody gets hold of.


def directions():
    seen = []
    for d in (-1, 0, 1):
        for e in [-1, 1]:
            seen.append((d, e))
    for pair in ((1, 0), (0, -1), (-1.5, 'x')):
        a, b = pair
        seen.append(b)
        seen.append(a)
    return seen


def member(x):
    return (x in (1, 2, 3), x in [1, 2.5, 'a', None], x not in (), x not in ['b', True], x in (-1, -2),
            x in ((1, 2), (3, 4)), x in [[1], (1, 2)], x in {1, 2, 'a'})


class Equal:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        print('eq', self.n, other, end='; ')
        if other == 'stop':
            raise KeyError('stop')
        return self.n == other

    __hash__ = None


def attempt(f, *args):
    try:
        return f(*args)
    except Exception as e:
        return '%s: %s' % (type(e).__name__, e)


print(directions())
nan = float('nan')
for x in [1, -1, -2, 2.0, True, None, 'a', 'b', (1, 2), [1], nan, 2 ** 70, 1.0, (3, 4)]:
    print(x, attempt(member, x))
print(attempt(member, Equal(2.5)))
print(Equal(3) in [1, 2, 3, 'stop'], end=' ')
print(attempt(lambda: Equal(4) in [1, 2, 3, 'stop']))
print(nan in (nan,), nan in [float('nan')], [nan] == [nan], 1 in [nan, True])
found = list(range(30))
print([y in found for y in (0, 7.0, 29, 30, '3', None, True, -1)], 5 in found[6:], 'x' in found)
found.append('x' * 5000)
print('x' * 5000 in found, 'x' * 4999 in found, ('y',) in found)

made = [(1, (2, 3)), (1, (2, 3))]
print(made, made[0] == made[1], (1, 2)[1], 'abc'[1], (1, 2, 3)[-1], -1 ** 2, (-1) ** 2, -(-3), - -2.5, -True, -0.0)
print(hash((1, 'a', None)) == hash((1, 'a', None)), {(1, 'a'): 2}[1, 'a'], (1, 2) + (3,), (0,) * 3, ((),) == ((),))
print(attempt(lambda: (1, 2)[2]), attempt(lambda: 'abc'[5]), attempt(lambda: -'x'), attempt(lambda: 5 .real), 'a' 'b'.upper())


def default(a=(1, 2), *, b=(-1, (2, -3))):
    return a, b, a is default.__defaults__[0]


def changed():
    items = [1, 2]
    for i in [1, 2, 3]:
        items.append(i)
    again = [1, 2, 3]
    again.append(4)
    for i in again:
        if i in [2, 3]:
            items.remove(i)
    return items, again, [[0, 1], [0, 1]][0], [i for i in [3, -4]], {i: (i, 1) for i in (5, -6)}, [*(1, 2), *[3]]


def assigned():
    try:
        'text'[0] = 1
    except TypeError as e:
        print(e)
    try:
        (1, 2)[0] = 1
    except TypeError as e:
        print(e)
    try:
        'text'.attr = 1
    except AttributeError as e:
        print(e)
    try:
        None.attr
    except AttributeError as e:
        print(e)
    (x, y), z = (1, 2), -3
    x, y = y, x
    return x, y, z, 5 if None == x else 6, 7 if None is not x else 8, 'in' if 'b' in 'abc' else 'out'


print(default(), changed(), assigned())
print(max((3, -4), (2, 9), key=lambda p: -p[1]), sorted([(1, -1), (0, 5)], key=lambda p: p[::-1]), min([-1, 1, -3], key=abs))
best = []
print(max([1, 2, 3], key=lambda n: best.append(max([n, -n, 2], key=lambda m: m * n)) or -n), best)
print(sorted([3, 1, 2], key=lambda n: max(range(n), key=lambda m: -m)), max([[1], [2]], key=lambda *a: a), min('bca', key=lambda *a, **k: a[0]))
