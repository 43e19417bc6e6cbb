# Hogs time: ints that double in size with every bytecode.
def turn():
    n = 3
    while True:
        n = n ** n if n < 100 else n * n
