# What the shorter ways of functions, methods and operators leave to the ordinary ones.
class K:
    def __init__(self, n): self.n = n
    def __eq__(self, o): print('eq', self.n, getattr(o, 'n', o)); return isinstance(o, K) and self.n == o.n
    def __hash__(self): return 7
    def __repr__(self): return 'K%d' % self.n
a = {K(1), K(2), 7}
b = {K(2), K(3), 7.0}
print(a & b, a | b, a - b, a ^ b)
print(a <= b, a == b)
M = 2305843009213693951
s = {0, M, 2 * M, 5}
t = {M, 2 * M, 3 * M, 5}
u = s & t
u.add(77); u.discard(77); u.discard(78)
print(len(u), M in u, u.pop() in s)
u.add(M); u.discard(2 * M); u.discard(3 * M)
print(sorted(u))
d = {0: 1, M: 2}
print({0, M, 5} - d.keys(), d.setdefault(M, 5), d.setdefault(2 * M, 6), d.pop(M), d.pop(M, None), d)
class L(list): pass
class S(set): pass
class D(dict): pass
l = L([1, 2]); print(type(l.copy()), l.copy(), list.copy(l))
s = S([1, 2]); print(s.discard(1), s, set.pop(s), s)
d = D(a=1); print(d.setdefault('a', 3), d.pop('a'), d.keys(), list(d.items()), D.setdefault(d, 1, 2))
for f in (lambda: [].copy(1), lambda: {1}.remove(), lambda: {1}.discard([]), lambda: {}.setdefault(), lambda: {}.pop([]), lambda: {}.pop([], 3),
          lambda: set().pop(), lambda: {1: 2}.pop(3), lambda: {}.keys(1), lambda: set.pop({}), lambda: list.copy((1,)), lambda: dict.items([]),
          lambda: {1, 2}.remove({1}), lambda: {frozenset({1}), 2}.remove({1}), lambda: {frozenset({1}), 2}.discard({1}),
          lambda: divmod(1, 0), lambda: divmod(-7, 3), lambda: divmod(7, -3), lambda: divmod(-2 ** 63, -1), lambda: divmod(True, 2), lambda: divmod(7.5, 2),
          lambda: chr(-1), lambda: chr(256), lambda: chr(255), lambda: chr(True), lambda: chr(1 << 70), lambda: hash([]), lambda: hash((1, [])),
          lambda: callable(3), lambda: callable(L), lambda: callable(l), lambda: hash(-1), lambda: hash(True), lambda: hash(1.0), lambda: hash(2 ** 61 - 1),
          lambda: isinstance(1, (str, int)), lambda: isinstance(1, (str, (float, int))), lambda: isinstance(True, (list, 3)), lambda: isinstance(1, (int, 3)),
          lambda: isinstance(1, ()), lambda: (5).bit_length(), lambda: (-2 ** 63).bit_length(), lambda: True.bit_length(), lambda: (2 ** 80).bit_length(), lambda: int.bit_length(2.0),
          lambda: bool(1, 2), lambda: bool(x=1), lambda: float('a'), lambda: float(1, 2), lambda: float(), lambda: int(float('nan')), lambda: int(1e30), lambda: float(True),
          lambda: reversed(3), lambda: list(reversed((1, 2))), lambda: next(reversed([])), lambda: reversed({}), lambda: reversed(x=1), lambda: reversed([1], [2]),
          lambda: list(zip()), lambda: list(zip([1, 2], [3])), lambda: list(zip([1], 5)), lambda: list(zip(iter([1, 2, 3]), [4, 5], 'ab')), lambda: list(zip([1, 2, 3], iter([1]), [2])),
          lambda: dict(), lambda: dict(1), lambda: dict([1]), lambda: dict(zip([1, 2], [[], 3])), lambda: dict(zip([[], 2], [1, 3])), lambda: dict([(1, 2)], a=3),
          lambda: 'ab'.upper(1), lambda: 'ß'.upper(), lambda: 'aB1'.swapcase(), lambda: 'they\'re Bill'.title(), lambda: 'hELLO wORLD'.capitalize(), lambda: ''.upper(), lambda: '\x1cab \n'.strip(),
          lambda: '\u00a0ab\u2003'.strip(), lambda: 'xxabxx'.strip('x'), lambda: ' a '.lstrip() + '|', lambda: ' a '.rstrip() + '|', lambda: '    '.strip(), lambda: '-5'.zfill(4), lambda: '+'.zfill(3), lambda: 'é'.zfill(3), lambda: 'a'.zfill(-1),
          lambda: 'aaa'.replace('a', 'bb'), lambda: 'aaa'.replace('a', 'bb', 2), lambda: 'aaa'.replace('', '-'), lambda: 'aaa'.replace('aa', ''), lambda: 'a' .replace('a', ''), lambda: 'aéa'.replace('é', 'x'), lambda: 'axa'.replace('x', 'é'), lambda: 'aaa'.replace('a', 'b', -1), lambda: 'aa'.replace('a', 'b', 0),
          lambda: f'{5}' f'{-7}{"x"!r:>5}', lambda: f'{1.5}{None}{True!s}{"é"!a}', lambda: repr('a\'b"\n'), lambda: repr('é'), lambda: str(1.0), lambda: str([1, 'a', None]), lambda: repr(10 ** 30), lambda: '{} {!r} {x:>{w}}'.format(1, 'a', x=2, w=4),
          lambda: -7.5 % 2, lambda: 7.5 % -2, lambda: -0.0 % 3, lambda: 6.0 % -3, lambda: 5e-324 % 3, lambda: 1e308 % 1e-308, lambda: float('inf') % 2, lambda: 2 % float('inf'), lambda: -2 % float('inf'), lambda: 7.0 // 0.1, lambda: -1e-20 // 1.0,
          lambda: 2.0 ** 0.5, lambda: (-2.0) ** 2, lambda: 0.0 ** 0.5, lambda: (-0.0) ** 0.5, lambda: 1e200 ** 2, lambda: 1e-200 ** 2, lambda: float('nan') ** 2, lambda: 1e-170 ** 2, lambda: 3.7 ** 1.3, lambda: 2.0 ** -1074.5, lambda: 10.0 ** 308.3, lambda: 1.0000001 ** 1e9, lambda: 0.1 ** 3,
          lambda: [1, 2] == [1, 2.0], lambda: [float('nan')] == [float('nan')], lambda: [1, [2, [3]]] < [1, [2, [4]]], lambda: (1, 'a') < (1, 2), lambda: (1, 2) <= (1, 2), lambda: [1] < [1, 2], lambda: [[]] == [()], lambda: [True] == [1], lambda: (0, -0.0) == (0, 0.0), lambda: [2 ** 70] == [float(2 ** 70)], lambda: [1, None] < [1, None], lambda: [None] < [None, 1], lambda: [int] == [int], lambda: int == float, lambda: int < float, lambda: int != 3,
          lambda: [1, 2, 3] > [1, 3], lambda: 2 in [1, 2.0], lambda: float('nan') in [float('nan')], lambda: [1] in ([1], 2), lambda: None in (1, None),
          lambda: list({1: 2}.items()), lambda: tuple({3, 4}), lambda: sorted({3: 1, 2: 2}.values()), lambda: list(range(5, -3, -2)), lambda: tuple(range(3)), lambda: sum({1: 2.5, 3: 4}.values()), lambda: max({}), lambda: any({0: 1}), lambda: all({0}), lambda: sum({'a'}),
          lambda: [0] * 3 + [1] * 2, lambda: () + (), lambda: (1,) * 5, lambda: [1, 2] * 3, lambda: [] * 9, lambda: [1] + (2,)):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
nan = float('nan'); l = [nan]
print(l == l, [nan] == [nan], nan in l, (nan,) == (nan,), l < l, (nan,) < (nan,))
l = [1, 2, 3, 4]
for v in reversed(l):
    print(v)
    if v == 3: l.pop(); l.pop(); l.pop()
r = reversed([1, 2, 3]); print(next(r), list(r), list(r))
d = {i: i for i in range(4)}
try:
    sum(d.pop(k) for k in d)
except RuntimeError as e: print(e)
class B:
    def __add__(self, o): d[len(d) + 100] = 1; return self
    __radd__ = __add__
try: sum([B()][:0] or {1: B(), 2: 3}.values())
except Exception as e: print(type(e), e)
d = {1: B(), 2: 3}
try: sum(d.values())
except Exception as e: print(type(e), e)
class E2:
    def __eq__(self, o): lst.clear(); return True
lst = [E2(), 2, 3]; print(lst == [1, 2, 3], lst)
lst = [E2(), 2, 3]; print(1 in lst, lst)
lst = [1, E2(), 3]; print(lst < [1, 2, 4], lst)
print(list(map(lambda a: a, reversed([1, 2]))), list(map(lambda a, b: (a, b), [1], iter([2, 3]))), list(enumerate(reversed([5, 6]), 3)))
z = zip([1, 2, 3], iter([7])); print(list(z), next(z, 'end'))
i = iter([1, 2, 3, 4]); print(list(zip(i, i)), list(zip(i, i, i)))
i = iter([1, 2, 3, 4]); j = iter([9]); print(list(zip(i, j)), list(i), list(j))
