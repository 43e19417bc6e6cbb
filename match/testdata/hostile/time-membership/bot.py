# Hogs time: membership, counting and searching in large sequences, in one bytecode each.
l = list(range(20000))
t = tuple(l)
def turn():
    while True:
        -1 in l, l.count(-1), -1 in t, t.count(5), l == list(t), l < l, l[:] == l, max(l), min(l), sum(l), any(map(None.__eq__, l)) if False else 0, l.index(19999), l[::-1], l + l, l * 2, l.copy(), l.reverse(), set(l), dict.fromkeys(l), sorted(l), list(reversed(l)), -1 in range(10 ** 12), 1.5 in range(10 ** 6), tuple(l), l[5:15000:3]
