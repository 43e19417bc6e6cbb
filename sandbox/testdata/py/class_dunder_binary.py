# Every binary operator: direct, reflected, in place.
names = 'add sub mul truediv floordiv mod pow lshift rshift and or xor'.split()
def op(name):
    def method(self, other, *rest): return '%s.%s(%s)' % (self.n, name, getattr(other, 'n', other))
    return method
body = {}
for n in names:
    body['__%s__' % n] = op(n)
    body['__r%s__' % n] = op('r' + n)
def init(self, n): self.n = n
body['__init__'] = init
Both = type('Both', (), body)
Left = type('Left', (), dict([('__init__', init)] + [(k, v) for k, v in body.items() if not k.startswith('__r') or k == '__rshift__']))
Right = type('Right', (), dict([('__init__', init)] + [('__r%s__' % k, body['__r%s__' % k]) for k in names]))
class Empty:
    n = 'empty'
a, b, l, r, e = Both('a'), Both('b'), Left('l'), Right('r'), Empty()
for x, y in ((a, b), (a, 1), (1, a), (l, 2), (2, r), (l, r), ('s', r), (a, e), (e, a), (1.5, r), (None, r), ([], r)):
    print(x + y, x - y, x * y, x / y, x // y, x ** y, x << y, x >> y, x & y, x | y, x ^ y)
print(a % b, 5 % r)
class InPlace(Both):
    def __iadd__(self, o): return 'iadd'
    def __isub__(self, o): return 'isub'
    def __imul__(self, o): return 'imul'
    def __itruediv__(self, o): return 'itruediv'
    def __ifloordiv__(self, o): return 'ifloordiv'
    def __imod__(self, o): return 'imod'
    def __ipow__(self, o): return 'ipow'
    def __ilshift__(self, o): return 'ilshift'
    def __irshift__(self, o): return 'irshift'
    def __iand__(self, o): return 'iand'
    def __ior__(self, o): return 'ior'
    def __ixor__(self, o): return 'ixor'
def each(make):
    x = make(); x += 1; print(x, end=' ')
    x = make(); x -= 1; print(x, end=' ')
    x = make(); x *= 1; print(x, end=' ')
    x = make(); x /= 1; print(x, end=' ')
    x = make(); x //= 1; print(x, end=' ')
    x = make(); x %= 1; print(x, end=' ')
    x = make(); x **= 1; print(x, end=' ')
    x = make(); x <<= 1; print(x, end=' ')
    x = make(); x >>= 1; print(x, end=' ')
    x = make(); x &= 1; print(x, end=' ')
    x = make(); x |= 1; print(x, end=' ')
    x = make(); x ^= 1; print(x)
each(lambda: InPlace('i'))
each(lambda: Both('b'))
print(divmod(7, 2))
class DM:
    def __divmod__(self, o): return 'divmod', o
    def __rdivmod__(self, o): return 'rdivmod', o
print(divmod(DM(), 3), divmod(3, DM()))
print(pow(a, b), pow(2, r))
class Pow3:
    def __pow__(self, o, m=None): return 'pow', o, m
print(Pow3() ** 2, pow(Pow3(), 2), pow(Pow3(), 2, 3))
