from .a import value as from_a
from . import a
name = __name__
assert a.value == from_a
