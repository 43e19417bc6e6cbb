import a
print(a.x, a.b.y, a.from_b())
import p.one
print(p.one.get(), p.two.get())
try: import bad1
except ImportError as e: print(type(e).__name__, str(e)[:36])
import ok1
print(ok1.late())
