from collections import namedtuple, OrderedDict, Counter
from operator import attrgetter
import heapq

Vec = namedtuple('Vec', ['x', 'y'])
Unit = namedtuple('Unit', 'id team pos hp', defaults=(10,))


class Rect(namedtuple('Rect', 'lo hi')):
    __slots__ = ()

    @classmethod
    def around(cls, points):
        return cls(Vec(min(p.x for p in points), min(p.y for p in points)), Vec(max(p.x for p in points), max(p.y for p in points)))

    def __contains__(self, p):
        return self.lo.x <= p.x <= self.hi.x and self.lo.y <= p.y <= self.hi.y

    def __len__(self):
        return 2

    @property
    def area(self):
        return (self.hi.x - self.lo.x) * (self.hi.y - self.lo.y)


points = [Vec(x, (x * 7) % 5) for x in range(6)]
r = Rect.around(points)
print(r, Vec(3, 1) in r, Vec(9, 9) in r, r.area, r.lo.x, r._replace(hi=Vec(1, 1)).area, len(r))
units = [Unit(i, 'WB'[i % 2], p) for i, p in enumerate(points)]
print(units[0], units[1]._replace(hp=3), Unit._fields_defaults, units[2].pos.y)
print([u.id for u in sorted(units, key=attrgetter('pos.y', 'id'))], max(units, key=lambda u: u.pos.y).id, min(units).id)
print(Counter(u.team for u in units), {u.id: u.hp for u in units}, sum(u.hp for u in units if u.team == 'W'))
heap = [(u.pos.y, u) for u in units]
heapq.heapify(heap)
print([heapq.heappop(heap)[1].id for _ in range(6)])
for id, team, (x, y), hp in units[:2]:
    print(id, team, x, y, hp)
rows = [('a', 1), ('b', 2)]
Row = namedtuple('Row', 'name n')
print([Row(*t) for t in rows], list(map(Row._make, rows)), Row(**{'name': 'z', 'n': 0}), Row._make('ab'))
d = Row('q', 5)._asdict()
d['n'] += 1
print(d, type(d) is OrderedDict, Row(**d), dict(d))
print(Row('a', 1) == ('a', 1), hash(Row('a', 1)) == hash(('a', 1)), Row('a', 1) < Row('a', 2), Row('b', 0) > Row('a', 9), ('a', 1) in [Row('a', 1)])
print('%s=%d' % Row('k', 3), '{0.name}:{0.n}'.format(Row('k', 3)), '{}'.format(Row('k', 3)), str(Row('k', [1])), [Row('x', Row('y', None))])
print(Row('a', 1) + Row('b', 2), Row('a', 1)[::-1], Row('a', 1) * 2, list(zip(Row._fields, Row('a', 1))), isinstance(Row('a', 1), tuple))
Empty = namedtuple('Empty', [])
print(Empty(), Empty() == (), Empty()._asdict(), Empty._fields)
try:
    Vec(1, 2).x = 3
except AttributeError as e:
    print(e)
grid = {Vec(x, y): x * y for x in range(3) for y in range(3)}
print(grid[Vec(2, 2)], grid[2, 1], (1, 1) in grid, sorted(grid)[-1])
