def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


print([1] + [2, 3], [] + [], [0] * 3, 2 * [1, 2], [1] * 0, [1] * -5, [] * 10 ** 9, [1] * True)
t(lambda: [1] + (2,))
t(lambda: [1] + 'a')
t(lambda: [1] + None)
t(lambda: 1 + [1])
t(lambda: [1] * 2.0)
t(lambda: [1] * 'a')
t(lambda: [1] * [1])
t(lambda: [1] - [1])
t(lambda: [1] * 10 ** 30)
t(lambda: [1] * 2 ** 62)
a = b = [1]
a += [2]
print(a, b, a is b)
a += 'xy'
a += {5: 6}
a += (z for z in (7, 8))
a *= 2
print(b, a is b)
a *= 0
print(b)


def iadd(v):
    m = [0]
    m += v
    return m


def imul(v):
    m = [0]
    m *= v
    return m


t(lambda: iadd(5))
t(lambda: iadd(None))
t(lambda: imul('a'))
t(lambda: imul(1.5))
t(lambda: imul(-1))
print([1, 2] < [1, 3], [1, 2] < [1], [] < [1], [2] > [1, 5], [1] <= [1], [1] >= [1, 0], [1] == [1.0], [1] != [True], [1] == (1,))
print([[1], [2]] < [[1], [3]], ['a', 1] < ['b', None], [1, 'a'] == [1, 'a'], [None] == [None], [] != None)
t(lambda: [1] < (1,))
t(lambda: [1, 'a'] < [1, 2])
t(lambda: [None] < [None])
t(lambda: [None, 1] < [None, 2])
t(lambda: [{}] < [{1: 1}])
t(lambda: hash([]))
t(lambda: {[]: 1})
t(lambda: [] > 5)
m = [3, 1]
print(m.__len__(), m.__contains__(3), m.__getitem__(0), m.__getitem__(slice(1)), m.__add__([9]), m.__mul__(2), m.__rmul__(2))
print(m.__eq__([3, 1]), m.__eq__(5), m.__ne__([3, 1]), m.__lt__([4]), m.__le__(4), m.__gt__([0]), m.__ge__([3, 1]), m.__repr__(), m.__hash__)
print(m.__setitem__(0, 7), m.__delitem__(1), m, m.__iadd__([8]), m.__imul__(2), m.__iadd__('z') is m, m)
print(list(m.__iter__()), list(m.__reversed__()), list(reversed([1, 2, 3])), type(m.__reversed__()).__name__, type(iter(m)).__name__)
print(m.__init__([4, 5]), m, m.__init__(), m, list.__len__([1]), list.append(m, 3), m)
r = reversed(m)
m.extend([1, 2])
print(list(r), list(r))
m = [1, 2, 3]
r = m.__reversed__()
del m[1:]
print(list(r))
print(str([1, 'a', 2.5, None, True, [2], (3,), {4: 5}, 'it\'s', "q\"'"]))
x, y, *z = [1, 2, 3, 4]
print(x, y, z)
(p, [q, s]) = 1, [2, 3]
print(p, q, s)
print(max([3, 9, 2]), min([3, 9, 2]), sum([1, 2.5]), any([0, 1]), all([1, 0]), list(zip([1, 2], 'ab')), list(enumerate(['x'])))
print([i * j for i in range(3) for j in range(3) if i != j], [[k] for k in 'ab'])
