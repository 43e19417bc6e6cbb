# Conditions, short circuits, chained comparisons, conditional expressions.
log = []
def t(v):
    log.append(v)
    return v
def show(v):
    print(v, log)
    log.clear()
show(t(1) and t(0) and t(2)); show(t(0) or t('') or t(3)); show(t(0) and t(1) or t(2)); show(t(1) or t(2) and t(3))
show(not t(0)); show(not t(1) or t(2)); show(t(1) < t(2) < t(3)); show(t(3) < t(2) < t(1)); show(t(1) == t(1) != t(2) > t(0) in [t(0)])
show(t(1) if t(0) else t(2)); show(t(1) if t(1) else t(2)); show((t(1) if t(0) else t(2)) if t(0) else t(3))
show([t(i) for i in range(3) if t(i) and i != 2 or i == 0]); show(t(1) in [t(1), t(2)] and t(3) not in [t(4)])
def f(a, b, c):
    if a and b or c: return 'first'
    elif not a and (b or c): return 'second'
    elif a < b <= c: return 'third'
    else: return 'fourth'
print([f(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)])
def g(x):
    while x and x % 2 == 0 or x > 10: x -= 3
    return x
print([g(x) for x in range(15)])
x = 5
if 0 < x < 10: print('in range')
if not 0 < x < 3: print('not in')
if x is not None and x: print('truthy')
if (x == 5 and
    not x == 6
    or x == 7): print('lines')
print(1 < 2 > 1 == 1, 1 < 3 < 2, 'a' < 'b' < 'c', [] == [] is not None, None is None is not True, 1 in [1] == True)
print(x if x else 0, x and 'yes' or 'no', (x or 1) + 1, not (x and 0), bool(x) is True, x == 5 == 5.0)
assert x and x == 5, 'never'
assert (x, 'tuple')
try: assert x == 6 and x, 'message %d' % x
except AssertionError as e: print(e)
try: assert not x
except AssertionError as e: print(repr(e))
r = []
for i in range(10):
    if i % 2: continue
    if i > 6: break
    r.append('a' if i < 2 else 'b' if i < 5 else 'c')
print(r)
print([('fizz' if i % 3 == 0 else '') + ('buzz' if i % 5 == 0 else '') or i for i in range(1, 16)])
