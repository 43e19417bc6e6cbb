# Hogs time: a class whose heirs can be reached by 2 ** 40 ways is given a hook.
class A: pass
class X(A): pass
class Y(A): pass
for i in range(40):
    class V(X, Y): pass
    class W(X, Y): pass
    X, Y = V, W
def turn():
    A.__getattr__ = lambda self, name: name
    found = X().hooked
    del A.__getattr__
    log("%s %s" % (found, hasattr(Y(), "hooked")))
