# How often parts of comparisons are asked for their truth, as conditions and as values; and constants
# where other values are still to be used.

class B:
    def __bool__(s): print('b', end=' '); return False
class X:
    def __lt__(s, o): return B()
a = b = c = X()
def t(n, f):
    print(n, end=': '); f(); print()
def f1(): x = a < b < c and 5
def f2(): x = a<b<c or 5
def f3(): return a<b<c and 1
def f4():
    if (a<b<c and 5) == 5: pass
def f5(): x = (a<b<c or a<b<c) and 5
def f6(): x = not (a<b<c and 1)
def f7(): x = a<b<c and a<b<c
def f8(): x = 5 and (a<b<c or 0)
def f9(): print(type(a<b<c and 1))
def f10(): x = not a<b<c
def f11(): x = (not a<b<c) and 5
def f12(): x = (a<b<c) if a<b<c else (a<b<c or 1)
def f13(): return not (a<b<c or a<b<c)
def f14(): return [1 for i in (1,) if a<b<c and i]
def f16():
    while not a<b<c: break
def f17():
    assert not a<b<c
def f18():
    if (a<b<c or 0) and 1: pass
def f19():
    if not (a<b<c and 1): return 5
def f21(): x = ((a<b<c and 1) or 2) and 3
def f22(): return not ((a<b<c or 1) and 0)
def f23():
    if ((a<b<c and 1) or a<b<c) and not (a<b<c): pass
def f20(): return 1 if a<b<c or 0 else 2
for i, f in enumerate([f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f16, f17, f18, f19, f20, f21, f22, f23]): t(i + 1, f)


def f(): return 10
if 1 != f() < 5: print('wrong: 10 < 5')
print(0 != f() < 5)
if None is not f() < 5: print('x')
b = 10
if 1 != b < 5: x = 1
N = 7
cnt = 0
def k(sense):
    if len(sense) >= cnt < (0, 1, 2)[1] < N: return 'y'
    if len(sense) >= cnt < 'abc'.find('b') < N: return 'z'
print(k([1]), k([]))
def f(): return 7
def g(): return 8
def show(h, i):
    global x, y
    x=[0]; y=[0,0,0]
    h(i)
def h(i):  x[0], y[(1,2)[i]] = f(), g(); print(x, y)
def h2(i): x[0], y[1 == i]   = f(), g(); print(x, y)
def h3(i): x[0], y[(2).real] = f(), g(); print(x, y)
def h4(i): x[0], y['ab'.index('b')] = f(), g(); print(x, y)
show(h, 1); show(h2, 1); show(h3, 1); show(h4, 1)
class A: pass
a = A()
def h5(i):
    a.p, y[(1, 2)[i]], (1, a.__dict__)[1]['q'] = f(), g(), f()
    print(a.__dict__, y)
show(h5, 0)
