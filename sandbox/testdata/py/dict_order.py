d = {}
for i in range(20):
    d['k%d' % i] = i
for i in range(0, 20, 3):
    del d['k%d' % i]
print(list(d))
d['k0'] = 'again'
d['k1'] = 'changed'
print(d)
for i in range(5):
    print(d.popitem(), end=' ')
print()
d['x'] = 1
print(list(d.items()))
q = {}
total = 0
for i in range(3000):
    q[i] = i
    if len(q) > 10:
        first = next(iter(q))
        total += first
        del q[first]
print(list(q), total)
while q:
    k, v = q.popitem()
    q.pop(next(iter(q)), None) if q else None
print(q)
s = {}
for i in range(200):
    s[i * 37 % 101] = i
for i in range(0, 101, 2):
    s.pop(i, None)
for i in range(0, 50, 5):
    s[i] = 'back'
print(s)
c = s.copy()
print(list(c) == list(s), c == s, list(dict(s)) == list(s), list(dict(s.items())) == list(s))
s.clear()
s['a'] = 1
print(s, len(c))
e = dict.fromkeys('hello world')
print(list(e))
m = {1: 'a'}
m.update({3: 'c', 1: 'A', 2: 'b'})
print(m)
m.update([(2, 'B'), (0, 'z')], k=1)
print(m)
big = {}
for i in range(5000):
    big[i * 7919 % 10007] = i
print(len(big), list(big)[:5], list(big)[-5:], sum(big.values()))
for i in range(10007):
    if i % 5:
        big.pop(i, None)
print(len(big), sum(big), list(big)[:8])
for i in range(10):
    big[-i] = i
print(list(big)[-12:])
f = {'a': 1, 'b': 2, 'c': 3}
f['a'] = f.pop('a')
print(f)
f.setdefault('b', 9)
f.setdefault('d', 9)
print(f, f.popitem(), f)
neg = {-1: 'a', -2: 'b', 2 ** 61 - 1: 'c', 0: 'd', 2 ** 61: 'e', 1: 'f', 10 ** 30: 'g', 1e30: 'h', 0.5: 'i'}
print(neg, neg[0.0], neg[-1.0], neg[True], 1e30 in neg, int(1e30) in neg)
