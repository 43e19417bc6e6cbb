class D(dict):
    def __missing__(self, k):
        print('missing', k)
        return 'm'


class Count(dict):
    def __missing__(self, k):
        self[k] = 0
        return 0


class Attr(dict):
    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name)

    def __setattr__(self, name, v):
        self[name] = v


d = D(a=1)
print(d, d['a'], d['b'], d.get('b'), 'b' in d, dict.__getitem__(d, 'z'), len(d), type(d).__name__, isinstance(d, dict))
c = Count()
for ch in 'abracadabra':
    c[ch] += 1
print(c, c == {'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}, sorted(c.items(), key=lambda p: (-p[1], p[0])))
a = Attr(x=1)
a.y = 2
print(a, a.x, a.y, a['y'])
try:
    a.z
except AttributeError as e:
    print('AttributeError', e)


class Low(dict):
    def __init__(self, *args, **kw):
        super().__init__()
        self.log = []
        self.update(*args, **kw)

    def __setitem__(self, k, v):
        self.log.append(k)
        super().__setitem__(k.lower(), v)

    def __getitem__(self, k):
        return super().__getitem__(k.lower())

    def __delitem__(self, k):
        super().__delitem__(k.lower())

    def __contains__(self, k):
        return super().__contains__(k.lower())

    def __repr__(self):
        return 'Low(%s)' % super().__repr__()

    def __len__(self):
        return 100 + super().__len__()

    def __iter__(self):
        return iter(sorted(super().__iter__()))

    def update(self, *args, **kw):
        for k, v in dict(*args, **kw).items():
            self[k] = v


o = Low({'B': 1}, A=2)
print(o, o['a'], 'A' in o, len(o), list(o), o.log, o.get('A'), o.keys(), [k for k in o])
del o['B']
print(o, o.pop('a'), o, bool(o), o == {}, {} == o)


class P(dict):
    pass


p = P({1: 2})
p.attr = 'x'
q = p.copy()
print(p, q, type(q).__name__, p == q, p.attr, P() == {}, P([(1, 2)]) == P({1: 2}), P(a=1), p.items(), list(p), dict(p))
p.update(q)
p[3] = 4
print(p.popitem(), p.setdefault(5, 6), p.keys() & {1}, p.values(), {'p': p}, [p], str(p), repr(p))
try:
    P(1, 2)
except TypeError as e:
    print(e)
try:
    hash(P())
except TypeError as e:
    print(e)
try:
    p['none']
except KeyError as e:
    print('KeyError', e)


def f(**kw):
    return sorted(kw.items())


print(f(**P(a=1, b=2)))


class Init(dict):
    def __init__(self):
        self['pre'] = 0


print(Init(), Init.fromkeys('xy'))


class LRU(dict):
    def __init__(self, n):
        self.n = n

    def __setitem__(self, k, v):
        if k in self:
            del self[k]
        elif len(self) >= self.n:
            del self[next(iter(self))]
        dict.__setitem__(self, k, v)


l = LRU(3)
for k in 'abcabdeaf':
    l[k] = k
print(l)
print(dict.get(d, 'a'), dict.keys(d), dict.__len__(o), dict.__contains__(d, 'a'), dict.__iter__(d) is not None, dict.__eq__(d, {'a': 1}), dict.__repr__(o))
