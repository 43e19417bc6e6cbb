# Targets of assignments.
a = b = c = 1
a, b = 1, 2
(a, b), c = [3, 4], 5
[a, [b, c]] = 1, (2, 3)
*a, b = 1, 2, 3
a, *b = 'xyz'
a, *b, c = range(5)
(*a,), b = [1, 2], 3
[*a] = 'ab'
print(a, b, c)
() = ()
[] = []
d = {}
d['k'], d['l'] = 1, 2
class O: pass
o = O()
o.x, o.y, (o.z, *o.w) = 1, 2, (3, 4, 5)
print(d, o.x, o.y, o.z, o.w)
l = [0] * 5
l[0], l[1:3], l[-1] = 1, (7, 8), 9
i = 0
i, l[i] = 2, 'i'
print(l, i)
x = y = z = []
x.append(1)
print(y, z)
for d['i'] in range(3): pass
for o.x, (l[0], *l[1:]) in [(1, (2, 3, 4))]: pass
print(d, o.x, l)
with_result = []
class CM:
    def __init__(self, v): self.v = v
    def __enter__(self): return self.v
    def __exit__(self, *a): with_result.append(self.v)
with CM((1, 2)) as (p, q), CM([3]) as [r], CM(4) as o.x, CM(5) as d['w']: print(p, q, r, o.x, d['w'])
with CM((1, 2, 3)) as (p, *q): print(p, q)
print(with_result)
a = 5
a += 1; a -= 2; a *= 3; a //= 2; a **= 2; a %= 7; a <<= 3; a >>= 1; a |= 1; a &= 7; a ^= 2
print(a)
a /= 2
print(a)
o.n = 1; o.n += 2; d['n'] = 1; d['n'] *= 5; l[0] += 10; l[1:] += [1]
print(o.n, d['n'], l)
def f(): print('f'); return l
def g(): print('g'); return 0
f()[g()] += 1
s = [(1, 2), (3, 4)]
print([(x, y) for x, y in s], [x for x, in [(1,)]], {x: y for (x, y) in s}, [x for x, *y in s], [y for _, *y in s])
del a, (b, [c]), d['k'], o.x, l[0], l[0:2]
print(d, l)
try:
    print(a)
except NameError as e: print(e)
for bad in ('a, b = 1', 'a, b = 1, 2, 3', '*a, b = ()', '(a, b), c = 1, 2', '[] = 1,', 'a, b = {1}'):
    try:
        if bad == 'a, b = 1': a, b = 1
        elif bad == 'a, b = 1, 2, 3': a, b = 1, 2, 3
        elif bad == '*a, b = ()': *a, b = ()
        elif bad == '(a, b), c = 1, 2': (a, b), c = 1, 2
        elif bad == '[] = 1,': [] = 1,
        else: a, b = {1}
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
def scope():
    a, *b = 1, 2
    def inner():
        nonlocal a, b
        [a, b] = b, a
    inner()
    return a, b
print(scope())
x, y = y, x = 1, 2
print(x, y)
