from functools import *
from operator import *


def compose(*fns):
    return reduce(lambda f, g: lambda x: f(g(x)), fns)


print(compose(lambda x: x + 1, lambda x: x * 2, int)('5'), reduce(add, [[1], [2, 3], []]), reduce(or_, [{1}, {2}, {1, 3}]), reduce(lambda d, k: d[k], 'ab', {'a': {'b': 7}}))


def repeat(times):
    def decorator(fn):
        @wraps(fn)
        def wrapper(*args, **kwargs):
            return [fn(*args, **kwargs) for _ in range(times)]
        wrapper.times = times
        return wrapper
    return decorator


@repeat(3)
def greet(name, mark='!'):
    """Greets."""
    return 'hi ' + name + mark


print(greet('bob'), greet('al', mark='?'), greet.__name__, greet.__doc__, greet.times, greet.__wrapped__('x'))


class Memo:
    def __init__(self, fn):
        update_wrapper(self, fn)
        self.fn, self.cache = fn, {}

    def __call__(self, *args):
        if args not in self.cache:
            self.cache[args] = self.fn(*args)
        return self.cache[args]


@Memo
def ways(n, k):
    """Ways to climb."""
    if n < 0:
        return 0
    return 1 if n == 0 else sum(ways(n - i, k) for i in range(1, k + 1))


print(ways(12, 3), len(ways.cache), ways.__name__, ways.__doc__)


@lru_cache(maxsize=None)
def edit(a, b):
    if not a or not b:
        return len(a) + len(b)
    if a[0] == b[0]:
        return edit(a[1:], b[1:])
    return 1 + min(edit(a[1:], b), edit(a, b[1:]), edit(a[1:], b[1:]))


print(edit('kitten', 'sitting'), edit.cache_info())
people = [('bob', 30), ('al', 25), ('cy', 30)]
print(sorted(people, key=itemgetter(1, 0)), sorted(people, key=cmp_to_key(lambda a, b: b[1] - a[1] or (a[0] > b[0]) - (a[0] < b[0]))))
print(list(map(partial(mul, 3), range(4))), list(map(methodcaller('replace', 'a', 'b'), ['aa', 'xa'])), partial(sorted, reverse=True)([1, 3, 2]))


@total_ordering
class Card:
    order = '23456789TJQKA'

    def __init__(self, s):
        self.s = s

    def __eq__(self, other):
        return self.s == other.s

    def __lt__(self, other):
        return self.order.index(self.s) < self.order.index(other.s)

    def __repr__(self):
        return self.s


hand = [Card(c) for c in 'T2KA9']
print(sorted(hand), max(hand), min(hand), Card('T') >= Card('9'), Card('A') <= Card('K'), Card('5') > Card('5'), Card('5') >= Card('5'))


class Api:
    def __init__(self, base):
        self.base = base

    def call(self, verb, path, **kw):
        return verb, self.base + path, sorted(kw.items())

    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(name)
        return partial(self.call, name.upper())


print(Api('/v1').get('/x', q=1), Api('/').delete('y'))


@singledispatch
def size(x):
    return 1


@size.register(list)
@size.register(tuple)
def _(x):
    return sum(size(i) for i in x)


@size.register(dict)
def _(x):
    return sum(size(v) for v in x.values())


print(size(5), size([1, (2, 3), {'a': [4, 5]}]))
depth = [0]


@lru_cache(maxsize=None)
def deep(n):
    return 0 if n == 0 else deep(n - 1) + 1


print(deep(100), deep.cache_info().misses)
