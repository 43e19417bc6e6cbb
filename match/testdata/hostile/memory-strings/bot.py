# Hogs memory: distinct strings, doubled and kept.
kept = []
def turn():
    n = 0
    while True:
        s = str(n) * 1000
        try:
            while len(s) < 2000000:
                s += s
        finally:
            kept.append(s)
            n += 1
