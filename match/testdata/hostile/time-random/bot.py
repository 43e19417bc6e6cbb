# Hogs time: the functions of random with large arguments.
import random
def turn():
    l = list(range(3000))
    while True:
        random.shuffle(l)
        random.sample(l, 3000)
        random.sample(range(10 ** 9), 2000)
        random.choices(l, k=5000)
        random.getrandbits(50000)
        random.randrange(10 ** 2000)
        random.seed("x" * 100000)
        random.seed(10 ** 5000)
        random.getstate() if hasattr(random, "getstate") else None
