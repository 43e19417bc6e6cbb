from collections import defaultdict, deque
import itertools


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


d = defaultdict(list)
d['a'].append(1)
d['b'].append(2)
d['a'].append(3)
print(d, len(d), d['a'], 'c' in d, d.get('c'), len(d), sorted(d), list(d.items()))
print(d['c'], len(d), d.default_factory)
n = defaultdict(int)
for c in 'mississippi':
    n[c] += 1
print(n, dict(n), n == dict(n), sorted(n.items()), max(n, key=n.get), sum(n.values()))
print(defaultdict(), defaultdict(None), defaultdict(list, {'x': 1}), defaultdict(int, [(1, 2)], a=3), defaultdict(str, b=1))
err(lambda: defaultdict()['x'])
err(lambda: defaultdict(None, a=1)['x'])
err(defaultdict, 5)
err(defaultdict, [])
err(defaultdict, 'abc')
err(defaultdict, list, 5)
err(defaultdict, list, [1])
err(defaultdict, list, {}, {})
err(lambda: n[[]])
err(hash, n)
err(lambda: n.foo)
err(lambda: setattr(n, 'foo', 1))
err(lambda: defaultdict(int) < defaultdict(int))

s = defaultdict(lambda: 'none')
print(s['q'], s['r'], s.setdefault('t', 5), s.pop('q'), s)if False else print(s['q'], sorted(s))
k = defaultdict(itertools.count().__next__)
print([k[x] for x in 'abcab'], dict(k))
tree = defaultdict(lambda: defaultdict(int))
tree['x']['y'] += 5
tree['x']['z'] += 1
tree['w']['y'] -= 1
print({a: dict(b) for a, b in tree.items()})
q = defaultdict(deque)
q[1].append('x')
print(q, q[1])
c = n.copy()
c['m'] = 100
print(n['m'], c['m'], type(c).__name__, c.default_factory)
n.default_factory = None
err(lambda: n['zzz'])
n.default_factory = float
print(n['new'], n.__missing__('other'), n['other'])
err(n.__missing__)
err(n.__missing__, [])
n.update(a=5)
del n['a']
err(n.pop, 'a')
print(n.pop('i'), n.popitem(), 'i' in n, bool(n), bool(defaultdict(int)))
print(repr(defaultdict(set)), defaultdict(dict, {1: {}}), isinstance(n, dict), type(n), defaultdict.__name__, defaultdict.__mro__[1])


def factory():
    print('called')
    return []


f = defaultdict(factory)
f[1].append(2)
f[1].append(3)
print(1 in f, f.get(2), f[1])
try:
    defaultdict(lambda: 1 / 0)['x']
except ZeroDivisionError as e:
    print(e)


class Words(defaultdict):
    def __init__(self, *args):
        super().__init__(list, *args)
        self.note = 'w'

    def add(self, word):
        self[word[0]].append(word)


w = Words()
for x in 'apple avocado bean'.split():
    w.add(x)
print(w, w.note, len(w), w['a'], isinstance(w, dict))
w.other = 1
print(w.other)


class Keyed(defaultdict):
    def __missing__(self, key):
        self[key] = value = key * 2
        return value


y = Keyed()
print(y['ab'], y[4], y)


class M(dict):
    def __missing__(self, key):
        return 'missing ' + key


print(M()['x'], M(a=1)['a'])


class P:
    def __init__(self, x):
        self.x = x

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return self.x == other.x


h = defaultdict(int)
for v in (1, 2, 1, 3, 1):
    h[P(v)] += 1
print(len(h), h[P(1)], h[P(3)], sorted(h.values()))
print(defaultdict.fromkeys('ab', 1))
r = defaultdict(list)
r['self'].append(5)
a = {'x': 1}
a.update(defaultdict(int, y=2))
print(a)
