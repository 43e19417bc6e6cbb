from itertools import compress, dropwhile, takewhile, filterfalse, starmap, islice, zip_longest, count


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


print(list(compress('ABCDEF', [1, 0, 1, 0, 1, 1])), list(compress('AB', [1, 1, 1])), list(compress('ABC', [])))
print(list(compress(data=range(4), selectors=(x > 1 for x in range(9)))))
err(compress, 'a')
err(compress, 1, [])
err(compress, [], 1)
err(compress, [], [], [])

print(list(dropwhile(lambda x: x < 3, [1, 2, 3, 1, 5])), list(dropwhile(bool, [])), list(dropwhile(bool, [1, 1])))
print(list(takewhile(lambda x: x < 3, [1, 2, 3, 1, 5])), list(takewhile(bool, [])), list(takewhile(bool, [1, 1])))
t = takewhile(lambda x: x < 2, iter([1, 5, 1]))
print(list(t), list(t))
print(list(filterfalse(lambda x: x % 2, range(10))), list(filterfalse(None, [0, 1, '', 'a', None])))
print(list(starmap(pow, [(2, 5), (3, 2)])), list(starmap(max, ['abc', [1, 2]])), list(starmap(lambda *a: a, [[], (1, 2)])))
for f in (dropwhile, takewhile, filterfalse, starmap):
    err(f)
    err(f, 1)
    err(f, bool, 1)
    err(f, bool, [], 3)
    err(f, func=bool)
    err(list, f(5, [(1,)]))
err(list, starmap(pow, [1]))
err(list, dropwhile(lambda x: 1 / x, [1, 0]))

print(list(islice('ABCDEFG', 2)), list(islice('ABCDEFG', 2, 4)), list(islice('ABCDEFG', 2, None)))
print(list(islice('ABCDEFG', 0, None, 2)), list(islice('ABCDEFG', 1, 6, 2)), list(islice('ABC', None)), list(islice('ABC', 9)))
print(list(islice('ABC', 0)), list(islice('ABC', 3, 2)), list(islice(count(), 3, 10, 3)), list(islice('ABC', None, None, None)))
it = iter(range(10))
print(list(islice(it, 3)), next(it), list(islice(it, 1, 3)), next(it))
it = iter(range(10))
print(list(islice(it, 1, 8, 3)), list(it))
it = iter(range(10))
print(list(islice(it, 5, 2)), list(it))
it = iter(range(3))
print(list(islice(it, 1, 5, 2)), list(it))
print(list(islice('ABC', True)))
err(islice, 'a')
err(islice, 'a', -1)
err(islice, 'a', 'b')
err(islice, 'a', 1.0)
err(islice, 'a', -1, 2)
err(islice, 'a', 'x', 2)
err(islice, 'a', 1, -2)
err(islice, 'a', 1, 'x')
err(islice, 'a', 1, 2, 0)
err(islice, 'a', 1, 2, -1)
err(islice, 'a', 1, 2, 'x')
err(islice, 'a', 1, 2, 3, 4)
err(islice, 5, 1)
err(islice, 'a', 1, step=2)
err(islice, 'a', 2 ** 70)


class Idx:
    def __index__(self):
        return 2


print(list(islice('abcdef', Idx())))

print(list(zip_longest('ABCD', 'xy', fillvalue='-')), list(zip_longest()), list(zip_longest('ab', [])), list(zip_longest([], [])))
print(list(zip_longest(range(2), (c for c in 'abc'), [9])))
err(zip_longest, 1)
err(zip_longest, 'a', 5)
err(zip_longest, 'a', foo=1)
err(zip_longest, 'a', fillvalue=1, foo=1)


def bad():
    yield 1
    raise ValueError('stop')


z = zip_longest(bad(), 'abc')
print(next(z))
err(next, z)
err(next, z)


class Loud:
    """A predicate that tells when it is asked."""

    def __init__(self, limit):
        self.limit = limit

    def __call__(self, x):
        print('asked', x)
        return x < self.limit


for f in (dropwhile, takewhile, filterfalse):
    print(f.__name__, list(f(Loud(2), iter([0, 1, 2, 3, 0]))))
print([x for x in takewhile(lambda n: n < 30, filterfalse(lambda n: n % 3, count(5)))])
