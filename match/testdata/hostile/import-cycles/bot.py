# Attacks: modules that import each other, themselves and the bot, in cycles, with stars, while being
# imported, and again after they have failed.
import bot
import one
from pack import *
import pack.inner as inner
fails = 0
for i in range(20):
    try:
        import broken
    except (ImportError, ZeroDivisionError):
        fails += 1
def turn():
    log("held" if fails == 20 and one.two.one is one else "BREACH")
