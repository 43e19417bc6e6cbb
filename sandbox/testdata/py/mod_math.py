import math
from math import *


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(f.__name__, type(e).__name__, e)
    else:
        print(f.__name__, r)


xs = [0.0, -0.0, 0.25, 2.5, -3.75, 1e-9, 1e10, 1e300, -1e300, inf, -inf, nan, -7, 10 ** 20]
for name in ('acos acosh asin asinh atan atanh ceil cos cosh degrees erf exp fabs floor frexp gamma isfinite isinf '
             'isnan lgamma log log10 log1p log2 modf radians sin sinh sqrt tan tanh trunc').split():
    f = getattr(math, name)
    out = []
    for x in xs:
        try:
            out.append('%.12g' % f(x) if name in ('atanh', 'erf') else repr(f(x)))
        except Exception as e:
            out.append('%s: %s' % (type(e).__name__, e))
    print(name, out)
for name in 'atan2 copysign fmod hypot pow log gcd ldexp isclose'.split():
    f = getattr(math, name)
    for a, b in ((1, 2), (0.0, 0.0), (-0.0, -1.0), (5.5, -2), (inf, 1), (1, inf), (nan, 1), (-8, 1 / 3), (0, -1), (7, 0), (1e300, 1e300), (12, 18), (-4, 6), (2, 10), (10 ** 30, 10 ** 12), (100, 10)):
        try:
            r = f(a, b)
        except Exception as e:
            r = '%s: %s' % (type(e).__name__, e)
        print(name, a, b, repr(r))
for n in (0, 1, 5, 20, 30, 5.0, True):
    print(factorial(n), end=' ')
print()
print(fsum([.1] * 10), fsum([]), fsum([1e16, 1, -1e16]), fsum([1, 2, 3]), fsum(x / 10 for x in range(5)), fsum([inf, 1]))
print(isclose(1, 1 + 1e-10), isclose(1, 1.1, rel_tol=0.2), isclose(0, 1e-10, abs_tol=1e-9), isclose(inf, inf), isclose(nan, nan), isclose(inf, -inf))
print(pi, math.e, tau, inf, nan, log(8, 2), log(2 ** 1000, 2), log10(10 ** 400), log2(2 ** 2000), log(10 ** 400))
for f, a in ((sqrt, (-1,)), (sqrt, ('a',)), (sqrt, ()), (sqrt, (1, 2)), (log, (0,)), (log, ()), (log, (1, 2, 3)), (log, (10, 1)), (log, ('a',)), (log, (-1,)), (exp, (1000,)), (factorial, (-1,)),
             (factorial, (1.5,)), (factorial, ('a',)), (factorial, ()), (gcd, (1,)), (gcd, (1.5, 2)), (gcd, ('a', 1)), (floor, ('a',)), (floor, (inf,)), (ceil, (nan,)), (trunc, ('a',)), (trunc, (inf,)), (ldexp, (1, 2.5)), (ldexp, (1, 5000)),
             (ldexp, (1, -5000)), (ldexp, ('a', 1)), (ldexp, (0.5,)), (fsum, (5,)), (fsum, (['a'],)), (fsum, ([inf, -inf],)), (fsum, ([1e308] * 3,)), (isclose, (1,)), (isclose, (1, 'a')), (pow, (1,)), (pow, (0, -1)), (pow, ('a', 1)), (atan2, (1,)), (fmod, (1, 0)),
             (hypot, (1,)), (copysign, (1,)), (sin, (inf,)), (sin, (None,)), (acos, (2,)), (modf, ('a',)), (frexp, ()), (degrees, ([],)), (isnan, ('a',)), (cosh, (1000,)), (gamma, (-1,)), (lgamma, (0,)), (atanh, (1,)), (log1p, (-1,)), (acosh, (0,))):
    err(f, *a)
err(isclose, 1, 2, rel_tol=-1)
err(isclose, 1, 2, 3)
err(isclose, a=1, b=2)
err(sqrt, x=1)


class F:
    def __float__(self):
        return 6.25

    def __floor__(self):
        return 'floor'

    def __ceil__(self):
        return 'ceil'

    def __trunc__(self):
        return 'trunc'


print(sqrt(F()), floor(F()), ceil(F()), trunc(F()), hypot(F(), 0), fsum([F()]), isnan(F()))
print(type(floor(2.5)), type(ceil(2)), floor(-2.5), ceil(-2.5), trunc(-2.5), floor(1e20), ceil(2 ** 70))
