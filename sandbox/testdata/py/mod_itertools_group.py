from itertools import groupby, tee, count, islice, chain
import itertools


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


print([(k, list(g)) for k, g in groupby('AAAABBBCCDAA')])
print([(k, len(list(g))) for k, g in groupby(sorted('mississippi'))])
print([(k, list(g)) for k, g in groupby([1, 3, 2, 4, 5], lambda x: x % 2)])
print([k for k, g in groupby('aabb')], list(groupby([])))
print([(k, list(g)) for k, g in groupby(iterable=[1, -1, 2], key=abs)])
groups = list(groupby('aabb'))
print([list(g) for k, g in groups])
it = groupby('aabbc')
k1, g1 = next(it)
print(k1, next(g1))
k2, g2 = next(it)
print(k2, list(g1), next(g2), list(g2), list(g2))
print([(k, list(g)) for k, g in it])
err(groupby)
err(groupby, 1)
err(groupby, [], 1, 2)
err(next, groupby([1], 5))
err(next, groupby([]))


class Eq:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        print('eq', self.v, other.v)
        return self.v == other.v


for k, g in groupby([1, 1, 2], Eq):
    print(k.v, list(g))

a, b = tee([1, 2, 3])
print(next(a), next(a), next(b), list(a), list(b), list(a))
a, b, c = tee(iter('xyz'), 3)
print(list(a), next(b), list(b), list(c))
print(tee([], 0), len(tee('ab', 1)))
a, b = tee(x * x for x in range(4))
print(list(zip(a, b)))
a, b = tee(count())
c, d = tee(a)
print(list(islice(c, 3)), list(islice(d, 2)), next(a), next(b), a is c)
err(tee)
err(tee, 1)
err(tee, [], -1)
err(tee, [], 'x')
err(tee, [], 1, 2)
err(tee, n=2)


def pairwise(iterable):
    a, b = tee(iterable)
    next(b, None)
    return zip(a, b)


print(list(pairwise('abcd')), list(pairwise([])), list(pairwise([1])))


def flatten(x):
    return chain.from_iterable(x)


print(list(flatten([[1, 2], [3]])), type(a), type(groupby('')), type(g2))


def nested(n):
    it = iter([1])
    for _ in range(n):
        it = chain(it, ())
    return it


print(list(nested(50)))
print(sorted(n for n in dir(itertools) if not n.startswith('_'))) if False else None
for name in ('accumulate chain combinations combinations_with_replacement compress count cycle dropwhile '
             'filterfalse groupby islice permutations product repeat starmap takewhile tee zip_longest').split():
    print(getattr(itertools, name).__name__, end=' ')
print()
