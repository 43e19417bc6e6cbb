import operator
from operator import itemgetter, attrgetter, methodcaller


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


for name in 'add sub mul floordiv truediv mod pow lshift rshift and_ or_ xor lt le eq ne gt ge is_ is_not'.split():
    f = getattr(operator, name)
    print(name, f.__name__, f(7, 2), end='; ')
print()
for name in 'iadd isub imul ifloordiv itruediv imod ipow ilshift irshift iand ior ixor'.split():
    print(name, getattr(operator, name)(7, 2), end='; ')
print()
for name in '__add__ __lt__ __and__ __not__ __neg__ __getitem__ __contains__ __iadd__ __index__'.split():
    print(name, getattr(operator, name).__name__, end='; ')
print()
print(operator.neg(3), operator.pos(-3), operator.invert(5), operator.inv(0), operator.not_([]), operator.truth('a'), operator.abs(-4), operator.index(True))
a = [1, 2, 3]
operator.setitem(a, 0, 9)
operator.delitem(a, 1)
print(a, operator.getitem(a, -1), operator.contains(a, 9), operator.countOf([1, 2, 1], 1), operator.indexOf('abc', 'c'), operator.concat([1], [2]))
print(operator.iadd(a, [5]) is a, a, operator.iconcat(a, 'x'), operator.length_hint([1, 2]), operator.length_hint(iter([1, 2, 3])), operator.length_hint(5, 7), operator.length_hint(x for x in a))
err(operator.add, 1)
err(operator.add, 1, 'a')
err(operator.add, a=1, b=2)
err(operator.neg)
err(operator.neg, 'a')
err(operator.lt, 1, 'a')
err(operator.index, 1.5)
err(operator.concat, 1, 2)
err(operator.concat, [1], 2)
err(operator.countOf, 5, 1)
err(operator.indexOf, [1], 5)
err(operator.indexOf, 5, 5)
err(operator.getitem, [1], 5)
err(operator.truediv, 1, 0)
err(operator.matmul, 1, 2)
err(operator.length_hint, [], 'a')

get = itemgetter(1)
print(get('abc'), get([1, 2]), itemgetter('k')({'k': 5}), itemgetter(0, 2)('abc'), itemgetter(-1)((1, 2)), itemgetter(slice(1, None))('abc'))
print(sorted([('b', 1), ('a', 2)], key=itemgetter(0)), max({'x': 3, 'y': 9}.items(), key=itemgetter(1)), get, itemgetter(1, 'a'))
print(sorted([(2, 'b'), (1, 'z'), (2, 'a')], key=itemgetter(0, 1)), list(map(itemgetter('n'), [{'n': 1}, {'n': 2}])))
err(itemgetter)
err(get, [1])
err(get, 5)
err(get)
err(get, 1, 2)
err(itemgetter, a=1)
err(itemgetter('x'), {})


class P:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def dist(self, ox=0, oy=0):
        return abs(self.x - ox) + abs(self.y - oy)


p = P(1, P(2, 'deep'))
print(attrgetter('x')(p), attrgetter('x', 'y.x')(p), attrgetter('y.y')(p), attrgetter('a'), attrgetter('a.b', 'c'))
print([q.x for q in sorted([P(3, 0), P(1, 0)], key=attrgetter('x'))])
err(attrgetter)
err(attrgetter, 5)
err(attrgetter('z'), p)
err(attrgetter('y.z'), p)
err(attrgetter('x'))

q = P(3, 4)
print(methodcaller('dist')(q), methodcaller('dist', 1)(q), methodcaller('dist', oy=1, ox=2)(q), methodcaller('upper')('abc'))
print(methodcaller('dist'), methodcaller('dist', 1, oy=2), methodcaller('split', ',')('a,b'))
err(methodcaller)
err(methodcaller, 5)
err(methodcaller('nope'), q)
err(methodcaller('dist'))
err(methodcaller('dist', 1, 2, 3), q)
print(type(get), type(attrgetter('a')), type(methodcaller('a')), itemgetter.__name__)


class M:
    def __matmul__(self, other):
        return 'matmul %s' % other

    def __index__(self):
        return 7

    def __add__(self, other):
        return 'added'

    def __iadd__(self, other):
        return 'in place'


print(operator.matmul(M(), 3), operator.index(M()), operator.add(M(), 1), operator.iadd(M(), 1))
