# __slots__.
class P:
    __slots__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y
p = P(1, 2)
p.x += 5
print(p.x, p.y)
try: p.z = 1
except AttributeError as e: print(e)
try: p.nothing
except AttributeError as e: print(e)
del p.x
try: p.x
except AttributeError as e: print(e)
try: del p.x
except AttributeError as e: print(e)
print(hasattr(p, 'x'), hasattr(p, '__dict__'), P.__slots__)
class Q(P):
    __slots__ = ['z']
q = Q(1, 2)
q.z = 3
print(q.x, q.y, q.z)
try: q.w = 1
except AttributeError as e: print(e)
class R(P): pass
r = R(1, 2)
r.extra = 5
print(r.x, r.extra, 'extra' in r.__dict__)
class One:
    __slots__ = 'only'
o = One()
o.only = 1
print(o.only)
try: o.o = 1
except AttributeError as e: print(e)
class WithDict:
    __slots__ = ('a', '__dict__')
w = WithDict()
w.a, w.b = 1, 2
print(w.a, w.b, 'b' in w.__dict__)
try:
    class Bad:
        __slots__ = ('x',)
        x = 5
except ValueError as e: print(e)
try:
    class Bad:
        __slots__ = (1,)
except TypeError as e: print(e)
try:
    class Bad:
        __slots__ = ('a b',)
except TypeError as e: print(e)
class Empty:
    __slots__ = ()
try: Empty().x = 1
except AttributeError as e: print(e)
class Meth(P):
    __slots__ = ()
    def m(self): return 1
    c = 5
try: Meth(1, 2).m = 3
except AttributeError as e: print(e)
try: Meth(1, 2).c = 3
except AttributeError as e: print(e)
try: Meth(1, 2).__dict__
except AttributeError as e: print(e)
class Priv:
    __slots__ = ('__v',)
    def __init__(self): self.__v = 1
    def get(self): return self.__v
print(Priv().get())
class Tup(tuple):
    __slots__ = ()
t = Tup((1, 2))
print(t)
try: t.x = 1
except AttributeError as e: print(e)
class Eq(P):
    __slots__ = ()
    def __eq__(self, o): return (self.x, self.y) == (o.x, o.y)
    def __hash__(self): return hash((self.x, self.y))
print(Eq(1, 2) == Eq(1, 2), len({Eq(1, 2), Eq(1, 2)}))
setattr(p, 'x', 9)
print(getattr(p, 'x'))
print(sorted(n for n in ('x', 'y', '__init__') if n in P.__dict__))
P.x.__set__(p, 10)
print(P.x.__get__(p), p.x, type(P.x).__name__)
