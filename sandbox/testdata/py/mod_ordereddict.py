from collections import OrderedDict


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


d = OrderedDict()
print(d, len(d), bool(d))
d['b'] = 1
d['a'] = 2
d['c'] = 3
print(d, list(d), list(d.keys()), list(d.values()), list(d.items()), len(d))
d.move_to_end('b')
print(d)
d.move_to_end('c', last=False)
print(d)
d.move_to_end('c', False)
d.move_to_end('b', True)
print(d, d.popitem(), d.popitem(last=False), d)
print(OrderedDict([(1, 2), (3, 4)]), OrderedDict({'x': 1}), OrderedDict(a=1, b=2), OrderedDict([(1, 2)], z=3))
a = OrderedDict([(1, 'a'), (2, 'b')])
b = OrderedDict([(2, 'b'), (1, 'a')])
print(a == b, a != b, a == dict(b), dict(a) == b, a == OrderedDict(a), a != dict(b), a == 5, a == OrderedDict([(1, 'x'), (2, 'b')]))
print(list(reversed(a)), a.pop(1), a.pop(9, 'none'), a.get(2), a.setdefault(7, []), a)
c = a.copy()
c[0] = 0
print(a, c, type(c).__name__)
print(OrderedDict.fromkeys('abc'), OrderedDict.fromkeys('ab', 0))
a.update({5: 6}, x=1)
print(a, 5 in a, a[5])
del a[5]
print(a)
a.clear()
print(a)
err(a.popitem)
err(a.popitem, False)
err(a.move_to_end, 'zz')
err(a.move_to_end)
err(lambda: a['q'])
err(OrderedDict, 5)
err(OrderedDict, [], [])
err(lambda: a < a)
err(hash, a)
err(a.pop, 1)
lru = OrderedDict()
for x in [1, 2, 3, 1, 4, 2, 5]:
    if x in lru:
        lru.move_to_end(x)
    lru[x] = x * x
    if len(lru) > 3:
        print('drop', lru.popitem(last=False))
print(lru)
big = OrderedDict((i, i) for i in range(100))
for i in range(0, 100, 2):
    big.move_to_end(i, last=i % 4 == 0)
print(list(big)[:5], list(big)[-5:], len(big))
while len(big) > 2:
    big.popitem(last=len(big) % 2 == 0)
print(big)


class Named(OrderedDict):
    def __init__(self, name, *args):
        self.name = name
        super().__init__(*args)

    def first(self):
        return next(iter(self))


n = Named('n', [(3, 4), (1, 2)])
n.move_to_end(3)
print(n, n.name, n.first(), isinstance(n, dict), type(n))


class Last(OrderedDict):
    """Keeps the order of the last changes."""

    def __setitem__(self, key, value):
        super().__setitem__(key, value)
        self.move_to_end(key)


o = Last()
o['a'] = 1
o['b'] = 2
o['a'] = 3
print(o)
s = OrderedDict(a=1)
s['self'] = s
print(s)
x = OrderedDict()
x.attr = 5
print(x.attr, OrderedDict.__name__, type(x))
print(sorted(OrderedDict(b=1, a=2).items(), key=lambda kv: kv[1]))
