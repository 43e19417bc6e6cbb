# Truth of all sorts of values, in if, while, and, or, not, filter, any, all.
class T:
    def __bool__(self): print('bool', end=' '); return True
class F:
    def __len__(self): print('len', end=' '); return 0
class E:
    def __bool__(self): raise ValueError('no truth')
class N: pass
vals = [0, 1, -1, 0.0, -0.0, 0.1, float('nan'), '', 'a', '0', ' ', [], [0], (), (0,), {}, {0: 0}, set(), {0}, frozenset(), range(0), range(1), None, True, False, ..., NotImplemented, N(), N, len, lambda: 0, 2 ** 70, -2 ** 70, 2 ** 70 - 2 ** 70, iter([]), (x for x in ()), {}.keys(), {1: 1}.keys(), {}.items(), slice(0), Exception(), type(None)]
for v in vals:
    r = []
    if v: r.append('if')
    if not v: r.append('not')
    r.append(bool(v)); r.append(v and 'and' or 'or'); r.append('t' if v else 'f')
    while v: r.append('while'); break
    r.append(all([v])); r.append(any([v])); r.append(len(list(filter(None, [v])))); r.append(not not v)
    print(r)
for c in (T, F):
    x = c()
    if x: print('yes')
    else: print('no')
    print((x and 1) == 1, x or 2 if c is F else 3, not x, bool(x), 'a' if x else 'b', any([x]), all([x]))
    print([1 for _ in [0] if x])
    while x: print('loop'); break
    if c is T: assert x
for f in (lambda: bool(E()), lambda: not E(), lambda: E() and 1, lambda: E() or 1, lambda: 1 if E() else 2, lambda: any([E()]), lambda: all([E()]), lambda: list(filter(None, [E()])), lambda: [1 for _ in [1] if E()]):
    try: print(f())
    except ValueError as e: print(e)
try:
    if E(): pass
except ValueError as e: print('if', e)
try:
    while E(): pass
except ValueError as e: print('while', e)
try: assert E()
except ValueError as e: print('assert', e)
def side(v):
    print('side', v, end=' ')
    return v
print(side(0) or side('') or side(None) or side([]), side(1) and side(2) and side(0) and side(3))
print(side(1) or side(2), side(0) and side(1), not side(0), not side(1) or side(5))
if side(0) or side(1) and not side(0): print('taken')
if not (side(0) or side(0)): print('taken')
if side(1) and (side(0) or side(2)): print('taken')
x = side(0) or side(3); print(x)
x = None
x = x or []
x.append(1)
print(x, [] or {} or () or 'last', 1 and [] and 2, None or 0, 0 or None, (0 or 1) and 2, 0 or (1 and 2))
def ret(v): return v and 'truthy'
print([ret(v) for v in (0, 1, '', 'x', None)])
n = 3
while n and n != 1: n -= 1
print(n)
print([i for i in range(6) if i % 2 and i > 1 or i == 0], [i for i in range(4) if not i % 2 if i])
print(sum(bool(v) for v in vals), len([v for v in vals if v]))
