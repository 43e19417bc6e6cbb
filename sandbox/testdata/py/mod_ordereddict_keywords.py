from collections import OrderedDict
class S(OrderedDict): pass
for C in (OrderedDict,S):
    print(C.fromkeys('ab', value=3), C.fromkeys(iterable='ab'), C.fromkeys('ab',4))
    d=C.fromkeys('abc',1)
    print(d.pop(key='a', default=3), d.pop('z', default=3), d.pop('z',5), d.setdefault('x', default=4), d.setdefault(key='y'), d.setdefault('y',1), d)
    for f in (lambda: d.pop(), lambda: d.pop('q'), lambda: d.pop('q',1,2), lambda: d.pop('q',foo=1), lambda: d.setdefault(), lambda: d.setdefault(1,2,3), lambda: d.setdefault(default=1), lambda: C.fromkeys(), lambda: C.fromkeys(1,2,3), lambda: C.fromkeys(5), lambda: d.pop([]),lambda: d.pop(default=4),lambda: C.fromkeys('a',val=4)):
        try: print(f())
        except Exception as e: print(type(e).__name__, e)
class M(OrderedDict):
    def __missing__(self,k): return 7
print(M()[1])
try: print(M().pop(1))
except KeyError as e: print('KeyError',e)
class E:
    def __eq__(self,o): return True
    def __hash__(self): return 1
d=OrderedDict(); d[E()]=2; print(d.pop(E()), d.setdefault(E(),5), d.setdefault(E(),6))
