# What a generator expression has not assigned yet is unbound, whatever others have had before.


def attempt(f):
    try:
        return f()
    except NameError as e:
        return '%s: %s' % (type(e).__name__, e)


def total(rows):
    return sum(a * b + c for a, b in rows for c in range(a))


def early(rows):
    return any(a == b for a, b in rows for c in (b, a) if c)


rows = [(1, 2), (3, 4), (5, 5), (6, 7)]
for _ in range(3):
    print(total(rows), early(rows), max(c for a, b in rows for c in (a, b)))
    print(attempt(lambda: sum(1 for a in (1, 2) for b in [b])))
    print(attempt(lambda: any(b for a in (0, 1) if b for b in [a])))
    print(attempt(lambda: all(c for a, b in rows for c in [a, c])))
    print(attempt(lambda: min(b for a in rows if a and b for b in a)))
    print(attempt(lambda: sum(sum(b for a in [a] for b in [b]) for a in (1, 2))))
