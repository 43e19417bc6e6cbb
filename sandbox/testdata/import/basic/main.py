import pawn
import overlord as boss, shared
from shared import value, bump as b, state
from shared import (items,
    more)
print(__name__, pawn.__name__, boss.__name__, shared.__name__)
print(pawn.turn(), boss.turn(), value, b(), state, items, more)
shared.value = 100
print(value, shared.value, shared.get())
b()
print(shared.count, pawn.shared is shared, boss.shared.count)
import pawn as again
print(again is pawn)
pawn.added = 'new'
print(again.added, hasattr(pawn, 'nothing'), getattr(pawn, 'nothing', 'default'))
del pawn.added
for f in (lambda: pawn.added, lambda: pawn.nothing, lambda: shared.value.x):
    try: f()
    except AttributeError as e: print(e)
try: del pawn.added
except AttributeError as e: print(e)
def local():
    import shared as s
    from pawn import turn
    return s.count, turn()
print(local())
try: turn
except NameError as e: print(e)
print(type(pawn).__name__, pawn == again, {pawn: 1}[again], bool(pawn), callable(pawn))
try: pawn()
except TypeError as e: print(e)
try: len(pawn)
except TypeError as e: print(e)
shared.count += 5
print(shared.get_count())
