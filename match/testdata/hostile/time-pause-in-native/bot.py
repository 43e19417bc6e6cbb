# Hogs time: is paused in every callback that a builtin can make, each turn in another one.
class S:
    def __init__(self, n):
        self.n = n
    def spin(self, *a):
        for i in range(3000):
            pass
        return self.n
    __hash__ = __len__ = __index__ = __int__ = spin
    def __eq__(self, o):
        return self.spin() == o
    def __lt__(self, o):
        return self.spin() < 5
    def __iter__(self):
        self.spin()
        return iter([1, 2])
    def __repr__(self):
        return str(self.spin())
    def __bool__(self):
        return self.spin() > 0
    def __getattr__(self, name):
        return self.spin()
    def __getitem__(self, i):
        self.spin()
        if i > 3:
            raise IndexError
        return i
    def __format__(self, spec):
        return str(self.spin())
    def __enter__(self):
        self.spin()
    def __exit__(self, *a):
        self.spin()
    def __contains__(self, x):
        return self.spin() == 1
    def __call__(self, *a):
        return self.spin()
    def __add__(self, o):
        return self.spin()
    __radd__ = __add__
USES = (lambda a, b: {a: 1}, lambda a, b: [a] == [b], lambda a, b: sorted([a, b, a]), lambda a, b: list(a), lambda a, b: repr([a, b]), lambda a, b: bool(a), lambda a, b: a.x, lambda a, b: a[1], lambda a, b: f"{a} {b!r}", lambda a, b: 1 in a, lambda a, b: list(map(a, [1, 2])), lambda a, b: sum([a, b]),
        lambda a, b: max([1, 2], key=a), lambda a, b: [1, 2, 3, 4, 5][S(2)], lambda a, b: range(S(1), S(5)), lambda a, b: {S(1), S(1)}, lambda a, b: dict.fromkeys([S(1), S(2)]), lambda a, b: "%s" % a, lambda a, b: any([S(0), S(0)]), lambda a, b: len(a), lambda a, b: [a].index(b), lambda a, b: [a].count(b), lambda a, b: [x for x in a], lambda a, b: int(a), lambda a, b: print(a, b))
n = 0
def turn():
    global n
    n += 1
    a, b = S(1), S(2)
    with a:
        try:
            USES[n % len(USES)](a, b)
        except (TypeError, ValueError):
            pass
