import pkg
print(pkg.__name__, pkg.version)
import pkg.a
print(pkg.a.name, pkg.a.value)
import pkg.b as bb
print(bb.name, bb.from_a, pkg.b is bb)
from pkg import c
print(c.name, c.sib)
from pkg.d import func as fn
print(fn())
from pkg import a, b as also_b, version
print(a is pkg.a, also_b is bb, version)
import pkg.a as aa, pkg.c as cc
print(aa is a, cc is c)
try: import pkg.missing
except ImportError as e: print(type(e).__name__, e, e.name)
try: from pkg import missing
except ImportError as e: print(type(e).__name__, str(e)[:40], e.name)
try: import pkg.a.deeper
except ImportError as e: print(type(e).__name__, e, e.name)
try: import nopkg.mod
except ImportError as e: print(type(e).__name__, e, e.name)
try: from pkg.a import nothing
except ImportError as e: print(type(e).__name__, str(e)[:42], e.name)
try: pkg.zzz
except AttributeError as e: print(e)
print(hasattr(pkg, 'd'), hasattr(pkg, 'e'))
import pkg.e
print(hasattr(pkg, 'e'), pkg.e.up)
