from enum import *
from collections import namedtuple
from dataclasses import dataclass
from typing import NamedTuple
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
P = namedtuple('P', 'x y')
def a():
    class D(P, Enum):
        N = 0, 1
        M = 2, 3
    return D.N.x, D.N.value, D((0,1)), D.M.y, repr(D.M), str(D.M), D.N == (0,1), D(P(2,3))
t(a)
@dataclass
class Q:
    x: int
    y: int
def b():
    class D(Q, Enum):
        N = 0, 1
    return D.N.x, D.N.value, repr(D.N), D((0,1))
t(b)
class R(NamedTuple):
    x: int
    y: int = 5
def c():
    class D(R, Enum):
        N = 0, 1
        O = 3
    return D.N.x, D.N.value, repr(D.O)
t(c)
def d():
    class D(dict, Enum):
        N = {1: 2}
    return repr(D.N), D.N[1], D.N.value
t(d)
class N(int):
    def __new__(cls, label, v):
        o = int.__new__(cls, v); o.label = label; return o
def e():
    class E(N, Enum):
        A = 'a', 1
    return E.A + 1, E.A.label, repr(E.A), E.A.value, type(E.A.value).__name__
t(e)
class S(str):
    def __new__(cls, a, b):
        o = str.__new__(cls, a + b); o.b = b; return o
def f():
    class E(S, Enum):
        A = 'x', 'y'
    return E.A.b, E.A.upper(), repr(E.A), E.A.value
t(f)
class T(tuple):
    def __new__(cls, *a):
        return tuple.__new__(cls, a)
def g():
    class E(T, Enum):
        A = 1, 2
    return E.A[0], E.A.value, repr(E.A)
t(g)
def h():
    class E(tuple, Enum):
        A = 1, 2
    return E.A[0], E.A.value, repr(E.A)
t(h)
def i():
    class E(float, Enum):
        A = 1.5
        B = '2.5'
    return E.A+1, E.B.value, repr(E.B)
t(i)
class F(float):
    def __new__(cls, a, scale=1):
        o = float.__new__(cls, a*scale); o.scale=scale; return o
def j():
    class E(F, Enum):
        A = 1.5, 2
        B = 3
    return E.A+1, E.B.scale, repr(E.B), repr(E.A)
t(j)
def k():
    class E(Enum): pass
    return bool(E), len(E), list(E)
t(k)
def l():
    class F(Enum):
        name = 1
        value = 2
        other = 3
    return F.name.name, F.name.value, F.value, F['value'].value, list(F), F.other.name, F.other.value, F.name is F(1)
t(l)
class MyE(Enum):
    def __repr__(self): return 'My name is %s.' % self.name
    def __str__(self): return 'str ' + self.name
    def __format__(self, s): return 'fmt'
def m():
    class M(int, MyE): this = 1
    return repr(M.this), str(M.this), format(M.this, '')
t(m)
def n():
    class X(Enum, str): a = 'x'
t(n)
def o():
    E = Enum('T', 'a b', qualname='some.q', module='m')
    return E.__qualname__, E.__module__, repr(E), E.a
t(o)
t(lambda: Enum.name)
class Color(Enum):
    RED=1
    def __init__(self, v): self.seen = v
t(lambda: Color.name)
t(lambda: Color.RED.seen)
t(lambda: Color.value)
class L(list, Enum):
    A = [1, 2]
t(lambda: (L.A, L.A[0], L.A.value))
class Planet(Enum):
    EARTH = (1, 2)
    def __init__(self, a, b): self.a, self.b = a, b
t(lambda: (Planet.EARTH.b, Planet.EARTH.value))
class Auto(str, Enum):
    def _generate_next_value_(name, start, count, last): return name.lower()
    X = auto()
t(lambda: (Auto.X, Auto.X.value, Auto.X == 'x'))
class Coord(bytes if False else int, Enum):
    def __new__(cls, value, label=''):
        obj = int.__new__(cls, value); obj._value_ = value; obj.label = label; return obj
    PX = (0, 'P.X'); PY = (1, 'P.Y')
t(lambda: (Coord(1), Coord.PY.label, Coord.PY + 1))
class Sub(Coord.__class__ if False else Enum):
    A = 1
    @property
    def name(self): return 'my' + self._name_
t(lambda: (Sub.A.name, repr(Sub.A)))
class I(IntEnum):
    A = '5'
t(lambda: (I.A, I.A.value, I(5)))
class W(set, Enum):
    A = {1}
t(lambda: (W.A, W.A.value))
class Mix:
    def hi(self): return 'hi ' + self.name
class MM(Mix, Enum): A = 1
t(lambda: MM.A.hi())
class MI(Mix, int, Enum): A = 3
t(lambda: (MI.A.hi(), MI.A + 1))
class FF(Mix, Flag): A = 1; B = 2
t(lambda: (FF.A | FF.B, (FF.A|FF.B).name if False else FF.A.hi()))
