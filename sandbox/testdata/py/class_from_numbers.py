# Classes that derive from int and float.
class I(int):
    def double(self): return self * 2
i = I(7)
print(i, repr(i), i + 1, type(i + 1).__name__, type(i + i).__name__, type(-i).__name__, type(+i).__name__, type(abs(i)).__name__, type(~i).__name__, i.double(), type(i.double()).__name__)
print(i == 7, 7 == i, i != 7, i < 8, hash(i) == hash(7), {7: 'x'}[i], [0, 1, 2][I(1)], 'ab' * I(2), range(I(3)), I('12'), I('ff', 16), I(3.9), I())
print(i // 2, i % 4, i ** 2, i / 2, i << 1, i >> 1, i & 3, i | 8, i ^ 1, divmod(i, 2), round(i), int(i), float(i), bool(I(0)), bool(i), type(int(i)).__name__)
print(i.bit_length(), i.real, i.numerator, '%d %5.1f %s' % (i, i, i), '{:03d} {}'.format(i, i), bin(i), isinstance(i, int), isinstance(True, int))
i.attr = 5
print(i.attr, i.__dict__)
class Mod(int):
    def __new__(cls, v): return super().__new__(cls, v % 10)
    def __add__(self, o): return Mod(int(self) + int(o))
    __radd__ = __add__
    def __repr__(self): return 'Mod(%d)' % self
    def __str__(self): return 'mod ' + int.__str__(self)
    def __eq__(self, o): return int(self) == int(o) % 10
    def __hash__(self): return int.__hash__(self)
m = Mod(7)
print(m + 5, 5 + m, m, repr(m), [m], m == 17, m != 17, sum([m, m, m]), int(m + 8), m - 1, '%d' % m, '%s' % m, str(m), {m: 1}[7])
m += 4
print(repr(m), type(m).__name__)
class F(float):
    def __repr__(self): return 'F(%s)' % float.__repr__(self)
f = F(2.5)
print(f, repr(f), str(f), f + 1, type(f + 1).__name__, type(f * f).__name__, f == 2.5, hash(f) == hash(2.5), f // 1, -f, type(-f).__name__, round(f), round(f, 1), int(f), float(f), type(float(f)).__name__, f.is_integer(), F('1e3'), F())
print(1 + f, 1.5 * f, f > 2, sorted([F(2), F(1)]), '%.2f' % f, '{:.3f} {}'.format(f, f), isinstance(f, float), f.attr if hasattr(f, 'attr') else 'no', max(f, 1), divmod(f, 1), f ** 2, bool(F(0)))
class Cmp(int):
    def __lt__(self, o): return 'lt'
    def __index__(self): return 1
    def __bool__(self): return False
    def __int__(self): return 99
    def __abs__(self): return 'abs'
    def __round__(self, n=None): return 'round'
    def __float__(self): return 1.25
    def __neg__(self): return 'neg'
    def __hash__(self): return 3
c = Cmp(5)
print(c < 1, 1 > c, c > 1, [10, 20][c] if False else c + 0, bool(c), int(c), abs(c), round(c), float(c), -c, hash(c), c == 5, not c, '%d' % c)
class Flag(int): pass
A, B = Flag(1), Flag(2)
print(A | B, A & B, type(A | B).__name__, {A: 'a'}[1], A is A, A in (1, 2), [1, 2].index(B))
try: I('x')
except ValueError as e: print(e)
try: I([])
except TypeError as e: print(e)
try: class_ = type('B', (bool,), {})
except TypeError as e: print(e)
big = I(2 ** 70)
print(big, big + 1, big == 2 ** 70, type(big), hash(big) == hash(2 ** 70), -big)
print(I(True), I(False) == False, sum([I(1), I(2)]), type(sum([I(1)])).__name__, min(I(3), 2), I(5).__add__(3), I(5).__class__.__name__, int.__add__(i, 1))
