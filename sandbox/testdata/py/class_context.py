# __enter__ and __exit__ are looked up on the type; order; exceptions; suppression.
class CM:
    def __init__(self, name, swallow=False): self.name, self.swallow = name, swallow
    def __enter__(self):
        print('enter', self.name)
        return self.name.upper()
    def __exit__(self, t, v, tb):
        print('exit', self.name, t and t.__name__, v)
        return self.swallow
with CM('a') as a, CM('b') as b:
    print(a, b)
with CM('s', True):
    raise ValueError('x')
print('after')
try:
    with CM('o'), CM('i'):
        raise KeyError('k')
except KeyError as e: print('caught', e)
with CM('o', True), CM('i'):
    1 / 0
class BadEnter(CM):
    def __enter__(self): raise ValueError('enter ' + self.name)
class BadExit(CM):
    def __exit__(self, t, v, tb):
        print('bad exit', t and t.__name__)
        raise ValueError('exit ' + self.name)
try:
    with CM('x'), BadEnter('y'), CM('z'): print('no')
except ValueError as e: print(e, e.__context__)
try:
    with CM('x'), BadExit('y'): print('body')
except ValueError as e: print(e, e.__context__)
try:
    with CM('x'), BadExit('y'): raise KeyError('body')
except ValueError as e: print(e, repr(e.__context__))
def ret():
    with CM('r'):
        return 'returned'
print(ret())
def loop():
    for i in range(3):
        with CM(str(i)):
            if i == 0: continue
            if i == 1: break
    return i
print(loop())
def gen():
    with CM('g'):
        yield 1
        yield 2
for v in gen():
    print(v)
g = gen(); next(g); g.close()
class NoExit:
    def __enter__(self): return 1
class NoEnter:
    def __exit__(self, *a): return 1
class Neither: pass
for c in (NoExit, NoEnter, Neither):
    try:
        with c(): print('no')
    except AttributeError as e: print(e)
n = Neither()
n.__enter__ = n.__exit__ = lambda *a: 1
try:
    with n: pass
except AttributeError as e: print(e)
class Target: pass
t = Target()
with CM('q') as t.x: print(t.x)
d = {}
with CM('q') as d['k']: print(d)
with CM('pq') as (p, q): print(p, q)
class Truthy:
    def __enter__(self): return self
    def __exit__(self, *a): return self
    def __bool__(self):
        print('bool')
        return True
with Truthy(): raise ValueError
with Truthy(): pass
class Args:
    def __enter__(self): return self
    def __exit__(self, *a):
        print(len(a), a[0] and a[0].__name__, a[1], type(a[1]).__name__)
        return True
with Args(): raise KeyError('a', 'b')
with Args(): [][1]
with Args(): next(iter([]))
with Args(): raise SystemExit(3)
class Wrong:
    def __enter__(self): return self
    def __exit__(self): pass
try:
    with Wrong(): pass
except TypeError as e: print(e)
class Wrong2:
    def __enter__(self, x): return self
    def __exit__(self, *a): pass
try:
    with Wrong2(): pass
except TypeError as e: print(e)
try:
    with CM('nested'):
        try:
            raise ValueError('first')
        finally:
            print('finally')
except ValueError as e: print('end', e)
def nested():
    try:
        with CM('t'):
            return 1
    finally:
        print('outer finally')
print(nested())
def override():
    with CM('t', True):
        raise ValueError
    return 'suppressed'
print(override())
