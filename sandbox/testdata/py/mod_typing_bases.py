from typing import *
import collections, collections.abc
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
T = TypeVar('T'); VT = TypeVar('VT')
class I(Iterator[int]):
    def __init__(self): self.n = 3
    def __next__(self):
        if not self.n: raise StopIteration
        self.n -= 1
        return self.n
print(list(I()), iter(I()).n, isinstance(I(), collections.abc.Iterator), I.__mro__)
class Seq(Sequence[int]):
    def __len__(self): return 2
    def __getitem__(self, i): return [5, 6][i]
print(Seq().index(6), list(Seq()), 5 in Seq(), list(reversed(Seq())), Seq().count(6))
class MM(MutableMapping[str, int]):
    def __init__(self): self.d = {}
    def __getitem__(self, k): return self.d[k]
    def __setitem__(self, k, v): self.d[k] = v
    def __delitem__(self, k): del self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
m = MM(); m.update(a=1); print(list(m.items()), m.get('b', 4), m.pop('a'), m.setdefault('z', 3), dict(m))
class B(Mapping): pass
print(issubclass(B, collections.abc.Mapping), B.__mro__)
t(lambda: B())
class D(Iterable[T], Sized):
    def __iter__(self): return iter([1])
    def __len__(self): return 1
print(D.__mro__, list(D()), D[int])
class A1(Generic[T, VT]): pass
class B1(Generic[VT]): pass
class C1(A1[T, VT], Generic[VT, T], B1[VT]): pass
print(C1.__mro__)
class MyList(List[T]):
    def first(self) -> T: return self[0]
print(MyList[int]([1]), MyList([2]).first(), MyList.__mro__, isinstance(MyList(), list))
class MyDict(Dict[str, T]): pass
print(MyDict[int](a=1), MyDict.__mro__)
class MyDeque(Deque[T]): pass
print(MyDeque[int]([1, 2]), MyDeque.__mro__)
class Reg(Dict[str, int]): pass
r = Reg(); r['a'] = 1; print(r, Reg.__mro__)
class Counts(Counter[str]): pass
print(Counts('aab'))
class CM(ContextManager[int]):
    def __enter__(self): return 5
    def __exit__(self, *a): return False
with CM() as v: print(v)
for base in (Any, Union[int, str], Optional[int], NoReturn, Union):
    def f():
        class X(base): pass
    t(f)
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: List[T] = []
    def push(self, item: T) -> None: self.items.append(item)
s = Stack[int](); s.push(1); print(s.items, Stack.__mro__)
class Sub(Stack[int]): pass
print(Sub.__mro__)
class Both(Stack[T], List[T]): pass
print(Both.__mro__)
print(Iterable[int].__origin__, List[int].__origin__, Mapping.__origin__, AbstractSet.__origin__, Callable[[int], str].__origin__)
class S2(AbstractSet[int]):
    def __init__(self, v): self.v = list(v)
    def __contains__(self, x): return x in self.v
    def __iter__(self): return iter(self.v)
    def __len__(self): return len(self.v)
print(sorted(S2([1, 2]) | S2([2, 3])), S2([1]) <= S2([1, 2]))
class Node(NamedTuple):
    x: int
    rest: 'Optional[Node]' = None
print(Node(1, Node(2)))
class G(Generator[int, None, None]):
    def send(self, v): return 1
    def throw(self, *a): raise StopIteration
t(lambda: next(G()))
class H(Hashable):
    def __hash__(self): return 3
print(hash(H()))
t(lambda: isinstance([], Iterable))
t(lambda: Iterable())
t(lambda: List())
t(lambda: Deque([1]))
