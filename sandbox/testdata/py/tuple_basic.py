def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


print((), (1,), (1, 2), tuple(), tuple([1, 2]), tuple('ab'), tuple(range(3)), tuple(x for x in 'q'), tuple({1: 2}))
a = (1, 2, 3)
print(tuple(a) is a, a[:] is a, a[0], a[-1], a[1:], a[::-1], a[::2], a[5:], len(a), bool(()), bool(a))
print(a + (4,), a * 2, 2 * (1,), () * 5, (1,) * -1, a.count(2), a.index(3), 2 in a, 9 in a, 9 not in a)
t(lambda: a[3])
t(lambda: a['x'])
t(lambda: a[1.0])
t(lambda: a + [1])
t(lambda: a + 5)
t(lambda: a * 'x')
t(lambda: a.index(9))
t(lambda: a.index())
t(lambda: a.count())
t(lambda: tuple(5))
t(lambda: tuple(1, 2))
t(lambda: tuple(x=1))
t(lambda: a < [1])


def assign():
    a[0] = 5


def delete():
    del a[0]


t(assign)
t(delete)
b = (1,)
c = b
b += (2,)
print(b, c)
b *= 2
print(b)


def iadd():
    z = (1,)
    z += [2]


t(iadd)
print((1, 2) < (1, 3), (1,) < (1, 0), () < (0,), (2,) > (1, 9), (1, 2) == (1.0, 2), (1, 2) != (1, 2), (1, 'a') < (1, 'b'))
t(lambda: (1, 'a') < (1, 2))
t(lambda: (None,) < (None,))
t(lambda: (None, 1) < (None, 2))
print(hash(()), hash((1,)), hash((1, 2)), hash((1, (2, 3))), hash(('a', 'b')), hash((1.5, None is None)), hash((-1, -2)))
t(lambda: hash(([],)))
t(lambda: hash((1, {})))
print(a.__len__(), a.__contains__(2), a.__getitem__(1), a.__add__((9,)), a.__mul__(2), a.__rmul__(1), a.__hash__() == hash(a))
print(a.__eq__((1, 2, 3)), a.__eq__([1]), a.__ne__(a), a.__lt__((2,)), a.__le__(5), a.__gt__(()), a.__ge__(a), a.__repr__(), list(a.__iter__()))
print(a.__getnewargs__(), (1, [2]), ((),), ('a',), ((1, 2), (3,)))
x, (y, z) = 1, (2, 3)
print(x, y, z)
first, *rest = (1, 2, 3)
print(first, rest)
d = {(1, 2): 'a', (1, (2, 3)): 'b'}
print(d[(1, 2)], d[1, (2, 3)], (1, 2) in d, (2, 1) in d)
m = ([], 1)
m[0].append(5)
print(m)
try:
    m[0] += [6]
except TypeError as e:
    print(e, m)
print(max((1, 2), (1, 3), (0, 9)), min((2, 'b'), (2, 'a')), sorted([(2, 'b'), (1, 'z'), (2, 'a')]))
