import random
from collections import deque, Counter

random.seed(12345)
print(random.random(), random.random(), random.getrandbits(1), random.getrandbits(32), random.getrandbits(64), random.getrandbits(200))
print(random.randint(1, 6), random.randint(-5, 5), random.randint(7, 7), random.randint(0, 10 ** 30))
print(random.randrange(10), random.randrange(3, 9), random.randrange(0, 100, 7), random.randrange(10, 0, -3), random.randrange(2 ** 70), random.randrange(5.0))
print(random.choice([1, 2, 3]), random.choice('abc'), random.choice((4, 5)), random.choice(range(100)), random.choice(deque([7, 8])), random.choice({0: 'zero'}))
print(random.choices([1, 2, 3], k=5), random.choices('ab', [1, 9], k=6), random.choices('abc', cum_weights=[1, 2, 10], k=4), random.choices(range(5)), random.choices([1], k=0), random.choices([1], k=-3))
a = list(range(10))
random.shuffle(a)
print(a)
d = deque(range(6))
random.shuffle(d)
print(d)
b = list('abcdef')
random.shuffle(b, lambda: 0.5)
print(b)
random.shuffle(a, random.random)
print(a)
print(random.sample(range(100), 5), random.sample('abcdef', 3), random.sample([1, 2, 3], 3), random.sample(range(10 ** 9), 4), random.sample({1}, 1), random.sample((1, 2), 0))
print(random.sample(list(range(50)), 30), random.sample(deque([1, 2, 3]), 2), random.sample({'a': 1}.keys(), 1))
print(random.uniform(1, 10), random.uniform(5, -5), random.uniform(0.5, 0.5), random.uniform(2 ** 60, 2 ** 61))
print(random.triangular(), random.triangular(1, 5), random.triangular(1, 5, 2), random.triangular(0, 0, 0), random.triangular(low=2, high=4, mode=None))
print(random.gauss(0, 1), random.gauss(0, 1), random.gauss(10, 2), random.normalvariate(0, 1), random.lognormvariate(0, 1))
print(random.expovariate(2), random.betavariate(2, 3), random.gammavariate(0.5, 1), random.gammavariate(1, 2), random.gammavariate(3, 1))
print(random.paretovariate(3), random.weibullvariate(1, 2), random.vonmisesvariate(0, 4), random.vonmisesvariate(1, 0))
for seed in (0, 1, -1, 2 ** 40, 2 ** 100, -2 ** 70, 'hello', '', 'höhe', 1.5, -2.25, True, (1, 2), float('inf')):
    random.seed(seed)
    print(seed, random.random(), random.getrandbits(16))
random.seed('abc', version=1)
print(random.random())
random.seed('abc', 2)
print(random.random())
random.seed(a=5)
print(random.random())
state = random.getstate()
x = [random.random() for _ in range(3)]
random.setstate(state)
print(x == [random.random() for _ in range(3)], len(state), state[0], len(state[1]), state[1][:3], state[1][-1], state[2])
random.gauss(0, 1)
state = random.getstate()
g = random.gauss(0, 1)
random.random()
random.setstate(state)
print(g == random.gauss(0, 1), state[2] is not None)

r = random.Random(99)
s = random.Random(99)
print(r.random() == s.random(), r.randint(1, 100), s.randint(1, 100), r is s)
random.seed(3)
before = random.getstate()
r.random(), r.choice('abc'), r.shuffle([1, 2, 3]), r.sample(range(5), 2), r.gauss(0, 1), r.uniform(1, 2), r.getrandbits(9)
print(random.getstate() == before, r.getstate() == s.getstate())
r.setstate(s.getstate())
print(r.random() == s.random(), [r.randrange(10) for _ in range(5)])
r.seed('x')
print(r.random(), random.Random('x').random(), random.Random(1.5).random(), random.Random(x=7).random())
print(type(r), isinstance(r, random.Random), random.Random.__name__)
print(r.choices([1, 2], k=3), r.triangular(0, 1, 0.25), r.expovariate(1), r.betavariate(1, 1), r.vonmisesvariate(0, 1))


class Dice(random.Random):
    sides = 6

    def roll(self):
        return self.randint(1, self.sides)


print([Dice(1).roll() for _ in range(3)])
dice = Dice(4)
dice.sides = 20
print([dice.roll() for _ in range(5)], dice.sides)
random.seed(2020)
print(Counter(random.choice('HT') for _ in range(100)), sum(random.random() < 0.3 for _ in range(1000)))
print(sorted(random.sample(range(16), 8)), [random.randint(0, 15) for _ in range(8)])
