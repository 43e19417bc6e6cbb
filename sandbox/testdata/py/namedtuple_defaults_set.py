from collections import namedtuple
from typing import NamedTuple
Node = namedtuple("Node", "a b c")
Node.__new__.__defaults__ = (None,) * len(Node._fields)
print(Node(), Node(1), Node(1, c=2))
print(Node.__new__.__defaults__, Node._field_defaults, Node.__new__.__name__, Node.__new__.__qualname__, Node.__new__.__module__)
Node.__new__.__defaults__ = (5,)
print(Node(1, 2))
try:
    Node(1)
except TypeError as e:
    print(e)
Node.__new__.__defaults__ = None
try:
    Node(1)
except TypeError as e:
    print(e)
for bad in [[1], 3, (1, 2, 3, 4, 5)]:
    try:
        Node.__new__.__defaults__ = bad
        print(Node())
    except TypeError as e:
        print(e)
del Node.__new__.__defaults__
print(Node.__new__.__defaults__)
P = namedtuple("P", "x y", defaults=[7])
print(P.__new__.__defaults__, P._field_defaults)
class Q(NamedTuple):
    x: int
    y: int = 3
print(Q.__new__.__defaults__, Q.__new__.__annotations__)
Q.__new__.__defaults__ = (1, 2)
print(Q(), Q._field_defaults)
class Sub(namedtuple("Base", "u v")):
    pass
Sub.__new__.__defaults__ = (0, 0)
print(Sub(), Sub(v=3))
N = namedtuple("N", "a b", defaults=(1,))
print(N.__new__.__kwdefaults__, N.__new__.__doc__)
Node.__new__.tag = 5
print(Node.__new__.tag)
try:
    print(P._make.__name__, P._replace.__name__, P._replace.__qualname__)
except Exception as e: print(e)
def attempt(f, *args):
    try:
        f(*args)
        print("done")
    except Exception as e:
        print(type(e).__name__, e)
attempt(delattr, Node.__new__, "tag")
attempt(delattr, Node.__new__, "tag")
attempt(delattr, Node.__new__, "nothing")
attempt(setattr, Node.__new__, "__globals__", {})
attempt(setattr, Node.__new__, "__closure__", ())
attempt(setattr, Node.__new__, "__name__", 3)
attempt(delattr, Node.__new__, "__qualname__")
attempt(setattr, Node.__new__, "__annotations__", 3)
attempt(setattr, Node.__new__, "__doc__", "text")
print(Node.__new__.__doc__)
attempt(delattr, Node.__new__, "__doc__")
print(Node.__new__.__doc__)
def plain(a): pass
attempt(delattr, plain, "nothing")
attempt(setattr, plain, "__globals__", {})
attempt(setattr, plain, "__annotations__", 3)
attempt(setattr, plain, "__name__", 3)
print(Q.__new__.__annotations__ is Q.__annotations__, NamedTuple("F", [("x", int)]).__new__.__annotations__)
def f(a, b=1): return a, b
f.__defaults__ = (1, 2, 3, 4)
print(f(), f(7))
