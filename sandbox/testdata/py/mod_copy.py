import copy
from collections import deque, defaultdict, OrderedDict, Counter, namedtuple


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, str(e)[:60])
    else:
        print('no error', r)


a = [1, [2, 3], {'k': [4]}, (5, [6]), {7}]
s = copy.copy(a)
d = copy.deepcopy(a)
a[1].append('x')
a[2]['k'].append('y')
a[3][1].append('z')
a.append('end')
print(a, s, d)
print(s is a, s[1] is a[1], d[1] is a[1], d == [1, [2, 3], {'k': [4]}, (5, [6]), {7}])
for v in (1, 2.5, 'str', None, True, (1, 2), frozenset([1]), len, int, range(3), 10 ** 30, Ellipsis):
    print(copy.copy(v) is v, copy.deepcopy(v) is v or copy.deepcopy(v) == v, end=' ')
print()
t = (1, (2, 3))
print(copy.deepcopy(t) is t, copy.deepcopy((1, [])) == (1, []))
r = [1]
r.append(r)
c = copy.deepcopy(r)
print(c, c is not r, c[1] is c)
x = [1]
shared = copy.deepcopy([x, x])
print(shared[0] is shared[1], shared[0] is x)
dd = {'a': [1]}
dd['self'] = dd
e = copy.deepcopy(dd)
print(e['self'] is e, e['a'] is not dd['a'])
tup = ([],)
tup[0].append(tup)
q = copy.deepcopy(tup)
print(q is not tup, q[0][0] is q)


class P:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __repr__(self):
        return 'P(%r, %r)' % (self.x, self.y)


p = P([1], None)
p.y = p
s, d = copy.copy(p), copy.deepcopy(p)
print(s.x is p.x, d.x is p.x, s.y is p, d.y is d, d.x, type(d).__name__)


class C:
    def __init__(self, v):
        self.v = v

    def __copy__(self):
        print('copying', self.v)
        return C('copied')

    def __deepcopy__(self, memo):
        print('deep copying', self.v, type(memo).__name__)
        return C(copy.deepcopy(self.v, memo))


print(copy.copy(C(1)).v, copy.deepcopy(C([2])).v, copy.deepcopy({'c': C(3)})['c'].v)
two = C([5])
both = copy.deepcopy([two, two])
print(both[0] is both[1])


class L(list):
    pass


class D(dict):
    pass


n = L([1, [2]])
n.name = ['n']
m, o = copy.copy(n), copy.deepcopy(n)
print(m, type(m).__name__, m.name is n.name, m[1] is n[1], o, type(o).__name__, o.name is n.name, o[1] is n[1], o.name)
print(copy.deepcopy(D(a=[1])), type(copy.copy(D())).__name__)
dq = deque([1, [2]], 5)
w, z = copy.copy(dq), copy.deepcopy(dq)
print(w, w[1] is dq[1], z, z[1] is dq[1], z.maxlen)
df = defaultdict(list, {1: [2]})
w, z = copy.copy(df), copy.deepcopy(df)
print(w, w[1] is df[1], z, z[1] is df[1], z['new'])
od = OrderedDict([('b', [1]), ('a', 2)])
print(copy.copy(od), copy.deepcopy(od), copy.deepcopy(od)['b'] is od['b'], copy.copy(Counter('aab')), copy.deepcopy(Counter('aab')))
Pt = namedtuple('Pt', 'x y')
pt = Pt(1, [2])
print(copy.copy(pt), copy.deepcopy(pt), copy.deepcopy(pt).y is pt.y, type(copy.deepcopy(pt)).__name__)
err(copy.copy)
err(copy.deepcopy, 1, 2, 3, 4)
err(copy.deepcopy, (i for i in 'ab'))
err(copy.copy, (i for i in 'ab'))
memo = {}
y = [1, [2]]
k = copy.deepcopy(y, memo)
print(memo[id(y)] is k, memo[id(y[1])] is k[1])
deep = []
for i in range(100):
    deep = [deep]
print(str(copy.deepcopy(deep)) == str(deep))
for i in range(3000):
    deep = [deep]
try:
    copy.deepcopy(deep)
except RecursionError as e:
    print(type(e).__name__)


class Node:
    def __init__(self, name):
        self.name, self.links = name, []


g = [Node(i) for i in range(4)]
for i in range(4):
    g[i].links = [g[(i + 1) % 4], g[i]]
h = copy.deepcopy(g)
print([n.links[0].name for n in h], h[0].links[0] is h[1], h[0].links[1] is h[0], h[0] is g[0])
print(copy.Error.__name__, issubclass(copy.Error, Exception), copy.error is copy.Error)
board = [[0] * 3 for _ in range(3)]
b2 = copy.deepcopy(board)
b2[0][0] = 1
print(board, b2)
ex = copy.deepcopy(ValueError('x', [1]))
print(repr(ex), copy.copy(KeyError('k')))
it = copy.copy(ValueError)
print(it)
s = set([1, (2, 3)])
print(copy.copy(s) == s, copy.copy(s) is s, copy.deepcopy(s) == s, copy.deepcopy(frozenset([(1, 2)])))
print(copy.deepcopy([p.__repr__])[0].__self__ is p, copy.deepcopy([len, print, P, err]) == [len, print, P, err])
