# Statements: loops with else, try in all forms, with, del, assert, raise, global.
for i in range(3):
    if i == 5: break
else: print('for else')
for i in range(3):
    if i == 1: continue
    if i == 2: break
else: print('not printed')
n = 0
while n < 3:
    n += 1
    if n == 2: continue
else: print('while else', n)
while True:
    n += 1
    if n > 5: break
else: print('not printed')
def t(what):
    try:
        try:
            if what == 'zero': 1 / 0
            elif what == 'key': {}['k']
            elif what == 'value': raise ValueError('v')
            elif what == 'from': raise ValueError('v') from KeyError('k')
            elif what == 'return': return 'returned'
            elif what == 'class': raise ValueError
            elif what == 'assert': assert what == 'x', f'message {what}'
            elif what == 'assert2': assert not what
        except ZeroDivisionError: return 'zero'
        except (KeyError, IndexError) as e: return 'key %s' % e
        except AssertionError as e: return 'assert %r' % str(e)
        else: return 'else'
        finally: print('finally', end=' ')
    except ValueError as e: return 'value %s %r' % (e, e.__cause__)
for what in ('zero', 'key', 'value', 'from', 'return', 'class', 'assert', 'assert2', 'none'): print(t(what))
def loops():
    out = []
    for i in range(4):
        try:
            if i == 1: continue
            if i == 3: break
            out.append(i)
        finally:
            out.append('f%d' % i)
    for i in range(3):
        for j in range(3):
            if j == 1: break
            try: continue
            finally: out.append((i, j))
    return out
print(loops())
def nested_finally():
    try:
        try: return 'inner'
        finally: print('one')
    finally: print('two')
print(nested_finally())
def override():
    for i in range(2):
        try: return 'try'
        finally: break
    return 'after'
print(override())
def reraise():
    try:
        try: 1 / 0
        except ZeroDivisionError: raise
    except ZeroDivisionError as e: return 'again ' + str(e)
print(reraise())
class CM:
    def __init__(self, name, swallow=False): self.name, self.swallow = name, swallow
    def __enter__(self): print('enter', self.name); return self
    def __exit__(self, t, v, tb): print('exit', self.name, t and t.__name__); return self.swallow
with CM('a') as a, CM('b', True) as b: 1 / 0
with CM('c'):
    with CM('d') as d: print(d.name)
def with_return():
    with CM('r'): return 'value'
print(with_return())
for i in range(2):
    with CM(i): continue
d = {1: 2, 3: 4}
l = [1, 2, 3, 4]
del d[1], l[0], (l[0])
print(d, l)
try:
    raise TypeError('a') from None
except TypeError as e: print(e.__suppress_context__, e.__cause__)
try:
    try: 1 / 0
    except ZeroDivisionError: undefined
except NameError as e: print(type(e.__context__).__name__)
def bare():
    try: raise KeyError('k')
    except: return 'bare'
print(bare())
if 0: pass
elif 0: pass
elif 1: print('elif')
else: pass
pass; pass
print([x for x in range(5) if x]) if True else None
def g():
    try:
        yield 1
        yield 2
    finally: print('closed')
it = g()
for x in it:
    print(x)
    break
it.close(); it = g(); next(it); it.close()
