a = {1, 2, 3, 4}
b = {3, 4, 5}
print(a | b, a & b, a - b, b - a, a ^ b, a.union(b, [9], 'z') == {1, 2, 3, 4, 5, 9, 'z'}, a.union(), a.intersection(b, [4]), a.difference(b, [1]), a.symmetric_difference([1, 9]))
print(a.intersection(), a.difference(), a.intersection({}), a.difference({1: 'x', 2: 'y'}), a.union({7: 8}), a.intersection({3: 0}.keys()), a.difference(x for x in (1, 2)))
s = set(a)
print(s.update(), s.update([5], {6: 7}, 'a', (x for x in [8])), s)
print(s.intersection_update([1, 2, 5, 6, 'a'], {1, 2, 5}), s)
print(s.difference_update([1], {5}), s, s.difference_update(), s)
print(s.symmetric_difference_update([2, 3, 3]), s, s.symmetric_difference_update({3: 0, 4: 0}), s, s.symmetric_difference_update({4, 5}), s)
s.symmetric_difference_update(s)
print(s)
s = {1, 2}
s.update(s)
s.intersection_update(s)
print(s, s.difference_update(s), s)
print(set('abc').isdisjoint('def'), set('abc').isdisjoint({'c': 1}), set().isdisjoint(()), a.isdisjoint(a), a.isdisjoint(x for x in [0, 9]))
print(a.issubset(range(10)), a.issubset([1]), a.issuperset([1, 1, 2]), a.issuperset('x'), a.issuperset({}), frozenset(a).issubset(a))
f, g = frozenset([1, 2]), frozenset([2, 3])
print(f | g, f & g, f - g, f ^ g, type(f | a).__name__, type(a | f).__name__, type(f.union(a)).__name__, type(f.difference([])).__name__, type(f & {1: 0}.keys()).__name__)
print(f.copy() is f, frozenset(f) is f, frozenset() is frozenset(''), f.union() == f, f == {1, 2}, hash(f) == hash(frozenset([2, 1])), f < g, f <= f, f > frozenset())


class A(set):
    pass


class F(frozenset):
    pass


x, y = A([1, 2]), F([2, 3])
print(x, y, A(), F(), type(x | y).__name__, type(y | x).__name__, type(x & x).__name__, type(x - y).__name__, type(x ^ y).__name__, type(x.copy()).__name__, type(y.copy()).__name__)
x |= {9}
print(x, type(x).__name__, x == {1, 2, 9}, {1, 2, 9} == x, 9 in x, len(x), list(y), {y: 1}[frozenset([2, 3])], x.pop(), x.add(5), x)
print(A('a') == {'a'}, A([1]) < A([1, 2]), x.union([7]) == {2, 9, 5, 7}, isinstance(y, frozenset), repr(A([1])), str(F([1])), bool(A()), y.__contains__(2))


class Named(set):
    def __init__(self, items=(), name=None):
        super().__init__(items)
        self.name = name

    def add(self, v):
        print('add', v)
        super().add(v)

    def __contains__(self, v):
        print('contains', v)
        return super().__contains__(v)

    def __len__(self):
        return 50

    def __repr__(self):
        return 'Named:' + set.__repr__(self)


n = Named([5, 6], 'n')
n.add(7)
print(n, n.name, 5 in n, len(n), sorted(n), n | {1} == {1, 5, 6, 7}, {5}.issubset(n), {1, 5} & n, set(n), n == {5, 6, 7}, sorted(n))
n.__init__([1])
print(n, set.__len__(n), n.update([2]), n)
for bad in [lambda: A(1), lambda: A(1, 2), lambda: A(x=1), lambda: F([[]]), lambda: hash(A())]:
    try:
        print(bad())
    except TypeError as e:
        print(e)
