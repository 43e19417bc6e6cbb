from functools import *
import copy
def capture(*a, **k): return a, k
class A:
    p = partialmethod(capture, 1)
    q = partialmethod(partial(capture, c=6), 7)
    nested = partialmethod(p, 5)
    st = partialmethod(staticmethod(capture), 8)
    cl = partialmethod(classmethod(capture), d=9)
    kw = partialmethod(capture, self=1, func=2)
    def __repr__(self): return 'A()'
a = A()
print(A.p(a, 5), a.p(5), a.q(5), A.q(a,5), A.nested(a,5), a.nested(5,x=1))
print(a.st(1), A.st(1), a.cl(5)[1], A.cl(5)[1], a.kw(3))
print(repr(A.__dict__['st'])[:40])
def f(x): return x
print(repr(partialmethod(partialmethod(int), 3)).replace(repr(int),'int'), repr(partialmethod(int, 3, b=2)))
for args in ((),(1,)):
    try: partialmethod(*args)
    except TypeError as e: print(e)
p = partial(capture, 1, a=2); p.keywords['b'] = 5
print(p(), p(9, a=7, c=8), repr(p)[-12:], p.keywords)
print(copy.copy(p)(3), copy.deepcopy(p)(3))
p.x=[1]; c=copy.copy(p); d=copy.deepcopy(p); print(c.x is p.x, d.x is p.x, d.x, c.keywords is p.keywords)
c.keywords['z']=1; print(p.keywords, c.keywords, d.keywords)
p.keywords[3]=1
try: p()
except TypeError as e: print(e)
l=[1,2]; q=partial(capture,l,k=l); d=copy.deepcopy(q); print(d.args[0] is l, d.keywords['k'] is d.args[0], copy.copy(q).args[0] is l)
@lru_cache(None)
def g(x): return x
print(copy.copy(g) is g, copy.deepcopy(g) is g, copy.deepcopy([g])[0] is g)
class O: pass
o=O(); o.f=g; o.p=partial(int,'5'); print(copy.deepcopy(o).p())
class S(partial): pass
s=S(capture,1,m=2); s.t=4; print(copy.copy(s)(), copy.copy(s).t, type(copy.deepcopy(s)).__name__)
@wraps(f)
def h(*a): pass
print(h.__name__, partial(partial(capture,1,a=1),2,a=3,b=4)())
print(partial(capture, self=1)(2), A.p.__isabstractmethod__ if hasattr(A.p,'__isabstractmethod__') else None)
