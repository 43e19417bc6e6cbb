from collections import Counter


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


c = Counter('mississippi')
print(c, len(c), c['s'], c['zzz'], 'zzz' in c, dict(c), sum(c.values()))
print(c.most_common(), c.most_common(2), c.most_common(0), c.most_common(-1), c.most_common(100), c.most_common(None), c.most_common(n=1))
print(Counter(), Counter(a=3, b=1), Counter({'x': 2}), Counter([1, 2, 1]), Counter([(0, 1), (0, 1), (1, 0)]), Counter(None), Counter({'x': 2}, x=1, y=4))
print(Counter(x % 3 for x in range(10)), Counter(range(3)), Counter({1, 2}), Counter(Counter('aab')))
print(list(c.elements()), sorted(c.elements()), list(Counter(a=0, b=-2, c=2).elements()))
c.update('spam')
print(c)
c.update({'m': 10, 'q': 1})
print(c)
c.update(q=5)
print(c)
c.update(['s'], s=2)
print(c)
c.subtract('miss')
print(c)
c.subtract({'q': 10}, p=1)
print(c)
c.subtract(i=4)
print(c)
c.update()
c.subtract()
c['new'] += 3
c['m'] -= 20
del c['new'], c['absent']
print(c, +c, -c)
a, b = Counter(a=3, b=1, d=-2), Counter(a=1, b=2, c=5, d=1)
print(a + b, a - b, a | b, a & b, b - a, b + a, a == b, a != b, a == Counter(a=3, b=1, d=-2), a == {'a': 3, 'b': 1, 'd': -2})
x = Counter(a=3, b=1)
x += Counter(b=2, z=1)
print(x)
x -= Counter(b=2, z=1)
print(x)
x |= Counter(b=7)
print(x)
x &= Counter(b=2, a=9)
print(x)
x += x
print(x)
x -= x
print(x)
k = b.copy()
k['a'] = 100
print(b['a'], k['a'], type(k).__name__)
print(Counter(a=1.5, b=2) + Counter(a=1), Counter(a=10 ** 30).most_common(1))
err(lambda: Counter('a') + {'a': 1})
err(lambda: Counter('a') - 5)
err(Counter, 5)
err(Counter, 'a', 'b')
err(Counter.fromkeys, 'abc')
err(c.most_common, 1, 2)
err(c.elements, 1)
err(c.update, 1, 2)
err(c.update, 5)
err(Counter, [[]])
err(lambda: c < c)
err(hash, c)
err(list, Counter(a='x').elements())
err(lambda: c.nothing)
y = Counter('ab')
err(y.__iadd__, [1])
print(Counter({'a': 'x', 'b': 2}), Counter(a=1, b=1, c=2), Counter('abcabc').most_common(2))
print(y.pop('a'), y.get('q'), y.get('q', 7), y.setdefault('w', 2), sorted(y.items()), y)
y.clear()
print(y, bool(y), isinstance(y, dict), type(y), Counter.__name__, Counter.__mro__[1])
words = 'the quick the lazy the dog a quick'.split()
for word, n in Counter(words).most_common(2):
    print(word, n)
print(max(Counter(words).items(), key=lambda kv: kv[1]), sorted(Counter(words), key=lambda w: (-Counter(words)[w], w)))


class Bag(Counter):
    """A counter with a total."""

    def total(self):
        return sum(self.values())


g = Bag('hello')
g.tag = 5
print(g, g.total(), g.tag, type(g + g).__name__, g.copy(), type(g.copy()).__name__, Bag(), g['none'])
g['x'] = g['l'] + 1
print(g.most_common(1))


class P:
    def __init__(self, v):
        self.v = v

    def __hash__(self):
        return self.v % 2

    def __eq__(self, o):
        return self.v == o.v

    def __repr__(self):
        return 'P%d' % self.v


print(Counter([P(1), P(2), P(1), P(3)]), Counter([P(1)]) + Counter([P(1), P(2)]))
u = Counter([P(4)])
u.update([P(4), P(6)])
u += Counter([P(6), P(6)])
print(u, u[P(6)], u[P(9)])
z = Counter()
for ch in 'banana':
    z[ch] += 1
print(z, list(z), {k: v for k, v in z.items() if v > 1})
