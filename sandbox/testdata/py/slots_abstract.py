from abc import *
from typing import *
from collections.abc import Iterable as It, Sized as Si, Mapping as Ma
import collections.abc as ca
T=TypeVar('T')
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class Shape(ABC):
    __slots__ = ()
    @abstractmethod
    def area(self): pass
class Sq(Shape):
    __slots__ = ('a',)
    def area(self): return self.a
s = Sq(); s.a = 1; print(s.area(), ABC.__slots__, Generic.__slots__)
t(lambda: setattr(s, 'b', 1))
t(lambda: s.__dict__)
class Free(Shape):
    def area(self): return 2
f = Free(); f.x = 1; print(f.__dict__)
class Plain(ABC): pass
p = Plain(); p.y = 2; print(p.__dict__)
class G(Generic[T]):
    __slots__ = ('v',)
    def __init__(self, v): self.v = v
g = G[int](5) if False else G(5); print(g.v)
t(lambda: setattr(g, 'w', 1))
class GD(Generic[T]): pass
gd = GD(); gd.q = 3; print(gd.__dict__)
class I(It):
    __slots__ = ('n',)
    def __iter__(self): return iter(())
i = I(); i.n = 1
t(lambda: setattr(i, 'm', 1))
class J(It):
    def __iter__(self): return iter(())
j = J(); j.m = 1; print(j.__dict__)
for name in 'Hashable Iterable Iterator Generator Reversible Sized Container Callable Collection Set MutableSet Mapping MutableMapping MappingView KeysView ItemsView ValuesView Sequence MutableSequence'.split():
    print(name, getattr(getattr(ca, name), '__slots__', None))
t(lambda: setattr(ABC(), 'x', 1))
class MX(ABC, dict): pass
m = MX(a=1); m.z = 1; print(m, m.__dict__)
class A(Shape, Generic[T]):
    __slots__ = ('k',)
    def area(self): return 1
a = A(); a.k = 1
t(lambda: setattr(a, 'z', 1))
