import pack
from . import inner
