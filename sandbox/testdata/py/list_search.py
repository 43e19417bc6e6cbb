def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


l = [1, 2, 3, 2, 1, True, 1.0, 'a', None, (1, 2)]
print(l.index(2), l.index(2, 2), l.index(2, -7), l.index(1, 1, 5), l.index(1.0), l.index(None), l.index((1, 2)))
print(l.count(1), l.count(2), l.count('a'), l.count('b'), l.count((1, 2)), l.count(None), l.count(True))
t(lambda: l.index(2, 4))
t(lambda: l.index(2, 0, 1))
t(lambda: l.index('zz'))
t(lambda: l.index([1, 2]))
t(lambda: l.index(1, 10 ** 30))
print(l.index(1, -10 ** 30), l.index(1, -10 ** 30, 10 ** 30))
t(lambda: l.index(1, None))
t(lambda: l.index(1, 'a'))
t(lambda: l.index(1, 1.0))
t(lambda: l.remove('zz'))
print(2 in l, 5 in l, 'a' in l, (1, 2) in l, [] in l, 1.5 not in l)


class I:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n


class E:
    def __init__(self, n):
        self.n = n

    def __eq__(self, o):
        print('eq', self.n, getattr(o, 'n', o))
        return self.n == getattr(o, 'n', o)

    def __repr__(self):
        return 'E%d' % self.n


print(l.index(1, I(1)), l.index(1, I(-6), I(100)), [5, 6, 7].pop(I(1)), [1, 2, 3][I(2)])
e = [E(1), E(2), E(3)]
print(e.index(E(2)), e.count(E(3)), e.index(3))
e.remove(E(2))
print(e)
t(lambda: e.index(E(7)))
t(lambda: e.remove(8))
same = E(5)
print([same].index(same), [same].count(same))


class Bad:
    def __eq__(self, o):
        raise KeyError('no')


t(lambda: [Bad()].index(1))
t(lambda: [Bad()].count(1))
t(lambda: [1, Bad()].remove(3))


class Clear:
    def __eq__(self, o):
        del shrink[:]
        return True


shrink = [Clear(), 1, 2]
shrink.remove(5)
print(shrink)
shrink = [1, Clear(), 2]
print(shrink.count(7), shrink)
nan = float('nan')
print([nan].index(nan), [nan].count(nan), nan in [nan])
t(lambda: (1, 2, 3).index(4))
print((1, 2, 3, 2).index(2, 2), (1, 2, 1).count(1), (1, E(4)).index(E(4)), ().count(1))
t(lambda: (1, 2).index(2, 0, 1))
