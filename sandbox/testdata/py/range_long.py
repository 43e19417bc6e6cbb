# Ranges that do not fit 64 bits.
def show(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


big = 10 ** 20
r = range(big)
s = range(big, -big, -3 * 10 ** 19)
print(r, s, range(2 ** 63), range(-2 ** 63, 2 ** 63, 2 ** 40), range(big, big + 3), range(0, 10, big), range(5, 0, -big))
print(list(s), list(range(big, big + 3)), list(range(0, 10, big)), list(range(big, 0)), [x for x in range(-big, -big + 2)])
print(list(reversed(s)), list(reversed(range(big, big + 2))), type(r).__name__, isinstance(r, range), bool(r), bool(range(big, 0)))
for f in (
    lambda: len(r),
    lambda: len(s),
    lambda: len(range(2 ** 63 - 1)),
    lambda: len(range(-2 ** 63, 2 ** 63 - 1)),
    lambda: r[10 ** 19],
    lambda: r[-1],
    lambda: s[2],
    lambda: s[-2],
    lambda: r[big],
    lambda: r[-big - 1],
    lambda: r["a"],
    lambda: r[1.0],
    lambda: r[None:],
    lambda: r["a":],
    lambda: r[::0],
    lambda: (r[5:], r[:5], r[-5:], r[::-1], r[:: 10 ** 19], r[3:3], r[big:], r[2:10:3], r[10:2:-3]),
    lambda: (s[1:], s[::-1], s[-2:], s[:100]),
    lambda: list(r[-3:]),
    lambda: (r.start, r.stop, r.step, s.step),
    lambda: (big - 1 in r, big in r, -1 in r, True in r, 5 in s, 10 ** 19 in s, 2.5 in range(big, big + 2)),
    lambda: (float(big) in range(big, big + 2), "a" in s, None in s),
    lambda: (r.index(10 ** 19), s.index(10 ** 19), s.index(big), range(big, big + 9).index(float(big))),
    lambda: r.index(big),
    lambda: s.index("a"),
    lambda: (r.count(7), r.count(-7), s.count("a"), s.count(10.0 ** 20)),
    lambda: (r == range(big), r == range(big + 1), r != s, range(0, big, big) == range(1), range(1) == range(0, big, big)),
    lambda: (range(big, 0) == range(0), range(0) == range(big, 0), r == list(s), range(0, big, 7) == range(0, big + 1, 7)),
    lambda: (hash(r) == hash(range(big)), hash(range(0, big, big)) == hash(range(1)), {r: 1}[range(big)]),
    lambda: r < s,
    lambda: r + s,
    lambda: r(1),
    lambda: range(big, 0, 0),
    lambda: range(big, "a"),
    lambda: range(big, 1.5),
    lambda: (min(s), max(s), sum(s), sorted(s), tuple(s), 10 ** 19 in set(s)),
    lambda: list(zip(r, "ab")),
    lambda: next(iter(r)),
    lambda: next(iter(range(big, 0)), "none"),
    lambda: (lambda a, *b: (a, b))(*s),
    lambda: [*s][0] == s[0],
    lambda: (repr(r), str(s), f"{r}"),
):
    show(f)


class N:
    def __index__(self):
        return big


print(range(N()), range(0, N(), N()), list(range(N(), N())), r[N() - 1] if hasattr(N, "__sub__") else r[-N().__index__()])
it = iter(range(big, big + 2))
print(type(it).__name__, next(it), list(it), list(it), next(it, None))
total = 0
for i in r:
    if i > 5:
        break
    total += i
print(total)
