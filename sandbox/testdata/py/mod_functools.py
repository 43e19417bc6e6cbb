from functools import reduce, partial, wraps, update_wrapper, cmp_to_key, total_ordering
import functools
import operator


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


print(reduce(lambda a, b: a + b, [1, 2, 3]), reduce(max, [3, 9, 2]), reduce(lambda a, b: a * b, range(1, 6), 10), reduce(pow, [2]), reduce(pow, [], 7))
print(reduce(lambda a, b: a + b, 'abc', '>'), reduce(lambda a, b: [b] + a, (x for x in range(4)), []))
err(reduce, max)
err(reduce, max, [])
err(reduce, max, 5)
err(reduce, 5, [1, 2])
err(reduce, lambda a, b: a / b, [1, 0])
err(reduce, max, [], 1, 2)
err(reduce, function=max, sequence=[1])


def f(a, b=2, *args, c=3, **kw):
    """Docs of f."""
    return a, b, args, c, sorted(kw.items())


p = partial(f, 1)
print(p(), p(5), p(5, 6, c=7, d=8), p.func is f, p.args, p.keywords)
q = partial(p, 9, c=0)
print(q(), q(10), q(c=5), q.func is f, q.args, q.keywords)
print(partial(int, base=2)('1010'), list(map(partial(pow, 2), range(4))), partial(print, 'a', sep='-')('b'))
print(partial(max)(1, 2), partial(dict, a=1)(b=2), partial(dict, a=1)(a=5))
err(partial)
err(partial, 5)
err(partial(f))
err(partial(len), 1, 2)
err(lambda: p.foo)
p.note = 'hi'
print(p.note, p.__dict__, type(p), partial.__name__, callable(p))
print(partial(max, 1, key=abs).__repr__() == repr(partial(max, 1, key=abs)), repr(partial(5 .__add__, 1))[:18])


class A:
    def method(self, x):
        return (self.__class__.__name__, x)

    plain = partial(lambda *a: a, 'fixed')


a = A()
print(partial(a.method, 3)(), a.plain(1), A.plain(2), partial(A.method, a)(4))


def deco(fn):
    @wraps(fn)
    def wrapper(*args, **kw):
        """Docs of wrapper."""
        print('calling', fn.__name__)
        return fn(*args, **kw)
    return wrapper


@deco
def greet(name):
    """Says hello."""
    return 'hello ' + name


greet.tag = 1
print(greet('bob'), greet.__name__, greet.__doc__, greet.__wrapped__.__name__, greet.__qualname__, greet.__module__)
again = deco(greet)
print(again.tag, again.__name__, again.__wrapped__ is greet)


def w():
    pass


print(update_wrapper(w, f) is w, w.__name__, w.__doc__, w.__wrapped__ is f)
print(functools.WRAPPER_ASSIGNMENTS, functools.WRAPPER_UPDATES)


def other():
    "other docs"


wraps(f, assigned=('__doc__',), updated=())(other)
print(other.__name__, other.__doc__)
err(wraps)
err(update_wrapper, w)
update_wrapper(w, partial(f))
print(w.__name__)


def compare(x, y):
    return (x > y) - (x < y)


print(sorted([3, 1, 2], key=cmp_to_key(compare)), sorted('bca', key=cmp_to_key(lambda x, y: compare(y, x))))
print(max([3, 1, 2], key=cmp_to_key(lambda x, y: compare(y, x))), sorted([1, 2, 3, 4], key=cmp_to_key(lambda x, y: x % 2 - y % 2)))
K = cmp_to_key(compare)
print(K(1) < K(2), K(1) > K(2), K(1) == K(1), K(1) != K(1), K(2) >= K(1), K(2) <= K(1), K(5).obj)
err(lambda: K(1) < 5)
err(lambda: hash(K(1)))
err(cmp_to_key)
err(K)
err(sorted, [2, 1], key=cmp_to_key(lambda x, y: 1 / 0))
err(sorted, [2, 1], key=cmp_to_key(5))
print(type(K(1)))


@total_ordering
class Num:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        return self.v == other.v

    def __lt__(self, other):
        if not isinstance(other, Num):
            return NotImplemented
        return self.v < other.v


one, two = Num(1), Num(2)
print(one < two, one <= two, one > two, one >= two, one <= Num(1), one >= Num(1), one == Num(1), one != two)
print(max(one, two).v, sorted([two, one])[0].v)
err(lambda: one >= 5)
for root in ('__le__', '__gt__', '__ge__'):
    C = type('C', (), {'__init__': lambda self, v: setattr(self, 'v', v), '__eq__': lambda s, o: s.v == o.v,
                       root: lambda s, o, root=root: getattr(operator, root)(s.v, o.v)})
    C = total_ordering(C)
    print(root, [(C(x) < C(y), C(x) <= C(y), C(x) > C(y), C(x) >= C(y)) for x, y in ((1, 2), (2, 1), (1, 1))])


class Bad:
    pass


err(total_ordering, Bad)
