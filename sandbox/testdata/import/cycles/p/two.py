import p.one
from . import one
v = 2
def get(): return one.v
