# Zips of lists: that grow meanwhile, are the same, have come to an end, and are copied.

import copy

a = [1, 2, 3]
b = [4, 5, 6, 7]
print(list(zip(a, b)), list(zip(b, a)), list(zip()), list(zip(a)), list(zip(a, a)), list(zip(a, b, a)))
z = zip(a, b)
print(next(z))
a.append(9)
print(list(z))
a.append(10)
b.append(11)
print(list(z), next(z, None))
z = zip(a, b, a)
next(z)
y = copy.copy(z)
print(next(y), next(z), list(y), list(z))
z = zip(a, b)
print(next(z))
y = copy.copy(z)
print(next(y), next(z), list(y), list(z))
z = zip(a, b)
next(z)
y = copy.deepcopy(z)
a.append(5)
b.append(6)
print(list(y), list(z))
for i, (x, y, w) in enumerate(zip(a, b, [7, 8])):
    print(i, x, y, w)
for x, y in zip(a, b):
    print(x, y, end=';')
print()
rows = [[1, 2], [3, 4]]
print(list(zip(*rows)), list(map(list, zip(*rows))), tuple(zip(*rows[::-1])))
it = iter(a)
print(list(zip(it, it)))


class L(list):
    pass


print(list(zip(L(a), b)))
z = zip([], a)
print(list(z), list(z))
l = [1, 2, 3]
for x, y in zip(l, l):
    if len(l) < 6:
        l.append(x)
    print(x, y, end=' ')
print()
