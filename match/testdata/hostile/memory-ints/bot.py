# Hogs memory: huge ints, kept.
kept = []
def turn():
    n = 3
    while True:
        n = n * n if n.bit_length() < 4000000 else 3 + len(kept)
        kept.append(n)
