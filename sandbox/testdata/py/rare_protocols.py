import math
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class SS(set): pass
t(lambda: SS([1]) in {frozenset([1])})
def f():
    s = {frozenset([1]), 2}
    s.discard(SS([1])); print(s)
    s.add(frozenset([1])); s.remove({1}); print(s)
    s.remove(SS([5]))
t(f)
class FH(set):
    def __hash__(self): return 7
t(lambda: FH([1]) in {frozenset([1])})
def g(): yield
g.__name__ = "func_name"; g.__qualname__ = "qq"
x = g()
print(x.__name__, x.__qualname__, repr(x)[:25])
g.__name__ = "later"
print(x.__name__)
log = []
class A:
    def __eq__(self, o): log.append("A.eq"); return NotImplemented
    def __le__(self, o): log.append("A.le"); return NotImplemented
    def __ge__(self, o): log.append("A.ge"); return NotImplemented
class B(A):
    def __eq__(self, o): log.append("B.eq"); return NotImplemented
    def __le__(self, o): log.append("B.le"); return NotImplemented
    def __ge__(self, o): log.append("B.ge"); return NotImplemented
class C(B):
    def __eq__(self, o): log.append("C.eq"); return NotImplemented
    def __le__(self, o): log.append("C.le"); return NotImplemented
    def __ge__(self, o): log.append("C.ge"); return NotImplemented
import operator as op
for o in (op.eq, op.ne, op.le, op.ge):
    for p in (A, B, C):
        for q in (A, B, C):
            del log[:]
            try: r = o(p(), q())
            except TypeError: r = "TypeError"
            print(o.__name__, p.__name__, q.__name__, log, r)
for args in [(-1, 2.5), (0.0, -1), (-1.0, float("inf")), (0., -3.), (-0., -3.), (-2., .5), (1e300, 2), (float("nan"), 0), (1, float("nan")), (-1.5, 3), (-1.5, 3.1), (0, -2), (float("-inf"), -3), (10, 400.), (0.0, float("-inf"))]:
    t(lambda: math.pow(*args))
M = 2**63
for r in [range(-4294967298, -9223372036854775808, -9223372036854775808), range(0, M - 1, M - 2), range(-M, M - 1, 2**62), range(M - 1, -M, -2**62), range(-M, -M + 3), range(M - 3, M - 1), range(5, -M, -M), range(-5, M - 1, M - 1)]:
    print(list(r), list(reversed(r)), len(r) if len(list(r)) < 10 else 0)
class K:
    n = 0
    def __init__(self, i): self.i = i
    def __hash__(self): K.n += 1; return self.i
    def __eq__(self, o): return self.i == o.i
d = dict.fromkeys(map(K, range(10)))
print(K.n)
s = set(d); print(K.n)
s.difference(d); print(K.n)
s.symmetric_difference_update(d); print(K.n, len(s))
dict(d); d.copy(); set(s); s | s; s & s; print(K.n)
e = {}; e.update(d); print(K.n)
fs = frozenset(d); print(K.n)
class FS(frozenset):
    pass
l = []
z = FS([1])
class Cy:
    def __repr__(self): return repr(self.s)
c = Cy(); c.s = frozenset([c]); print(repr(c.s))
c.s = {c}; print(repr(c.s)); c.s = FS([c]); print(repr(c.s))
i = 0
print(False**0, False**False, pow(False, 0), False**i, True**0, False**1, False**2, True**5, 0**0, 0**False, True**-1, False**1.0, 2**True, 0**10**30, (-1)**10**30, True**10**30)
