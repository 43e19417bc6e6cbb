# Hogs memory: classes, functions, modules and their names.
kept = []
def turn():
    i = len(kept)
    while True:
        kept.append(type("C" * 1000 + str(i), (), {"a%d" % i: i, "f": lambda self: i}))
        i += 1
