from functools import lru_cache, singledispatch


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


@lru_cache(maxsize=None)
def fib(n):
    """Fibonacci."""
    return n if n < 2 else fib(n - 1) + fib(n - 2)


print(fib(60), fib.cache_info(), fib.__name__, fib.__doc__, fib.__wrapped__.__name__)
fib.cache_clear()
print(fib.cache_info(), fib(10), fib.cache_info())


@lru_cache(maxsize=3)
def square(x):
    print('compute', x)
    return x * x


for x in [1, 2, 3, 1, 4, 2, 1, 1, 5, 4]:
    square(x)
print(square.cache_info(), square.cache_info().hits, square.cache_info()[1], tuple(square.cache_info()))


@lru_cache()
def kw(a, b=2, **more):
    return a, b, sorted(more)


print(kw(1), kw(1, 2), kw(a=1), kw(a=1, b=2), kw(b=2, a=1), kw(1, c=3), kw.cache_info())


@lru_cache(typed=True)
def typed(x):
    return type(x).__name__


print(typed(1), typed(1.0), typed(True), typed(1), typed.cache_info())


@lru_cache()
def untyped(x):
    return type(x).__name__


print(untyped(1), untyped(1.0), untyped(True), untyped('1'), untyped((1,)), untyped.cache_info())


@lru_cache(maxsize=0)
def none(x):
    return x


print(none(1), none(1), none.cache_info())


@lru_cache(maxsize=-5)
def negative(x):
    return x


print(negative(1), negative(1), negative.cache_info().hits)


class Grid:
    def __init__(self, n):
        self.n = n

    @lru_cache(maxsize=None)
    def cost(self, r, c):
        print('cost', r, c)
        return self.n * r + c

    @staticmethod
    @lru_cache(maxsize=None)
    def helper(x):
        return x + 1


g = Grid(10)
print(g.cost(1, 2), g.cost(1, 2), Grid(1).cost(1, 2), Grid.cost.cache_info(), g.cost.cache_info(), Grid.helper(3), g.helper(3))
print(Grid.cost(g, 1, 2))
err(kw, [])
err(kw, {}, 1)
err(square)
err(lru_cache, 'a')
err(lru_cache, 1.5)
err(lru_cache, 1, False, 3)
err(lru_cache(), 5)
err(fib.cache_info, 1)
err(lambda: fib.nothing)


@lru_cache(maxsize=2)
def fail(x):
    print('fail', x)
    return 1 / x


err(fail, 0)
err(fail, 0)
print(fail(1), fail(1), fail.cache_info())


@lru_cache(maxsize=1)
def nested(n):
    return 1 if n == 0 else nested(n - 1) + nested(n - 2 if n > 1 else 0)


print(nested(6), nested.cache_info())
fib.attr = 1
print(fib.attr, callable(fib))


class Key:
    def __init__(self, k):
        self.k = k

    def __hash__(self):
        return hash(self.k)

    def __eq__(self, other):
        return self.k == other.k


@lru_cache(maxsize=2)
def by_key(key):
    print('by_key', key.k)
    return key.k


print([by_key(Key(k)) for k in 'aabbcab'], by_key.cache_info())


@singledispatch
def show(x, *rest):
    return 'object %r' % (x,)


@show.register(int)
def show_int(x):
    return 'int %d' % x


@show.register(list)
def _(x, *rest):
    return 'list of %d' % len(x)


show.register(str, lambda x: 'str ' + x)
print(show(1), show(True), show(1.5), show([1, 2]), show('s'), show(None), show_int(4))
print(show.dispatch(bool) is show_int, show.dispatch(dict) is show.dispatch(object), len(show.registry), show.__name__)
err(show)
