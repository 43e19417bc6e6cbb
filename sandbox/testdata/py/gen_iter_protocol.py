# iter, next, iterators of builtins, changed containers.
it = iter([1, 2, 3])
print(next(it), list(it), next(it, 'done'), list(it))
l = [1, 2, 3]
it = iter(l)
print(next(it)); l.append(4); print(list(it)); l.append(5); print(list(it), next(it, 'exhausted'))
out = []
l = [1, 2, 3, 4]
for x in l:
    out.append(x)
    if x == 2: l.remove(1)
print(out, l)
l = [1]
for x in l:
    if x < 5: l.append(x + 1)
print(l)
d = {1: 1}
try:
    for k in d: d[k + 1] = 1
except RuntimeError as e: print(e)
d = {1: 1, 2: 2}
try:
    for k in d: del d[k]
except RuntimeError as e: print(e)
for k in d: d[k] = 'changed'
print(d)
s = {1}
try:
    for k in s: s.add(k + 1)
except RuntimeError as e: print(e)
for k in list(d): del d[k]
print(d)
n = iter(int, 1)
print(next(n), next(n))
c = [3, 2, 1, 0]
print(list(iter(c.pop, 0)), list(iter(lambda: 5, 5)))
try: iter(5, 1)
except TypeError as e: print(e)
try: iter(5)
except TypeError as e: print(e)
try: iter()
except TypeError as e: print(e)
e = enumerate('ab', 5)
print(next(e), list(e), list(enumerate([], 1)), list(enumerate('x', start=-1)), list(enumerate(iterable='x')))
z = zip('ab', [1, 2, 3], range(9))
print(list(z), list(zip()), list(zip('a')), list(zip('ab', '')))
a = iter([1, 2, 3, 4, 5])
print(list(zip(a, [1, 2])), list(a))
print(list(map(lambda a, b: a + b, [1, 2], [10, 20, 30])), list(map(str, [])), list(map(None, [])) if True else '')
print(list(filter(None, [0, 1, '', 'a', [], None])), list(filter(lambda x: x > 1, [1, 2])))
print(list(reversed('abc')), list(reversed(range(5))), list(reversed([1, 2])), list(reversed((1, 2))), list(reversed(range(0, 10, 3))))
r = reversed([1, 2, 3])
print(next(r), next(r), next(r), next(r, None))
for f in (lambda: enumerate(), lambda: enumerate(5), lambda: enumerate([], 'x'), lambda: enumerate([], 1, 2), lambda: zip(5), lambda: zip([], 5), lambda: map(), lambda: map(len), lambda: map(len, 5), lambda: filter(len), lambda: filter(None, 5), lambda: reversed(), lambda: reversed(5), lambda: reversed({1: 2}.keys() if False else 5), lambda: next([]), lambda: next(iter([]), 1, 2), lambda: list(map(len, [5])), lambda: list(map(5, [5])), lambda: zip(x=1), lambda: map(len, [], x=1), lambda: filter(None, [], x=1), lambda: enumerate([], foo=1)):
    try: print(f())
    except TypeError as e: print(e)
class Once:
    def __init__(self): self.count = 0
    def __iter__(self):
        self.count += 1
        return iter([self.count])
o = Once()
print(list(o), list(o), [x for x in o for y in o])
it = iter('abc')
for x in it:
    print(x, next(it, 'none'))
print([x for x in zip(*[iter(range(6))] * 2)], list(zip(*[(1, 'a'), (2, 'b')])))
it = iter({'a': 1, 'b': 2}.items())
print(next(it), iter(it) is it, list(it))
class Inf:
    def __iter__(self): return self
    def __next__(self): return 1
print([x for x, _ in zip(Inf(), range(3))], next(Inf()))
class StopsTwice:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n % 3 == 0: raise StopIteration
        return self.n
s = StopsTwice()
print(list(s), list(s))
class ErrIter:
    def __iter__(self): raise ValueError('iter')
class ErrNext:
    def __iter__(self): return self
    def __next__(self): raise ValueError('next')
for c in (ErrIter, ErrNext):
    for f in (list, sum, max, sorted, any, tuple, set, dict, lambda x: [y for y in x], lambda x: 1 in x, enumerate, lambda x: list(zip(x)), lambda x: list(map(len, x)), ''.join, lambda x: [].extend(x)):
        try: f(c())
        except ValueError as e: print(e, end=' ')
        except TypeError as e: print(e, end=' ')
print()
a, b = {'x': 1, 'y': 2}
print(a, b)
for i, (a, b) in enumerate([(1, 2), (3, 4)]): print(i, a, b)
for i in range(3): 
    i = 10
print(i)
for [a, b] in [[1, 2]]: print(a, b)
class X: pass
x = X()
for x.attr in range(3): pass
print(x.attr)
d = {}
for d['k'] in 'ab': pass
print(d)
try:
    for q in None: pass
except TypeError as e: print(e)
