s = set(range(8))
print([s.pop() for _ in range(3)], s)
s.clear()
s.update(range(8))
print(s.pop(), s)
s = set(range(20))
for i in range(5):
    s.pop()
s &= set(range(10, 40))
print(s, s.pop(), s.pop(), s)
s.__init__(range(20))
print(s.pop(), s)
s = set('abcdefghij')
out = []
while s:
    out.append(s.pop())
    if len(out) == 4:
        s.add('extra')
print(out)
s = set(range(2000))
x = 0
for i in range(1990):
    x = (x * 31 + s.pop()) % 1000003
print(x, s)
for i in range(300):
    v = s.pop()
    s.add(v + 1)
print(sorted(s))
w = {5}
for i in range(20):
    w.add(w.pop() * 3 % 101)
print(w)
q = {(i, i * i % 7) for i in range(15)}
print(len(q), q.pop() in q, len(q))
work = {1}
seen = set()
while work:
    n = work.pop()
    if n in seen or n > 60:
        continue
    seen.add(n)
    work.update([n * 2, n * 3, n + 7])
print(seen)
print(set([8, 16, 24, 32, 0]), {1000, 7, -1, -2, 2 ** 40, 2 ** 61 - 1}, {'b', 'a', 'c'}, {1.5, 2.5, 0.1}, {(1, 2), (0, 0)}, {None} & {None})
print(set('the quick brown fox'), frozenset('jumps over'), set(dict(z=1, y=2, x=3)), {'k%d' % i for i in range(12)})
big = set()
for i in range(300):
    big.add(i * i % 1009)
for i in range(0, 1009, 3):
    big.discard(i)
print(list(big)[:40], len(big))
big |= set(range(0, 600, 7))
print(list(big)[:40], len(big))
big -= set(range(0, 1000, 2))
print(list(big)[:40], len(big))
big ^= set(range(100))
print(list(big)[:40], len(big))
