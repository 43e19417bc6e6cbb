class V:
    def __init__(self, n, tag=''):
        self.n = n
        self.tag = tag

    def __lt__(self, o):
        return self.n < o.n

    def __repr__(self):
        return 'V%s%s' % (self.n, self.tag)


class G:
    def __init__(self, n):
        self.n = n

    def __gt__(self, o):
        print('gt', self.n, o.n)
        return self.n > o.n

    def __repr__(self):
        return 'G%s' % self.n


class Truthy:
    def __init__(self, n):
        self.n = n

    def __lt__(self, o):
        return [1] if self.n < o.n else []


class Bad:
    def __lt__(self, o):
        raise ValueError('lt')


v = [V(3, 'a'), V(1), V(3, 'b'), V(2), V(3, 'c'), V(1, 'z')]
print(sorted(v), sorted(v, reverse=True), max([V(1), V(5)], key=lambda x: x.n), min(v, key=lambda x: x.n))
v.sort()
print(v)
print(sorted([G(2), G(3), G(1)]))
print([x.n for x in sorted([Truthy(3), Truthy(1), Truthy(2)])])
print(sorted([(1, V(2)), (0, V(9))]))
for f in [lambda: sorted([Bad(), Bad()]), lambda: sorted([V(1), 5]), lambda: sorted([5, V(1)]), lambda: sorted([1, 2], key=lambda x: Bad()), lambda: sorted([object(), object()])]:
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class Spy:
    log = []

    def __init__(self, l, n):
        self.l = l
        self.n = n

    def __lt__(self, o):
        Spy.log.append(len(self.l))
        return self.n < o.n


l = []
l.extend(Spy(l, n) for n in (3, 1, 2))
l.sort()
print([x.n for x in l], set(Spy.log), len(Spy.log))


class Mod:
    def __init__(self, l, n):
        self.l = l
        self.n = n

    def __lt__(self, o):
        self.l.append('sneaky')
        return self.n < o.n

    def __repr__(self):
        return 'M%d' % self.n


m = []
m += [Mod(m, n) for n in (3, 1, 2)]
try:
    m.sort()
except ValueError as e:
    print('ValueError', e, m)
k = [3, 1, 2]
try:
    k.sort(key=lambda x: k.append(9) or x)
except ValueError as e:
    print('ValueError', e, k)
try:
    k.sort(key=lambda x: 1 // (x - 1))
except ZeroDivisionError as e:
    print('ZeroDivisionError', e, k)
try:
    k.sort(key=lambda x: len(k) * 0 + -x)
    print(k)
    k.sort(key=lambda x: k.clear() or x)
    print(k)
except ValueError as e:
    print('ValueError', e, k)


class Rev:
    def __init__(self, v):
        self.v = v

    def __lt__(self, o):
        return o.v < self.v


print(sorted('hello', key=Rev), sorted([1, 2, 3], key=lambda x: Rev(x), reverse=True))


def cmp_to_key(f):
    class K:
        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return f(self.obj, other.obj) < 0
    return K


print(sorted([5, 1, 4], key=cmp_to_key(lambda a, b: b - a)))
nested = [[3, [1]], [3, [0]], [1, []]]
print(sorted(nested), sorted(nested, key=lambda x: x[1]))


class L(list):
    def sort(self, **kw):
        print('my sort', sorted(kw))
        super().sort(**kw)


s = L([2, 3, 1])
s.sort()
s.sort(key=lambda x: -x, reverse=True)
print(s, sorted(s), list.sort(s), s)
gen_order = []


def gen():
    for x in (3, 1, 2):
        gen_order.append(x)
        yield x


print(sorted(gen()), gen_order, sorted(gen(), key=lambda x: gen_order.append('k') or -x), gen_order)
nan = float('nan')
print(sorted([3.0, nan, 1.0, 2.0, nan, 0.5]), sorted([nan, 2.0, 1.0]), sorted([5.0, nan, 1.0], reverse=True))
