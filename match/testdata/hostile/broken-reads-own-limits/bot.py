# Broken: looks at what is left of its budget all the time, and tries to end on exactly nothing.
def turn():
    log("held")
    while get_bytecode() > 3:
        pass
    while True:
        get_bytecode()
