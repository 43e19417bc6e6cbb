"""Collections whose keys and values have special methods in Python."""
from collections import Counter, OrderedDict, defaultdict, deque
import heapq
import bisect


class Pos:
    def __init__(self, r, c):
        self.r, self.c = r, c

    def __eq__(self, other):
        return isinstance(other, Pos) and (self.r, self.c) == (other.r, other.c)

    def __hash__(self):
        return hash((self.r, self.c)) % 7

    def __lt__(self, other):
        return (self.r, self.c) < (other.r, other.c)

    def __repr__(self):
        return 'P%d%d' % (self.r, self.c)


ps = [Pos(r, c) for r in range(3) for c in range(3)]
print(Counter(ps + ps[2:5]).most_common(3), Counter(ps)[Pos(1, 1)], Counter(ps)[Pos(5, 5)])
a, b = Counter(ps[:4]), Counter(ps[2:6])
print(sorted((a + b).items()), sorted((a - b).items()), sorted((a & b).items()), sorted((a | b).items()))
a.update(b)
a.subtract(ps[:1])
a += b
print(sorted(a.items()))
o = OrderedDict((p, i) for i, p in enumerate(ps))
o.move_to_end(Pos(0, 1))
o.move_to_end(Pos(2, 2), last=False)
print(list(o), o.pop(Pos(1, 1)), o.popitem(last=False), o[Pos(0, 0)], Pos(1, 1) in o, o == OrderedDict(o), o == dict(o))
d = defaultdict(list)
for p in ps:
    d[Pos(p.r, 0)].append(p.c)
print(dict(d), d[Pos(9, 9)], len(d))
q = deque(ps)
print(q.index(Pos(1, 2)), q.count(Pos(0, 0)), Pos(2, 1) in q, Pos(7, 7) in q)
q.remove(Pos(0, 1))
print(len(q), q == deque(ps), q < deque(ps), q[1])
heap = ps[::-1]
heapq.heapify(heap)
heapq.heappush(heap, Pos(0, 5))
print([heapq.heappop(heap) for _ in range(4)], heapq.nlargest(2, heap), heapq.nsmallest(2, heap, key=lambda p: p.c))
s = []
for p in (Pos(2, 0), Pos(0, 1), Pos(1, 1), Pos(0, 0)):
    bisect.insort(s, p)
print(s, bisect.bisect(s, Pos(1, 0)))


class Mapping:
    def keys(self):
        return iter('xy')

    def __getitem__(self, k):
        return k * 2


print(OrderedDict(Mapping()), defaultdict(int, Mapping()))


class Missing(OrderedDict):
    def __missing__(self, k):
        print('missing', k)
        return self.setdefault(k, len(self))


m = Missing()
print(m['a'], m['b'], m['a'], m)


class Weird:
    def __hash__(self):
        raise ValueError('no hash')


for use in (lambda: Counter([Weird()]), lambda: d[Weird()], lambda: o.move_to_end(Weird()), lambda: {Weird(): 1}):
    try:
        use()
    except ValueError as e:
        print(e)


class Number:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return Number(self.n + getattr(other, 'n', other))

    __radd__ = __add__

    def __gt__(self, other):
        return self.n > getattr(other, 'n', other)

    def __lt__(self, other):
        return self.n < getattr(other, 'n', other)

    def __repr__(self):
        return 'N%d' % self.n


x = Counter()
x['a'] = Number(2)
x.update({'a': Number(3), 'b': Number(1)})
print(x['a'], x['b'], x + Counter(a=Number(1)), x.most_common(1))
