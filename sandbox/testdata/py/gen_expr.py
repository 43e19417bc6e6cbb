# Generator expressions: scope, laziness, the outermost iterable.
print(sum(x * x for x in range(5)), list(x for x in 'abc'), tuple((i, j) for i in range(2) for j in 'xy'), dict((k, v) for k, v in [(1, 2)]), set(x % 2 for x in range(5)))
def noisy(n):
    print('iter', n)
    return iter(range(n))
g = (x for x in noisy(2))
print('made')
print(list(g))
try: g2 = (x for x in 5)
except TypeError as e: print('at once:', e)
g3 = (y for x in [1] for y in 5)
try: list(g3)
except TypeError as e: print('later:', e)
try: g4 = (x for x in undefined)
except NameError as e: print(e)
g5 = (undefined2 for x in [1])
try: list(g5)
except NameError as e: print(e)
n = 1
g = (n for _ in range(2))
n = 2
print(list(g))
l = [1, 2]
g = (x for x in l)
l.append(3)
l2 = l
l = ['other']
print(list(g))
x = 'outer'
print([x for x in range(3)], x, {x for x in 'a'}, x, {x: x for x in 'b'}, x, list(x for x in 'c'), x)
g = (x for x in range(10) if x % 2 if x > 4)
print(next(g), list(g), next(g, None))
print(any(x > 2 for x in range(10)), all(x > 2 for x in range(10)), max((len(w), w) for w in ['a', 'ccc', 'bb']), ','.join(str(i) for i in range(4)), sorted((-x for x in range(3))))
class A:
    n = 3
    l = [i for i in range(n)]
    try: m = [n for i in range(2)]
    except NameError as e: print(e)
    g = list(i for i in range(n))
print(A.l, A.g)
def f():
    y = 10
    g = (y + i for i in range(2))
    y = 20
    return list(g)
print(f())
nested = [[j * i for j in range(3)] for i in range(3)]
print(nested, [x for row in nested for x in row if x], [(a, b) for a in range(3) for b in range(a)])
print([x if x % 2 else -x for x in range(4)], [lambda: i for i in range(2)][0](), [(lambda i=i: i)() for i in range(3)])
it = iter(range(6))
print([(a, b) for a, b in zip(it, it)], [a + b for (a, (b, c)) in [(1, (2, 3))]], [h for h, *t in ['abc', 'de']])
def gen():
    r = [(yield 1)]
    yield r
print(list(gen()))
g = (print('eval', i) or i for i in range(3))
print(next(g))
g.close()
print(list(g))
e = (i for i in range(3))
print(type(e).__name__, e is iter(e), 1 in e, list(e))
def comp_closure():
    fs = [lambda: v for v in range(3)]
    return [f() for f in fs]
print(comp_closure())
print({i: j for i, j in enumerate('ab')}, {j: i for i, j in enumerate('aba')}, {(i, j) for i in range(2) for j in range(2)} == {(0, 0), (0, 1), (1, 0), (1, 1)})
try: [1 / z for z in (1, 0)]
except ZeroDivisionError as e: print(e)
try: {[]: 1 for _ in range(1)}
except TypeError as e: print(e)
try: print(i_leak)
except NameError: print('no leak')
for i_leak in range(2): pass
print(i_leak)
d = {k: [v for v in range(k)] for k in range(3)}
print(d)
print(list(map(lambda p: p[0], filter(lambda p: p[1], ((a, b) for a in 'xy' for b in (0, 1))))))
print(sum(1 for _ in range(10) if _ & 1), [[]] * 2, [[] for _ in range(2)])
