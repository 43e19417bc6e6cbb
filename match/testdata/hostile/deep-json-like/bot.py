# Attacks: one structure that grows all match long, 10 levels for each 100 bytecodes, and is compared and printed at last.
import copy
x, y = [], []
def turn():
    global x, y
    while get_bytecode() > 3000:
        x, y = [x], [y]
    for f in (lambda: repr(x), lambda: x == y, lambda: copy.deepcopy(x), lambda: x < y, lambda: sorted([x, y])):
        try:
            f()
        except RecursionError:
            pass
