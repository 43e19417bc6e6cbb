import x
from x import counter, Thing
x.inc(); x.inc()
print(counter, x.counter)
t = Thing()
print(t, t.who(), Thing.__module__, Thing.__qualname__, repr(Thing), x.inc.__module__)
class Sub(Thing):
    def who(self): return 'sub of ' + super().who()
print(Sub().who(), Sub.__module__, isinstance(Sub(), x.Thing))
try: x.fail()
except x.Error as e: print(repr(e), type(e).__module__)
x.len = lambda v: 'patched'
print(x.use_len([1]), len([1]))
del x.len
print(x.use_len([1]))
x.helper = lambda: 'new helper'
print(x.call_helper())
def global_here():
    global made
    made = x.counter
global_here()
print(made)
print(x.gen_names())
print(list(x.gen(2)))
g = x.closure()
print(g(), g(), x.closure()())
print(x.default(), x.default())
import y
print(y.see_main_attr(), y.x is x)
print(x.__doc__, y.__doc__, __doc__)
