from __future__ import division, print_function
from abc import ABC, ABCMeta, abstractmethod


def err(f, *a, **k):
    try:
        r = f(*a, **k)
    except Exception as e:
        print(type(e).__name__, e)
    else:
        print('no error', r)


class Shape(ABC):
    @abstractmethod
    def area(self):
        return 1

    @property
    @abstractmethod
    def name(self):
        pass

    @staticmethod
    @abstractmethod
    def helper():
        pass

    def describe(self):
        return '%s %s' % (self.name, self.area())


err(Shape)


class Half(Shape):
    def area(self):
        return super().area() + 1


err(Half)


class Square(Half):
    def __init__(self, n=1):
        self.n = n

    name = 'square'

    @staticmethod
    def helper():
        return 'h'


s = Square(3)
print(s.describe(), s.n, s.helper(), isinstance(s, Shape), type(Shape), sorted(Shape.__abstractmethods__), sorted(Square.__abstractmethods__))


class M(metaclass=ABCMeta):
    @abstractmethod
    def f(self):
        pass


class N(M):
    def f(self):
        return 'f'


err(M)
print(N().f(), isinstance(N(), M), M.f.__isabstractmethod__, hasattr(N.f, '__isabstractmethod__'), ABC.__name__)


class Base(ABC):
    pass


print(type(Base()).__name__)
err(Base, 1)


class Items(ABC, list):
    pass


print(Items([1, 2]), 7 / 2)
