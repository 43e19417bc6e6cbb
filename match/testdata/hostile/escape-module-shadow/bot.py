# Attacks: files of the player that have the names of builtin modules and of modules that do
# not exist in the sandbox: the player's own come from its folder, or not at all, and never
# replace those that others see.
import random
import builtins
import sys
def turn():
    if hasattr(builtins, "open") or hasattr(sys, "modules"):
        log("BREACH")
    log("held")
