# Broken: __int__, __float__ and others that raise where a number is asked for.
class N:
    def __int__(self):
        raise ValueError("no")
    __float__ = __index__ = __trunc__ = __round__ = __complex__ = __abs__ = __int__
def turn():
    for f in (float, round, abs, chr, range, hex, bin, lambda n: [1][n], lambda n: "%d" % n, lambda n: "%f" % n, lambda n: [1] * n, lambda n: check_space(n, n), lambda n: int("5", n), lambda n: 1 << n, lambda n: divmod(n, 2), lambda n: sum([n]), lambda n: "a".center(n)):
        try:
            f(N())
        except (ValueError, TypeError, RobotError):
            pass
    int(N())
