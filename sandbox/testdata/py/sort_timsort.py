# The comparisons that sorting makes, their order, and what they lead to when they are
# inconsistent or fail.
state = [7]
def rnd(n):
    state[0] = (state[0] * 6364136223846793005 + 1442695040888963407) % 18446744073709551616
    return (state[0] >> 33) % n
log = []
class C:
    def __init__(s, v): s.v = v
    def __lt__(s, o):
        log.append((s.v, o.v))
        if bad[0] and len(log) == bad[0]: raise ValueError('boom')
        if incons[0]: return (s.v * 7 + o.v * 3 + len(log)) % 5 < 2
        return s.v < o.v
    def __repr__(s): return 'C%d' % s.v
def h(l):
    x = 0
    for p in l: x = (x * 31 + p[0] * 7 + p[1]) % 1000000007
    return x
def h2(l):
    x = 0
    for c in repr(l):
        x = (x * 31 + ord(c)) % 1000000007
    return x


bad = [0]; incons = [0]
nan = float('nan')
for i in range(160):
    n = [0, 1, 2, 5, 10, 40, 63, 64, 65, 100, 200, 450][rnd(12)]
    shape = rnd(5)
    if shape == 0: vals = [rnd(1000) for _ in range(n)]
    elif shape == 1: vals = list(range(n))
    elif shape == 2: vals = list(range(n, 0, -1))
    elif shape == 3: vals = [(j * 3 if j < n // 2 else j * 2) for j in range(n)]
    else: vals = [rnd(4) for _ in range(n)]
    if shape in (1, 2) and n:
        for _ in range(3): vals[rnd(n)] = rnd(n + 1)
    rev = rnd(2) == 1
    kind = rnd(6)
    bad[0] = 0; incons[0] = 0; del log[:]
    if kind == 0:
        l = [C(v) for v in vals]; incons[0] = rnd(2)
        l.sort(reverse=rev); print(l[:5], h2(l), len(log), h(log))
    elif kind == 1:
        l = [C(v) for v in vals]; bad[0] = 1 + rnd(300)
        try: l.sort(reverse=rev)
        except ValueError as e: print('ERR', e)
        print(h2(l), len(log), h(log))
    elif kind == 2:
        l = list(zip(vals, range(n))); l.sort(key=lambda p: p[0], reverse=rev); print(h2(l))
    elif kind == 3:
        print(h2(sorted(vals, reverse=rev)), h2(sorted([str(v) for v in vals], key=len, reverse=rev)), h2(sorted(map(str, vals))))
    elif kind == 4:
        l = [[v * 0.5, nan, -0.0, 0.0, 1.5][rnd(5)] for v in vals]; l.sort(reverse=rev); print(h2(l))
    else:
        l = [[v, v * 0.5, True, v * 10 ** 20][rnd(4)] for v in vals]; print(h2(sorted(l, reverse=rev)), h2(sorted(l, key=lambda x: (x > 5, -x), reverse=rev)))
