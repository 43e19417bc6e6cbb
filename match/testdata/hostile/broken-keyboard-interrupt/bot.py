# Broken: pretends that the user has interrupted the program, from every kind of callback.
class K:
    def __repr__(self):
        raise KeyboardInterrupt
    def __eq__(self, o):
        raise KeyboardInterrupt
    def __hash__(self):
        raise KeyboardInterrupt
    def __lt__(self, o):
        raise KeyboardInterrupt
    def __len__(self):
        raise KeyboardInterrupt
    def __iter__(self):
        raise KeyboardInterrupt
    def __getattr__(self, name):
        raise KeyboardInterrupt
n = 0
def turn():
    global n
    n += 1
    k = K()
    for i, f in enumerate((lambda: repr(k), lambda: k == 1, lambda: hash(k), lambda: sorted([k, k]), lambda: bool(k), lambda: list(k), lambda: k.x, lambda: {k: 1}, lambda: log(k), lambda: "%s" % k)):
        if i == n % 10:
            f()
