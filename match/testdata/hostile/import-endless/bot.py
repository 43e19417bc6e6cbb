# Attacks: a module that never ends being imported.
import endless
def turn():
    pass
