from enum import *
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class Dupes(Enum):
    first = primero = auto()
    second = auto()
    third = auto()
print(list(Dupes), Dupes.primero is Dupes.first)
class F(Flag):
    a = b = auto()
    c = auto()
print(list(F), F.b)
x = auto()
class G(Enum):
    p = x
    q = x
    r = auto()
print(list(G))
class H(Enum):
    s = x
print(list(H), x.value)
y = auto()
class I(IntFlag):
    m = y
    n = auto()
print(list(I), y.value)
def empty():
    class E(Enum):
        locals()
    return Enum("E", ("", "B"))
t(lambda: Enum("E", ("", "B")))
t(lambda: Enum("E", {"": 1}))
t(lambda: list(Enum("E", "B C")))
