from dataclasses import dataclass, field, fields, asdict, astuple, replace, is_dataclass, FrozenInstanceError, make_dataclass, MISSING
import dataclasses


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


# The annotations are written out, so that this parses as Python 3.4.
@dataclass
class Point:
    """A point."""
    __annotations__ = {'x': int, 'y': int}
    y = 0

    def norm(self):
        return abs(self.x) + abs(self.y)


p = Point(1, 2)
print(p, p.x, p.y, p.norm(), Point(1), Point(y=5, x=3), p == Point(1, 2), p != Point(1, 2), p == (1, 2), Point.y, Point.__doc__)
p.x = 10
p.new = 'attr'
print(p, p.new, [f.name for f in fields(p)], [f.name for f in fields(Point)], is_dataclass(p), is_dataclass(Point), is_dataclass(5))
print(asdict(p), astuple(p), replace(p, y=7), replace(p))
err(Point)
err(Point, 1, 2, 3)
err(Point, 1, z=2)
err(Point, 1, x=2)
err(lambda: Point(1) < Point(2))
err(hash, p)
err(replace, p, z=1)
err(asdict, 5)
err(fields, 5)
err(replace, 5)


@dataclass
class Bag:
    __annotations__ = {'name': str, 'items': list, 'count': int, 'secret': str, 'tag': str}
    items = field(default_factory=list)
    count = field(default=3)
    secret = field(default='s', repr=False, compare=False)
    tag = field(init=False, default='t')


a, b = Bag('a'), Bag('a', secret='other')
a.items.append(1)
print(a, b, a == b, b == Bag('a'), b.secret, a.tag, Bag.count, hasattr(Bag, 'items'), Bag('q', [9], 4))
err(Bag, 'a', tag='x')
err(replace, a, tag='x')
err(field, default=1, default_factory=list)
f = fields(Bag)[1]
print(f.name, f.type, f.default is MISSING, f.default_factory, f.init, f.repr, f.compare, f.hash, fields(Bag)[3].compare)


@dataclass(order=True, frozen=True)
class Version:
    __annotations__ = {'major': int, 'minor': int}
    minor = 0


v = Version(1, 2)
print(v, v < Version(1, 3), v >= Version(1), sorted([Version(2), Version(1, 5), Version(1)]), max(v, Version(0, 9)), hash(v) == hash(Version(1, 2)), {v: 1}[Version(1, 2)])
err(setattr, v, 'major', 5)
err(setattr, v, 'other', 5)
err(delattr, v, 'minor')
err(lambda: v < (1, 2))
try:
    v.major = 1
except FrozenInstanceError as e:
    print('frozen', e, isinstance(e, AttributeError))


@dataclass
class Base:
    __annotations__ = {'a': int, 'b': int}
    b = 2


@dataclass
class Derived(Base):
    __annotations__ = {'c': int, 'a': int}
    c = 3
    a = 1


print(Derived(), Derived(5, 6, 7), [f.name for f in fields(Derived)], Derived() == Base(1), Base(1))


@dataclass
class Post:
    __annotations__ = {'w': int, 'h': int, 'area': int}
    area = field(init=False, default=0)

    def __post_init__(self):
        print('post init')
        self.area = self.w * self.h


print(Post(2, 3))


@dataclass(repr=False, eq=False, init=True)
class Plain:
    __annotations__ = {'q': int}


print(Plain(1) == Plain(1), Plain(4).q, 'Plain object' in repr(Plain(1)), hash(Plain(1)) is not None)


@dataclass(unsafe_hash=True)
class Hashed:
    __annotations__ = {'k': int, 'n': list}
    n = field(default_factory=list, hash=False, compare=True)


print(hash(Hashed(1)) == hash(Hashed(1, [5])), len({Hashed(1), Hashed(1)}))


@dataclass
class Own:
    __annotations__ = {'x': int}

    def __repr__(self):
        return 'own repr'

    def __init__(self):
        self.x = 42


print(Own(), Own().x)


@dataclass
class Tree:
    __annotations__ = {'value': int, 'kids': list, 'extra': dict}
    kids = field(default_factory=list)
    extra = field(default_factory=dict)


t = Tree(1, [Tree(2), Tree(3, [Tree(4)])], {'p': Point(1, 2)})
print(t)
print(asdict(t))
print(astuple(t))
d = asdict(t)
d['kids'][0]['value'] = 99
print(t.kids[0].value, asdict(Point(1, 2), dict_factory=list), astuple(Point(1, 2), tuple_factory=list))

for bad in ({'x': []}, {'x': {}}, {'x': set()}):
    try:
        dataclass(type('Bad', (), dict(bad, __annotations__={'x': object})))
    except ValueError as e:
        print(e)
try:
    dataclass(type('Bad', (), {'__annotations__': {'x': int, 'y': int}, 'x': 1}))
except TypeError as e:
    print(e)
try:
    dataclass(order=True, eq=False)(type('Bad', (), {'__annotations__': {'x': int}}))
except ValueError as e:
    print(e)
try:
    dataclass(frozen=True)(type('Bad', (Point,), {'__annotations__': {'z': int}, 'z': 1}))
except TypeError as e:
    print(e)
try:
    dataclass(order=True)(type('Bad', (), {'__annotations__': {'x': int}, '__lt__': lambda a, b: True}))
except TypeError as e:
    print(e)
C = make_dataclass('C', ['a', ('b', int), ('c', int, 5)])
print(C(1, 2), C(1, 2, 3) == C(1, 2, 3), [f.name for f in fields(C)])
N = make_dataclass('N', [('v', int)], bases=(Point,), namespace={'double': lambda self: self.v * 2}, frozen=False) if 0 else None
print(Point.__name__, dataclasses.__name__, Point.__init__.__name__)
