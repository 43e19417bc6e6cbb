# sorted, min, max with keys, reverse, stability, mixed types, errors in the middle.
data = [('b', 2), ('a', 2), ('c', 1), ('a', 1)]
print(sorted(data), sorted(data, key=lambda p: p[1]), sorted(data, key=lambda p: p[1], reverse=True), sorted(data, key=lambda p: (-p[1], p[0])), sorted(data, reverse=True))
print(sorted([3, 1.5, True, 2 ** 70, -1]), sorted(['b', 'B', 'a', '']), sorted([[2], [1, 2], []]), sorted([(1, 'b'), (1, 'a'), (0, 'z')]), sorted({3: 'a', 1: 'b'}), sorted('hello', reverse=True), sorted([None, None]) if False else '', sorted([{1}, {1, 2}], key=len))
l = [5, 3, 1]
print(l.sort(), l, l.sort(reverse=True), l, l.sort(key=lambda x: x % 3), l)
calls = []
def key(x):
    calls.append(x)
    return -x
print(sorted([1, 3, 2], key=key), calls)
for f in (lambda: sorted([1, 'a', 2]), lambda: sorted([1, None]), lambda: sorted([[1], ['a']]), lambda: sorted([{}, {}]), lambda: sorted([len, print]), lambda: sorted([1, 2], key=lambda: 0), lambda: sorted([1, 2], key=lambda x: 1 / 0), lambda: sorted([3, 1], key=lambda x: None), lambda: [3, 1].sort(5), lambda: [3, 1].sort(foo=1), lambda: max([1, 'a']), lambda: min([[], ()]), lambda: max([], key=len), lambda: max({}, default='none'), lambda: min(5, 3, key=lambda x: -x), lambda: max('ab', 'c', key=len), lambda: min([(2, 'x'), (1, 'y')], key=lambda p: p[1]), lambda: max(range(10), key=lambda x: (x % 5, -x)), lambda: max([3, 3.0, 1]), lambda: min([1.0, 1, True]), lambda: max(iter([2, 9, 4])), lambda: max(x * 2 for x in range(3)), lambda: min('z', 'ab', default=1)):
    try: print(f())
    except (TypeError, ValueError, ZeroDivisionError) as e: print(type(e).__name__, e)
class K:
    def __init__(self, n): self.n = n
    def __lt__(self, o):
        log.append((self.n, o.n))
        return self.n < o.n
    def __repr__(self): return 'K%d' % self.n
log = []
print(sorted([K(2), K(1), K(3)]), log)
log = []
print(min(K(2), K(1)), log)
log = []
print([K(5), K(4)] < [K(5), K(6)] if False else max([K(1)]), log)
class G:
    def __init__(self, n): self.n = n
    def __gt__(self, o): return self.n > o.n
    def __repr__(self): return 'G%d' % self.n
print(sorted([G(2), G(1), G(3)]), max(G(1), G(2)), min(G(2), G(1)))
l = [3, 1, 2]
def mut(x):
    l.append(x)
    return x
try: l.sort(key=mut)
except ValueError as e: print(e, l)
def see(x):
    return (x, len(l2))
l2 = [3, 1, 2]
l2.sort(key=see)
print(l2)
words = 'the quick brown fox jumps over the lazy dog'.split()
print(sorted(words, key=len), sorted(words, key=lambda w: (len(w), w)), sorted(set(words)), sorted(words, key=lambda w: w[::-1]), max(words, key=len), min(words, key=lambda w: (len(w), w)))
nan = float('nan')
print(sorted([2, 1, 3], key=lambda x: 0), sorted([(1, nan), (1, 2)], key=lambda p: p[0])[1], [x for x in sorted([3, 1, 2], key=lambda x: [x])], sorted([1, 2, 3], key=lambda x: str(x), reverse=True))
matrix = [[3, 'c'], [1, 'a'], [2, 'b']]
matrix.sort()
print(matrix, sorted(matrix, key=lambda r: r[1], reverse=True), list(map(list, zip(*matrix))))
print(sorted([True, False, True]), sorted([0.5, -0.5, 0.0, -0.0]), sorted(['10', '9', '1']), sorted(['10', '9', '1'], key=int), sorted([(0, 1), (0,), ()]), sorted([range(3), range(1)], key=len), list(reversed(sorted([2, 1]))))
