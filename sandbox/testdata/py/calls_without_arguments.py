# Calls without arguments of functions of modules: where what is called is in the last register of a frame, no register is left for
# an argument.
import collections
import itertools
import random

random.seed(7)


def drawn():
    for _ in range(3):
        yield random.random()


def draw():
    return random.random()


class Drawn:
    first = random.random()


print(list(drawn()))
print(draw(), Drawn.first)
print([random.random() for _ in range(2)])
print(sum(random.random() for _ in range(3)))
print({k: random.random() for k in 'ab'})
print((lambda: random.random())())
print(next(itertools.count()), len(collections.OrderedDict()), list(itertools.chain()))
for n in range(3000):
    for x in drawn():
        pass
print(x)
