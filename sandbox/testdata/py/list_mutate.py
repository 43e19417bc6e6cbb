l = [1, 2, 3, 4]
for x in l:
    if x < 4:
        l.append(x + 10)
    if len(l) > 8:
        break
print(l)
l = [1, 2, 3, 4, 5, 6]
for x in l:
    l.remove(x)
print(l)
l = [1, 2, 3]
it = iter(l)
print(next(it))
l.clear()
print(list(it))
l.extend([7, 8, 9])
print(list(it))
l = list(range(5))
for i, x in enumerate(l):
    if x % 2 == 0:
        del l[i]
print(l)
l = [1, 2, 3]
for x in reversed(l):
    l.append(x)
print(l)
l = [3, 2, 1]
it = iter(l)
next(it)
l.insert(0, 'new')
print(list(it))


def gen():
    yield 1
    print('during', target)
    yield 2
    raise KeyError('stop')


target = [0]
try:
    target.extend(gen())
except KeyError as e:
    print('KeyError', e, target)
target = [0]


def gen2():
    yield 5
    target.append('in')
    yield 6


target.extend(gen2())
print(target)


class Len:
    def __init__(self):
        self.i = 0

    def __getitem__(self, i):
        if i == 3:
            raise IndexError
        return i * i


print(list(Len()), 4 in Len(), [0] + list(Len()))


class It:
    def __init__(self):
        self.n = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n > 3:
            raise StopIteration
        return self.n


i = It()
l = list(i)
l.extend(It())
print(l, list(i))
for bad in [5, None, 1.5, len, object]:
    try:
        list(bad)
    except TypeError as e:
        print(e)


class NoIter:
    __iter__ = None


class BadIter:
    def __iter__(self):
        return 5


for bad in [NoIter(), BadIter()]:
    try:
        list(bad)
    except TypeError as e:
        print(e)
a = [1, 2, 3]
a[0], a[a[0]] = 2, 'x'
print(a)
q = [0]
q[0] = q
print(q, q == q)
w = [[1, 2], [3]]
for row in w:
    row.append(len(row))
print(w)
