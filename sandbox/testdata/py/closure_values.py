# What inner functions find in the variables they share: the value of the moment, also
# where the variable is a local of its own for those that cannot tell.


def attempt(what, *args):
    try:
        return what(*args)
    except Exception as e:
        return '%s: %s' % (type(e).__name__, e)


def later():
    x = 1
    f = lambda: x
    x = 2
    g = lambda: x
    return f(), g()


def in_loop(n):
    fs = []
    for i in range(n):
        fs.append(lambda: i)
        j = i * 10
        fs.append(lambda j=j: (i, j))
        fs.append(lambda: j)
    return [f() for f in fs]


def after_loop(n):
    for i in range(n):
        pass
    return [f() for f in [lambda: i, lambda: i + n]]


def while_loop():
    fs, n = [], 0
    while True:
        n += 1
        if n == 2:
            continue
        k = n
        fs.append(lambda: (n, k))
        if n > 3:
            break
    return [f() for f in fs]


def unbound(flag):
    f = lambda: x
    g = [attempt(f)]
    if flag:
        x = 1
        g.append(f())
    return g + [attempt(lambda: x), attempt(lambda: [x for _ in 'a'])]


def comprehension_unbound():
    try:
        return [y for _ in 'ab']
    except NameError as e:
        first = str(e)
    y = 3
    return first, [y for _ in 'ab'], {y: z for z in 'a'}, {y + i for i in range(2)}


def deleted():
    x = [1, 2]
    f = lambda: x
    a = f(), [x for _ in 'a']
    del x
    b = attempt(f), attempt(lambda: [x for _ in 'a'])
    try:
        c = [x for _ in 'a']
    except NameError as e:
        c = str(e)
    try:
        del x
    except UnboundLocalError as e:
        c += str(e)
    return a, b, c


def nested(a):
    b = a + 1
    return [[(a, b, c, d) for d in range(c)] for c in range(3)], \
        [(lambda: (a, c))() for c in 'xy'], \
        [f() for f in [lambda: (b, c) for c in 'xy']], \
        list((a, c, d) for c in 'xy' for d in [e + b for e in range(2)])


def escaping(n):
    made = [lambda: (n, i) for i in range(2)]
    gen = (n + i for i in range(2))
    n = 'changed'
    return [f() for f in made], attempt(list, gen)


def counting():
    n = 0

    def step():
        nonlocal n
        n += 1
        return [n + k for k in range(2)], (lambda: n)()

    return step(), step(), n, [n for _ in 'a']


def recursive(n):
    def down(k):
        return [k] + (down(k - 1) if k else [n])
    return down(n)


def mutual(n):
    def even(k):
        return True if k == 0 else odd(k - 1)

    def odd(k):
        return False if k == 0 else even(k - 1)
    return even(n), odd(n)


def caught():
    try:
        1 / 0
    except ZeroDivisionError as e:
        f = lambda: e
        text = [str(e) for _ in 'a']
    return text, attempt(f)


def tried():
    for n in range(2):
        try:
            v = n
            f = lambda: v
            if n:
                raise KeyError(n)
        except KeyError:
            v = 'handled'
        finally:
            w = [v for _ in 'a']
    return f(), w


def parameters(a, *rest, b=2, **more):
    a2 = lambda: (a, b, rest, more)
    c = [(a, b, len(rest), sorted(more)) for _ in 'a']
    b = 3
    return a2(), c


def generator(n):
    total = 0
    for i in range(n):
        total += i
        yield [total + k for k in range(2)], lambda: total, lambda: n


def classes(x, y):
    class A:
        z = x

        def get(self):
            return x, y, __class__.__name__

        values = [z for z in x]

        def up(self):
            return [super(A, self).__init__() for _ in 'a']
    y = 'new'
    a = A()
    return a.get(), A.z, A.values, a.up()


class Base:
    def __init__(self, n):
        self.n = n

    def add(self, other):
        return self.n + other


class Derived(Base):
    def add(self, other):
        f = lambda: super(Derived, self).add(other)
        return f(), super().add(other), [self.n + k for k in (other, other)], (lambda: self)().n


def with_class_name():
    __class__ = 5

    class C:
        def f(self):
            return __class__.__name__
    return C().f(), (lambda: __class__)()


def names(a):
    b = [a for _ in 'x']
    f = lambda: (a, dir())
    d = 1
    g = lambda: (d, dir())
    d = 2
    return dir(), f(), g(), [dir() for q in 'x' if a], list(dir() for q in 'x' if d)


def defaults(a, b=lambda: 'b'):
    def f(x=a, y=[a for _ in 'ab']):
        return x, y, a, b()
    a = 'later'
    return f()


def many(n):
    a = b = c = d = e = f = n
    return [(lambda: (a, b, c, d, e, f, i))() for i in range(2)], [[a, b, c, d, e, f] for _ in 'x']


def decorated(n):
    def twice(f):
        return lambda *a: [f(*a), f(*a), n]

    @twice
    def g(x):
        return x, n
    return g('g')


def swapped(a, b):
    pair = lambda: (a, b)
    first = pair()
    a, b = b, a
    return first, pair(), [(a, b) for _ in 'x']


def unpacked():
    (a, b), c = (1, 2), 3
    for a, b in [(4, 5), (6, 7)]:
        got = [(a, b, c) for _ in 'x']
    return got, (lambda: (a, b, c))()


def changed_while_held():
    x = 1
    g = (x for _ in range(3))
    a = next(g)
    x = 2
    return a, next(g), next(g)


for what in (later, comprehension_unbound, deleted, while_loop, counting, caught, tried, with_class_name, unpacked, changed_while_held):
    print(what.__name__, what())
for what in (in_loop, after_loop, nested, escaping, recursive, mutual, many, decorated):
    print(what.__name__, what(3))
print(unbound(False), unbound(True))
print(parameters(1, 2, 3, k=4))
print([(a, f(), g()) for a, f, g in generator(3)], [(f(), g()) for a, f, g in list(generator(3))])
print(classes('ab', 'old'), Derived(3).add(4))
print(names('a'))
print(defaults('first'), swapped(1, 2))
