# Hogs memory: single operations that ask for more memory than there is.
import itertools, random, collections
big = 10 ** 10
USES = (lambda: [0] * big, lambda: (0,) * big, lambda: "x" * big, lambda: [1, 2] * (1 << 62), lambda: "ab" * (1 << 62), lambda: " " .ljust(big), lambda: "x".zfill(big), lambda: "x".center(big, "y"), lambda: "%10000000000d" % 1,
              lambda: "%*d" % (big, 1), lambda: "%.10000000000f" % 1.0, lambda: format(1, "10000000000"), lambda: format(1.5, ".10000000000f"), lambda: "{:>{}}".format("x", big), lambda: 1 << big, lambda: 10 ** big,
              lambda: pow(7, big * big), lambda: ("x" * 1000000).replace("x", "y" * 1000000), lambda: ("x" * 100000).join(["y"] * 100000), lambda: [0].__imul__(big), lambda: collections.deque([0]) * big,
              lambda: list(range(big)), lambda: bytearray(big), lambda: "\t" .expandtabs(big), lambda: random.choices([1], k=big), lambda: ("a" * 100000).translate({97: "b" * 100000}), lambda: random.getrandbits(big), lambda: "x".rjust(1 << 40))
n = 0
def turn():
    global n
    log("held")
    n += 1
    for i in range(3):
        try:
            USES[(3 * n + i) % len(USES)]()
            log("BREACH")
        except Exception:
            pass
