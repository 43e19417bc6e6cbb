# Attacks: a line of classes of ten thousand, kept from turn to turn: every class copies its order of resolution.
c = object
def turn():
    global c
    for i in range(10000):
        c = type("C", (c,), {})
        c.__mro__
