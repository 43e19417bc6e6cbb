# A generator that is made for a builtin or an operator alone is closed after that.
def g(name='g', n=3):
    try:
        for i in range(n):
            yield i
    finally:
        print('closed', name)
print(next(g()))
print(next(g('default'), None))
print(any(g('any')), all(g('all')))
print(any(v for v in g('expression')))
print(any(v > w for v in g('outer') for w in [0]))
print(1 in g('in'), 7 not in g('not in'))
try:
    a, b = g('unpack')
except ValueError as e:
    print(e)
try:
    a, b = (x for x in g('unpack expression'))
except ValueError as e:
    print(e)
def text():
    try:
        yield 1
        yield 'a'
        yield 2
    finally:
        print('closed text')
for f in sum, max, min, sorted, set, list:
    try:
        print(f(text()))
    except TypeError as e:
        print(e)
try:
    sum(text())
except TypeError as e:
    print(e)
kept = g('kept')
print(next(kept), any(kept))
print(list(kept))
if 1 in g('if'):
    print('yes')
while 0 in g('while'):
    break
print([0 in g('comp') for i in range(2)])
print(max((next(g('nested')), 5)))
x = [g('list')]
print(any(x[0]))
print('kept in list')
print(list(x[0]))
def w():
    with M():
        yield 1
class M:
    def __enter__(self): print('enter')
    def __exit__(self, *a): print('exit', a[0])
print(next(w()))
for v in (x for x in g('loop over an expression')):
    break
print(any(x for x in (y for y in g('inner expression'))))
# One that something else refers to stays open, even if the same call has made it.
other, kept = None, []


def keep(made, *seen):
    global other
    other = made
    kept.append(made)
    return seen


for i in range(3):
    print(keep(g('kept %d' % i), other is not None and next(other)))
for i in range(3):
    print(keep(g('kept too %d' % i), any(x for x in other)))
for i in range(3):
    print(keep(g('kept as well %d' % i, 9), any(other)))
print([list(it) for it in kept])
