# Assignment expressions, of Python 3.8.
if (n := 10) > 5: print(n)
while (n := n - 4) > 0: print(n, end=' ')
print(n)
print([y := 5, y ** 2], (z := 1, z + 1), {(k := 'a'): k}, f'{(w := 3)}{w}', f'{(v:=5):>3}', len(t := [1, 2]), t)
data = [1, 5, 2, 8]
print([d for x in data if (d := x * 2) > 3], d)
print(any((hit := x) > 4 for x in data), hit)
print([[(m := j) for j in range(i)] for i in range(3)], m)
def f(items):
    if (first := items[0]) and (second := items[1]):
        return first, second
    return first
print(f([1, 2]), f([0, 2]))
def total(xs):
    acc = 0
    partial = [acc := acc + x for x in xs]
    return partial, acc
print(total([1, 2, 3]))
def only_here(xs):
    return [last := x for x in xs], last
print(only_here('ab'))
def unbound(flag):
    if flag and (q := 1): pass
    try:
        return q
    except UnboundLocalError as e:
        return type(e).__name__
print(unbound(True), unbound(False))
def cell():
    fs = [lambda: seen for x in range(3) if (seen := x) is not None]
    return [g() for g in fs], seen
print(cell())
def outer():
    count = 0
    def inner():
        nonlocal count
        return (count := count + 1)
    inner()
    return inner(), count
print(outer())
def to_global():
    global made
    return (made := 'made') + '!'
print(to_global(), made)
class A:
    if (attr := 5) > 3: other = attr
    values = [(attr := attr + 1), attr]
print(A.attr, A.other, A.values)
def gen():
    while (got := (yield)) is not None: print('got', got)
g = gen(); next(g); g.send(1); g.send(2)
try: g.send(None)
except StopIteration: print('done')
x = 0
def args(a, b, c): return a, b, c
print(args((x := x + 1), (x := x + 1), x), args(a := 7, b=(b := 8), c=a + b))
x = y = 1
print((x := y) is y, (x := 2) + x * (x := 3), x)
print((s := 'abc')[(i := 1):(i := i + 1)], i, not (e := []), e)
def swap(a, b):
    return ((a := b), (b := a), a, b)
print(swap(1, 2))
def tries():
    for i in range(3):
        try:
            if (j := i) == 1: continue
            if j == 2: return j
        finally:
            print('finally', j)
print(tries())
print((lambda: (p for p in range(3)))() is not None, sum(q for p in range(4) if (q := p)))
