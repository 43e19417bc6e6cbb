# Caches that keep the results used last, ordered dicts and heaps, with keys and items of many kinds.
from functools import lru_cache
from collections import OrderedDict
import heapq, random
random.seed(3)

@lru_cache(maxsize=4)
def f(*a): print('call', a); return a
@lru_cache(maxsize=None)
def g(*a, **k): print('call', a, sorted(k.items())); return a
class K:
    def __repr__(self): return 'K%d' % self.n
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, o): return isinstance(o, K) and self.n == o.n
for i in range(120):
    k = random.choice([1, 2, 3, 4, 5, 6, 'a', 'b', (1, 2), (1, 2.0), 1.0, True, None, 2**70, (1, (2, 3))])
    f(k); g(k)
    if i % 10 == 0: f(K(1)); f(K(2)); f(1, 2); g(1, b=2); g(K(1)); f(-1); f(-2); g(float('nan'))
print(f.cache_info(), g.cache_info())
d = OrderedDict((i, i) for i in range(12))
for i in (3, 11, 0, 5, 5, 11, 7):
    d.move_to_end(i); print(list(d))
    if i == 7: d.move_to_end(5, last=False); del d[3]; d.move_to_end(4)
for i in range(40): d.move_to_end(list(d)[i % 5])
print(list(d), len(d), d.popitem(), d.popitem(last=False))
try: d.move_to_end(99)
except KeyError as e: print(e)
try: d.move_to_end([])
except TypeError as e: print(e)
h = []
for i in range(300):
    heapq.heappush(h, (random.randrange(20), random.random(), i))
    if i % 3 == 0: print(heapq.heappop(h)[2], end=' ')
    if i % 7 == 6: print(heapq.heapreplace(h, (random.randrange(20), 0.5, i))[2], heapq.heappushpop(h, (1, 1, i))[2], end=' ')
print([heapq.heappop(h)[2] for _ in range(len(h))])
l = [random.randrange(100) for _ in range(50)]; heapq.heapify(l); print(l); heapq._heapify_max(l); print(l, heapq._heappop_max(l), l)
