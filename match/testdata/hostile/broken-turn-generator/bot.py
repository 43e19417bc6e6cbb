# Broken: turn is a generator: calling it runs nothing.
def turn():
    log("BREACH: a generator that nobody asked for a value")
    yield 1
