"""What the frames and generators of folded calls leave behind, and who gets hold of them."""


def leave(z):
    s1 = s2 = s3 = s4 = s5 = s6 = s7 = s8 = s9 = s10 = s11 = s12 = s13 = s14 = "stale"


def many():
    return any(a for a in () for b in () for c in () for d in () for e in () for g in () for h in () for i in ()
               for j in () for k in () for l in () for m in ())


def unbound():
    many()
    any(leave(a) for a in [1])
    return any(print(m) for a in [1] for b in [1] for c in [1] for d in [1] for e in [1] for g in [1] for h in [1]
               for i in [1] for j in [1] for k in [1] for l in [m] for m in [1])


for _ in range(2):
    try:
        print(unbound())
    except NameError as e:
        print(e)


def deep(n):
    if n == 0:
        return 0
    v1 = v2 = v3 = v4 = v5 = v6 = v7 = v8 = v9 = v10 = v11 = v12 = v13 = v14 = v15 = v16 = v17 = v18 = v19 = v20 = n
    s = sum(a + b + c for a in [0] for b in [0] for c in [0])
    return sum(sum(deep(n - 1) for y in [1]) for x in [1]) + 1 + s


print([deep(n) for n in (1, 5, 12, 40)])


def first(fn, it=None):
    return fn(it or (x for x in [1, 2, 3]))


def second(fn, it=None):
    return fn(it if it is not None else (x for x in [1, 2, 3]))


for call in first, second:
    for fn in any, all, sum, min:
        g = call(lambda it: it)
        print(call(fn, g))
        h = (y for y in "abc")
        print(g is h, next(g, "end"), list(h), list(g))

stored = [(x for x in [0, 1, 2]) for _ in range(3)]
print([any(g) for g in stored], [list(g) for g in stored])
one = (x for x in [3, 4])
print(sum(x for x in one), list(one))
print(sum(x for x in (one if one else (y for y in [1]))))


def nested(n):
    return sum(k and (nested(n - 1) if n else 1 / 0) for k in [0, 0, 0, 1])


def down(n):
    if n:
        return down(n - 1)
    return sum(1 / x for x in [2, 0])


for f, n in (nested, 20), (down, 100):
    try:
        f(n)
    except ZeroDivisionError as e:
        print("caught", e)


def closing():
    try:
        yield 1
        yield 2
    finally:
        print("closed")


print(any(x for x in closing()))
print(any(closing()))
it = closing()
print(any(x for x in it))
print(next(it, "end"), next(it, "end"))
kept = closing()
for x in kept or closing():
    break
print(next(kept), next(kept, "end"))
