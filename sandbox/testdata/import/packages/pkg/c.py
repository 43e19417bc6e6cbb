from . import d
from .d import func
name = __name__
sib = d.func()
