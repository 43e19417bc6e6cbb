# yield in all places where it may stand.
def simple():
    x = yield
    print('x', x)
    y = yield x
    z = (yield y) or 'none'
    print('z', z)
    yield from (q for q in [1, 2])
    r = yield from sub()
    print('r', r)
    yield [(yield 'a'), (yield 'b')]
    yield 1, 2
    if (yield 'cond'): print('yes')
    print((yield), [(yield)], {'k': (yield)})
    x += yield 5
    return x
def sub():
    got = yield 'sub'
    return got
g = simple()
print(next(g))
for i in range(20):
    try: print(g.send(i))
    except StopIteration as e:
        print('value', e.value)
        break
def empty():
    return
    yield
print(list(empty()))
def early(n):
    for i in range(n):
        if i == 2: return 'done'
        yield i
print(list(early(5)))
def fib():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b
it = fib()
print([next(it) for _ in range(10)])
def deep(n):
    if n:
        yield n
        yield from deep(n - 1)
print(list(deep(5)))
lam = lambda: (yield 'lambda')
print(next(lam()))
def thrown():
    try:
        yield 1
    except ValueError as e:
        yield 'caught %s' % e
    finally:
        print('cleanup')
t = thrown(); next(t)
print(t.throw(ValueError('v')))
t.close()
def with_default(x=(lambda: 1)(), *a, k=[i for i in range(2)]):
    yield x, a, k
print(list(with_default()), list(with_default(2, 3, k=4)))
def args(*a): return a
def calls():
    got = args((yield 1), *(yield 2), k) if False else args((yield 1), (yield 2))
    yield got
c = calls(); next(c); c.send('a')
print(c.send('b'))
def fs():
    yield f'{(yield)}{(yield "two")!r:>5}'
f = fs(); next(f); f.send(1)
print(f.send('z'))
