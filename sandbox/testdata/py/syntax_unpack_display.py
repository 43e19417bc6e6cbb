# Stars in displays.
a, b, d = [1, 2], (3, 4), {'k': 1, 'l': 2}
print([*a], [*a, 3], [0, *a], [*a, *b], [*a, 9, *b, 8], [*[], *()], [*'xy', *range(2)])
print((*a,), (*a, 3), (0, *a, *b), (*a, *b))
t = *a, 5
print(t, {*a, *b} == {1, 2, 3, 4}, {*a, 9} == {1, 2, 9}, {*d} == {'k', 'l'})
print({**d}, {**d, 'm': 3}, {'k': 0, **d}, {**d, 'k': 5}, {**d, **{'k': 7}, 'z': 8, **{}})
print([*(i * i for i in range(4))], [*{1: 2}], [*d.items()], *[*a])
for x in (*a, *b): print(x, end=' ')
print()
log = []
def it(name, *items):
    log.append('eval ' + name)
    def gen():
        for i in items:
            log.append('yield %s' % i)
            yield i
    return gen()
def val(v):
    log.append('val %s' % v)
    return v
print([*it('a', 1, 2), val(3), *it('b', 4), val(5)])
print(log); log.clear()
print({**{'a': val(1)}, val('b'): val(2), **{val('c'): val(3)}, 'd': val(4)})
print(log); log.clear()
for make in (lambda: [*1], lambda: (*None,), lambda: {*5}, lambda: {**5}, lambda: {**[1]}, lambda: [*a, *1],
             lambda: {*[[]]}, lambda: {**{}, **'x'}, lambda: [1, *it('e'), *1/0]):
    try:
        print(make())
    except Exception as e:
        print(type(e).__name__, e)
print(log)
class Mapping:
    def keys(self): return ['p', 'q']
    def __getitem__(self, k): return k * 2
print({**Mapping(), 'r': 1})
class D(dict): pass
print({**D(a=1)}, [*D(a=1)])
class Seq:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i
print([*Seq()], (*Seq(), 'x'))
big = [*range(1000), *range(1000)]
print(len(big), sum(big))
def f(): return [*a, *(yield)]
g = f(); next(g)
try: g.send([7])
except StopIteration as e: print(e.value)
