def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


l = list(range(10))
print(l[2:5], l[:3], l[7:], l[:], l[-3:], l[:-7], l[::2], l[1::3], l[::-1], l[8:2:-2], l[5:2], l[20:], l[-20:3])
print(l[None:None:None], l[True:3], l[10 ** 30:], l[-10 ** 30:10 ** 30], l[::10 ** 30], l[::-10 ** 30], l[3:3])
l[2:4] = ['a', 'b', 'c']
print(l)
l[:0] = [-1]
l[len(l):] = ['end']
print(l)
l[3:3] = 'xy'
l[1:2] = []
print(l)
l[::3] = [0] * len(l[::3])
print(l)
l[::-2] = range(len(l[::-2]))
print(l)
l[5:2] = ['odd']
print(l)
l[:] = (x for x in 'gen')
print(l)
l[1:] = l
print(l)
l[:] = l[::-1]
print(l)
del l[0]
del l[-1]
print(l)
l = list(range(20))
del l[::3]
print(l)
del l[5:2]
del l[2:4]
print(l)
del l[::-4]
print(l)
del l[-3:]
print(l)
del l[:]
print(l)


def assign(s, v):
    m = [0, 1, 2, 3, 4]
    m[s] = v
    return m


t(lambda: assign(slice(None, None, 2), [1]))
t(lambda: assign(slice(None, None, 0), [1]))
t(lambda: assign(slice(0, 2), 5))
t(lambda: assign(slice(0, 2, 2), 5))
t(lambda: assign(slice('a'), []))
t(lambda: assign(slice(3, 1), [9]))
t(lambda: assign(slice(4, 1, -1), 'abc'))
t(lambda: assign(9, 1))
t(lambda: assign(-6, 1))
t(lambda: assign('a', 1))
t(lambda: assign(1.0, 1))
t(lambda: assign(10 ** 30, 1))
t(lambda: assign(-1, 'last'))
t(lambda: assign(True, 'one'))


def delete(s):
    m = [0, 1, 2, 3, 4]
    del m[s]
    return m


t(lambda: delete(7))
t(lambda: delete('x'))
t(lambda: delete(-5))
t(lambda: delete(slice(1, None, 2)))
t(lambda: delete(slice(None, None, 0)))
t(lambda: [][0])
t(lambda: [1]['a'])
t(lambda: [1][1.5])
t(lambda: [1][10 ** 30])
t(lambda: [1][None])
t(lambda: [1, 2][1:'x'])
print(slice(1, 5, 2).indices(4), slice(-1, None, -1).indices(4), slice(None).indices(0), slice(-100, 100).indices(7))
s = slice(1, 2)
print(s, s.start, s.stop, s.step, slice(5), slice('a', None, []))
t(lambda: slice())
t(lambda: slice(1, 2, 3, 4))
t(lambda: slice(1).indices(-1))
t(lambda: hash(slice(1)))
