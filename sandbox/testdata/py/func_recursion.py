# Recursion and RecursionError.
def f(n): return f(n + 1)
try: f(0)
except RecursionError as e: print(type(e).__name__, e, isinstance(e, RuntimeError))
def depth(n):
    try: return depth(n + 1)
    except RecursionError: return n
print(900 < depth(1) < 1000)
def ok(n): return 0 if n == 0 else 1 + ok(n - 1)
print(ok(900))
class A:
    def __eq__(self, o): return self == o
    def __repr__(self): return repr(self)
    def __getattr__(self, n): return getattr(self, n + 'x')
    def __len__(self): return len(self)
    def __add__(self, o): return self + o
    def __hash__(self): return hash(self)
    def __bool__(self): return bool(self)
    def __iter__(self): return iter(self)
    def __call__(self): return self()
    def __contains__(self, x): return x in self
    def __getitem__(self, i): return self[i]
    def __lt__(self, o): return self < o
a = A()
for name, g in (('eq', lambda: a == 1), ('repr', lambda: repr(a)), ('getattr', lambda: a.q), ('len', lambda: len(a)), ('add', lambda: a + 1),
          ('hash', lambda: hash(a)), ('bool', lambda: bool(a)), ('iter', lambda: list(a)), ('call', lambda: a()), ('in', lambda: 1 in a), ('item', lambda: a[0]), ('lt', lambda: a < 1), ('str', lambda: '%s' % a), ('sort', lambda: sorted([a, a])), ('dict', lambda: {a: 1})):
    try: g()
    except RecursionError as e: print(name, 'RecursionError')
l = []
l.append(l)
m = []
m.append(m)
try: l == m
except RecursionError as e: print(e)
d, e2 = {}, {}
d['k'] = d
e2['k'] = e2
try: d == e2
except RecursionError as e: print(e)
deep = []
for _ in range(5000): deep = [deep]
try: repr(deep)
except RecursionError as e: print(e)
try: str(deep)
except RecursionError as e: print(e)
deep2 = []
for _ in range(5000): deep2 = [deep2]
try: deep == deep2
except RecursionError as e: print(e)
t = ()
for _ in range(5000): t = (t,)
try: repr(t)
except RecursionError as e: print(e)
dd = {}
for _ in range(5000): dd = {1: dd}
try: repr(dd)
except RecursionError as e: print(e)
print(l, m, d)
class Init:
    def __init__(self): Init()
try: Init()
except RecursionError as e: print(type(e).__name__)
class New:
    def __new__(cls): return New()
try: New()
except RecursionError as e: print(type(e).__name__)
class Prop:
    @property
    def p(self): return self.p
try: Prop().p
except RecursionError as e: print(type(e).__name__)
def gen(n):
    yield n
    yield from gen(n + 1)
try:
    for x in gen(0): pass
except RecursionError as e: print(type(e).__name__, x > 100)
try: list(map(f, [1]))
except RecursionError as e: print(type(e).__name__)
try: sorted([2, 1], key=f)
except RecursionError as e: print(type(e).__name__)
def fin(n):
    try: return fin(n + 1)
    finally: pass
try: fin(0)
except RecursionError as e: print(type(e).__name__)
def lam(): return (lambda: lam())()
try: lam()
except RecursionError as e: print(type(e).__name__)
print(ok(500))
def mutual_a(n): return mutual_b(n) + 1
def mutual_b(n): return mutual_a(n) + 1
try: mutual_a(0)
except RecursionError as e: print(e)
class It:
    def __iter__(self): return self
    def __next__(self): return next(self)
try: list(It())
except RecursionError as e: print(type(e).__name__)
class Fmt:
    def __format__(self, s): return format(self)
try: '{}'.format(Fmt())
except RecursionError as e: print(type(e).__name__)
class Del:
    def __setattr__(self, n, v): self.x = v
    def __delattr__(self, n): del self.x
for g in (lambda: setattr(Del(), 'a', 1), lambda: delattr(Del(), 'a')):
    try: g()
    except RecursionError as e: print(type(e).__name__)
