# Hogs memory: catches every MemoryError and tries again, smaller and smaller.
kept = []
def turn():
    size = 1 << 22
    while True:
        try:
            kept.append([None] * size)
        except MemoryError:
            size = size // 2 or 1 << 22
