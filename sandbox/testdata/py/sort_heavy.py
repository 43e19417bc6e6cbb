def rnd(seed, n):
    x = seed
    out = []
    for i in range(n):
        x = (x * 1103515245 + 12345) % 2147483648
        out.append(x >> 8)
    return out


v = rnd(1, 1500)
s = sorted(v)
print(all(a <= b for a, b in zip(s, s[1:])), s[0], s[-1], len(s))
v.sort(key=lambda x: x % 100)
print([x % 100 for x in v] == sorted(x % 100 for x in v), v[:3])
f = sorted(x / 7 for x in v)
print(f[:3], f[-1])
w = sorted('%d' % x for x in v)
print(w[:5], w[-2:])
t = sorted(((x % 10, -x) for x in v), reverse=True)
print(t[:3], t[-2:])
m = sorted([x if x % 2 else float(x) for x in v])
print(m[:4])
runs = list(range(500)) + list(range(250)) + list(range(499, 0, -1))
r = sorted(runs)
print(r[:6], r[-3:], sum(r) == sum(runs), sorted(runs, reverse=True) == r[::-1])
big = sorted([x * 10 ** 20 for x in v[:300]] + v[:300])
print(big[0], big[-1])
pos = sorted(((x % 20, x // 20 % 20) for x in v), key=lambda p: (p[0] - 10) ** 2 + (p[1] - 10) ** 2)
print(pos[:5], pos[-1])
