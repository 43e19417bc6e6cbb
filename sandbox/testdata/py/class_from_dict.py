# A class that derives from dict.
class D(dict):
    def __getattr__(self, k):
        try: return self[k]
        except KeyError: raise AttributeError(k)
    def __setattr__(self, k, v): self[k] = v
d = D(a=1, b=2)
d.c = 3
print(d, d.a, d['c'], len(d), 'a' in d, list(d), sorted(d.items()), type(d).__name__, d == {'a': 1, 'b': 2, 'c': 3})
try: d.missing
except AttributeError as e: print(e)
try: d['missing']
except KeyError as e: print(e)
print(d.get('x'), d.get('a'), d.setdefault('z', 9), d.pop('z'), type(d.copy()).__name__, dict(d), D(d))
def kw(**k): return k
print(kw(**d), '%(a)s' % d, '{a}'.format(**d), '{0[a]}'.format(d))
class Counter(dict):
    def __missing__(self, k): return 0
    def add(self, k): self[k] += 1
c = Counter()
for ch in 'hello': c.add(ch)
print(c, c['q'], c.get('q'), 'q' in c)
class Upper(dict):
    def __setitem__(self, k, v): super().__setitem__(k.upper(), v)
    def __getitem__(self, k): return 'got ' + str(super().__getitem__(k.upper()))
    def __delitem__(self, k): super().__delitem__(k.upper())
    def __contains__(self, k): return super().__contains__(k.upper())
    def __iter__(self): return iter(['iter'])
    def __len__(self): return 42
    def __repr__(self): return 'Upper(%s)' % super().__repr__()
    def keys(self): return ['keys']
u = Upper(raw=1)
u['x'] = 5
print(u, u['x'], 'x' in u, 'raw' in u, len(u), list(u), u.get('X'), u.get('x'), bool(u), u.keys(), list(u.items()))
del u['x']
u.update(y=1)
u.setdefault('z', 2)
print(u, dict(u) if False else '')
class Order(dict):
    def __init__(self, *a, **k):
        self.order = []
        super().__init__(*a, **k)
    def __setitem__(self, k, v):
        self.order.append(k)
        dict.__setitem__(self, k, v)
o = Order({'p': 1}, q=2)
o['r'] = 3
print(o, o.order, o.__dict__)
class FromKeys(dict): pass
f = FromKeys.fromkeys('ab', 0)
print(f, type(f).__name__)
try: hash(D())
except TypeError as e: print(e)
try: D(1)
except TypeError as e: print(e)
try: D([1])
except TypeError as e: print(e)
print(D([('k', 'v')]), D(), bool(D()), D(a=1) == D(a=1), D(a=1) != dict(a=2))
for k in D(x=1, y=2): print(k, end=' ')
print()
try:
    for k in d: d[k + 'x'] = 1
except RuntimeError as e: print(e)
class Eq(dict):
    def __eq__(self, o): return 'never'
    __hash__ = None
print(Eq() == 1, [Eq()] == [2])
class H(dict):
    def __hash__(self): return 5
print({H(): 1}, H() in {H(): 1})
print(sorted(D(b=1, a=2)), max(D(b=1, a=2)), sum(D({1: 2, 3: 4})), list(zip(D(a=1), D(b=2))))
