class P(tuple):
    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    @property
    def x(self):
        return self[0]

    @property
    def y(self):
        return self[1]

    def __add__(self, o):
        return P(self.x + o[0], self.y + o[1])


class S(tuple):
    pass


p = P(1, 2)
print(p, p.x, p.y, len(p), p == (1, 2), (1, 2) == p, hash(p) == hash((1, 2)), isinstance(p, tuple), type(p).__name__)
q = p + (10, 20)
print(q, type(q).__name__, q.x, p < q, {p: 'v'}[(1, 2)], (1, 2) in {p}, p in [(1, 2)])
x, y = p
print(x, y, list(p), p[::-1], type(p[:]).__name__, type(p * 2).__name__, p.index(2), p.count(1), 2 in p, tuple(p))
print(S([1, 2]), S(), type(S([1]) + (2,)).__name__, S('ab') == ('a', 'b'), repr(S([1])), str(S([1])), S([1])[0], bool(S()))
s = S([3, 1])
s.attr = 5
print(s.attr, sorted(s), max(s), s.__len__(), tuple.__len__(s), tuple.__getitem__(s, 0), s.__contains__(3))
try:
    S(1)
except TypeError as e:
    print(e)
try:
    S(1, 2)
except TypeError as e:
    print(e)


class Node(tuple):
    def __lt__(self, o):
        print('lt')
        return self[1] < o[1]

    def __eq__(self, o):
        return tuple.__eq__(self, o)

    def __hash__(self):
        return 7


n = [Node((1, 5)), Node((2, 3)), Node((3, 4))]
print(sorted(n), min(n), hash(n[0]), n[0] == (1, 5), {n[0]: 1})
print('%s-%s' % p, '%s' % (p,))


def f(*args):
    return args


print(f(*p), f(*S('ab')), [p] == [(1, 2)], p != (1, 2), p >= (1, 2))
