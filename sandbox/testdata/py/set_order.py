# The order of sets after random histories: for each, a checksum of what iterating
# them gives.
def digest(items):
    h = 0
    for x in items:
        for c in repr(x):
            h = (h * 31 + ord(c)) % 1000003
    return h


state = [2020]
def rnd(n):
    state[0] = (state[0] * 6364136223846793005 + 1442695040888963407) % 18446744073709551616
    return (state[0] >> 33) % n
def val(kind):
    if kind == 0: return rnd(40)
    if kind == 1: return rnd(100000) * (1 + rnd(3) * 1024)
    if kind == 2: return 's%d' % rnd(60)
    if kind == 3: return (rnd(8), rnd(8))
    if kind == 4: return rnd(30) * 0.5 - 5
    if kind == 5: return [rnd(20), 'k%d' % rnd(20), (rnd(5),), rnd(10) * 0.25, rnd(2) == 0][rnd(5)]
    return frozenset([rnd(5), rnd(5)])
def make(kind):
    n = [0, 1, 3, 5, 8, 20, 60, 200][rnd(8)]
    s = set()
    how = rnd(4)
    items = [val(kind) for i in range(n)]
    if how == 0: s = set(items)
    elif how == 1:
        for x in items: s.add(x)
    elif how == 2: s = set(dict.fromkeys(items))
    else: s.update(items)
    for i in range(rnd(max(1, len(s)))):
        c = rnd(4)
        if c == 0 and s: s.pop()
        elif c == 1: s.discard(val(kind))
        elif c == 2: s.add(val(kind))
    return s
def other(kind):
    o = make(kind); c = rnd(7)
    if c == 0: return list(o)
    if c == 1: return frozenset(o)
    if c == 2: return dict.fromkeys(o, 1)
    if c == 3: return dict.fromkeys(o, 1).keys()
    if c == 4: return (x for x in list(o))
    return o
def show(s): print(type(s).__name__, digest(list(s)))
for step in range(700):
    kind = rnd(7)
    a = make(kind)
    if rnd(5) == 0: a = frozenset(a)
    o = other(kind)
    op = rnd(24)
    if op == 0: show(a.union(o))
    elif op == 1: show(a.intersection(o))
    elif op == 2: show(a.difference(o))
    elif op == 3: show(a.symmetric_difference(o))
    elif op == 4: show(a.copy())
    elif op == 5: show(a.union(o, make(kind), other(kind)))
    elif op == 6: show(a.intersection(o, make(kind)))
    elif op == 7: show(a.difference(o, make(kind), other(kind)))
    elif op == 8: print(a.isdisjoint(o))
    elif op == 9: print(a.issubset(o), a.issuperset(make(kind)))
    elif op == 10: b = make(kind); show(a & b); show(a | b); show(a - b); show(a ^ b); print(a < b, a <= b, a == b, a != b, a > b, a >= b)
    elif op == 11: show(frozenset(a)); show(set(a)); show(frozenset(o))
    elif op == 12: show(a & a); show(a | a); show(a - a); show(a ^ a); show(a.intersection(a)); show(a.difference(a))
    elif op == 13: v = dict.fromkeys(make(kind)).keys(); show(a & v); show(v & a); show(a - v); show(v - a); show(a ^ v); show(v ^ a); show(a | v); show(v | a)
    elif op == 14: v = dict.fromkeys(make(kind), 0).items(); w = dict.fromkeys(make(kind), 0).items(); show(w & v); show(w - v); show(w ^ v); show(w | v); print(w == v, w <= v, w < v, w.isdisjoint(v))
    else:
        a = set(a)
        if rnd(3) == 0: a = make(kind)
        if op == 15: a.update(o)
        elif op == 16: a.intersection_update(o)
        elif op == 17: a.difference_update(o)
        elif op == 18: a.symmetric_difference_update(o)
        elif op == 19: a.update(o, make(kind))
        elif op == 20: a.difference_update(make(kind), other(kind))
        elif op == 21:
            b = make(kind); a |= b; show(a); a &= make(kind); show(a); a -= b; show(a); a ^= make(kind)
        elif op == 22:
            r = []
            for i in range(rnd(10)):
                if a: r.append(a.pop())
            print(digest(r))
            if rnd(2): a.clear()
            a.update(make(kind))
            if a: print(a.pop())
        elif op == 23:
            x = val(kind)
            try: a.remove(x); print('removed', x)
            except KeyError as e: print('KeyError', e)
        show(a)
        if a: print(a.pop())
        show(a)
