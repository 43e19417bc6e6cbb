__all__ = ["inner", "pack_name"]
from . import inner
pack_name = 1
