# Ordering and equality methods.
class V:
    def __init__(self, v): self.v = v
    def __repr__(self): return 'V(%r)' % self.v
    def __eq__(self, o): return isinstance(o, V) and self.v == o.v
    def __lt__(self, o): return self.v < o.v
    def __le__(self, o): return self.v <= o.v
print(V(1) == V(1), V(1) != V(1), V(1) != V(2), V(1) < V(2), V(1) > V(2), V(2) >= V(2), V(1) == 1, 1 == V(1), 1 != V(1))
print(sorted([V(3), V(1), V(2)]), min(V(3), V(1)), max([V(3), V(1)]), V(1) in [V(2), V(1)], [V(1), V(2)] == [V(1), V(2)])
print([V(3), V(1), V(2)].index(V(1)), [V(1), V(1)].count(V(1)), (V(1), V(2)) < (V(1), V(3)))
try: hash(V(1))
except TypeError as e: print(e)
try: {V(1): 2}
except TypeError as e: print(e)
try: V(1) in {1, 2}
except TypeError as e: print(e)
class H(V):
    __hash__ = V.__hash__
try: hash(H(1))
except TypeError as e: print(e)
class K(V):
    def __hash__(self): return hash(self.v)
print({K(1): 'a', K(2): 'b'}[K(2)], len({K(1), K(1), K(2)}), K(1) in {K(1)}, hash(K(7)))
class S(K): pass
print(hash(S(9)), S(1) == K(1))
class S2(K):
    def __eq__(self, o): return False
try: hash(S2(9))
except TypeError as e: print(e)
class Odd:
    def __eq__(self, o): return 'yes'
    def __ne__(self, o): return []
    def __lt__(self, o): return 0
    def __contains__(self, o): return 'x'
print(Odd() == 1, Odd() != 1, Odd() < 1, 1 > Odd(), 1 in Odd(), 1 not in Odd(), not Odd() == 1)
print([Odd()] == [1], [1] == [Odd()], 5 in [Odd()], [1].count(Odd()))
o = object()
print(o == o, o != o, o == object(), [o] == [o])
nan = float('nan')
print(nan == nan, nan in [nan], [nan] == [nan], nan in {nan: 1}, (nan,) == (nan,), [nan].index(nan))
for x, y in ((o, 1), (V, V), (None, None), ({}, {}), (1, 'a'), ([], ()), (len, len), ({1}, [1]), (1, None), (range(3), range(4))):
    for f in (lambda a, b: a < b, lambda a, b: a >= b):
        try: print(f(x, y))
        except TypeError as e: print(e)
class BadHash:
    def __hash__(self): return 'x'
class BigHash:
    def __hash__(self): return 2 ** 70
class NegHash:
    def __hash__(self): return -1
class BoolHash:
    def __hash__(self): return True
try: hash(BadHash())
except TypeError as e: print(e)
print(hash(BigHash()) == hash(2**70), hash(NegHash()), hash(BoolHash()), hash(-1), hash(2**61-1), hash(2**61))
class NoHash:
    __hash__ = None
try: hash(NoHash())
except TypeError as e: print(e)
class OnlyNe:
    def __ne__(self, o): return 'ne'
print(OnlyNe() == 1, OnlyNe() != 1, 1 != OnlyNe())
class Lt:
    def __lt__(self, o): raise ValueError('lt')
for f in (lambda: sorted([Lt(), Lt()]), lambda: Lt() < 1, lambda: 1 > Lt(), lambda: min(Lt(), Lt())):
    try: f()
    except ValueError as e: print(e)
print(V(1) < V(2) <= V(2) < V(3), V(1) < V(0) < 1)
