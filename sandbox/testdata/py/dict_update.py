def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


def up(*a, **k):
    d = {'base': 0}
    d.update(*a, **k)
    return d


class M:
    def keys(self):
        print('keys')
        return ['a', 'b']

    def __getitem__(self, k):
        return k * 2


class G:
    def keys(self):
        yield 1
        yield 2

    def __getitem__(self, k):
        if k == 2:
            raise ValueError('bad key')
        return k


class K:
    keys = 5


class N:
    def keys(self):
        return 5


class Attr:
    def __init__(self):
        self.keys = lambda: ['dyn']

    def __getitem__(self, k):
        return k.upper()


t(lambda: up())
t(lambda: up({1: 2}))
t(lambda: up([(1, 2)]))
t(lambda: up(((1, 2), 'ab', [3, 4])))
t(lambda: up({1: 2}, x=3))
t(lambda: up(x=3, base=9))
t(lambda: up(M()))
t(lambda: dict(M(), c=1))
t(lambda: up(G()))
t(lambda: up(K()))
t(lambda: up(N()))
t(lambda: up(Attr()))
t(lambda: up(x for x in [(1, 2), (3, 4)]))
t(lambda: up(zip('ab', 'cd')))
t(lambda: up({1: 2}.items()))
t(lambda: up([iter((1, 2))]))
t(lambda: up([{5: 1, 6: 2}]))
t(lambda: up(1, 2))
t(lambda: up(5))
t(lambda: up(None))
t(lambda: up('ab'))
t(lambda: up(['ab', 'cde']))
t(lambda: up([1]))
t(lambda: up([(1,)]))
t(lambda: up([(1, 2), ()]))
t(lambda: up([(1, 2), None]))
t(lambda: up([([], 1)]))
t(lambda: dict(1))
t(lambda: dict(1, 2))
t(lambda: dict([1]))


def bad():
    yield (1, 2)
    raise KeyError('gen')


d = {}
try:
    d.update(bad())
except KeyError as e:
    print('KeyError', e, d)
d = {}
try:
    d.update([(1, 2), (3,)])
except ValueError as e:
    print(e, d)
d = {1: 1}
d.update(d)
print(d)


class I(dict):
    def __iter__(self):
        return iter(['q'])

    def keys(self):
        return ['q']

    def __getitem__(self, k):
        return 'I'


class J(dict):
    def keys(self):
        return ['q']

    def __getitem__(self, k):
        return 'J'


print(dict(I(a=1)), dict(J(a=1)), up(I(z=1)), up(J(z=1)))
print(dict.fromkeys('abca'), dict.fromkeys([1, 2], 0), dict.fromkeys({3, 1}, []), dict.fromkeys({}, 1), {}.fromkeys((5,), 'v'))
shared = dict.fromkeys('ab', [])
shared['a'].append(1)
print(shared)
t(lambda: dict.fromkeys())
t(lambda: dict.fromkeys(5))
t(lambda: dict.fromkeys([[]]))
t(lambda: dict.fromkeys([1], 2, 3))
t(lambda: dict.fromkeys(x for x in 'gen'))


class D(dict):
    def __init__(self, *a, **k):
        print('init', a, k)
        dict.__init__(self, *a, **k)

    def __setitem__(self, k, v):
        print('set', k, v)
        dict.__setitem__(self, k, v)


print(D.fromkeys('ab', 1), type(D.fromkeys([])).__name__, D().fromkeys([1]))
D(a=1).update(b=2)
d = D([(1, 2)], z=3)
d.update({4: 5})
d.setdefault(6, 7)
d[8] = 9
print(d, D.copy(d), type(d.copy()).__name__)


class F(dict):
    def __new__(cls):
        return ['not', 'dict']


t(lambda: F.fromkeys([0, 1], 'x'))
