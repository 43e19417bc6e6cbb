def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


l = [3, 1, 2]
print(l.sort(), l, l.sort(reverse=True), l, sorted(l), sorted(l, reverse=True), sorted('hello'), sorted({3: 1, 1: 2}), sorted((2, 1)), sorted(x for x in 'ba'), sorted([]), sorted({5, 4}))
print(sorted([2.5, -1.0, 0.0, -0.0, 1e300, float('inf'), float('-inf')]), sorted([True, False, 2, 0.5]), sorted([10 ** 30, 5, -10 ** 30, 1e20]), sorted(['b', 'B', 'a', '', 'aa', '\xe9', 'z']))
print(sorted([(2, 'b'), (1, 'z'), (2, 'a'), (1,)]), sorted([[2], [1, 5], [1]]), sorted([{1, 2}, {1}], key=len), sorted(range(10, 0, -3)))
w = 'the quick brown fox jumps over the lazy dog'.split()
print(sorted(w), sorted(w, key=len), sorted(w, key=len, reverse=True), sorted(w, key=lambda s: s[-1]), sorted(w, key=str.upper), sorted(w, key=lambda s: (-len(s), s)))
print(sorted([3, -1, 2], key=abs), sorted('bA', key=str.lower), sorted([1, 2, 3], key=lambda x: -x), sorted(['10', '9'], key=int), sorted([1, 2], key=None), sorted([2, 1], reverse=1), sorted([2, 1], reverse=0))
p = [(i % 3, i) for i in range(10)]
p.sort(key=lambda v: v[0])
print(p)
p.sort(key=lambda v: v[0], reverse=True)
print(p)
p.sort(key=lambda v: v[1] % 2)
print(p)
big = [(i * 7919 + 13) % 1009 for i in range(1009)]
s = sorted(big)
print(s == list(range(1009)), sorted(big, reverse=True)[:5], sorted(s) == s, sorted(s[::-1]) == s, sorted(big, key=lambda x: x % 10)[:12], sorted(big, key=str)[:6])
half = list(range(0, 300, 2)) + list(range(1, 300, 2))
print(sorted(half) == list(range(300)), sorted(half, key=lambda x: x // 50, reverse=True)[:60])
calls = []
sorted([3, 1, 2], key=lambda x: calls.append(x) or x)
print(calls)
t(lambda: sorted([1, 'a']))
t(lambda: sorted([None, 1]))
t(lambda: sorted([(1, 'a'), (1, 2)]))
t(lambda: sorted([{}, {}]))
t(lambda: [1, None].sort())
t(lambda: sorted([1], key=5))
t(lambda: sorted(['a', 5], key=len))
t(lambda: sorted([1, 0], key=lambda x: 1 // x))
t(lambda: sorted())
t(lambda: sorted(1, 2))
t(lambda: sorted(5))
t(lambda: sorted([1], foo=1))
t(lambda: sorted([1], reverse='a'))
t(lambda: sorted([1], reverse=None))
t(lambda: sorted([1], reverse=1.0))
t(lambda: [].sort(1))
t(lambda: [].sort(key=1, foo=2))
t(lambda: [].sort(key=5))
t(lambda: (1,).sort())


def neg(x):
    return -x


class C:
    def key(self, v):
        return v % 4


print(sorted(range(8), key=C().key), sorted([4, 2], key=neg), sorted([1, 2, 3], key=[9, 8, 7, 6].__getitem__), sorted('cab', key={'a': 3, 'b': 1, 'c': 2}.get))
d = {'x': 3, 'y': 1, 'z': 2}
print(sorted(d, key=d.get), sorted(d.items(), key=lambda kv: kv[1]), max(d, key=d.get), sorted(d.values(), reverse=True))
