# Operators of sequences: + * in, slices, errors.
print([1] + [2], (1,) + (2,), 'a' + 'b', [0] * 3, 3 * [0], 'ab' * 2, 2 * 'ab', (1,) * 2, [1] * 0, [1] * -1, 'a' * True, [[]] * 2)
for f in (lambda: [1] + (1,), lambda: (1,) + [1], lambda: 'a' + 1, lambda: 1 + 'a', lambda: [1] + 1, lambda: 1 + [1], lambda: [1] * [2], lambda: [1] * 1.5, lambda: 'a' * 'b', lambda: 1.5 * 'a', lambda: 'a' - 'b', lambda: [1] - [1], lambda: {} + {}, lambda: {1} + {2}, lambda: None + 1, lambda: 1 + None, lambda: () * (), lambda: 'a' + None, lambda: 'a' + ['b'], lambda: [1] * None, lambda: -'a', lambda: +[], lambda: ~{}, lambda: 'a' / 2, lambda: [1] // 2, lambda: 'a' ** 2, lambda: [1] << 1, lambda: {} | {}, lambda: {1} | [1], lambda: [1] & {1}, lambda: {1: 2} - {1: 2}, lambda: {1} * 2, lambda: len + 1, lambda: int + 1, lambda: (lambda: 0) + 1, lambda: range(3) + range(3), lambda: range(3) * 2, lambda: iter([]) + iter([]), lambda: None * 5, lambda: 5 * None, lambda: 5 % 'a', lambda: [] % 5, lambda: divmod('a', 1), lambda: 'abc' * 2 ** 70, lambda: [1] * 2 ** 62 * 2 ** 62 if False else 'x'):
    try: print(f())
    except (TypeError, OverflowError, MemoryError) as e: print(type(e).__name__, e)
l = list(range(10))
s = 'abcdefghij'
t = tuple(l)
for a in (None, 0, 2, -3, 20, -20):
    for b in (None, 0, 5, -2, 30, -30):
        for c in (None, 1, 3, -1, -4):
            assert s[a:b:c] == ''.join(s[i] for i in l[a:b:c]) and t[a:b:c] == tuple(l[a:b:c]) and list(range(10)[a:b:c]) == l[a:b:c], (a, b, c)
print(l[2:5], l[::-1], l[8:2:-2], l[-3:], l[:-8], s[1:-1:2], s[::-3], t[5:5], range(10)[2:8:2], range(10)[::-1], range(0, 20, 3)[1:4])
for f in (lambda: l[::0], lambda: s[::0], lambda: t[::0], lambda: range(5)[::0], lambda: l['a'], lambda: s[1.5], lambda: t[None], lambda: l[10], lambda: s[-11], lambda: t[99], lambda: range(3)[5], lambda: range(3)[-4], lambda: l['a':], lambda: s[:1.5], lambda: l[::'x'], lambda: {}[1:2], lambda: {1}[0], lambda: 5[0], lambda: None['a'], lambda: len[0], lambda: int[0], lambda: (x for x in l)[0], lambda: l[()], lambda: l[1, 2], lambda: range(3)['x'], lambda: {1: 2}[2], lambda: {1: 2}['k'], lambda: {(1, 2): 3}[1, 3], lambda: l[2 ** 70], lambda: s[2 ** 70], lambda: l[2 ** 70:], lambda: s[:2 ** 70], lambda: range(3)[2 ** 70]):
    try: print(f())
    except (TypeError, ValueError, IndexError, KeyError) as e: print(type(e).__name__, e)
def st(v, k, x):
    v[k] = x
    return v
def dl(v, k):
    del v[k]
    return v
for f in (lambda: st([1, 2, 3], 5, 1), lambda: st([1, 2, 3], -4, 1), lambda: st([1, 2, 3], 'a', 1), lambda: st([1, 2, 3], slice(0, 2), 5), lambda: st([1, 2, 3], slice(0, 2), 'xyz'), lambda: st([1, 2, 3, 4], slice(None, None, 2), [1]), lambda: st([1, 2, 3, 4], slice(None, None, 2), [8, 9]), lambda: st([1, 2, 3, 4], slice(None, None, -1), [1, 2, 3, 4]), lambda: st([1, 2, 3], slice(None, None, 2), 5), lambda: st('abc', 0, 'x'), lambda: st((1,), 0, 1), lambda: st({}, [], 1), lambda: st(range(3), 0, 1), lambda: st(5, 0, 1), lambda: st(None, 0, 1), lambda: dl([1], 5), lambda: dl([1, 2], -3), lambda: dl('abc', 0), lambda: dl((1,), 0), lambda: dl({}, 'k'), lambda: dl({1}, 1), lambda: dl(range(3), 0), lambda: dl([1, 2], 'x'), lambda: dl([1, 2, 3, 4, 5], slice(4, 0, -2)), lambda: dl([1, 2, 3], slice(5, 9)), lambda: st([1, 2], slice(5, 9), [3]), lambda: st([1, 2, 3], slice(2, 0), [9]), lambda: dl('abc', 'x'), lambda: st('abc', 'x', 1), lambda: dl(5, 'x'), lambda: dl((1,), slice(0, 1)), lambda: st((1,), slice(0, 1), ())):
    try: print(f())
    except (TypeError, ValueError, IndexError, KeyError) as e: print(type(e).__name__, e)
sl = slice(1, 5, 2)
print(sl, sl.start, sl.stop, sl.step, l[sl], slice(3), slice(None), sl == slice(1, 5, 2), sl != slice(1), slice(5).indices(3), slice(None, None, -1).indices(4), slice(-2, 100).indices(10))
try: hash(sl)
except TypeError as e: print(e)
try: sl.start = 5
except AttributeError as e: print(e)
try: slice(1) < slice(2); print(slice(1) < slice(2))
except TypeError as e: print(e)
r = range(1, 10, 3)
print(r, r.start, r.stop, r.step, len(r), r[1], list(r), r.index(4), r.count(4), r.count(5), 4 in r, hash(r) == hash(range(1, 11, 3)), range(5, 0), range(5, 0, -1), list(range(-3)), range(0, -5, -2)[1], reversed(r) is not r, bool(range(0)), range(10)[2:5], max(range(5)), sum(range(101)), min(range(5, 0, -1)), sorted(range(3, 0, -1)), tuple(range(2)), len(range(2 ** 62)), range(2 ** 62)[2 ** 61] == 2 ** 61)
for f in (lambda: range(), lambda: range(1.5), lambda: range('a'), lambda: range(1, 2, 0), lambda: range(1, 2, 3, 4), lambda: range(None), lambda: r.index(5), lambda: range(5).index('x'), lambda: range(stop=5), lambda: len(range(2 ** 70))):
    try: print(f())
    except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)


import functools

# What is no sequence to CPython: plain objects, builtin exceptions and partial.
class Plain:
    pass


class Failure(Exception):
    pass


for value in (TypeError(), Failure(), object(), OSError(1), Plain(), functools.partial(len)):
    try:
        del value[0]
    except TypeError as e:
        print(e)
    for sequence in ([1], 'x', (2,)):
        try:
            value *= sequence
        except TypeError as e:
            print(e)
