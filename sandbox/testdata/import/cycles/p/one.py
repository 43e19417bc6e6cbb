from . import two
import p.two as t
v = 1
def get(): return two.v, t.v
