"""The abstract classes of numbers, to which int and float belong."""

from abc import ABCMeta, abstractmethod

__all__ = ['Number', 'Complex', 'Real', 'Rational', 'Integral']


@abstractmethod
def _absent(self, *others):
    """Stand for whatever a class of numbers has to define."""
    raise NotImplementedError


class Number(metaclass=ABCMeta):
    """What all numbers are; it says nothing of what they can do."""

    __slots__ = ()
    __hash__ = None


class Complex(Number):
    """Numbers with an arithmetic, as complex has it."""

    __slots__ = ()
    real = imag = property(_absent)
    __complex__ = __abs__ = __pos__ = __neg__ = conjugate = _absent
    __add__ = __radd__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = __pow__ = __rpow__ = __eq__ = _absent

    def __bool__(self):
        return self != 0

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other


class Real(Complex):
    """Numbers on a line, as float is one."""

    __slots__ = ()
    __float__ = __trunc__ = __floor__ = __ceil__ = __round__ = _absent
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __lt__ = __le__ = _absent
    real = property(lambda self: +self)
    imag = property(lambda self: 0)

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __complex__(self):
        return complex(float(self))  # there is no complex in the sandbox: a NameError

    def conjugate(self):
        return +self


class Rational(Real):
    """Fractions of whole numbers."""

    __slots__ = ()
    numerator = denominator = property(_absent)

    def __float__(self):
        return self.numerator / self.denominator


class Integral(Rational):
    """Whole numbers, as int is one."""

    __slots__ = ()
    __int__ = __invert__ = _absent
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _absent
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _absent
    numerator = property(lambda self: +self)
    denominator = property(lambda self: 1)

    def __index__(self):
        return int(self)

    def __float__(self):
        return float(int(self))

    @abstractmethod
    def __pow__(self, exponent, modulus=None):
        """Return the power, or the rest that it leaves on division by the modulus."""


Real.register(float)
Integral.register(int)
