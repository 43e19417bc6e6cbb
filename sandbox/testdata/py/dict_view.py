def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


d = {'a': 1, 'b': 2, 'c': 3}
k, v, i = d.keys(), d.values(), d.items()
print(k, v, i, len(k), len(v), len(i), {}.keys(), {}.values(), {}.items())
d['d'] = 4
del d['a']
print(k, v, i, list(k), list(v), list(i), sorted(v), 'b' in k, 'a' in k, 2 in v, ('b', 2) in i, ('b', 3) in i, ['b', 2] in i, 'b' in i)
print(k & {'b', 'x'}, k & ['b', 'x'], k | ['z'], sorted(k - ['b']), sorted(k ^ {'b', 'q'}), sorted(['b', 'y'] & k), sorted(['b', 'y'] - k), type(k & k).__name__)
print(sorted(i & [('b', 2), ('c', 0)]), sorted(i - {('b', 2)}), sorted({('b', 2), 5} - i, key=str), len(i | [1]), len(i ^ i))
print({1} & {1: 2}.keys(), frozenset([1]) | {2: 2}.keys(), type(frozenset([1]) | {2: 2}.keys()).__name__, {1, 2} ^ {2: 3}.keys())
print(k == {'b', 'c', 'd'}, {'b', 'c', 'd'} == k, k == ['b', 'c', 'd'], k != {'b'}, k < {'b', 'c', 'd', 'e'}, k <= {'b', 'c', 'd'}, k > {'b'}, k >= {'z'}, {'b'} < k, frozenset(k) == k)
print(i == {'b': 2, 'c': 3, 'd': 4}.items(), i == {('b', 2), ('c', 3), ('d', 4)}, k == {'d': 0, 'c': 0, 'b': 0}.keys(), v == v, v == d.values(), k == k)
print({1: []}.items() == {1: []}.items(), {1: []}.items() <= {1: [], 2: 3}.items(), {1: [1]}.items() == {1: [2]}.items())
print(k.isdisjoint('xyz'), k.isdisjoint('xyb'), i.isdisjoint([('b', 2)]), k.isdisjoint(k), {}.keys().isdisjoint({}.keys()), k.isdisjoint({'q': 1}.keys()))
t(lambda: k & 5)
t(lambda: 5 & k)
t(lambda: k | None)
t(lambda: k - 5)
t(lambda: k + k)
t(lambda: v & {1})
t(lambda: v | v)
t(lambda: {1: []}.items() & {1})
t(lambda: {1: []}.items() | [])
t(lambda: k & [[]])
t(lambda: k < ['b'])
t(lambda: k > 5)
t(lambda: k < k)
t(lambda: k[0])
t(lambda: hash(k))
t(lambda: hash(i))
t(lambda: [] in k)
t(lambda: ([], 1) in i)
t(lambda: [] in v)
t(lambda: v.isdisjoint([]))
t(lambda: k.isdisjoint(5))
t(lambda: k.isdisjoint())
t(lambda: type(k)())
t(lambda: k.add(1))
t(lambda: reversed(k))
t(lambda: next(k))
s = {'b', 'q'}
alias = s
s -= k
print(s, alias, s is alias)
s |= k
print(sorted(s), s is alias)
print(k.__len__(), k.__contains__('b'), k.__and__(['b']), k.__rand__(['b']), k.__rsub__(['b', 'q']), k.__eq__(5), k.__eq__(['b']), k.__repr__(), list(k.__iter__()))
print(v.__len__(), list(v.__iter__()), v.__repr__(), 2 in v, k.__or__('z') == {'b', 'c', 'd', 'z'}, k.__xor__('b') == {'c', 'd'}, k.__sub__('bc'), k.__ror__([]) == k, k.__le__(k), k.__lt__(k))
it = iter(i)
print(next(it), [x for x in it], list(it))
for name, n in i:
    print(name, n, end=';')
print()
for bad in ['add', 'update', 'insert']:
    def change():
        for x in d:
            d[bad + x] = 1
    t(change)


def shrink():
    for x in d.values():
        d.popitem()


t(shrink)


def same_size():
    e = {1: 1, 2: 2}
    for x in e:
        e[x] = 'changed'
    return e


t(same_size)


class E:
    def __init__(self, n):
        self.n = n

    def __eq__(self, o):
        print('eq', self.n, o.n)
        return True

    def __hash__(self):
        return 1


print((1, E(5)) in {1: E(6)}.items(), E(1) in {E(2): 0}, E(1) in {1: E(3)}.values())
