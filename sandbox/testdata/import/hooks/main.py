import m
print(m.real, m.dynamic, m.other)
from m import late
print(late, hasattr(m, "bad"), getattr(m, "bad", 5), getattr(m, "zz"))
try:
    m.bad
except AttributeError as e:
    print(e)
try:
    from m import bad
except ImportError as e:
    print(type(e).__name__, str(e).split(" (")[0], e.name)
try:
    m.fails
except ValueError as e:
    print(e)
try:
    m.deep
except RecursionError as e:
    print("recursion")
print(m.own())
from pk import *
print(one.v, name)
try:
    two
except NameError as e:
    print(e)
import folder.mod
print(folder.__name__, folder.mod.x)
import plain
plain.__getattr__ = lambda n: n * 2
print(plain.ab)
plain.__getattr__ = None
try:
    plain.ab
except TypeError as e:
    print(e)
del plain.__getattr__
try:
    plain.ab
except AttributeError as e:
    print(e)
