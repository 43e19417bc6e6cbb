from collections import namedtuple, OrderedDict


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


Point = namedtuple('Point', 'x y')
p = Point(1, 2)
print(p, p.x, p.y, p[0], p[-1], len(p), list(p), p == (1, 2), p == Point(1, 2), p != Point(2, 1), p < Point(1, 3))
print(Point(x=3, y=4), Point(5, y=6), Point._fields, p._fields, Point.__name__, isinstance(p, tuple), type(p))
a, b = p
print(a, b, p + (3,), p * 2, p[0:1], hash(p) == hash((1, 2)), {p: 'x'}[(1, 2)], 2 in p, p.index(2), p.count(1))
print(p._replace(x=10), p._replace(), p, p._asdict(), type(p._asdict()).__name__, Point._make([7, 8]), Point._make(iter('ab')))
print(Point.__doc__, Point.x.__doc__, Point._fields_defaults, str(p), repr(p), '%s %s' % p, '{0.x} {0.y}'.format(p), '{}'.format(p))
print(max([Point(1, 5), Point(3, 0)]), sorted([Point(2, 1), Point(1, 9)]), max([Point(1, 5), Point(3, 0)], key=lambda q: q.y))
err(Point)
err(Point, 1)
err(Point, 1, 2, 3)
err(Point, 1, x=2)
err(Point, 1, z=2)
err(Point, x=1)
err(Point._make, [1])
err(Point._make, 5)
err(Point._make, [1, 2, 3])
err(p._replace, z=1)
err(p._replace, 5)
err(lambda: p.z)
err(setattr, p, 'x', 1)
err(setattr, p, 'z', 1)
err(delattr, p, 'x')
err(lambda: p[5])

T = namedtuple('T', ['a', 'b', 'c'], defaults=[2, 3])
print(T(1), T(1, 5), T(1, c=9), T._fields_defaults, T(b=1, a=0))
err(T)
err(T, 1, 2, 3, 4)
U = namedtuple('U', ('q',))
print(U(1), U(U(2)), U([1]))
print(namedtuple('E', '')(), namedtuple('E', [])._fields, namedtuple('C', 'a,b, c')._fields)
print(namedtuple('R', 'a class a _b 1c ok', rename=True)._fields)
D = namedtuple('D', 'a b', defaults=(None, None), module='other')
print(D(), D.__module__, D)
err(namedtuple, 'X', 'a class')
err(namedtuple, 'X', 'a a')
err(namedtuple, 'X', '_a')
err(namedtuple, 'X', '1a')
err(namedtuple, 'X', ['a b'])
err(namedtuple, 'class', 'a')
err(namedtuple, '1X', 'a')
err(namedtuple, 'X', 5)
err(namedtuple, 'X', 'a', defaults=[1, 2])
err(namedtuple, 'X')
err(namedtuple, 'X', 'a', True)
err(namedtuple, 'X', 'a', foo=1)
err(namedtuple, 'X', ['a', 5])


class Vec(namedtuple('VecBase', 'x y')):
    """A vector."""
    __slots__ = ()

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    @property
    def norm1(self):
        return abs(self.x) + abs(self.y)

    def __str__(self):
        return '<%d,%d>' % self


v = Vec(1, 2) + Vec(3, -5)
print(v, repr(v), v.norm1, v._replace(x=0), type(v._replace(x=0)).__name__, Vec._make([1, 2]), v._asdict(), Vec.__mro__[1].__name__)


class Item(namedtuple('Item', 'name price')):
    def __new__(cls, name, price=10):
        return super(Item, cls).__new__(cls, name.upper(), price)

    def total(self, n):
        return self.price * n


i = Item('ball')
print(i, i.total(3), Item('x', price=2))
i.note = 'attribute'
print(i.note)
print([Point(r, c) for r in range(2) for c in range(2)], dict([p]), OrderedDict(zip(Point._fields, p)))
State = namedtuple('State', 'pos team alive')
s = State(Point(3, 4), 'WHITE', True)
print(s, s.pos.x, s._replace(alive=False).alive, State(*s), State(**s._asdict()) == s)
seen = set()
for q in [Point(0, 0), Point(0, 1), Point(0, 0)]:
    seen.add(q)
print(len(seen), Point(0, 0) in seen, (0, 1) in seen, bool(p), bool(namedtuple('E', '')()))
for x, y in [Point(1, 2), Point(3, 4)]:
    print(x * y, end=' ')
print(p.__getnewargs__(), getattr(p, 'x'), [getattr(p, f) for f in p._fields], hasattr(p, '__dict__'))
