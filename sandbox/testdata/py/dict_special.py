d = {'a': 1, 'b': 2}
print(d.__len__(), d.__contains__('a'), d.__getitem__('a'), d.__setitem__('c', 3), d.__delitem__('a'), d, list(d.__iter__()))
print(d.__eq__({'b': 2, 'c': 3}), d.__eq__(5), d.__ne__({}), d.__lt__({}), d.__le__({}), d.__gt__({}), d.__ge__({}), d.__repr__(), d.__hash__)
print(d.__init__({'z': 9}, y=8), d, dict.__init__(d), d)
print(dict.get(d, 'b'), dict.keys(d), dict.items({1: 2}), dict.fromkeys('a'), dict.pop(d, 'b'), dict.copy(d), dict.setdefault(d, 'k', 1), dict.update(d, q=1), d)
get = d.get
print(get('k'), get('none', 0), list(map(d.get, ['k', 'q', 'x'])), sorted(d, key=d.get, reverse=True), max(d, key=d.get))
put = d.setdefault
put('list', []).append(1)
put('list', []).append(2)
print(d)
w = {'x': [1, 2], 'y': {'z': (1,)}}
w['x'] += [3]
w['y']['n'] = 5
w['c'] = w.get('c', 0) + 1
print(w, len(w['x']), w['y']['z'][0])
g = {}
for word in 'the cat the dog the end'.split():
    g.setdefault(word[0], []).append(word)
    g['n'] = g.get('n', 0) + 1
print(g)
inv = {v: k for k, v in {'a': 1, 'b': 2, 'c': 1}.items()}
print(inv)
print(dict(a=1, **{'b': 2}), dict({'x': 1}, **{'y': 2}))
memo = {}


def fib(n):
    if n in memo:
        return memo[n]
    memo[n] = r = n if n < 2 else fib(n - 1) + fib(n - 2)
    return r


print(fib(80), len(memo))
grid = {(x, y): x * y for x in range(4) for y in range(4)}
print(grid[2, 3], (3, 3) in grid, (4, 4) in grid, sum(grid.values()), [k for k, v in grid.items() if v == 6])
del grid[0, 0]
print(len(grid), grid.pop((3, 3)), (3, 3) in grid)
deep = {}
node = deep
for i in range(50):
    node['n'] = {}
    node = node['n']
print(len(str(deep)), deep == deep, str(deep)[:20])
a, b = {}, {}
a['b'], b['a'] = b, a
print(a, b)
try:
    a == b
    print('equal?', a == {'b': b})
except RecursionError as e:
    print('RecursionError')
