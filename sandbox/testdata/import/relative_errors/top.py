try: from . import x
except ImportError as e: print('top', type(e).__name__, e)
