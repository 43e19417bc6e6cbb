# C3 linearisation and its error.
class X: pass
class Y: pass
class A(X, Y): pass
class B(Y, X): pass
try:
    class C(A, B): pass
except TypeError as e:
    print(e)
try:
    class C(X, A): pass
except TypeError as e:
    print(e)
try:
    class C(object, X): pass
except TypeError as e:
    print(e)
try:
    class C(X, X): pass
except TypeError as e:
    print(e)
try:
    type('C', (X, X), {})
except TypeError as e:
    print(e)
class O: pass
class K1(O): pass
class K2(O): pass
class K3(O): pass
class K4(O): pass
class K5(O): pass
class L1(K1, K2, K3): pass
class L2(K4, K2, K5): pass
class L3(K4, K1): pass
class Z(L1, L2, L3): pass
print([c.__name__ for c in Z.mro()])
for bad in (5, 'text', None, X(), [int], len):
    try:
        class C(bad): pass
    except TypeError as e:
        print(type(bad).__name__, e)
for bad in (bool, type(None), type(Ellipsis), range, slice, type(len), type(lambda: 0), type((i for i in ()))):
    try:
        class C(bad): pass
    except TypeError as e:
        print(e)
try:
    class C(int, str): pass
except TypeError as e:
    print(e)
try:
    class C(list, dict): pass
except TypeError as e:
    print(e)
class M(int, X): pass
print(M(4) + 1, M.__mro__)
