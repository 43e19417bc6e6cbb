# Objects that builtins return: laziness, exhaustion, identity, nesting.
m = map(lambda x: print('f', x) or x * 2, [1, 2, 3])
print('lazy', next(m), next(m), list(m), list(m))
f = filter(lambda x: print('p', x) or x % 2, range(4))
print(next(f), list(f))
z = zip([1, 2, 3], iter('ab'))
print(iter(z) is z, list(z))
e = enumerate('abc')
print(next(e), [x for x in e])
r = reversed([1, 2, 3])
print(iter(r) is r, next(r), list(r), list(r))
it = iter([1, 2, 3])
a = map(str, it)
b = map(lambda x: -x, it)
print(next(a), next(b), next(a), list(b))
print(list(map(lambda *a: a, [1, 2], 'ab', (True, False, None))), list(zip(*zip('ab', [1, 2]))), dict(map(lambda p: (p[1], p[0]), {'a': 1}.items())))
print(sum(map(int, '12345')), max(map(len, ['a', 'bcd'])), sorted(map(abs, [-3, 1, -2])), ''.join(map(chr, range(97, 102))), ' '.join(filter(None, ['a', '', 'b'])), list(filter(str.isupper, 'aBcD')), any(map(lambda x: x > 2, [1, 2, 3])), all(filter(None, [0, 1])))
chain = map(lambda x: x + 1, filter(lambda x: x % 2, map(lambda x: x * 3, range(6))))
print(list(chain))
def gen():
    print('start')
    yield 1
    print('mid')
    yield 2
    print('end')
g = gen()
z = zip(g, [10])
print(list(z), next(g, 'g done'))
z = zip([10], gen())
print(list(z))
print(list(zip(range(3), gen())))
class Bad:
    def __iter__(self): return self
    def __next__(self): raise ValueError('bad next')
for fn in (lambda: list(map(str, Bad())), lambda: list(zip([1], Bad())), lambda: list(enumerate(Bad())), lambda: list(filter(None, Bad())), lambda: sum(Bad()), lambda: sorted(Bad()), lambda: [x for x in Bad()], lambda: dict(Bad()), lambda: set(Bad()), lambda: tuple(Bad()), lambda: ','.join(Bad()), lambda: min(Bad()), lambda: any(Bad()), lambda: list(map(lambda x: 1 / 0, [1])), lambda: list(filter(lambda x: 1 / 0, [1])), lambda: next(map(int, ['x']))):
    try: print(fn())
    except (ValueError, ZeroDivisionError) as x: print(type(x).__name__, x)
m = map(int, ['1', 'x', '3'])
out = []
while True:
    try: out.append(next(m))
    except ValueError: out.append('err')
    except StopIteration: break
print(out)
it = iter(range(10))
print([next(it) for _ in range(3)], list(it)[:2], next(it, None))
pairs = iter([1, 2, 3, 4])
print([(x, next(pairs)) for x in pairs])
print(list(zip(*[iter('abcdef')] * 3)))
def take(n, it): return [x for x, _ in zip(it, range(n))]
it = iter(range(10))
print(take(3, it), next(it))
nested = iter([iter([1, 2]), iter([3])])
print([list(i) for i in nested])
d = {'a': 1, 'b': 2}
ki, vi, ii = iter(d), iter(d.values()), iter(d.items())
print(next(ki), next(vi), next(ii), list(ki), list(vi), list(ii))
d['c'] = 3
for i in (iter(d), iter(d.keys())): print(len(list(i)))
s = iter({1})
print(next(s), next(s, 'empty'))
t = iter(())
print(next(t, 'empty'), list(t))
st = iter('héy')
print(next(st), next(st), list(st))
ri = iter(range(5, 0, -2))
print(next(ri), list(ri))
print(next(iter(range(2 ** 62, 2 ** 62 + 2))), list(range(2 ** 63 - 2, 2 ** 63 - 1)))
c = iter(lambda c=[3, 2, 1]: c.pop(), 3)
print(list(c), list(c))
class Cnt:
    n = 0
    def __call__(self):
        Cnt.n += 1
        return Cnt.n
print(list(iter(Cnt(), 4)), Cnt.n)
def stopper(): raise StopIteration
print(list(iter(stopper, 1)))
