"""Priority queues, as players write them."""
import heapq
from itertools import count
from collections import defaultdict


class Queue:
    """A queue whose entries can be changed and removed."""
    REMOVED = '<removed>'

    def __init__(self):
        self.heap, self.entries, self.tie = [], {}, count()

    def add(self, item, priority=0):
        if item in self.entries:
            self.remove(item)
        entry = [priority, next(self.tie), item]
        self.entries[item] = entry
        heapq.heappush(self.heap, entry)

    def remove(self, item):
        self.entries.pop(item)[-1] = self.REMOVED

    def pop(self):
        while self.heap:
            priority, _, item = heapq.heappop(self.heap)
            if item is not self.REMOVED:
                del self.entries[item]
                return priority, item
        raise KeyError('pop from an empty queue')


q = Queue()
for item, p in (('write', 5), ('test', 1), ('eat', 3), ('sleep', 9), ('test', 7), ('plan', 0)):
    q.add(item, p)
q.remove('eat')
print([q.pop() for _ in range(4)])
try:
    q.pop()
except KeyError as e:
    print(e)


class Task:
    def __init__(self, cost, name):
        self.cost, self.name = cost, name

    def __lt__(self, other):
        return self.cost < other.cost

    def __repr__(self):
        return '%s:%d' % (self.name, self.cost)


tasks = [Task((i * 7) % 5, 'abcdefgh'[i]) for i in range(8)]
heapq.heapify(tasks)
print(tasks)
print([heapq.heappop(tasks) for _ in range(3)], heapq.heappushpop(tasks, Task(0, 'z')), heapq.heapreplace(tasks, Task(2, 'y')), tasks)
print(heapq.nsmallest(3, tasks), heapq.nlargest(3, tasks), heapq.nlargest(2, tasks, key=lambda t: t.name))


def running_median(stream):
    low, high = [], []
    for x in stream:
        heapq.heappush(high, -heapq.heappushpop(low, -x))
        if len(high) > len(low):
            heapq.heappush(low, -heapq.heappop(high))
        yield -low[0] if len(low) > len(high) else (high[0] - low[0]) / 2


print(list(running_median([5, 15, 1, 3, 8, 7])))
print(list(heapq.merge(*[sorted((i * k) % 11 for i in range(5)) for k in (3, 5, 7)])))
graph = defaultdict(dict)
for a, b, w in ((0, 1, 4), (0, 2, 1), (2, 1, 2), (1, 3, 5), (2, 3, 8), (3, 4, 3)):
    graph[a][b] = graph[b][a] = w


def prim(start):
    seen, edges, total = {start}, [(w, start, b) for b, w in graph[start].items()], 0
    heapq.heapify(edges)
    while edges:
        w, a, b = heapq.heappop(edges)
        if b not in seen:
            seen.add(b)
            total += w
            for c, w2 in graph[b].items():
                if c not in seen:
                    heapq.heappush(edges, (w2, b, c))
    return total, sorted(seen)


print(prim(0))
h = []
for x in 'the quick brown fox jumps over'.split():
    heapq.heappush(h, (len(x), x))
print(h, h[0], heapq.nsmallest(2, h), sorted(h) == [heapq.heappop(h) for _ in range(len(h))])
bad = [1, 2]
try:
    heapq.heappush(bad, 'x')
except TypeError as e:
    print(e, bad)
floats = [2.5, -1.0, 2, True, 0.5]
heapq.heapify(floats)
print([heapq.heappop(floats) for _ in range(5)])
