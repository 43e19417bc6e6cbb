# Attacks: an __all__ that is not a list of names.
fails = 0
try:
    from bad import *
except (TypeError, AttributeError):
    fails += 1
def turn():
    log("held" if fails else "BREACH")
