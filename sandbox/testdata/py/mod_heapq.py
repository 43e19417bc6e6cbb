import heapq
from heapq import heappush, heappop, heapify, heapreplace, heappushpop, nlargest, nsmallest, merge


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


def numbers(n, seed=7):
    x = seed
    out = []
    for i in range(n):
        x = (x * 1103515245 + 12345) % 2 ** 31
        out.append(x // 65536 % 100)
    return out


h = []
for x in numbers(20):
    heappush(h, x)
print(h)
print([heappop(h) for i in range(12)], h)
print(heapreplace(h, 5), heapreplace(h, 500), h)
print(heappushpop(h, 0), heappushpop(h, 60), h, heappushpop([], 3))
for n in (0, 1, 2, 3, 7, 8, 30):
    a = numbers(n)
    heapify(a)
    print(n, a)
m = numbers(15)
heapq._heapify_max(m)
print(m, heapq._heappop_max(m), heapq._heapreplace_max(m, 50), m)
t = []
for i, x in enumerate(numbers(12)):
    heappush(t, (x % 4, i, 'p%d' % x))
print(t)
print([heappop(t)[:2] for _ in range(len(t))])
f = [2.5, 1, 3.5, True, 0.5]
heapify(f)
print(f, sorted(f))
s = list('heapsort')
heapify(s)
print(''.join(heappop(s) for _ in range(8)))

a = numbers(25)
for n in (0, 1, 2, 5, 24, 25, 26, -1):
    print(n, nsmallest(n, a), nlargest(n, a))
words = 'the quick brown fox jumps over the lazy dog again'.split()
print(nsmallest(3, words, key=len), nlargest(3, words, key=len), nlargest(2, words), nsmallest(1, words, len), nlargest(1, words, len))
print(nsmallest(3, iter(words), key=len), nlargest(3, (w for w in words), key=len), nsmallest(2, {3: 1, 1: 2, 2: 0}), nlargest(20, iter([3, 1])))
print(nsmallest(2, [(1, 'b'), (1, 'a'), (0, 'z')]), nlargest(1, []), nsmallest(1, iter(())), nsmallest(4, iter('zzaabb'), key=lambda c: 0))
print(list(merge([1, 4, 7], [2, 5, 8], [3, 6, 9])), list(merge()), list(merge([])), list(merge([1], [], [0])))
print(list(merge([5, 3, 1], [4, 2], reverse=True)), list(merge(['a', 'ccc'], ['bb'], key=len)), list(merge('ace', 'bdf')))
print(list(merge([(1, 'x')], [(1, 'a')], key=lambda p: p[0])), list(merge([3, 1], [2], key=lambda v: -v)))
g = merge(iter([1, 3]), (x for x in (2, 4)))
print(next(g), next(g), list(g), next(g, 'end'))
err(heappop, [])
err(heapreplace, [], 1)
err(heappush, (1, 2), 1)
err(heappush, [1])
err(heappush, [1], 'a')
err(heappop)
err(heappop, 5)
err(heapify, 'abc')
err(heapify, [1, 'a'])
err(heappushpop, [1])
err(nsmallest, 2)
err(nlargest, 1, 5)
err(nlargest, 2, 5)
err(nsmallest, 2, [1, 'a', 3])
err(nsmallest, 'a', iter([1]))
err(nsmallest, 1, [1], bad=3)
err(list, merge([1], 5))
err(merge, [1], foo=1)
err(list, merge([1], ['a']))


class Node:
    """Compares by cost, and tells of it."""

    def __init__(self, cost, name):
        self.cost, self.name = cost, name

    def __lt__(self, other):
        log.append(self.name + other.name)
        return self.cost < other.cost


log = []
q = []
for cost, name in ((3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e'), (3, 'f')):
    heappush(q, Node(cost, name))
print([n.name for n in q], ' '.join(log))
log = []
print([heappop(q).name for _ in range(3)], [n.name for n in q], ' '.join(log))
log = []
print(heapreplace(q, Node(2, 'g')).name, heappushpop(q, Node(9, 'h')).name, [n.name for n in q], ' '.join(log))
log = []
q = [Node(c, n) for c, n in zip((5, 4, 4, 3, 3, 1, 1), 'stuvwxy')]
heapify(q)
print([n.name for n in q], ' '.join(log))
log = []
print([n.name for n in nsmallest(2, iter(q))], [n.name for n in nlargest(3, iter(q))])
print([n.name for n in nsmallest(2, q, key=lambda n: n.cost)])


class Evil:
    def __lt__(self, other):
        del evil[:]
        return True


evil = [1, Evil(), Evil()]
err(heappop, evil)


def dijkstra(graph, start):
    dist = {start: 0}
    heap = [(0, start)]
    while heap:
        d, u = heappop(heap)
        if d > dist[u]:
            continue
        for v, w in graph[u]:
            if d + w < dist.get(v, 10 ** 9):
                dist[v] = d + w
                heappush(heap, (dist[v], v))
    return dist


print(dijkstra({'a': [('b', 7), ('c', 3)], 'b': [('d', 2)], 'c': [('b', 1), ('d', 8)], 'd': []}, 'a'))


class Heap(list):
    pass


z = Heap([3, 1, 2])
heapify(z)
heappush(z, 0)
print(z, heappop(z), type(z).__name__)
