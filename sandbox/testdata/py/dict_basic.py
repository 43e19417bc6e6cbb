def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


d = {}
print(d, len(d), bool(d), dict() == d, dict(a=1, b=2), dict([(1, 2), [3, 4], 'xy']), dict({5: 6}), dict({1: 2}, a=3), dict([('a', 1)], a=2))
d['a'] = 1
d[2] = 'b'
d[(1, 2)] = None
d[None] = [1]
d[2.5] = {}
d[True] = 'yes'
print(d, len(d), d['a'], d[1], d[1.0], d[None], True in d, 1 in d, 2.0 in d, 'z' in d, 'z' not in d)
d[1] = 'replaced'
print(d)
del d['a']
print(d.pop(2), d.pop('none', 'default'), d.pop(None), d)
print(d.get(2.5), d.get('q'), d.get('q', 5), d.get(1))
print(d.setdefault('new', []), d.setdefault('new', 5), d.setdefault('n2'), d)
d['new'].append(1)
print(d, list(d), list(d.keys()), list(d.values()), list(d.items()))
c = d.copy()
c['c'] = 1
print('c' in d, c == d, d.clear(), d, len(c))
print(c.popitem(), c.popitem(), c)
t(lambda: d['missing'])
t(lambda: d[5])
t(lambda: d[(1, 2)])
t(lambda: d.pop('missing'))
t(lambda: d.popitem())
t(lambda: d[[]])
t(lambda: {[]: 1})
t(lambda: {{}: 1})
t(lambda: d.get([]))
t(lambda: d.setdefault({}))
t(lambda: [] in d)
t(lambda: d.pop([]))
print(d.pop([], 'unhashed'))
d['x'] = 1
t(lambda: d.pop([], 'hashed'))


def delete(k):
    del d[k]


t(lambda: delete('missing'))
t(lambda: delete([]))
t(lambda: delete('x'))
print({1: 'a', 1.0: 'b', True: 'c'}, {0: 1, False: 2}, {'a': 1, 'a': 2})
print({1: 2} == {1: 2.0}, {1: 2} == {1: 3}, {1: 2} != {2: 1}, {} == [], {'a': {1: [2]}} == {'a': {1: [2]}}, {1: 2, 3: 4} == {3: 4, 1: 2})
t(lambda: {} < {})
t(lambda: {} + {})
t(lambda: hash({}))
t(lambda: {}.foo)
print({i: i * i for i in range(5)}, {k: v for k, v in zip('abc', range(3))}, dict(zip('ab', (1, 2))), dict(enumerate('xy')))
print({'a': 1, 'b': [1, {'c': ()}], 'it\'s': "q"}, str({1.5: None}), repr({}))
r = {}
r['self'] = r
r['list'] = [r]
print(r)
print(sorted({3: 1, 1: 2}), max({1: 5, 4: 2}), sum({1: 9, 2: 9}), list(reversed(list({1: 1, 2: 2}))), len({1: 1}))
for k in {'x': 1, 'y': 2}:
    print(k, end=' ')
for k, v in {'x': 1, 'y': 2}.items():
    print(k, v, end=' ')
print()
print(d.update(), d.update({}), d.update([]), d.update(z=1), d)
