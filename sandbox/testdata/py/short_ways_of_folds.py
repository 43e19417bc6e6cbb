# Folds of short lists and tuples, next and iter.
nan = float('nan'); inf = float('inf')
cases = [[], [1], [1, 2.0, True], [2.0, 2, 1], [1, 2.0, 2], [nan, 1, 2], [1, nan, 2], [2, nan, 1], [0.0, -0.0], [-0.0, 0.0], [True, False], [None], ['a', 'b'], [[]], [0, '', None, 0.0], [0, [1]],
         [2 ** 62, 2 ** 62], [2 ** 63 - 1, 1], [2 ** 53, 2.0 ** 53 + 2, 2 ** 53 + 1], [2 ** 70, 1.5], [inf, -inf], [0.1] * 10, [(1, 2), (1, 3)], list(range(64)), list(range(65)), [1, 'a'], ['a', 1], [-0.0], [1e308, 1e308], [[1], [2]], range(3), 'ab', {3: 1}, {4}, iter([1, 2])]
def show(f, *a):
    try: return repr(f(*a))
    except Exception as e: return type(e).__name__ + ' ' + str(e)
for c in cases:
    for f in (any, all, sum, min, max):
        print(f.__name__, show(f, c), end=' ')
        if isinstance(c, list): print(show(f, tuple(c)), end=' ')
    print()
print(show(sum, [1, 2], 3), show(sum, [[1], [2]], []), show(sum, [], 'a'), show(any), show(sum, [1], 2, 3), show(min, 1), show(max, 1, 2.5), show(max, 2.5, 'a'), show(min, 1, nan), show(min, nan, 1))
it = iter([1, 2, 3])
print(next(it), next(it, 0), next(it), next(it, 0), show(next, it), next(it, 5), show(next, [1]), show(next, iter(())), show(next, it, 1, 2))
l = [1]; it = iter(l); print(next(it)); l.append(2); print(next(it), next(it, 'end')); l.append(3); print(next(it, 'end'))
it = iter(range(2)); print(next(it), next(it), next(it, None), iter(it) is it, show(iter), show(iter, 3), show(iter, 3, 4))
it = iter((1, 2)); print(next(it), list(it)); z = zip([1], [2]); print(iter(z) is z, next(z), next(z, 0)); g = (i for i in [1]); print(iter(g) is g, next(g), next(g, 7))
class B:
    def __bool__(self): print('bool'); return True
    def __radd__(self, o): print('radd', o); return 10
    def __iter__(self): print('iter'); return iter([5])
    def __lt__(self, o): print('lt'); return False
    def __gt__(self, o): print('gt'); return True
print(any([0, B(), 1]), all([1, B(), 0]), sum([1, B(), 2]), sum(B()), show(max, [1, B()]) != '', list(iter(B())), next(iter(B())))
class L(list):
    def __iter__(self): print('L'); return iter([7, 8])
print(sum(L([1])), max(L([1])), any(L()), min(L([0])))
