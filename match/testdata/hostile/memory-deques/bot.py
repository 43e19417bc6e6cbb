# Hogs memory: the containers of library modules.
import collections, itertools, functools, heapq, enum, dataclasses
q = collections.deque()
c = collections.Counter()
o = collections.OrderedDict()
dd = collections.defaultdict(list)
h = []
@functools.lru_cache(maxsize=None)
def f(n):
    return [n] * 100
t = itertools.tee(itertools.count(), 10)
def turn():
    i = len(q)
    while True:
        q.append([i] * 10)
        c[i] += 1
        o[i] = [i]
        dd[i].append(i)
        heapq.heappush(h, (i, [i]))
        f(i)
        next(t[0])
        i += 1
