# Comprehensions: nesting, conditions, scopes, evaluation of the first iterable.
m = [[1, 2, 3], [4, 5, 6]]
print([x for row in m for x in row], [[row[i] for row in m] for i in range(3)], {x % 3: x for row in m for x in row})
print([x for x in range(20) if x % 2 if x % 3], [x for x in range(3) for x in range(x)], {(x, y) for x in 'ab' for y in 'a'} == {('a', 'a'), ('b', 'a')})
print(list(x for x in (y for y in (z for z in range(3)))), [(lambda: x)() for x in range(3)], [f() for f in [lambda: x for x in range(3)]])
x = 'outer'
print([x for x in range(2)], x)
class A:
    items = [1, 2]
    doubled = [i * 2 for i in items]
    try:
        broken = [items for _ in range(1)]
    except NameError as e:
        print(e)
print(A.doubled)
def f(n):
    k = 10
    return [i + k + n for i in range(n)], {i: [j for j in range(i) if j != k] for i in range(n)}
print(f(3))
def g():
    try:
        (i for i in undefined_name)
    except NameError as e: print('at once:', e)
    it = (undefined_name for i in range(1))
    try: next(it)
    except NameError as e: print('later:', e)
g()
print([a if a else b for a, b in zip([0, 1], 'xy')], [*(c for c in 'ab')], dict([(k, v) for k, v in {'a': 1}.items()]))
print([i
       for i in range(3)
       # a comment
       if i
       ], sum(
    i for i in range(4)
    if i % 2), max((len(s), s) for s in 'a bb c'.split()))
print([[i, j] for i in range(2) for j in range(2) if i if j], [i for i in range(5) if i in (1, 2) or i == 4], [i for i in [1, 2, 3] if not i == 2])
print([i for i in 'abc' if i != 'b'][::-1], [x.upper() for x in 'ab'], {**{i: i for i in range(2)}}, [() for _ in range(2)], [{} for _ in range(1)])
print(all(i for i in [1, 2]), any(i > 1 for i in [1, 2]), sorted((i for i in 'cab'), reverse=True), ''.join(c for c in 'abc'), tuple(i for i in range(2)))
