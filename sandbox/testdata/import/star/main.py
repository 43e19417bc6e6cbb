x = 'mine'
from consts import *
print(A, B, x, make())
try: _private
except NameError as e: print(e)
from limited import *
print(shown)
try: hidden
except NameError as e: print(e)
print(_under)
import consts
consts.A = 'changed'
print(A, consts.A)
from consts import *
print(A)
from shadow import *
print(len([1, 2]), sum([1]))
def f(): return A, len('x')
print(f())
try:
    from wrong import *
except AttributeError as e: print(e)
try:
    from badall import *
except TypeError as e: print(e)
from pkg import *
print(mod.name, other)
