"""A simulation, seed by seed."""
import random
from collections import Counter, deque


class Lattice:
    def __init__(self, size, seed):
        self.rng = random.Random(seed)
        self.size = size
        self.cells = {(r, c): self.rng.choice('.o*') for r in range(size) for c in range(size)}

    def step(self):
        r, c = self.rng.randrange(self.size), self.rng.randint(0, self.size - 1)
        dr, dc = self.rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        there = ((r + dr) % self.size, (c + dc) % self.size)
        self.cells[there] = self.cells[r, c]

    def rows(self):
        return [''.join(self.cells[r, c] for c in range(self.size)) for r in range(self.size)]


for seed in (1, 'two', 3.5):
    l = Lattice(4, seed)
    for _ in range(20):
        l.step()
    print(seed, l.rows())
random.seed(7)
deck = [rank + suit for suit in 'SH' for rank in '23456789']
random.shuffle(deck)
print(deck, random.sample(deck, 4))
walk = deque([0], maxlen=5)
for _ in range(30):
    walk.append(walk[-1] + random.choice((-1, 1)))
print(walk, Counter(random.choices('abc', weights=[5, 3, 2], k=50)))
print(['%.6f' % random.gauss(0, 1) for _ in range(5)], ['%.4f' % random.uniform(-1, 1) for _ in range(4)])
state = random.getstate()
first = [random.randint(0, 9) for _ in range(10)]
random.setstate(state)
print(first == [random.randint(0, 9) for _ in range(10)], random.getrandbits(8), random.random() < 0.5)
total = 0
for i in range(200):
    if random.random() < 0.25:
        total += random.randint(1, 6)
print(total)


def pick(options):
    """Choose by weight, by hand."""
    x = random.uniform(0, sum(w for _, w in options))
    for name, w in options:
        x -= w
        if x <= 0:
            return name


print([pick([('a', 1), ('b', 2)]) for _ in range(10)])
