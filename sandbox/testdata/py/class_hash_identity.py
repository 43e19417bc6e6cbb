# Default equality, hash and identity of instances.
class A: pass
a, b = A(), A()
print(a == a, a == b, a != b, a is b, hash(a) == hash(a), len({a, b, a}), a in [b], a in {a: 1}, id(a) == id(a), id(a) != id(b))
print(hash(A) == hash(A), A in {A: 1}, {A: 'cls', int: 'int'}[A], len in {len: 1}, hash(len) == hash(len), hash(None) == hash(None))
def f(): pass
def g(): pass
print({f: 1, g: 2}[g], f == f, f == g, hash(f) == hash(f), (lambda: 0) == (lambda: 0))
x = 5
print(x is 5, x is not 6, None is None, True is True, () is (), 'a' is 'a', [] is [], {} is {}, x is x)
y = 256; z = 256
print(y is z, -5 is -5, 0 is False, 1 == True, hash(1) == hash(True) == hash(1.0), {1: 'a', True: 'b', 1.0: 'c'}, {0, False, 0.0})
print(hash('a') == hash('a'), hash((1, 2)) == hash((1, 2)), hash(1.5), hash(-2), hash(2 ** 100), hash(float('inf')), hash(0.1), hash(()), hash((1,)), hash(frozenset()), hash(-1.0), hash(1e300))
for v in ([], {}, set(), ([],), slice(1), {}.keys(), ({},)):
    try: print(hash(v))
    except TypeError as e: print(e)
class E:
    def __eq__(self, o): return NotImplemented
    def __hash__(self): return 1
p, q = E(), E()
print(p == q, p == p, p != p, p != q, {p: 1, q: 2}[p], len({p, q}))
class Collide:
    def __init__(self, n): self.n = n
    def __hash__(self): return 0
    def __eq__(self, o): return self.n == o.n
d = {Collide(i): i for i in range(10)}
print(d[Collide(7)], len(d), Collide(11) in d)
del d[Collide(3)]
print(sorted(d.values()))
s = {Collide(i % 4) for i in range(20)}
print(sorted(c.n for c in s))
class Mut:
    def __init__(self, v): self.v = v
    def __hash__(self): return hash(self.v)
    def __eq__(self, o): return self.v == o.v
m = Mut(1)
d = {m: 'x'}
m.v = 2
print(m in d, Mut(1) in d, m in list(d))
class EqRaises:
    def __hash__(self): return 1
    def __eq__(self, o): raise ValueError('eq')
d = {EqRaises(): 1}
for f in (lambda: d[EqRaises()], lambda: EqRaises() in [1], lambda: EqRaises() in d, lambda: {EqRaises(), EqRaises()}, lambda: d.update({EqRaises(): 1}), lambda: [EqRaises()].index(5), lambda: [1, EqRaises()].remove(5), lambda: (EqRaises(),) == (1,), lambda: {1: EqRaises()} == {1: 2}):
    try: print(f())
    except ValueError as e: print(e)
class HashRaises:
    def __hash__(self): raise KeyError('hash')
for f in (lambda: {HashRaises(): 1}, lambda: {HashRaises()}, lambda: d[HashRaises()], lambda: HashRaises() in d, lambda: d.get(HashRaises()), lambda: hash((1, HashRaises())), lambda: set([HashRaises()])):
    try: print(f())
    except KeyError as e: print(e)
print(object.__hash__(a) == hash(a), type(a).__hash__ is object.__hash__, A.__eq__ is object.__eq__)
