import bisect
from bisect import bisect_left, bisect_right, insort, insort_left, insort_right


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


a = [1, 3, 3, 5, 7]
for x in range(9):
    print(x, bisect_left(a, x), bisect_right(a, x), bisect.bisect(a, x), end='; ')
print()
print(bisect_left(a, 3, 2), bisect_right(a, 3, 0, 2), bisect_left(a, 9, hi=3), bisect.bisect(a=a, x=4, lo=1, hi=4), bisect_left([], 5), bisect_right('abc', 'b'), bisect_left((1, 2), 2), bisect_left(range(100), 42))
b = []
for x in [5, 1, 4, 1, 3]:
    insort(b, x)
print(b)
insort_left(b, 1.0)
insort_right(b, 4.0)
print(b)
insort(b, 2, 0, 2)
print(b, insort(b, 100))


def grade(score, breakpoints=[60, 70, 80, 90], grades='FDCBA'):
    return grades[bisect.bisect(breakpoints, score)]


print([grade(s) for s in [33, 99, 77, 70, 89, 90, 100]])
err(bisect_left)
err(bisect_left, [1])
err(bisect_left, [1], 1, -1)
err(bisect_left, [1], 'a')
err(bisect_left, 5, 1)
err(bisect_left, [1], 1, 'a')
err(bisect_left, [1, 2], 5, 0, 10)
err(bisect_left, [1], 1, 2, 3, 4)
err(bisect_left, [1], 1, foo=2)
err(insort, (1, 2), 1)
err(insort, [1], None)


class Item:
    def __init__(self, k):
        self.k = k

    def __lt__(self, other):
        print('lt', self.k, other.k)
        return self.k < other.k


items = [Item(k) for k in (1, 2, 2, 4, 6)]
print(bisect_left(items, Item(2)), bisect_right(items, Item(2)))
insort(items, Item(3))
print([i.k for i in items])


class Squares:
    def __len__(self):
        return 100

    def __getitem__(self, i):
        return i * i


print(bisect_left(Squares(), 49), bisect_right(Squares(), 49), bisect_left(Squares(), 50, 3, 20))


class L(list):
    def insert(self, i, x):
        print('insert', i, x)
        super().insert(i, x)


s = L([1, 5])
insort(s, 3)
print(s)
pairs = [(1, 'a'), (2, 'b'), (2, 'd')]
print(bisect_left(pairs, (2,)), bisect_right(pairs, (2, 'c')), [bisect_left(pairs, (k, '')) for k in range(4)])
