from itertools import product, permutations, combinations, combinations_with_replacement as cwr, islice


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


print(list(product('ab', [1, 2])), list(product()), list(product('ab', repeat=2)), list(product('ab', [])))
print(list(product([1], (2,), range(2), repeat=2)), list(product('ab', repeat=0)), len(list(product(range(3), repeat=4))))
print(list(islice(product(range(100), repeat=3), 1000, 1003)), list(product((i for i in range(2)), 'z')))
err(product, 1)
err(product, 'a', repeat=-1)
err(product, 'a', repeat='x')
err(product, 'a', repeat=1.5)
err(product, 'a', foo=1)

for n in range(5):
    for r in range(n + 2):
        print(n, r, len(list(permutations(range(n), r))), len(list(combinations(range(n), r))), len(list(cwr(range(n), r))))
print(list(permutations('abc')))
print(list(permutations('abcd', 2)))
print(list(permutations(range(4), 3)))
print(list(permutations([3, 1, 2], r=None)))
print(list(combinations('abcd', 2)))
print(list(combinations(range(5), 3)))
print(list(combinations(iterable='ab', r=1)))
print(list(cwr('abc', 2)))
print(list(cwr([1, 2], 3)))
print(list(cwr('', 0)), list(cwr('', 2)), list(combinations('', 0)), list(permutations('', 0)), list(permutations('')))
for f in (permutations, combinations, cwr):
    err(f)
    err(f, 1, 1)
    err(f, 'ab', -1)
    err(f, 'ab', 'x')
    err(f, 'ab', 1.0)
    err(f, 'ab', [])
    err(f, 'ab', 1, 2)
    err(f, 'ab', 1, k=2)
p = permutations(range(30), 28)
print(next(p)[-3:], next(p)[-3:])
print(sum(1 for _ in permutations(range(6))), sum(x[0] for x in combinations(range(12), 4)))
it = combinations('ab', 2)
print(next(it), next(it, 'end'), next(it, 'end'))
print(sorted(set(a + b for a, b in product(range(3), range(3)))))
print(sorted(permutations(range(5), 3)) == list(permutations(range(5), 3)))
print([type(x).__name__ for x in (product(), permutations(''), combinations('', 1), cwr('', 1))])
