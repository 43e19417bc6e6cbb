def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class K:
    def __init__(self, n, h=None):
        self.n = n
        self.h = n % 3 if h is None else h

    def __hash__(self):
        print('hash', self.n, end=' ')
        return self.h

    def __eq__(self, o):
        print('eq', self.n, getattr(o, 'n', o), end=' ')
        return isinstance(o, K) and self.n == o.n

    def __repr__(self):
        return 'K%d' % self.n


d = {}
for i in range(6):
    d[K(i)] = i
print()
print(d)
print(d[K(3)], d.get(K(4)), d.get(K(9)), K(5) in d, K(11) in d)
print(d.pop(K(2)), d.setdefault(K(1), 'no'), d.setdefault(K(7), 'yes'))
d[K(0)] = 'zero'
del d[K(4)]
print(d)
d.update({K(0): 'u', K(8): 'v'})
print(d)
print(d == {K(0): 'u'}, d == dict(d))
t(lambda: d[K(99)])
t(lambda: d.pop(K(99)))
e = {1: 'int', K(1, 1): 'K'}
print(e, e[1], e.get(K(1, 1)), K(5, 1) in e)


class Bad:
    def __init__(self, h):
        self.h = h

    def __hash__(self):
        if self.h is None:
            raise ValueError('no hash')
        return self.h

    def __eq__(self, o):
        raise KeyError('no eq')


b = {Bad(1): 1}
t(lambda: b.get(Bad(1)))
t(lambda: b.get(Bad(2)))
t(lambda: b.get(Bad(None)))
t(lambda: b.setdefault(Bad(1)))
t(lambda: b.pop(Bad(1), 0))
t(lambda: Bad(1) in b)
t(lambda: b.update({Bad(1): 2}))
t(lambda: {Bad(1), Bad(1)})
t(lambda: len({Bad(1): 1, Bad(2): 2}))


class NoHash:
    __hash__ = None


class EqOnly:
    def __eq__(self, o):
        return True


class StrHash:
    def __hash__(self):
        return 'x'


t(lambda: {NoHash(): 1})
t(lambda: {EqOnly(): 1})
t(lambda: {StrHash(): 1})
t(lambda: hash(EqOnly()))


class Plain:
    pass


p, q = Plain(), Plain()
m = {p: 'p', q: 'q'}
print(m[p], m[q], Plain() in m, len(m))


class Evil:
    def __hash__(self):
        return 1

    def __eq__(self, o):
        victim.clear()
        return False


victim = {Evil(): 1, Evil(): 2} if False else {}
victim[Evil()] = 1
victim[5] = 5
print(victim.get(Evil()), len(victim))
victim.clear()


class Str(str):
    def __hash__(self):
        return hash('fixed')

    def __eq__(self, o):
        return str.__eq__(self, o)


z = {Str('a'): 1}
print(z.get('a'), z.get(Str('a')), z)


class Int(int):
    pass


y = {Int(5): 'five', 6: 'six'}
print(y[5], y[Int(6)], y.get(5.0), y)


class Big:
    def __hash__(self):
        return 10 ** 30


print(hash(Big()) == hash(10 ** 30), {Big(): 1} is not None, hash(K(0, -1)))
