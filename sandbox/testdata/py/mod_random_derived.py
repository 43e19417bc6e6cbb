# Classes that derive from random.Random and define what the other methods draw from.
import random


def show(r):
    items = list(range(6))
    for call in (
        lambda: r.random(),
        lambda: r.randint(1, 100),
        lambda: r.randrange(0, 100, 7),
        lambda: r.randrange(10 ** 30) > 0,
        lambda: r.choice("abcdef"),
        lambda: r.choices("abcd", k=3),
        lambda: r.choices("ab", [1, 5], k=3),
        lambda: r.shuffle(items) or items,
        lambda: r.uniform(1, 5),
        lambda: r.triangular(0, 10, 3),
        lambda: r.gauss(0, 1),
        lambda: r.normalvariate(0, 1),
        lambda: r.expovariate(2),
        lambda: r.betavariate(1, 2),
        lambda: r.getrandbits(40),
    ):
        try:
            print(call())
        except Exception as e:
            print(type(e).__name__, e)


class Counted(random.Random):
    count = 0

    def random(self):
        self.count += 1
        return super().random()


class Bits(random.Random):
    calls = ()

    def getrandbits(self, k):
        self.calls += (k,)
        return super().getrandbits(k)


class Both(Counted, Bits):
    pass


class Plain(random.Random):
    def pick(self):
        return self.choice("xyz")


for cls in (Counted, Bits, Both, Plain):
    r = cls(7)
    print(cls.__name__)
    show(r)
    print(r.sample(range(30), 4), r.sample([1, 2, 3], 3), getattr(r, "count", None), getattr(r, "calls", None))


class Steps(random.Random):
    at = 0

    def random(self):
        self.at = (self.at + 0.37) % 1
        return self.at


r = Steps(1)
show(r)
r.seed(5)
print(r.sample("abcdefgh", 3), r.sample(range(1000), 3), Plain(3).pick(), r.getstate() == random.Random(5).getstate())


class Broken(random.Random):
    def random(self):
        raise KeyError("no luck")


class Text(random.Random):
    def random(self):
        return "text"


for cls in (Broken, Text):
    r = cls(1)
    for call in (lambda: r.random(), lambda: r.choice("ab"), lambda: r.gauss(0, 1), lambda: r.sample(range(10), 3)):
        try:
            print(call())
        except (KeyError, TypeError) as e:
            print(type(e).__name__, e if cls is Broken else "")
print(random.BPF, random.TWOPI, random.LOG4, random.NV_MAGICCONST, random.SG_MAGICCONST)
