# Hogs memory: a list that grows as long as the match lasts, in slices of itself.
l = [0]
def turn():
    while True:
        l.extend(l[:100000])
