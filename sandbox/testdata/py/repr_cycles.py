# Containers that hold themselves, also by way of a __repr__ written in Python.
class D(dict):
    def __repr__(self): return 'D' + super().__repr__()
class L(list):
    def __repr__(self): return 'L' + list.__repr__(self)
class M(list):
    def __repr__(self): return 'M(%s)' % ', '.join(map(repr, self))
class S(set):
    def __repr__(self): return 'S' + set.__repr__(self)
    def __hash__(self): return 1
class T(tuple):
    def __repr__(self): return 'T' + super().__repr__()
d = D(); d['x'] = d; print(d)
l = L(); l.append(l); print(l, [l])
l = L(); l.append([l]); print(l)
t = T([[]]); t[0].append(t); print(t)
s = S(); s.add(s); print(s)
class N:
    def __init__(self): self.kids = []
    def __repr__(self): return 'N(%r)' % self.kids
n = N(); n.kids.append(n); print(n, [n])
class Q:
    def __repr__(self): return 'Q%r' % self.__dict__
q = Q(); q.me = q; print(q); q.l = [q, {1: q}]; print(q)
m = M()
m.append(m)
try: print(m)
except RecursionError as e: print('rec')
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple

f = defaultdict(list)
f["x"] = f
print(f)
c = Counter()
c["z"] = 1
o = OrderedDict()
o["o"] = o
q = deque()
q.append(q)
p = namedtuple("P", "a b")([], 2)
p.a.append(p)
print(c, o, q, p)


class Node:
    def __init__(self, name, parent=None):
        self.name, self.parent, self.children = name, parent, []
        if parent:
            parent.children.append(self)

    def __repr__(self):
        return f"Node({self.name!r}, children={self.children}, parent={self.parent and self.parent.children})"


root = Node("root")
Node("leaf", Node("branch", root))
print(root)


class Fails:
    def __repr__(self):
        raise ValueError("no repr")


x = [Fails()]
for _ in range(3):
    try:
        print(x)
    except ValueError as e:
        print(e)
x[0] = x
print(x, [x, x])


class Inner:
    def __repr__(self):
        return "<" + repr(y) + str(len(repr(z))) + ">"


z = [1]
y = [Inner(), z, z]
print(y, {1: y}, (y,))
