from collections import deque

d = deque()
print(d, len(d), bool(d), d.maxlen)
d.append(1)
d.append(2)
d.appendleft(0)
print(d, len(d), bool(d), list(d), d[0], d[-1], d[1])
print(d.pop(), d.popleft(), d)
d.extend('abc')
d.extendleft([7, 8])
print(d)
d.rotate()
print(d)
d.rotate(2)
print(d)
d.rotate(-1)
print(d)
d.rotate(100)
print(d)
d.rotate(-100)
print(d)
d.reverse()
print(d)
print(d.count('a'), d.count('z'), 'a' in d, 'z' in d, d.index('b'))
d.remove('b')
print(d)
d.insert(1, 'x')
d.insert(-1, 'y')
d.insert(100, 'end')
d.insert(-100, 'start')
print(d)
del d[0], d[-1]
print(d)
d[0] = 'first'
d[-1] = 'last'
print(d, d.copy(), d.copy() == d, d.copy() is d)
d.clear()
print(d)

m = deque([1, 2, 3, 4], 3)
print(m, m.maxlen)
m.append(5)
print(m)
m.appendleft(9)
print(m)
m.extend([6, 7])
print(m)
m.extendleft([6, 7, 8, 9])
print(m)
m.rotate(1)
print(m, m + deque([1]), m * 2, m.copy(), m.copy().maxlen)
m += [4, 5]
print(m)
z = deque([1, 2], maxlen=0)
z.append(1)
z.extend('abc')
z.appendleft(1)
print(z, len(z), deque('abc', maxlen=None), deque(maxlen=2))

print(deque([1, 2]) + deque([3]), deque([1, 2]) * 3, 2 * deque('a'), deque('ab') * 0, deque('ab') * -1)
d = deque([1])
d *= 3
print(d)
d += d
print(d)
d.extend(d)
print(len(d))
d.extendleft(deque([1, 2]))
print(d)
d *= 0
print(d)

print(deque([1, 2]) == deque([1, 2]), deque([1, 2]) == [1, 2], deque([1, 2]) != deque([1, 3]), deque() == deque())
print(deque([1, 2]) < deque([1, 3]), deque([1]) < deque([1, 0]), deque([2]) > deque([1, 5]), deque([1]) <= deque([1]), deque([1]) >= deque([2]))
print(deque([1], 5) == deque([1]), deque([1, 'a']) == deque([1, 'a']))
print(list(reversed(deque('abc'))), sorted(deque([3, 1, 2])), sum(deque([1, 2])), max(deque([1, 5, 2])))
a, b, *c = deque(range(5))
print(a, b, c, list(map(str, deque("ab"))), tuple(deque('ab')), set(deque([1])), dict(deque([(1, 2)])))
print(deque(deque([1, 2])), deque(x for x in range(3)), deque({'a': 1}), deque('héé'), deque(range(3)))
r = deque([1])
r.append(r)
print(r, deque([[1, 2], (3,), {'a': deque()}]))
print(type(r), deque.__name__, isinstance(r, deque), iter(r).__class__.__name__, reversed(r).__class__.__name__)
print(deque(range(20)))
q = deque(range(50))
for i in range(1000):
    q.append(q.popleft() + 1)
print(q, len(q))
print(d.__len__(), deque.append(d, 5), d, deque.__contains__(d, 5))
q = deque([5, 1, 5, 2, 5])
print(q.index(5), q.index(5, 1), q.index(5, 3, 5), q.index(5, -1), q.index(2, -3, -1), q.count(5))
for x in deque([1, 2]), deque():
    print('yes' if x else 'no')


def bfs(grid, start, goal):
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        (r, c), dist = queue.popleft()
        if (r, c) == goal:
            return dist
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            p = (r + dr, c + dc)
            if p not in seen and grid.get(p) == '.':
                seen.add(p)
                queue.append((p, dist + 1))


rows = ['..#.', '.##.', '....']
print(bfs({(r, c): x for r, row in enumerate(rows) for c, x in enumerate(row)}, (0, 0), (0, 3)))
