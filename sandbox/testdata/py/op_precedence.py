# Precedence and evaluation order of operators.
print(2 + 3 * 4, (2 + 3) * 4, 2 ** 3 ** 2, -2 ** 2, (-2) ** 2, 2 ** -1, not True == False, not 1 + 1, 1 + 2 << 3, 1 << 2 + 3, 6 & 3 | 8, 6 & (3 | 8), 1 | 2 ^ 3 & 2, 5 - 3 - 1, 2 * 3 % 4, 7 // 2 * 2, 8 / 4 / 2, -7 // 2, -(7 // 2), ~5 + 1, - -5, not not 0, 1 < 2 == True, (1 < 2) == True, 3 > 2 > 1, 1 if 0 else 2 if 0 else 3, 5 if 1 else 1 / 0, 0 and 1 / 0, 1 or 1 / 0, 1 + (2 if 0 else 3), [1, 2][0] + 1, (lambda x: x + 1)(2) * 3, 'a' + 'b' * 2, 'x' * 2 + 'y', 10 % 3 ** 2, +-+5, ~-1, 2 ** ~-2, 1 - -1, not 1 == 2, 1 in [1] and 2 in [2], not 1 in [2], 'a' 'b' * 2)
def t(n, v=None):
    print(n, end=' ')
    return n if v is None else v
print(t(1) + t(2) * t(3))
print((t(1), t(2))[t(0)], [t(1), t(2)], {t('k'): t('v')}, t(1) < t(2) < t(3))
print(t(1) if t(0) else t(2))
def f(*a, **k): return a, k
print(f(t(1), t(2), x=t(3), *t('a', (4,)), **t('b', {'y': 5})))
l = [0] * 3
l[t(1)] = t(2)
print(l)
def target(): print('target', end=' '); return l
target()[t(0)] = t(9)
print(l)
target()[t(0)] += t(1)
print(l)
class A: pass
a = A()
def obj(): print('obj', end=' '); return a
obj().x = t(5)
obj().x += t(6)
print(a.x)
x, y = t(1), t(2)
print(x, y)
(l[t(0)], l[t(1)]) = t(7), t(8)
print(l)
print([t(i) for i in range(2) if t(i + 10)])
print({t(i): t(i * 2) for i in range(2)})
d = {}
d[t('a')], d[t('b')] = t(1), t(2)
print(d)
print(t(0) or t(0) or t(3), t(1) and t(0) and t(5))
print(not t(0) and t(1))
print(t('abc')[t(0):t(2):t(1)])
print(t(3) in t('x', [1, 2, 3]), t(2) is t(2))
def g(a=t('default')): return a
print(g(), g(t('given')))
lam = lambda v=t('lam'): v
print(lam())
for i in t('iter', range(2)): print(i, end=' ')
print()
while t('cond', 0): pass
del l[t(0)]
print(l)
assert t(1), t('never')
print(t(1) + t(2) - t(3) * t(4) // t(5) ** t(2))
print(-t(2) ** -t(1), t(2) ** t(3) ** t(0))
try: t(1) + t('s')
except TypeError as e: print(e)
try: t(1)[t(2)]
except TypeError as e: print(e)
try: t(5)(t(6))
except TypeError as e: print(e)
try: undefined_fn(t(7))
except NameError as e: print(e)
try: a.missing(t(8))
except AttributeError as e: print(e)
try: t(1).foo = t(2)
except AttributeError as e: print(e)
