# Chained comparison, boolean operators, conditional expressions, identity, membership.
def t(x):
    print('t', x, end=' ')
    return x
print(t(1) < t(2) < t(3), t(1) < t(0) < t(5), t(3) > t(2) == t(2) != t(4), t(1) < t(2) > t(0) in [t(0)])
print(1 < 2 < 3 < 4, 1 < 3 < 2, 3 > 2 > 2, 1 == 1 == 1, 1 == 1.0 == True, 1 != 2 != 1, 1 is 1 is 1, 1 in [1] == True, (1 in [1]) == True, not 1 < 2 < 3, 1 < 2 is True, (1 < 2) is True)
print(t(0) or t('') or t([]) or t('end'), t(1) and t('a') and t(0) and t('never'), not t(0), t(0) or t(1) and t(2), (t(0) or t(1)) and t(2))
print('a' if t(1) else t('b'), t('a') if 0 else t('b'), 1 if 0 else 2 if 0 else 3, (1 if 1 else 2) + (3 if 0 else 4), [i if i else 'zero' for i in range(2)])
x = None
print(x is None, x is not None, not x is None, x == None, x or 'default', x and x.attr)
print(1 in [1, 2], 3 not in [1, 2], 'a' in 'abc', '' in '', 'ac' in 'abc', 1 in (1,), 1 in {1}, 1 in {1: 2}, 2 in {1: 2}, None in [None], [] in [[]], 1.0 in [1], True in [1], 'x' not in {}, 5 in range(10), 5 in range(0, 10, 2), 5.0 in range(10), 'a' in range(3), 4 in range(10, 0, -2), -1 in range(3), (1, 2) in {(1, 2)}, 2 ** 70 in range(5))
print([1, 2] < [1, 3], [1] < [1, 0], [] < [0], (1, 2) < (1, 2, 0), [2] > [1, 9], 'abc' < 'abd', 'Z' < 'a', '' < 'a', 'a' < 'aa', [1, [2, 3]] < [1, [2, 4]], (1, 'a') < (2,), [1, 2] == [1, 2], [1, 2] == (1, 2), (1,) != [1], {1: 2} == {1: 2.0}, {1, 2} == {2, 1}, {1} < {1, 2}, {1} <= {1}, {1} < {2}, {1, 2} > {1}, [1, 2] >= [1, 2], range(3) == range(0, 3, 1), range(0) == range(5, 5), range(0, 3, 2) == range(0, 4, 2), range(3) == [0, 1, 2])
for f in (lambda: 1 < 'a', lambda: [] < (), lambda: [1] < ['a'], lambda: (1, 'a') < (1, 2), lambda: {} < {}, lambda: None < 1, lambda: 1 > None, lambda: range(1) < range(2), lambda: 'a' >= 1, lambda: {1} < [1], lambda: len < len, lambda: sorted([1, None]), lambda: max('a', 1), lambda: [1, 'b'] > [1, 2], lambda: int < str, lambda: object() <= object(), lambda: 1.5 < '2', lambda: True < 'x', lambda: 1 in 5, lambda: 1 in None, lambda: 1 in 'abc', lambda: None in 'abc', lambda: 'a' in 5, lambda: [] in {}, lambda: {} in {1}, lambda: 1 in int, lambda: 1 not in 1.5):
    try: print(f())
    except TypeError as e: print(e)
print([1] == [1.0], [True] == [1], 'a' == 'a', 'a' == 1, None == 0, [] == None, () == [], 0 == '', 1 == '1', {} == [], set() == {}, frozenset([1]) == {1}, 1 != '1')
a = b = [1]
c = [1]
print(a is b, a is c, a == c, a is not c)
class Cmp:
    def __init__(self, n): self.n = n
    def __lt__(self, o): print('lt', self.n, o.n); return self.n < o.n
    def __bool__(self): print('bool', self.n); return bool(self.n)
    def __eq__(self, o): print('eq'); return Cmp(0)
print(Cmp(1) < Cmp(2) < Cmp(3), Cmp(2) < Cmp(1) < Cmp(0))
print(not Cmp(0), Cmp(0) or 'right', (Cmp(1) and 'right'), 'yes' if Cmp(0) else 'no')
if Cmp(1) == Cmp(2): print('eq true')
else: print('eq false')
while Cmp(0): break
else: print('while else')
print(bool(Cmp(1) == Cmp(1) == Cmp(1)))
assert Cmp(1)
print([x for x in range(3) if Cmp(x)], any([Cmp(0), Cmp(1), Cmp(2)]), all([Cmp(1), Cmp(0), Cmp(3)]), list(filter(Cmp, [0, 1])), len([1 for _ in [1] if not Cmp(1)]))
