# Broken: raises StopIteration and StopAsyncIteration from turn and at load.
def turn():
    raise StopIteration(StopIteration())
