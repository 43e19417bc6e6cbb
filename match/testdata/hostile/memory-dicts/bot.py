# Hogs memory: dicts and sets that grow, are copied and merged.
d = {}
s = set()
kept = []
def turn():
    i = len(d)
    while True:
        d[i] = {i: (i,)}
        s.add((i, str(i)))
        i += 1
        if i % 5000 == 0:
            kept.append((dict(d), set(s), d.copy(), frozenset(s)))
