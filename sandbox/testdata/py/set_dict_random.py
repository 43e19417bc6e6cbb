# Random changes of sets and dicts, and the order of what they hold after each.
seed = 12345
def rnd(n):
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return (seed >> 8) % n

def key(kind):
    k = rnd(24)
    if kind == 0: return k
    if kind == 1: return (k % 5, k // 5)
    if kind == 2: return k * 8
    if kind == 3: return float(k) if k % 2 else k
    if kind == 4: return (k, k * 2305843009213693951 // 7)
    if kind == 5: return [k, True, 'b', 'a', -1, -2, 0.5, 2305843009213693951 * (k % 3), (1,), (1, (2, k % 4))][k % 10]
    return rnd(300)

out = []
for kind in range(7):
    for round in range(2):
        s = set(); d = {}; other = set()
        for i in range(40):
            op = rnd(14); k = key(kind)
            if op < 4: s.add(k)
            elif op < 6: s.discard(k)
            elif op == 6:
                try: s.remove(k)
                except KeyError as e: out.append(repr(e))
            elif op == 7:
                if s: out.append(s.pop())
            elif op == 8: out.append((k in s, d.get(k), d.pop(k, 'none')))
            elif op == 9: out.append(d.setdefault(k, i))
            elif op == 10: other.add(k); out.append(list(s & other)); out.append(list(other - s))
            elif op == 11: s |= {k, key(kind)}; out.append(list(s | other)); out.append(s <= other)
            elif op == 12: s ^= other; out.append(list(s.copy()))
            else:
                d[k] = i; d.setdefault(key(kind)); out.append(s.issubset(d.keys()))
            out.append(list(s)); out.append(list(d.items()))
        out.append((list(d), list(d.values()), tuple(s), sorted(map(repr, s)), list(reversed(list(s))), list(d.copy())))
text = repr(out)
h = 0
for ch in text: h = (h * 31 + ord(ch)) % 1000000007
print(len(text), h)
print(text[:300])
