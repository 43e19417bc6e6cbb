def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


s = set()
print(s, len(s), bool(s), set([1, 2, 1]), set('hello') == set('olhe'), set(range(5)), set({1: 2}), {1, 2, 2}, frozenset(), frozenset([3, 1]))
s.add(3)
s.add('x')
s.add((1, 2))
s.add(3)
s.add(3.0)
s.add(None)
print(len(s), 3 in s, 3.0 in s, 'x' in s, (1, 2) in s, None in s, 'y' in s, 4 not in s)
s.discard('x')
s.discard('never')
s.remove(3)
print(len(s), s == {(1, 2), None})
t(lambda: s.remove('x'))
t(lambda: s.remove((9, 9)))
t(lambda: s.remove({1}))
t(lambda: s.add([]))
t(lambda: s.add({}))
t(lambda: s.discard([]))
t(lambda: [] in s)
t(lambda: {1} in s)
t(lambda: {[]})
t(lambda: set([[]]))
t(lambda: set().pop())
t(lambda: set(5))
t(lambda: set(1, 2))
t(lambda: set(x=1))
t(lambda: frozenset(None))
t(lambda: frozenset(1, 2))
t(lambda: {1}[0])
t(lambda: {1} + {2})
t(lambda: {1} | [2])
t(lambda: {1} & 'a')
t(lambda: {1} - None)
t(lambda: {1} ^ 5)
t(lambda: {1} < [1, 2])
t(lambda: hash({1}))
t(lambda: frozenset([1]).add(2))
t(lambda: {1}.union(5))
t(lambda: {1}.intersection([[]]))
t(lambda: {1}.difference([[]]))
t(lambda: {1}.update([1, []]))
t(lambda: {1}.symmetric_difference())
t(lambda: {1}.add())
t(lambda: {1}.pop(1))
c = {1, 2, 3}
d = c.copy()
d.add(4)
print(c, d, c.clear(), c, d.pop(), d.pop(), d)
print({frozenset([1, 2]): 'fs'}[frozenset([2, 1])], {1, 2} == frozenset([1, 2]), frozenset([1]) in {frozenset([1])}, {1} in {frozenset([1])})
n = {frozenset([1]), frozenset([2, 3])}
n.discard({1})
print(n)
n.remove({2, 3})
print(n)
print(hash(frozenset()), hash(frozenset([1, 2, 3])), hash(frozenset('a')), hash(frozenset(range(1000))), hash(frozenset([frozenset([1])])))
print({1, 2} <= {1, 2, 3}, {1, 2} < {1, 2}, {1} > set(), {1, 2} >= {1}, {1} != {2}, {1} == [1], {1, 2}.issubset([1, 2, 3]), {1}.issuperset(()), {1}.isdisjoint([2]), {1}.isdisjoint({1}))
print({x % 3 for x in range(10)}, {c for c in 'abc' if c > 'a'} == {'b', 'c'}, sorted({3, 1, 2}), sum({1, 2}), max({4, 9}), len({1, 1.0, True}))
print({True, 1, 1.0}, {1.0, True}, {0, False, ''}, set([nan for nan in [float('nan')]]), {1, 'a'} == {'a', 1})
print(str({1}), repr({'a'}), str(set()), [frozenset([1]), set(), frozenset()])
a = {1}
b = a
a |= {2}
a &= {2, 3}
a ^= {3, 4}
a -= {4}
print(a, a is b)
f = g = frozenset([1])
f |= {2}
print(f, g, type(f).__name__)


def bad(op):
    z = {1}
    if op == 0:
        z |= [2]
    elif op == 1:
        z &= 'a'
    elif op == 2:
        z -= 5
    else:
        z ^= None


for i in range(4):
    t(lambda: bad(i))
print({1, 2}.__or__({3}), {1}.__or__([1]), {1}.__and__({1}), {1}.__ror__({2}), {1}.__rsub__({2}), {1}.__xor__({2}), {1}.__sub__({1}), {1}.__ior__([1]), {1}.__ior__({2}))
print({1}.__len__(), {1}.__contains__(1), list({1}.__iter__()), {1}.__eq__({1}), {1}.__eq__([1]), {1}.__ne__({1}), {1}.__lt__({1, 2}), {1}.__le__(5), {1}.__gt__(set()), {1}.__ge__({1}), {1}.__repr__(), {1}.__hash__)
