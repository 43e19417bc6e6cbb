# The abstract classes of numbers.
import numbers
from numbers import *

kinds = Number, Complex, Real, Rational, Integral
for v in 1, True, 10 ** 30, 1.5, 'a', None, [1]:
    print(repr(v), [isinstance(v, k) for k in kinds])
for k in kinds:
    print(k, [issubclass(t, k) for t in (int, bool, float, str)], [b.__name__ for b in k.__mro__], k.__module__)
    try:
        k()
    except TypeError as e:
        print(e)


class Mod7(Number):
    def __init__(self, n):
        self.n = n % 7


print(isinstance(Mod7(9), Number), isinstance(Mod7(9), Real), Mod7(9).n)
try:
    hash(Mod7(1))
except TypeError as e:
    print(e)


class Half(Rational):
    numerator, denominator = 1, 2


try:
    Half()
except TypeError as e:
    print(e)
print(numbers.__name__, numbers.__all__)
