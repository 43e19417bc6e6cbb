# What operators of views, sequences and descriptors leave to nobody else.
from collections import deque
from collections.abc import Set
class R:
    def __rand__(self, o): return 'rand'
    def __ror__(self, o): return 'ror'
    def __rsub__(self, o): return 'rsub'
    def __rxor__(self, o): return 'rxor'
    def __iter__(self): return iter([1, 2])
class S(R, set): pass
class T(set):
    def __rand__(self, o): return 'T rand'
    def __ror__(self, o): return 'T ror'
d = {1: 1, 3: 3}
for x in R(), S([5]), T([1]), [1], {1}, frozenset([3]), 5, None, {1: 2}.keys():
    for view in d.keys(), d.items():
        for op in ('&', '|', '-', '^'):
            try:
                r = {'&': lambda: view & x, '|': lambda: view | x, '-': lambda: view - x, '^': lambda: view ^ x}[op]()
                print(op, type(r).__name__, sorted(map(str, r)))
            except Exception as e: print(op, type(e).__name__, e)
            try:
                r = {'&': lambda: x & view, '|': lambda: x | view, '-': lambda: x - view, '^': lambda: x ^ view}[op]()
                print(op, type(r).__name__, sorted(map(str, r)))
            except Exception as e: print(op, type(e).__name__, e)
for f in (lambda: [1] * deque(), lambda: deque() * [1], lambda: (1,) * deque(), lambda: 'a' * deque(), lambda: hash(int.__dict__), lambda: {int.__dict__: 1}, lambda: [] + deque(), lambda: deque() + []):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from abc import ABCMeta, ABC, abstractmethod
cm = classmethod(abstractmethod(lambda c: 1))
print(cm.__isabstractmethod__, classmethod(len).__isabstractmethod__, staticmethod(abstractmethod(lambda: 1)).__isabstractmethod__, property(abstractmethod(lambda s: 1)).__isabstractmethod__)
class B(ABC):
    @classmethod
    @abstractmethod
    def f(cls): pass
    @staticmethod
    @abstractmethod
    def g(): pass
    @property
    @abstractmethod
    def h(self): pass
print(sorted(B.__abstractmethods__))
class Sl:
    __slots__ = 'x'
print(Sl.x.__name__, Sl.x.__qualname__, Sl.x)
class Mark:
    __isabstractmethod__ = True
class C(ABC):
    x = Mark()
    y = classmethod(Mark())
    z = property(len, Mark())
    w = 5
print(sorted(C.__abstractmethods__))
