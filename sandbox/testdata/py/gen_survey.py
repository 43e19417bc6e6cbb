def t(f):
    try: print(f())
    except BaseException as e: print(type(e).__name__, e)
def g():
    try:
        x = yield 1
        print('got', x)
        y = yield 2
        print('got', y)
        return 'ret'
    except ValueError as e:
        print('caught', e); yield 'recovered'
    finally: print('finally')
i = g(); t(lambda: next(i)); t(lambda: i.send('a')); t(lambda: i.send('b')); t(lambda: next(i))
i = g(); t(lambda: i.send('x')); next(i); t(lambda: i.throw(ValueError('v'))); t(lambda: next(i))
i = g(); next(i); t(lambda: i.throw(KeyError, 'k')); t(lambda: next(i))
i = g(); next(i); t(lambda: i.close()); t(lambda: i.close()); t(lambda: next(i))
i = g(); t(lambda: i.throw(TypeError)); t(lambda: list(i))
i = g(); t(lambda: i.close()); t(lambda: list(i))
def d():
    r = yield from g()
    print('r', r)
    yield from [10, 20]
    yield from 'ab'
    return 5
t(lambda: list(d()))
i = d(); next(i); t(lambda: i.send('S')); t(lambda: i.throw(ValueError('in'))); t(lambda: next(i)); t(lambda: next(i)); i.close()
def ig():
    try: yield
    except GeneratorExit: yield 'no'
i = ig(); next(i); t(lambda: i.close())
def ret(): return (yield)
i = ret(); next(i)
try: i.send(42)
except StopIteration as e: print(e.value, e.args)
def inf():
    n = 0
    while True: yield n; n += 1
import itertools
t(lambda: list(itertools.islice(inf(), 3)))
t(lambda: sum(x * x for x in range(5))); t(lambda: [x for x in (y for y in range(6)) if x % 2]); t(lambda: dict((k, v) for k, v in zip('ab', [1, 2]))); t(lambda: {k: v for k, v in enumerate('ab')}); t(lambda: {x % 3 for x in range(10)}); t(lambda: [(x, y) for x in range(3) for y in range(x) if x != y]); t(lambda: [[j for j in range(i)] for i in range(3)]); t(lambda: type(x for x in ()).__name__)
def si():
    raise StopIteration('x'); yield
t(lambda: next(si())); t(lambda: list(si()))
def reent():
    yield next(r)
r = reent(); t(lambda: next(r))
t(lambda: g.__name__ + g().__name__ + g().__qualname__); t(lambda: repr(g())[:22]); t(lambda: len(g())); t(lambda: g()[0]); t(lambda: g() + 1); t(lambda: iter(r) is r); t(lambda: 5 in inf()); t(lambda: yieldfrom())
class It:
    def __init__(s, n): s.n = n
    def __iter__(s): return s
    def __next__(s):
        if s.n <= 0: raise StopIteration
        s.n -= 1; return s.n
t(lambda: (list(It(3)), sum(It(4)), max(It(3)), sorted(It(3)), list(zip(It(3), It(2))), list(map(str, It(2))), [*It(2)], tuple(It(2)), set(It(2)), dict(zip(It(2), 'ab')), ','.join(map(str, It(3))), 2 in It(3), list(enumerate(It(2))), list(reversed(list(It(3)))), any(It(2)), all(It(2)), list(filter(None, It(3)))))
a, *b = It(4); print(a, b)
def yf():
    yield from It(2)
    x = yield from ret2()
    yield x
def ret2():
    yield 'r'
    return 'ret2'
t(lambda: list(yf()))
def yfe(): yield from 5
t(lambda: list(yfe()))
class Th:
    def __iter__(s): return s
    def __next__(s): return 1
    def throw(s, *a): print('throw', a[0].__name__ if isinstance(a[0], type) else a[0]); return 'thrown'
    def close(s): print('close')
    def send(s, v): return ('sent', v)
def yt(): yield from Th()
i = yt(); t(lambda: next(i)); t(lambda: i.send(3)); t(lambda: i.throw(ValueError)); t(lambda: i.close())
def nested():
    def inner():
        nonlocal c
        c += 1; yield c
    c = 0
    yield from inner(); yield from inner()
t(lambda: list(nested()))
def fin():
    for i in range(3):
        try: yield i
        finally: print('f', i)
for v in fin():
    if v == 5: break
print('after')
def genexc():
    try: yield 1
    except Exception as e: raise RuntimeError('wrapped') from e
i = genexc(); next(i)
try: i.throw(KeyError('z'))
except RuntimeError as e: print(repr(e), repr(e.__cause__))
t(lambda: i.throw(5)); i = genexc(); next(i); t(lambda: i.throw(5)); t(lambda: i.throw()); t(lambda: i.send()); t(lambda: i.send(1, 2))
l = [1, 2, 3]
for x in l:
    if x < 3: l.append(x + 10)
print(l)
d = {1: 1}
def mut():
    for k in d: d[k + 1] = 1
t(mut)
s = {1}
def mut2():
    for k in s: s.add(k + 1)
t(mut2)
t(lambda: next(iter([]))); print(list(iter(lambda it=iter([1, 2, 3]): next(it), 3)))
it = iter([1, 2, 3]); print(next(it), list(it), list(it)); t(lambda: it.__next__())
for n, z in enumerate(zip('ab', [1, 2])): print(n, z)
print(list(map(lambda a, b: a + b, [1, 2], [3, 4, 5])), list(map(None.__class__, [])))
t(lambda: list(map(1, [2]))); t(lambda: list(filter(1, [2]))); t(lambda: list(zip(1, 2))); t(lambda: list(zip([1], 2)))
