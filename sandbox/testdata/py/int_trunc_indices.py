class A:
    def __trunc__(self): return B()
class B:
    def __int__(self): return 7
class C:
    def __trunc__(self): return D()
class D: pass
class E:
    def __trunc__(self): return True
class F:
    def __trunc__(self): return 1.5
class G:
    def __trunc__(self): return '5'
class H(int):
    def __int__(self): return 9
class I:
    def __trunc__(self): return H(3)
class J:
    def __int__(self): return H(4)
class K:
    def __int__(self): return True
class L(int):
    def __trunc__(self): return 99
for x in A,C,E,F,G,I,J,K,L:
    try: r=int(x()); print(x.__name__, r, type(r))
    except Exception as e: print(x.__name__, type(e), e)
print(slice(10**30,None,-1).indices(10**25) )
print(slice(None,10**30,10**20).indices(10**25) )
for a in ((1,2),('a',),(),(None,),(-1,),(10**40,)):
  for s in (slice(None),slice(1,-1),slice(-5,None,-2),slice(10**20,-10**20,-10**19),slice('a'),slice(0,5,0)):
    try: print(s.indices(*a))
    except Exception as e: print(type(e),e)
