try: from .. import x
except (ImportError, ValueError) as e: print('inner', type(e).__name__, e)
try: from ..x import y
except (ImportError, ValueError) as e: print('inner', type(e).__name__, e)
try: from .nothing import y
except ImportError as e: print('inner', type(e).__name__, e)
try: from . import nothing
except ImportError as e: print('inner', type(e).__name__, str(e)[:40])
from .sub import thing
print(thing)
