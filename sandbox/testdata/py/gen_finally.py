# try and finally in generators, loops over generators left early, nesting.
def g(name):
    try:
        for i in range(3):
            print(name, 'yield', i)
            yield i
    finally:
        print(name, 'cleanup')
a = g('a')
for x in a:
    if x == 1: break
print('after break')
a.close()
def nested():
    try:
        try: yield 1
        finally:
            print('inner')
            yield 'from inner finally'
    finally: print('outer')
print(list(nested()))
n = nested(); next(n)
try: n.throw(ValueError('x'))
except ValueError as e: print('unexpected', e)
print(n.close() if False else 'skip close')
try: next(n)
except ValueError as e: print('resumed', e)
def ret_finally():
    try: return 1
    finally:
        yield 'f'
try:
    r = ret_finally()
    print(next(r)); next(r)
except StopIteration as e: print(e.value)
def override():
    try: yield 1
    finally: return 'overridden'
o = override(); next(o)
try: o.throw(ValueError)
except StopIteration as e: print('swallowed', e.value)
def exc_context():
    try: yield 1
    except ValueError:
        yield 'handling'
        raise KeyError('during')
e = exc_context(); next(e); e.throw(ValueError('first'))
try: next(e)
except KeyError as k: print(repr(k.__context__))
def handled_outside():
    yield 1
    try: raise
    except RuntimeError as e: yield str(e)
h = handled_outside(); next(h)
try: raise ValueError('outer')
except ValueError:
    try: print(next(h))
    except ValueError as e: print('sees outer', e)
def break_loop():
    for i in range(5):
        try:
            if i == 1: continue
            if i == 3: break
            yield i
        finally: print('f', i)
print(list(break_loop()))
def multi():
    with open_('r1'), open_('r2'):
        yield 'in'
class open_:
    def __init__(self, n): self.n = n
    def __enter__(self): print('open', self.n); return self
    def __exit__(self, *a): print('close', self.n, a[0] and a[0].__name__)
m = multi(); print(next(m)); m.close()
m = multi(); next(m)
try: m.throw(KeyError('k'))
except KeyError as e: print(e)
print(list(multi()))
def interleave(*gens):
    gens = [iter(x) for x in gens]
    while gens:
        for x in gens[:]:
            try: yield next(x)
            except StopIteration: gens.remove(x)
print(list(interleave('abc', [1], range(2))))
def pipeline():
    def src():
        for i in range(6): yield i
    def even(s):
        for x in s:
            if x % 2 == 0: yield x
    def sq(s):
        for x in s: yield x * x
    return list(sq(even(src())))
print(pipeline())
def primes():
    found = []
    n = 2
    while True:
        if all(n % p for p in found):
            found.append(n)
            yield n
        n += 1
p = primes()
print([next(p) for _ in range(10)])
def state():
    x = yield 'ready'
    while x != 'stop': x = yield 'echo ' + str(x)
    return 'stopped'
s = state(); print(next(s), s.send(1), s.send('two'))
try: s.send('stop')
except StopIteration as e: print(e.value)
gs = [g(str(i)) for i in range(2)]
print([next(x) for x in gs], [next(x) for x in gs])
for x in gs: x.close()
def deep(n):
    if n: yield from deep(n - 1)
    yield n
print(len(list(deep(200))))
class Tree:
    def __init__(self, *kids): self.kids = kids
    def walk(self, d=0):
        yield d
        for k in self.kids: yield from k.walk(d + 1)
print(list(Tree(Tree(), Tree(Tree())).walk()))
