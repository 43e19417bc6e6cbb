# Lists that the code which builtins call changes while they work on them.
from enum import Enum
L=[]
class H:
    def __add__(s,o):
        L.clear(); raise TypeError('no')
L=[x for x in [1, H()]]
print(Enum._generate_next_value_('x',7,1,L))
class D(list): pass
l=D([1,2]); l+=l; print(l)
l.extend(l); print(l)
class I(list):
    def __iter__(s): return iter([7])
l=I([1,2]); l+=l; print(list.__repr__(l)); l.extend(l); print(list.__repr__(l))
def tell(f):
    try: print(f())
    except ValueError as e: print(e)
L=[3,1,2]
def k(x): L.append(1); L.clear(); return x
tell(lambda: L.sort(key=k)); print(L)
L=[3,1,2]
def k(x): L.__imul__(2); return x
tell(lambda: L.sort(key=k)); print(L)
def k(x): L.clear(); return x
tell(lambda: L.sort(key=k)); print(L)
def k(x): L.append(x); return x
tell(lambda: L.sort(key=k)); print(L)
L *= 0; print(L); L *= 3; print(L)
# Growing and clearing a list that holds its first items itself.
import heapq, bisect
class Item:
    def __init__(self, n, act=lambda: None): self.n, self.act = n, act
    def __lt__(self, other): self.act(); return self.n < other.n
    def __eq__(self, other): self.act(); return self.n == other.n
    def __add__(self, other): self.act(); return self.n + other
    def __radd__(self, other): self.act(); return other + self.n
    def __index__(self): self.act(); return self.n
    def __repr__(self): self.act(); return 'Item%d' % self.n
def attempt(label, f):
    try: print(label, f())
    except Exception as e: print(label, type(e).__name__, e)
def cases():
    for act in 'clear', 'grow', 'pop':
        L = []
        def change():
            if act == 'clear': L.clear()
            elif act == 'grow' and len(L) < 60: L.extend(range(40))
            elif L: L.pop()
        L[:] = []
        for label, f in (
            ('index', lambda: L.index(99)), ('count', lambda: L.count(99)), ('in', lambda: 99 in L),
            ('sum', lambda: sum(L, 0)), ('max', lambda: max(L).n), ('repr', lambda: len(repr(L)) > 0),
            ('eq', lambda: L == [1, 2, 3, 4]), ('lt', lambda: [Item(1), Item(2), Item(3), Item(5)] < L),
            ('map', lambda: len(list(map(lambda x: change(), L)))), ('slice', lambda: L[Item(1, change):]),
            ('zip', lambda: len(list(zip(L, (change() for _ in range(9)))))), ('tuple', lambda: len(tuple(x for x in L if not change()))),
        ):
            L = [Item(n, change) for n in (3, 1, 2, 0)]
            attempt(act + ' ' + label, f)
cases()
