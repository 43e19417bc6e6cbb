"""Iterators over generators and over objects with methods in Python."""
from itertools import *


def numbers(n):
    for i in range(n):
        yield i


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if not self.n:
            raise StopIteration
        self.n -= 1
        return self.n


class Sequence:
    def __getitem__(self, i):
        if i > 3:
            raise IndexError
        return i * 10


def pairwise(it):
    a, b = tee(it)
    next(b, None)
    return zip(a, b)


def roundrobin(*its):
    pending = [iter(i) for i in its]
    while pending:
        alive = []
        for it in pending:
            for x in islice(it, 1):
                yield x
                alive.append(it)
        pending = alive


def powerset(items):
    s = list(items)
    return chain.from_iterable(combinations(s, r) for r in range(len(s) + 1))


def chunks(it, n):
    it = iter(it)
    return iter(lambda: tuple(islice(it, n)), ())


print(list(pairwise(numbers(5))), list(roundrobin('abc', numbers(2), Countdown(4))), list(powerset('abc')))
print(list(chunks(numbers(7), 3)), list(zip_longest(*[numbers(5)] * 2)), list(zip_longest(Countdown(2), Sequence(), fillvalue='?')))
print(list(chain(numbers(2), Countdown(2), Sequence(), 'x')), list(islice(Sequence(), 1, None)), list(compress(Countdown(5), cycle([1, 0]))))
print(list(accumulate(Countdown(5))), list(takewhile(lambda x: x > 2, Countdown(6))), list(dropwhile(lambda x: x > 2, Countdown(6))))
print([(k, list(g)) for k, g in groupby(numbers(9), key=lambda x: x // 4)], list(starmap(lambda a, b: a - b, pairwise(Countdown(4)))))
print(list(product(numbers(2), Countdown(2))), list(permutations(Countdown(3), 2)), list(combinations_with_replacement(numbers(2), 2)))


def failing(n):
    for i in numbers(n):
        yield i
    raise KeyError('failed')


def drain(it):
    out = []
    try:
        for x in it:
            out.append(x)
    except Exception as e:
        out.append(repr(e))
    return out


print(drain(chain([7], failing(2), [8])), drain(islice(failing(2), 5)), drain(accumulate(failing(2))), drain(zip_longest('abc', failing(1))))
print(drain(cycle(failing(2))), drain(takewhile(lambda x: 1 / (1 - x), numbers(3))), drain(filterfalse(lambda x: 1 / (1 - x) > 5, numbers(3))))
print(drain(compress('ab', failing(1))), drain(starmap(max, failing(1))), drain(x for x in chain.from_iterable(failing(0))))
a, b = tee(failing(2))
print(drain(a), drain(b))
it = chain('ab', 'cd')
print(next(it), list(it), list(it), next(it, 'end'))
primes = filter(lambda n: all(n % p for p in takewhile(lambda p: p * p <= n, range(2, n))), count(2))
print(list(islice(primes, 10)))
fib = (lambda: accumulate(chain([(0, 1)], repeat(None)), lambda p, _: (p[1], sum(p))))()
print([p[0] for p in islice(fib, 12)])
matrix = [[1, 2, 3], [4, 5, 6]]
print(list(zip(*matrix)), list(chain(*matrix)), sum(starmap(lambda r, c: r * c, product(range(3), range(4)))))
print(dict(zip('abc', count(1))), list(map(''.join, product('ab', repeat=2))), max(permutations([1, 3, 2])))
