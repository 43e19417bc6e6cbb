# Classes that derive from set and frozenset.
class S(set):
    def evens(self): return {x for x in self if x % 2 == 0}
s = S([1, 2, 3])
s.add(4)
print(s, repr(s), len(s), 2 in s, s.evens(), type(s).__name__, sorted(s), s == {1, 2, 3, 4}, bool(S()), S(), str(S()))
print(type(s | {9}).__name__, type({9} | s).__name__, type(s & {1}).__name__, type(s - {1}).__name__, type(s ^ {1}).__name__, type(s.union([1])).__name__, type(s.copy()).__name__)
s |= {10}
s -= {1}
print(sorted(s), type(s).__name__, s > {2}, s >= {2}, {2} < s, s.issuperset({3}), s.isdisjoint([99]))
s.attr = 1
print(s.attr)
try: hash(s)
except TypeError as e: print(e)
class F(frozenset):
    def __repr__(self): return 'F' + frozenset.__repr__(self)
f = F([1])
print(f, hash(f) == hash(frozenset([1])), {frozenset([1]): 'x'}[f], f | {2}, type(f | f).__name__, F() == frozenset(), f in {f}, f == {1})
class R(set):
    def __contains__(self, x): return 'yes'
    def __iter__(self): return iter([5])
    def __len__(self): return 0
    def __eq__(self, o): return True
    def __or__(self, o): return 'or'
    def add(self, x): super().add(x + 1)
r = R()
r.add(1)
print(7 in r, list(r), len(r), bool(r), r == 3, r | 1, set.__len__(r), sorted(r), r.pop())
class G(F): pass
print(G([2]), type(G([2]) | {3}).__name__)
try: S(1)
except TypeError as e: print(e)
try: S([[1]])
except TypeError as e: print(e)
try: s | [1]
except TypeError as e: print(e)
print({1, 2} <= S([1, 2, 3]), S([1]) != {1}, frozenset([1]) == S([1]))
