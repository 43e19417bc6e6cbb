def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


r = range(5)
print(r, range(2, 5), range(0, 10, 3), range(10, 0, -2), list(r), list(range(2, 5)), list(range(0, 10, 3)), list(range(10, 0, -2)), list(range(5, 2)), len(range(0, 10, 3)), bool(range(0)), bool(r))
print(r[0], r[-1], r[1:3], r[::2], r[::-1], r[10:], r[-2:], range(10)[2:8:3], range(10)[8:2:-3], range(0, 20, 3)[1:5], range(0, 20, 3)[::-2], r[:], r[3:1])
print(r.start, r.stop, r.step, range(1, 9, 2).start, range(1, 9, 2).stop, range(1, 9, 2).step, r[::2].step, r[::-1].stop)
print(3 in r, 5 in r, -1 in r, 3.0 in r, 2.5 in r, 'a' in r, True in r, 4 in range(0, 10, 2), 5 in range(0, 10, 2), 6 in range(10, 0, -2), 10 ** 30 in r, None in r)
print(r.index(3), r.count(3), r.count(9), r.count('a'), r.count(2.0), range(10, 0, -2).index(4), range(0, 10, 3).index(9), r.index(True), r.index(2.0))
t(lambda: r.index(7))
t(lambda: r.index('a'))
t(lambda: r.index(2.5))
t(lambda: r.index(-1))
t(lambda: range(0, 10, 3).index(4))
t(lambda: r.index())
t(lambda: r.count(1, 2))
t(lambda: r[5])
t(lambda: r[-6])
t(lambda: r['a'])
t(lambda: r[1.0])
t(lambda: r[10 ** 30])
t(lambda: r[::0])
t(lambda: range())
t(lambda: range(1, 2, 3, 4))
t(lambda: range(1, 2, 0))
t(lambda: range('a'))
t(lambda: range(1.5))
t(lambda: range(None))
t(lambda: range(0, 5, 1.0))
t(lambda: range(x=1))
t(lambda: r + r)
t(lambda: r * 2)
t(lambda: r < r)
t(lambda: r.append(1))
t(lambda: next(r))


def assign():
    r[0] = 1


def delete():
    del r[0]


t(assign)
t(delete)
print(r == range(0, 5, 1), r == [0, 1, 2, 3, 4], range(0) == range(2, 1), range(0, 3, 2) == range(0, 4, 2), r != range(6), range(1, 2, 5) == range(1, 2))
print(hash(r) == hash(range(0, 5)), hash(range(0)) == hash(range(3, 3)), hash(range(0, 3, 2)) == hash(range(0, 4, 2)), {range(3): 'x'}[range(0, 3)])
print(list(reversed(r)), list(reversed(range(0, 10, 3))), list(r.__reversed__()), r.__len__(), r.__contains__(2), r.__getitem__(1), r.__getitem__(slice(1, 3)), list(r.__iter__()))
print(r.__eq__(range(5)), r.__eq__(5), r.__ne__(range(5)), r.__lt__(r), r.__repr__(), r.__hash__() == hash(r), repr(range(0, 5, -1)), str(range(-3, 3)))
it = iter(r)
print(next(it), list(it), list(it))
i2 = iter(range(10 ** 18, 10 ** 18 + 3))
print(list(i2), range(10 ** 18)[-1], len(range(10 ** 18)), range(0, 10 ** 18, 10 ** 17)[5], 10 ** 17 in range(0, 10 ** 18, 10 ** 17))


class I:
    def __index__(self):
        return 4


print(range(I()), range(1, I()), r[I()], list(range(I())), sum(range(101)), max(range(3, 9)), min(range(9, 3, -1)), sorted(range(5, 0, -1)))
a, b, *c = range(5)
print(a, b, c, tuple(range(3)), set(range(3)), dict.fromkeys(range(2)), list(zip(range(3), range(5, 8))), list(map(str, range(2))), [x for x in range(10) if x % 3 == 0])
for x in range(3):
    x += 10
    print(x, end=' ')
else:
    print('else')
for i in range(2, 20, 5):
    for j in range(i, i - 3, -1):
        if j == 6:
            break
        print(i * j, end=' ')
print()
try:
    class Z(range):
        pass
except TypeError as e:
    print(e)
try:
    class Y(slice):
        pass
except TypeError as e:
    print(e)
