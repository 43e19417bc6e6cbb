# Classes that derive from str and tuple.
class S(str):
    def shout(self): return self.upper() + '!'
s = S('abc')
print(s, repr(s), s + 'd', type(s + 'd').__name__, type(s.upper()).__name__, s.shout(), s[0], s[1:], type(s[1:]).__name__, type(s[:]).__name__, len(s), 'b' in s, s == 'abc', hash(s) == hash('abc'), {'abc': 1}[s])
print(list(s), ''.join([s, s]), s * 2, s % () if False else '%s' % s, '{}'.format(s), '{:>5}'.format(s), s.join('xy'), s.split('b'), s < 'b', sorted([S('b'), S('a')]), s.startswith('a'), S(5), S(), S(None))
s.attr = 1
print(s.attr, isinstance(s, str), type(str(s)).__name__, type('' + s).__name__, ('%s' % s) is s, max(s), s.index('c'))
class R(str):
    def __repr__(self): return 'R(%s)' % str.__repr__(self)
    def __str__(self): return 'STR'
    def __len__(self): return 99
    def __eq__(self, o): return True
    def __hash__(self): return 1
    def __getitem__(self, i): return 'item %s' % i
    def __contains__(self, x): return 'contains'
    def __iter__(self): return iter([1, 2])
    def __add__(self, o): return 'add'
    def __mod__(self, o): return 'mod'
    def __mul__(self, o): return 'mul'
r = R('xyz')
print(r, repr(r), str(r), [r], len(r), r == 5, r != 5, hash(r), r[0], 'q' in r, list(r), r + 'a', r % 1, r * 2, '%s' % r, '%r' % r, '{}'.format(r), '{!r}'.format(r), 'pre' + r, r.upper(), ''.join([r]))
d = {S('k'): 1}
print(d['k'], S('k') in d, getattr(s, S('attr')), d)
def kw(**k): return k
print(kw(**{S('a'): 1}), int(S('12')), float(S('1.5')), ord(S('a')))
class T(tuple):
    def total(self): return sum(self)
t = T([1, 2, 3])
print(t, repr(t), t[0], t[1:], type(t[1:]).__name__, type(t[:]).__name__, len(t), t.total(), t + (4,), type(t + (4,)).__name__, type(t * 2).__name__, t == (1, 2, 3), hash(t) == hash((1, 2, 3)), {(1, 2, 3): 'x'}[t], 2 in t, t.index(2), t.count(1))
a, b, c = t
print(a, b, c, list(t), sorted(t), t < (2,), T(), T('ab'), T(t) == t, isinstance(t, tuple), bool(T()), '%s %s %s' % t, max(t), tuple(t), type(tuple(t)).__name__)
t.name = 'n'
print(t.name)
class P(tuple):
    def __repr__(self): return 'P' + tuple.__repr__(self)
    def __getitem__(self, i): return 'P[%s]' % i
    def __iter__(self): return iter('custom')
    def __len__(self): return 7
    def __eq__(self, o): return 'eq'
    def __hash__(self): return 11
    def __add__(self, o): return 'P+'
p = P((1, 2))
print(p, p[0], list(p), len(p), p == 1, hash(p), p + (1,), (0,) + p, '%s' % (p,), isinstance(1, (P, int)))
x, *y = p
print(x, y)
try: t[0] = 1
except TypeError as e: print(e)
try: del t[0]
except TypeError as e: print(e)
try: s[0] = 'x'
except TypeError as e: print(e)
try: T(5)
except TypeError as e: print(e)
try: T([1], 2)
except TypeError as e: print(e)
try: s + 1
except TypeError as e: print(e)
try: 1 + s
except TypeError as e: print(e)
try: t + [1]
except TypeError as e: print(e)
print('%s and %s' % T((1, 2)), 'x'.startswith(T(('x', 'y'))), S('a,b').split(S(',')), S('abc').replace('b', S('X')))
try:
    raise ValueError(S('msg'))
except (T((KeyError, ValueError))) as e: print('caught', e)
