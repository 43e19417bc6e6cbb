# Attacks: the random streams: reading another robot's numbers by seeding, by states kept, by instances of
# Random, and by drawing enough to foresee what comes.
import random
def attempt(f, *a):
    try:
        return f(*a)
    except Exception as e:
        return e
def turn():
    attempt(random.seed, 1337)
    a = random.random()
    attempt(random.seed, 1337)
    if a != random.random():
        log("BREACH")
    for seed in (None, "x", 10 ** 4000, -1, 1.5, (), [], b if False else 0, random, float("nan")):
        attempt(random.seed, seed)
        attempt(random.random)
    for f, args in ((random.randrange, (10 ** 500,)), (random.getrandbits, (10 ** 9,)), (random.getrandbits, (-1,)), (random.sample, (range(10 ** 12), 5)),
                    (random.sample, ([1], 10 ** 9)), (random.choices, ([1],)), (random.choice, ([],)), (random.shuffle, (range(5),)), (random.gauss, ("a", "b")),
                    (random.randint, (5, 1)), (random.choices, ([1, 2], [0, 0])), (random.setstate, (1,)), (random.getstate, ())):
        attempt(f, *args)
    r = attempt(random.Random, 5)
    attempt(lambda: r.setstate((3, (0,) * 625, None)))
    attempt(lambda: r.random())
    attempt(lambda: r.__class__.random(5))
    log("held")
