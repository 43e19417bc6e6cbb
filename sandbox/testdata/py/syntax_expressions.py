# Precedence, associativity and chaining.
a, b, c, d = 5, 3, 2, True
print(a + b * c ** 2 - -a // b % 4, a - b - c, a ** b ** 0, -a ** 2, (-a) ** 2, 2 ** -1, ~a + 1, not a == b, not (a and b))
print(a | b ^ c & 7 << 1 >> 1, a << 1 + 1, a & 1 == 1, 1 < 2 < 3 < 2, 1 < 3 > 2 == 2 != 1, a is a is not b, 1 in [1] in [[1]])
print(a or b and c, not a or b, a and not b, a if b else c if d else 0, (lambda: a if b else c)(), a if (lambda: 0)() else b)
print(1 not in [2], not 1 in [2], a is not None, not a is None, [1, 2][0], {1: 2}[1], (1, 2)[-1], 'abc'[1:][0], 'abc'[::-1])
print([x for x in range(10) if x % 2 if x > 3], [x if x else -1 for x in range(2)], [(x, y) for x in 'ab' for y in range(2) if y])
print([x for x in (1, 2, 3) if (lambda v: v > 1)(x)], [x for x in range(3) if x or True and not x], [*map(lambda x: x + 1, [1])])
print(sum(x for x in range(4)), sum((x for x in range(4)), 10), max((x for x in [1, 2]), key=lambda x: -x), list(x for x in 'ab'))
print({x for x in 'aab'} == {'a', 'b'}, {x: y for x, y in zip('ab', range(2))}, {**{x: 1 for x in 'a'}}, dict((x, 1) for x in 'ab'))
print((), (1,), (1, 2), [], [1], [1, ], {}, {1}, {1, }, {1: 2, }, ((1)), ((),), [[]], [()], ([],))
print(a.__class__.__name__, (a).__class__, 'x'.join(['a', 'b']).upper().lower().center(5, '*'), [1, 2, 3][1:][0:1], (lambda *a, **k: (a, k))(1, k=2))
class S:
    def __getitem__(self, k): return k
    def __call__(self, *a): return self
    def __getattr__(self, n): return n
s = S()
print(s[1], s[1:2], s[:], s[::], s[1:], s[:2], s[::3], s[1:2:3], s[1, 2], s[1:2, 3], s[1:2, ::3], s[...], s[..., 1], s[1,], s[()], s[(1, 2)], s[lambda: 0] is not None)
print(s()()[1], s.x, s().y, s()[s.z], s[s[1]:s[2]])
def g():
    x = yield
    y = yield x
    z = (yield y) + (yield)
    w = [(yield 1), (yield 2)]
    return x, y, z, w
it = g()
print(next(it), it.send(1), it.send(2), it.send(3), it.send(4), it.send(5))
try: it.send(6)
except StopIteration as e: print(e.value)
def h():
    r = yield from g2()
    print('r', r)
    yield
def g2():
    yield 1
    return 'ret'
print(list(h()))
print(... is Ellipsis, None is None, __debug__, True == 1, type(...).__name__)
print(1 if True else 2 if False else 3, (1 if False else 2) if True else 3, [1 if x else 2 for x in (0, 1)], lambda: 1 if 0 else 2)if 0 else print('skip')
print(a<b, a>b, a<=b, a>=b, a!=b, a==b, a<<b, a>>b, a//b, a%b, a&b, a|b, a^b, a**b, a*-b, a--b, a+-+-b, not-a)
x = 1; x = x + 1, x - 1; print(x)
print('%s %s' % (a, b), '%d' % a, 'a' 'b' * 2, 'a' + 'b' 'c', -1 .__abs__() if hasattr(1, '__abs__') else -1)
print(0 or [] or {} or () or '' or 'last', 1 and [1] and 'end', (0 or 1) and (2 and 3), not not a, not not not a)
print(*[1], *'ab', sep=',', end=';\n')
