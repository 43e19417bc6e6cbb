# Assignment: multiple targets, unpacking, stars, augmented, del of everything.
a = b = c = []
a.append(1)
print(b, c is a)
a, b = 1, 2
a, b = b, a
print(a, b)
(a, b), [c, d], e = (1, 2), [3, 4], 5
print(a, b, c, d, e)
a, *b, c = range(5)
print(a, b, c)
*a, b = 'xyz'
print(a, b)
a, *b = [1]
print(a, b)
(a, *b), c = 'abc', 1
print(a, b, c)
for a, *b in [(1, 2, 3), 'xy']: print(a, b)
*a, = (1, 2)
print(a)
[x, y] = {1: 'a', 2: 'b'}
print(x, y)
x, y = y, x = 1, 2
print(x, y)
i = 0
l = [0, 0, 0]
i, l[i] = 1, 'set'
print(i, l)
l[0], l[1], l[2] = range(3)
print(l)
class O: pass
o = O()
o.a = o.b = 5
o.a, l[0] = 'oa', 'l0'
print(o.a, o.b, l)
o.n = 1
o.n += 1; o.n *= 5; o.n -= 3; o.n //= 2; o.n **= 2; o.n %= 5
print(o.n)
d = {'x': 1}
d['x'] += 5; d['x'] <<= 2; d['x'] |= 1; d['x'] ^= 3; d['x'] &= 0xff; d['x'] >>= 1
print(d)
l = [1, 2, 3, 4, 5]
l[1:3] = ['a', 'b', 'c']
print(l)
l[::2] = [0, 0, 0]
print(l)
l[1:1] = [9]
l[:0] = [8]
l[len(l):] = [7]
print(l)
l[2:5] = []
print(l)
l[0] += 1; l[-1] *= 2
l[0:2] += ['plus']
print(l)
l *= 2
print(l)
t = ([1], 2)
try: t[0] += [2]
except TypeError as e: print(e, t)
def side(n):
    print('side', n, end=' ')
    return n
l = [1, 2, 3]
l[side(1)] += side(10)
print(l)
d = {}
d[side('k')] = side('v')
print(d)
def obj():
    print('obj', end=' ')
    return o
obj().n += side(1)
print(o.n)
x = 5
x += 1; x -= 2; x *= 3; x /= 4; x //= 1; x %= 2; x **= 3
print(x)
s = 'a'
s += 'b'; s *= 3
print(s)
s = t = (1,)
s += (2,)
print(s, t)
l1 = l2 = [1]
l1 += [2]
print(l2, l1 is l2)
l1 = l1 + [3]
print(l2, l1)
l1 += 'ab'; l1 += (x for x in range(2)); l1 += {5: 6}
print(l1)
try: l1 += 5
except TypeError as e: print(e)
s1 = s2 = {1}
s1 |= {2}; s1 &= {1, 2}; s1 -= {1}; s1 ^= {5}
print(s2 is s1, sorted(s1))
f1 = f2 = frozenset([1])
f1 |= {2}
print(sorted(f1), f2)
del x
try: x
except NameError as e: print(e)
a, b, c = 1, 2, 3
del a, (b, c)
try: c
except NameError as e: print(e)
l = [1, 2, 3, 4, 5, 6]
del l[0], l[-1], l[1:2]
print(l)
del l[::2]
print(l)
del l[:]
print(l)
d = {1: {2: 3}}
del d[1][2]
print(d)
del o.n
print(hasattr(o, 'n'))
def f():
    x = 1
    del x
    try: x
    except UnboundLocalError as e: print(e)
    try: del x
    except UnboundLocalError as e: print(e)
f()
for bad in (lambda: unpack((1, 2, 3)), lambda: unpack((1,)), lambda: unpack(5), lambda: unpack('abc'), lambda: unpack({}), lambda: unpack(iter([1])), lambda: unpack(None), lambda: star(()), lambda: star((1,)), lambda: star(5)):
    try: bad()
    except NameError: pass
def unpack(v):
    a, b = v
def star(v):
    a, *b, c = v
for v in ((1, 2, 3), (1,), 5, 'abc', {}, iter([1]), None, [], range(3), {1, 2, 3}, (x for x in 'abcd'), len):
    for f in (unpack, star):
        try: f(v); print('ok')
        except (ValueError, TypeError) as e: print(type(e).__name__, e)
x = [1, 2, 3]
x[0], x[1:] = 9, [8, 7, 6]
print(x)
x = y = z = 0
x, y, z = z, x, y = 1, 2, 3
print(x, y, z)
