"""Builtin functions over generator expressions: any, all, sum, min, max."""


class Num:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        print("add", self.n, getattr(other, "n", other))
        return Num(self.n + getattr(other, "n", other))

    __radd__ = __add__

    def __bool__(self):
        print("bool", self.n)
        return self.n > 2

    def __lt__(self, other):
        print("lt", self.n, other.n)
        return self.n < other.n

    def __repr__(self):
        return "Num(%d)" % self.n


def seen(x):
    print("seen", x)
    return x


def show(what, f):
    try:
        print(what, repr(f()))
    except Exception as e:
        context = e.__context__
        print(what, type(e).__name__, e, repr(context))


def fail(x):
    if x == 3:
        raise KeyError(x)
    return x


def stop(x):
    if x == 2:
        raise StopIteration(x)
    return x


values = [1, 2, 3, 4]
show("any", lambda: any(seen(x) > 2 for x in values))
show("all", lambda: all(seen(x) < 3 for x in values))
show("any none", lambda: any(x for x in []))
show("all none", lambda: all(x for x in []))
show("sum", lambda: sum(seen(x) for x in values))
show("sum none", lambda: sum(x for x in []))
show("sum floats", lambda: sum(x / 2 for x in values))
show("sum mixed", lambda: sum(x if x % 2 else x + 0.5 for x in values))
show("sum bools", lambda: sum(x > 1 for x in values))
show("sum big", lambda: sum(2 ** 62 * x for x in values))
show("sum objects", lambda: sum(Num(x) if x > 1 else x for x in values))
show("sum texts", lambda: sum("a" for x in values))
show("sum lists", lambda: sum([x] for x in values))
show("sum start", lambda: sum((x for x in values), 10))
show("any objects", lambda: any(Num(x) for x in values))
show("all objects", lambda: all(Num(x + 2) for x in values))
show("any texts", lambda: any("" for x in values))
show("all lists", lambda: all([x] for x in values))
show("max", lambda: max(-x for x in values))
show("min", lambda: min(x * 1.5 if x > 1 else 7 for x in values))
show("max none", lambda: max(x for x in []))
show("min none", lambda: min((x for x in []), default=5))
show("max nan", lambda: max(float("nan") if x == 1 else x for x in values))
show("min nan", lambda: min(x if x < 3 else float("nan") for x in values))
show("max objects", lambda: max(Num(x) for x in values))
show("max late objects", lambda: max(Num(x) if x > 2 else x for x in values))
show("max texts", lambda: max(str(x) for x in values))
show("min tuples", lambda: min((-x, x) for x in values))
show("min ties", lambda: [min(x for x in [1, 1.0, True]), max(x for x in [1.0, 1, True])])
show("error", lambda: sum(fail(x) for x in values))
show("error in any", lambda: any(fail(x) > 9 for x in values))
show("stop", lambda: sum(stop(x) for x in values))
show("type error", lambda: sum(x + "a" for x in values))
show("nested", lambda: sum(sum(y for y in range(x)) for x in values))
show("nested any", lambda: any(all(y > 1 for y in range(x, 4)) for x in values))
show("over a generator", lambda: sum(x for x in (y * 2 for y in values)))


def handled():
    try:
        raise ValueError("outer")
    except ValueError:
        return sum(fail(x) for x in values)


show("context", handled)

g = (seen(x) for x in values)
print(any(x > 1 for x in g), next(g))
h = (seen(x) for x in values)
print(any(h), next(h), sum(h), list(h), sum(h))
i = (seen(x) for x in [0, "", [], 5, 6])
print(any(i), next(i, "end"), next(i, "end"))


def again():
    me = (sum(me) if x == 2 else x for x in values)
    return sum(me)


try:
    again()
except (ValueError, NameError) as e:
    print(type(e).__name__, e)


def deep(n):
    return sum(deep(n - 1) for _ in range(1)) + 1 if n else 0


print(deep(50))
try:
    deep(2000)
except RecursionError as e:
    print("RecursionError")


def loop():
    total = 0
    for k in range(3):
        total += sum(x * k for x in values if x != k)
        if any(x == k for x in values):
            total += max(x for x in values)
    return total


print(loop(), [sum(x for x in range(n)) for n in range(5)], {n: any(x > 1 for x in range(n)) for n in range(4)})

any = lambda it: "mine " + str(list(it))
print(any(x for x in values))
sum = len
print(sum([x for x in values]))
