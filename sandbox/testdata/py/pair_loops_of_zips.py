# Loops over the pairs of an enumerated zip: lists that are one another's, that change, that end at different times.


def show(title, pairs):
    out = []
    for i, t in pairs:
        out.append((i, t))
    print(title, out, [t for i, t in pairs])


def f():
    it = iter([1, 2, 3, 4])
    show('one iterator three times', enumerate(zip(it, it, it)))
    it = iter([1, 2, 3, 4, 5])
    show('one iterator twice', enumerate(zip(it, iter('abc'), it)))
    it = iter([1, 2, 3, 4, 5, 6])
    print([i for i, t in enumerate(zip(it, it, it))], list(it))
    n = 0
    it = iter(range(7))
    for i, t in enumerate(zip(*[it] * 3)):
        n += 1
    print(n, list(it))
    for lengths in (3, 3, 3), (2, 3, 4), (4, 3, 2), (3, 0, 3), (0, 3, 3), (3, 3, 0):
        lists = [iter(list(range(n))) for n in lengths]
        show(lengths, enumerate(zip(*lists), 5))
        print([next(l, 'end') for l in lists])
    board = [[r * 4 + c for c in range(4)] for r in range(4)]
    for lane, squares in enumerate(zip(*board)):
        print(lane, squares, sum(squares), squares.count(lane + 4))
    growing = [1, 2]
    for i, (a, b, c) in enumerate(zip(growing, [1, 2, 3, 4], [5, 6, 7, 8])):
        if i < 3:
            growing.append(a + b + c)
        print(i, a, b, c)
    shrinking = [1, 2, 3, 4]
    for i, (a, b, c) in enumerate(zip([1, 2, 3, 4], shrinking, [5, 6, 7, 8])):
        shrinking.pop()
        print(i, a, b, c)
    kept = [t for i, t in enumerate(zip(*[[i] * 3 for i in range(10)]))]
    print(kept, len(set(map(id, kept))))
    e = enumerate(zip([1, 2], [3, 4], [5, 6]), 2 ** 62 - 1)
    for i, t in e:
        print(i, t)
    e = enumerate(zip([1, 2, 3], [3, 4, 5], [5, 6, 7]))
    for i, t in e:
        print(i, t, next(e, None))


f()


class Grows:
    def __eq__(self, other):
        if len(found) < 6:
            found.append(9)
        return False


found = [None, 9, Grows(), 9, True, 1, 1.0]
print(found.count(9), found.count(None), found.count(1), found.count(True), found.count('x'), found.count(...))
found = [9, Grows()]
print(found.count(9), (1, None, ..., True, False, 0, 0.0).count(0), [None] * 3 == [None, ..., 0], [...].count(None))
