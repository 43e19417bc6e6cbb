# Attacks: __all__ with names that are none, that repeat, that are not there, and that hide the API.
from names import *
def turn():
    log("held")
