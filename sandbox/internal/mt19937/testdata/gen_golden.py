"""Writes the golden files of this package: what the module random of CPython 3.7 draws.

Every line is a JSON array. Floats are the 16 hexadecimal digits of their bits.
"""

import json
import random
import struct
import sys

SIZE_LIMIT = 300000


def bits(f):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", f))[0]


def write(name, lines):
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    assert len(text) < SIZE_LIMIT, (name, len(text))
    with open("testdata/" + name + ".jsonl", "w", newline="\n") as f:
        f.write(text)


def seeds():
    """[kind, seed, first words, random() after them, a late word]."""
    ints = [0, 1, 2, -1, -2, 1337, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 63 - 1, -2 ** 63, 2 ** 63, 2 ** 64 - 1, 2 ** 64,
            -2 ** 64, 2 ** 96, 10 ** 50, -10 ** 50, 3 ** 13000]
    floats = [0.0, -0.0, 1.0, -1.0, 1.5, -1.5, 0.1, 1e100, 1e-100, -1e300, 5e-324, 2.0 ** 61, 2.0 ** 61 - 2.0 ** 9, 1e16,
              float("inf"), float("-inf"), float("nan"), 3.14159, -2.0]
    texts = ["", "a", "hello", "\u00e9\u3042\U0001f600", "x" * 3000, "\0"]
    shown = {"int": hex, "float": bits, "str": str}
    for kind, values in [("int", ints), ("float", floats), ("str", texts)]:
        for value in values:
            random.seed(value)
            words = [random.getrandbits(32) for _ in range(4)]
            later = random.random()
            for _ in range(2000):
                random.getrandbits(32)
            late = random.getrandbits(32)
            yield [kind, shown[kind](value), words, bits(later), late]


def sampling():
    """[seed, method, arguments, result]: each line goes on with the stream of its seed."""
    for seed in range(8):
        chooser = random.Random(seed + 1000)
        random.seed(seed)
        for _ in range(60):
            k = chooser.choice([1, 2, 8, 31, 32, 33, 53, 63, 64, 65, 96, 100, 128, 1000])
            yield [seed, "getrandbits", [k], str(random.getrandbits(k))]
            n = chooser.choice([1, 2, 3, 7, 16, 100, 1023, 1024, 2 ** 31, 2 ** 32, 2 ** 40 + 1, 2 ** 62, 2 ** 63 - 1])
            yield [seed, "randbelow", [n], random.randrange(n)]
            n = chooser.choice([2 ** 63, 2 ** 64 - 1, 2 ** 64, 10 ** 30, 3 ** 100])
            yield [seed, "randbelowbig", [str(n)], str(random.randrange(n))]
            n = chooser.randrange(20)
            x = list(range(n))
            random.shuffle(x)
            yield [seed, "shuffle", [n], x]
            n = chooser.choice([0, 1, 5, 21, 22, 36, 85, 86, 100, 1000, 10 ** 9])
            k = min(n, chooser.choice([0, 1, 5, 6, 7, 20, 21, 22]))
            yield [seed, "sample", [n, k], random.sample(range(n), k)]
            n = chooser.randrange(1, 50)
            yield [seed, "choices", [n, 5], random.choices(range(n), k=5)]
            weights = [chooser.randrange(4) + chooser.choice([0, 0.5, 0.1]) for _ in range(chooser.randrange(1, 9))] + [1]
            sums = [0.0]
            for w in weights:
                sums.append(sums[-1] + w)
            result = random.choices(range(len(weights)), cum_weights=sums[1:], k=5)
            yield [seed, "weighted", [bits(s) for s in sums[1:]], result]
            yield [seed, "random", [], bits(random.random())]


DISTRIBUTIONS = {
    "uniform": [(0, 1), (-3.5, 2.25), (10, -10), (1e308, -1e308)],
    "triangular": [(0, 1, 0.5), (0, 10, 2), (5, 5, 5), (-1, 1, 1), (3, 1, 2)],
    "gauss": [(0, 1), (10.5, 0.25), (-1, 100)],
    "normalvariate": [(0, 1), (10.5, 0.25), (-1, 100)],
    "lognormvariate": [(0, 1), (1, 0.25), (-5, 3), (700, 100)],
    "expovariate": [(1,), (0.2,), (-3,), (0,)],
    "vonmisesvariate": [(0, 1), (1, 4), (3, 0.1), (0, 1e-7), (2, 100), (-1, 0.5)],
    "gammavariate": [(1, 1), (0.5, 2), (2, 3), (9.5, 0.1), (0.01, 1), (200, 1), (0, 1), (1, -1)],
    "betavariate": [(1, 1), (0.5, 0.5), (2, 5), (30, 0.1), (0, 1)],
    "paretovariate": [(1,), (3,), (0.1,), (0,), (-2,), (0.001,)],
    "weibullvariate": [(1, 1), (2, 0.5), (1, 5), (3, 0), (1, 0.001), (1, -0.5)],
}


def distributions():
    """[method, seed, arguments, results]: ten draws after seeding, a draw that fails as "!Class: message"."""
    for name, rows in DISTRIBUTIONS.items():
        for row in rows:
            for seed in range(16):
                random.seed(seed)
                results = []
                for _ in range(10):
                    try:
                        results.append(bits(getattr(random, name)(*map(float, row))))
                    except (ArithmeticError, ValueError) as e:
                        results.append("!%s: %s" % (type(e).__name__, e))
                yield [name, seed, [bits(float(a)) for a in row], results]


def main():
    if sys.version_info[:2] != (3, 7):
        print("gen_golden.py: this is not CPython 3.7; the golden files stay as they are", file=sys.stderr)
        return
    write("seeds", seeds())
    write("sampling", sampling())
    write("distributions", distributions())


main()
