# Import statements.
import math
import math as m
import math, random as r
from math import pi
from math import pi as p, floor, ceil as c
from math import (sqrt)
from math import (
    fabs,  # comment
    trunc as t,
)
print(m is math, pi == p, floor(1.5), c(1.5), sqrt(4), fabs(-1), t(2.5), r is not None)
from math import *
print(sin(0), e > 2)
def local():
    import math as lm
    from math import cos
    import math
    return lm.pi == math.pi, cos(0)
print(local())
class A:
    import math
    from math import floor as f
print(A.math.pi == pi, A.f(3.5))
for bad in range(5):
    try:
        if bad == 0: import no_such_module
        elif bad == 1: from math import no_such_name
        elif bad == 2: import math.no_such
        elif bad == 3: from no_such_module import x
        else: import no.such.module
    except ImportError as err:
        print(type(err).__name__, str(err).split(' (')[0])
if True: import math as cond
print(cond.pi == pi)
try: import no_such
except ImportError: no_such = None
print(no_such)
import math; from math import tau; print(tau == 2 * pi)
def closure():
    import math as captured
    def inner(): return captured.pi
    return inner()
print(closure() == pi)
def glob():
    global made_global
    import math as made_global
glob()
print(made_global.pi == pi)
