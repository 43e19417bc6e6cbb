# Hogs time: dicts and sets of keys that all have one hash: ints made for it, and classes.
M = (1 << 61) - 1
class K:
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return 1
    def __eq__(self, o):
        return self.n == o.n
d, s = {}, set()
n = 0
def turn():
    global n
    while True:
        n += 1
        d[n * M] = s
        s.add(n << 32)
        s.add(n * M)
        d[K(n)] = 1
