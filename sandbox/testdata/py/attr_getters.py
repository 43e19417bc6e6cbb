# Properties and special methods, whose functions the loop calls: what they raise, how
# deep they go, what hides them.
class Box:
    limit = 3

    def __init__(self, n):
        self.n = n

    @property
    def twice(self):
        return self.n * 2

    @property
    def bad(self):
        raise AttributeError('bad of %d' % self.n)

    @property
    def worse(self):
        try:
            return self.bad
        except AttributeError as e:
            raise ValueError('worse') from e

    @property
    def deep(self):
        return self.deep

    @property
    def steps(self):
        for i in range(self.n):
            yield i

    @property
    def chained(self):
        return Box(self.n - 1).chained + 1 if self.n else 0

    def with_default(self, by=10):
        return self.n + by

    computed = property(with_default)
    unreadable = property(None, lambda self, v: None)
    of_len = property(len)

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if i >= self.n:
            raise IndexError(i)
        return i * self.twice

    def __eq__(self, other):
        return self.n == other.n

    def __lt__(self, other):
        return NotImplemented if other is None else self.twice < other.twice

    def __hash__(self):
        return hash(self.twice)

    def __contains__(self, x):
        return x == self.n

    def __bool__(self):
        return self.bad


class Fallback(Box):
    def __getattr__(self, name):
        return 'no ' + name


class Hidden(Box):
    twice = 5


class Watched(Box):
    def __getattribute__(self, name):
        if name == 'twice':
            return 'watched'
        return super().__getattribute__(name)


def attempt(what, *args):
    try:
        print(what(*args))
    except Exception as e:
        print(type(e).__name__, e, repr(e.__context__), repr(e.__cause__))


b = Box(4)
b.__dict__['twice'] = 'own'
print(b.twice, b.computed, list(b.steps), b.chained, b.of_len)
for x in b, Fallback(2), Hidden(3), Watched(1):
    attempt(lambda: x.twice)
    attempt(lambda: x.bad)
    attempt(lambda: x.worse)
    attempt(lambda: x.unreadable)
    attempt(lambda: getattr(x, 'bad', 'missing'))
    attempt(lambda: hasattr(x, 'bad'))
    attempt(lambda: bool(x))
    attempt(lambda: x < None)
try:
    {}['outer']
except KeyError:
    attempt(lambda: b.bad)
    attempt(lambda: b[9])
try:
    b.deep
except RecursionError as e:
    print(type(e).__name__)
print([x for x in b], b == Box(4), b != Box(5), b < Box(5), b > Box(3), len({b, Box(4), Box(5)}), 4 in b, 5 in b)
try:
    b.worse
except ValueError as e:
    print(repr(e), repr(e.__cause__), e.__suppress_context__)
finally:
    print(b.twice)


def alternate():
    while True:
        Box.twice = property(lambda self: -self.n)
        yield b.twice
        Box.twice = 7
        yield b.twice


steps = alternate()
print([next(steps) for i in range(4)])
del Box.twice
print(b.twice)
