# Broken: finalizers, which a sandbox must never run: at the end of turns, of robots and of the match.
class D:
    def __del__(self):
        log("BREACH: __del__ ran")
        while True:
            pass
def gen():
    try:
        yield 1
    finally:
        log("BREACH: finally of a generator that was dropped")
keep = []
def turn():
    for i in range(50):
        D()
        g = gen()
        next(g)
    d = D()
    d.me = d
    keep.append(d)
