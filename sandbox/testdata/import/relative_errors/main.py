try: from . import x
except ImportError as e: print(type(e).__name__, e)
try: from .x import y
except ImportError as e: print(type(e).__name__, e)
import top
import pkg.inner
