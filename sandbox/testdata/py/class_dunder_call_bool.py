# __call__, __bool__, numeric conversions, lookups on the type.
class F:
    def __call__(self, *a, **k): return a, sorted(k.items())
f = F()
print(f(), f(1, 2, x=3), f(*[1], **{'y': 2}), callable(f), callable(F), callable(5))
f.__call__ = lambda: 'instance'
print(f())
class G: pass
try: G()()
except TypeError as e: print(e)
g = G()
g.__call__ = lambda: 1
try: g()
except TypeError as e: print(e)
g.__len__ = lambda: 5
try: len(g)
except TypeError as e: print(e)
g.__bool__ = lambda: False
print(bool(g))
class B:
    def __init__(self, v): self.v = v
    def __bool__(self): return self.v
for v in (True, False, 1, 0, None, 'x'):
    try: print(bool(B(v)), not B(v), 'yes' if B(v) else 'no')
    except TypeError as e: print(e)
class L:
    def __len__(self): return 0
print(bool(L()), L() or 'empty', [1] and 'x')
class Num:
    def __int__(self): return 7
    def __float__(self): return 7.5
    def __index__(self): return 3
    def __round__(self, n=None): return 'round', n
    def __trunc__(self): return 9
    def __abs__(self): return 'abs'
    def __neg__(self): return 'neg'
    def __pos__(self): return 'pos'
    def __invert__(self): return 'inv'
n = Num()
print(int(n), float(n), [0, 1, 2, 'three'][n], round(n), round(n, 2), abs(n), -n, +n, ~n, bin(n), hex(n), range(n), 'abc'[:n], [1] * n, 1 << n if False else '')
class Idx:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
for f in (lambda: [1][Idx('x')], lambda: [1][Idx(0)], lambda: int(Idx(5)), lambda: range(Idx(2), Idx(9), Idx(3)), lambda: 'ab' * Idx(2), lambda: list(range(10))[Idx(1):Idx(8):Idx(3)],
          lambda: float(Idx(1)), lambda: chr(Idx(65)), lambda: hex(Idx(255)), lambda: round(2.567, Idx(1)), lambda: [5, 6].pop(Idx(0)), lambda: (1, 2, 3)[Idx(-1)],
          lambda: int('11', Idx(2)), lambda: [0] * Idx(2**70), lambda: 'x'[Idx(2**70)]):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class Trunc:
    def __trunc__(self): return 4
class BadInt:
    def __int__(self): return 'x'
    def __float__(self): return 1
class BadTrunc:
    def __trunc__(self): return 'x'
for f in (lambda: int(Trunc()), lambda: int(BadInt()), lambda: float(BadInt()), lambda: int(G()), lambda: float(G()), lambda: abs(G()), lambda: round(G()), lambda: int(BadTrunc()), lambda: -G(), lambda: hex(G()), lambda: [1][G()], lambda: 'x'[G()]):
    try: print(f())
    except TypeError as e: print(e)
