"""Calls with defaults and keywords, of classes, of type and of bound methods."""


def show(what, f):
    try:
        print(what, f())
    except Exception as e:
        print(what, type(e).__name__, e)


def f(a, b=2, c=3):
    return a, b, c


def g(a, b, *, k=5, m):
    return a, b, k, m


def h(*args, **kwargs):
    return args, sorted(kwargs.items())


def many(a, b=1, c=2, d=3, e=4, f=5, g=6, h=7, i=8):
    return a, b, c, d, e, f, g, h, i


def local(a, b=[]):
    c = len(b)
    b.append(a)
    return c, b


def cells(a, b=4):
    return lambda: (a, b)


show("1", lambda: f(1))
show("2", lambda: f(1, 5))
show("3", lambda: f(1, 5, 6))
show("4", lambda: f(1, 5, 6, 7))
show("none", lambda: f())
show("c", lambda: f(1, c=9))
show("b", lambda: f(1, b=9))
show("cb", lambda: f(1, c=8, b=9))
show("a", lambda: f(a=0))
show("bca", lambda: f(b=1, c=2, a=3))
show("twice", lambda: f(1, a=2))
show("unknown", lambda: f(1, d=2))
show("missing", lambda: f(b=2))
show("both", lambda: f(1, 2, 3, c=4))
show("kwonly", lambda: g(1, 2, m=3))
show("kwonly missing", lambda: g(1, 2))
show("kwonly as positional", lambda: g(1, 2, 3))
show("star", lambda: h(1, *[2, 3], x=4, **{"y": 5}))
show("star f", lambda: f(*(1, 2), **{"c": 7}))
show("many", lambda: many(0, i=9))
show("many 2", lambda: many(0, 1, 2, 3, h=4))
show("local", lambda: [local(1), local(2), local(3, []), local(a=4)])
show("cells", lambda: [cells(1)(), cells(1, 2)(), cells(b=1, a=2)()])
f.__defaults__ = (7,)
show("other defaults", lambda: f(1, 2))
show("other missing", lambda: f(1))
f.__defaults__ = None
show("no defaults", lambda: f(1, 2))


class Point:
    made = 0

    def __init__(self, x, y=0):
        Point.made += 1
        self.x, self.y = x, y

    def __repr__(self):
        return "Point(%r, %r)" % (self.x, self.y)

    def add(self, other, by=1):
        return Point(self.x + by * other.x, self.y + by * other.y)

    def __eq__(self, other, extra="no"):
        print("eq", extra)
        return self.x == other.x

    def __lt__(self, other):
        return (self.x, self.y) < (other.x, other.y)

    def __call__(self, n=3):
        return self.x * n

    def __len__(self):
        return self.x


class Sub(Point):
    def __init__(self, *args):
        super().__init__(*args)
        self.args = args


class NoInit:
    pass


class Returns:
    def __init__(self):
        return 5


class New:
    def __new__(cls, n):
        print("new", n)
        return super().__new__(cls) if n else n

    def __init__(self, n):
        print("init", n)


class Gen:
    def __init__(self):
        yield


class Meta(type):
    def __call__(cls, *args):
        print("meta", args)
        return super().__call__(*args)


class WithMeta(metaclass=Meta):
    def __init__(self, n):
        self.n = n


class Failing:
    def __init__(self, n):
        self.n = n // 0


show("point", lambda: Point(1, 2))
show("point default", lambda: Point(1))
show("point keyword", lambda: Point(y=1, x=2))
show("point none", lambda: Point())
show("point many", lambda: Point(1, 2, 3))
show("point self", lambda: Point(self=1, x=2))
show("sub", lambda: [Sub(1), Sub(1, 2).args])
show("no init", lambda: type(NoInit()).__name__)
show("no init, argument", lambda: NoInit(1))
show("returns", lambda: Returns())
show("new", lambda: [type(New(1)).__name__, New(0)])
show("gen", lambda: Gen())
show("meta", lambda: WithMeta(4).n)
show("failing", lambda: Failing(1))
show("add", lambda: Point(1, 2).add(Point(3, 4), by=2))
show("add default", lambda: Point(1, 2).add(Point(3, 4)))
show("eq", lambda: [Point(1) == Point(1), Point(1) != Point(2), Point(1) in [Point(0), Point(1)]])
show("sort", lambda: sorted([Point(2), Point(1, 5), Point(1)]))
show("call", lambda: [Point(2)(), Point(2)(5), Point(2)(n=7), list(map(Point(3), [1, 2]))])
show("len", lambda: [len(Point(4)), bool(Point(0))])
show("made", lambda: Point.made)
show("key", lambda: max([Point(1), Point(5), Point(3)], key=lambda p, sign=1: p.x * sign))
NoInit.__init__ = lambda self, n=1: setattr(self, "n", n)
show("later init", lambda: [NoInit().n, NoInit(2).n, NoInit(n=3).n])
show("type", lambda: [type(x).__name__ for x in (1, "a", Point(1), Point, type, None, f, len, WithMeta)])
show("type of none", lambda: type())
show("type is", lambda: [type(1) is int, type(True) == int, type(Point(1)) is Point, type(WithMeta) is Meta])


def recurse(n, step=1):
    return 0 if n <= 0 else 1 + recurse(n - step)


def construct(n):
    class Node:
        def __init__(self, n, child=None):
            self.child = Node(n - 1) if n else child
    return Node(n)


show("recursion", lambda: recurse(300))
show("construction", lambda: construct(100).child.child is not None)
try:
    recurse(10 ** 6)
except RecursionError as e:
    print(type(e).__name__)
try:
    construct(10 ** 6)
except RecursionError as e:
    print(type(e).__name__)
