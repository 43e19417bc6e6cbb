class K:
    def __init__(self, n, h=1):
        self.n = n
        self.h = h

    def __hash__(self):
        print('hash', self.n, end=' ')
        return self.h

    def __eq__(self, o):
        print('eq', self.n, getattr(o, 'n', o), end=' ')
        return self.n == getattr(o, 'n', o)

    def __repr__(self):
        return 'K%s' % self.n


def show(label, v):
    print(label, v)


a = {K(1), K(2), K(3)}
show('made', a)
b = {K(2), K(4)}
show('made', b)
show('or', a | b)
show('and', a & b)
show('sub', a - b)
show('xor', a ^ b)
show('le', a <= b)
show('eq', a == {K(1), K(2), K(3)})
show('in', K(3) in a)
show('not in', K(9) in a)
a.add(K(2))
show('add', a)
a.discard(K(1))
show('discard', a)
a.update([K(3), K(5)])
show('update', a)
a ^= b
show('ixor', a)
a |= b
show('ior', a)
a -= {K(4), K(8)}
show('isub', a)
a &= {K(2), K(5), K(6)}
show('iand', a)
a.symmetric_difference_update([K(2), K(7), K(7)])
show('sdu', a)
a.difference_update([K(7)], [K(5)])
show('du', a)
try:
    a.remove(K(99))
except KeyError as e:
    show('KeyError', e)
mixed = {1, K(1), 'x', (1,), K(7, 5)}
mixed ^= {1, 5, 'x', (1,), (2,)}
show('mixed', len(mixed))
tuples = set()
for i in range(30):
    tuples.add((i % 7, (i % 3, 'x')))
tuples ^= {(1, (1, 'x')), (9, 9)}
tuples.update([(0, (0, 'x')), (8, 8)])
print(len(tuples), tuples)


class Bad:
    def __hash__(self):
        return 1

    def __eq__(self, o):
        raise ValueError('eq')


s = {1, 2}
for f in [lambda: s.add(Bad()), lambda: s.discard(Bad()), lambda: Bad() in s, lambda: s.update([3, Bad()]), lambda: s | {Bad()}, lambda: s - {Bad()},
          lambda: s.symmetric_difference_update({4, Bad()}), lambda: s.isdisjoint([Bad()]), lambda: s.issuperset([Bad()])]:
    try:
        print(f())
    except ValueError as e:
        print('ValueError', e, s)


class Mut:
    def __init__(self, s):
        self.s = s

    def __hash__(self):
        return 3

    def __eq__(self, o):
        self.s.clear()
        return False


v = {3, 4, 5}
v.add(Mut(v))
print(len(v))
v = set()
v.add(Mut(v))
print(5 in v, 3 in v, len(v))
w = set(range(5))
for bad in (lambda x: w.add(x + 10), lambda x: w.discard(x), lambda x: w.clear()):
    try:
        for x in w:
            bad(x)
    except RuntimeError as e:
        print('RuntimeError', e)
    w.update(range(5))


def gen():
    yield 1
    yield 'g'
    raise KeyError('gen')


z = {0}
try:
    z.update(gen())
except KeyError as e:
    print('KeyError', e, sorted(z, key=str))
for f in [lambda: set(gen()), lambda: z.union(gen()), lambda: z & set([]) & {1}, lambda: z.intersection(gen()), lambda: frozenset(gen())]:
    try:
        print(f())
    except KeyError as e:
        print('KeyError', e)
