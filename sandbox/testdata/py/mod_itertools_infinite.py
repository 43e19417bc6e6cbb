from itertools import count, cycle, repeat, islice, accumulate, chain
import itertools


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


def take(n, it):
    return list(islice(it, n))


print(take(4, count()), take(3, count(5)), take(3, count(1, 2)), take(3, count(2.5)), take(3, count(0, 0.25)))
print(take(3, count(step=-3)), take(2, count(start=4)), take(3, count(9223372036854775806)), take(3, count(True)))
print(count(), count(3), count(3, 1), count(3, 2), count(1.5), count(1, 1.0), count(3, -1))
c = count(10)
next(c)
print(c, next(c))
err(count, 'a')
err(count, 1, 'a')
err(count, 1, 2, 3)
err(count, [])
err(count, 1, foo=2)
err(count, None)
for i, x in zip(count(1), 'abc'):
    print(i, x)

print(take(7, cycle([1, 2, 3])), take(3, cycle('a')), list(cycle([])), take(5, cycle(iter((1, 2)))))
err(cycle)
err(cycle, 1)
err(cycle, [1], 2)
err(cycle, iterable=[])
c = cycle(x * x for x in range(3))
print([next(c) for i in range(8)])

print(take(3, repeat('x')), list(repeat(1, 3)), list(repeat(1, 0)), list(repeat(1, -5)), list(repeat(object=2, times=2)))
print(repeat('x'), repeat([1], 3), repeat(5, -1))
r = repeat(7, 3)
next(r)
print(r, list(r), r)
err(repeat)
err(repeat, 1, 'a')
err(repeat, 1, 2.0)
err(repeat, 1, 2, 3)
err(repeat, 1, None)
print(list(map(pow, range(5), repeat(2))))

print(list(accumulate([1, 2, 3, 4])), list(accumulate([])), list(accumulate('abc')), list(accumulate([5])))
print(list(accumulate([1, 2, 3, 4], lambda a, b: a * b)), list(accumulate([3, 1, 4, 1, 5], max)))
print(list(accumulate(iterable=[1.5, 2], func=None)), list(accumulate([[1], [2], [3]])))
err(accumulate)
err(accumulate, 1)
err(accumulate, [1], 2, 3)
err(list, accumulate([1, 'a']))
err(list, accumulate([1, 2], 5))
err(accumulate, [1], initial=3)

print(list(chain([1, 2], 'ab', (), range(2))), list(chain()), list(chain([], [])), list(chain([[1]])))
print(list(chain.from_iterable(['abc', [1]])), list(chain.from_iterable([])), list(chain.from_iterable(x * 2 for x in 'ab')))
err(chain, a=1)
err(list, chain([1], 2))
err(list, chain.from_iterable([1]))
err(chain.from_iterable)
err(chain.from_iterable, 5)
err(chain.from_iterable, [], [])
it = chain([1], 5, [2])
print(next(it))
err(next, it)
print(list(it))


def gen():
    yield 1
    yield 2


print(list(chain(gen(), gen())), sum(chain(gen(), [10])), max(chain(gen())))
print([type(x).__name__ for x in (count(), cycle(''), repeat(1), accumulate(''), chain())])
print([type(x) for x in (count(), cycle(''), repeat(1), accumulate(''), chain())])
print(iter(c) is c, hasattr(c, '__next__'), itertools.__name__)
err(len, count())
err(lambda: count()[1])
err(next, chain())
err(lambda: chain().foo)
