"""Slices of all sorts, and copies, sums and multiples of sequences."""
class I:
    def __init__(s, n): s.n = n
    def __index__(s): return s.n
class G:
    def __getitem__(s, k): return k
class L(list):
    def __getitem__(s, k): return ('L', k)
b = [None, -8, -1, 0, 2, 8, True, 2**70, I(-2)]
def t(f):
    try: return f()
    except Exception as e: return type(e).__name__ + ': ' + str(e)
def show(x, i, j):
    print([t(lambda: x[i:j]), t(lambda: x[i:]), t(lambda: x[:j]), t(lambda: x[:])] if not isinstance(x, (G, L)) else type(x).__name__)
for x in ([1,2,3,4,5], (1,2,3,4,5), 'äbçdé', range(5), [], tuple(range(20)), L([1,2]), G(), 5, {1}):
    for i in b:
        for j in b: show(x, i, j)
print(t(lambda: [1,2][1.5:2]), t(lambda: [1,2][:'a']), t(lambda: 'abc'[None:'a']))
a = [1,2,3]; c = a[:]; c.append(4); print(a, c, a is c, (1,2)[:] , 'ab'[:])
a[0:2] = [9]; del a[1:]; print(a)
print([0] * 5, [1,2] * 3, (1,) * 4, [None] * 0, [1] * -1, () * 5, (1,2,3) + (4,), [1] + [2,3], [*range(3), 9], (*'abc', 1), [*[1,2], *{3}, *(4,5)])
x = [1,2,3]; x *= 3; print(x); x += [7]; print(x); y = x * 2; y.append(1); print(y, list(y), tuple(y), y.copy(), sorted(y))
z = [[None] * 3 for _ in range(2)]; z[0][1] = 5; print(z, [r[:] for r in z], [list(r) for r in z])
print(list('abc'), list({1: 2}), tuple({1: 2}.items()), list(range(30)), tuple(range(30)), tuple(i for i in range(3)), list(i for i in range(3)))
