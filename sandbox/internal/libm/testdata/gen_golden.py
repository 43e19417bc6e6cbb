"""Writes golden.txt: how the result was found, a function, its arguments, and the result.

"nearest" is the float nearest to the true result, computed by mpmath; "python" is what this Python's module math gives,
which depends on its C library. Floats are the 16 hexadecimal digits of their bits.
"""

import math
import random
import struct

import mpmath

SIZE_LIMIT = 300000
COUNT = 200

rng = random.Random("libm")
uniform = rng.uniform


def bits(f):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", f))[0]


def any_float():
    f = math.nan
    while not math.isfinite(f):
        f = struct.unpack("<d", struct.pack("<Q", rng.getrandbits(64)))[0]
    return f


def nearest(v):
    """Rounds half to even, once, also among the subnormal floats."""
    if v == 0:
        return 0.0
    _, exponent = mpmath.frexp(v)
    if exponent > 1025:
        return math.copysign(math.inf, v)
    places = min(53, exponent + 1074)
    try:
        return math.ldexp(int(mpmath.nint(mpmath.ldexp(v, places - exponent))), exponent - places)
    except OverflowError:
        return math.copysign(math.inf, v)


LOG = [lambda: abs(any_float()), rng.random, lambda: uniform(0.9, 1.1), lambda: float(rng.randrange(1, 10000)),
       lambda: 10.0 ** rng.randrange(23)]
EXP = [lambda: uniform(-745, 710), lambda: uniform(-1, 1), lambda: uniform(-1e-3, 1e-3), lambda: -uniform(700, 745.2)]
TRIG = [lambda: uniform(-7, 7), lambda: uniform(-1e5, 1e5), any_float, lambda: rng.randrange(1, 99) * math.pi / 4]
ARC = [lambda: uniform(-1, 1), lambda: uniform(-1e-3, 1e-3), lambda: 1 - 2.0 ** uniform(-50, -1)]
WIDE = [lambda: uniform(-1, 1), lambda: uniform(-10, 10), any_float, lambda: 10.0 ** uniform(-12, 20)]
HYPERBOLIC = [lambda: uniform(-1, 1), lambda: uniform(-10, 10), lambda: uniform(-710, 710), lambda: uniform(-.01, .01)]
ERROR = [lambda: uniform(-1, 1), lambda: uniform(-6, 6), lambda: uniform(2.9, 3.1), lambda: 2.0 ** uniform(-1070, 0),
         lambda: uniform(25, 27.3)]

ONE = {
    "log": LOG, "log2": LOG,
    "exp": EXP, "sin": TRIG, "cos": TRIG, "tan": TRIG, "asin": ARC, "acos": ARC, "atan": WIDE,
}
PYTHON = {
    "log1p": [lambda: uniform(-1, 1), lambda: uniform(-1e-3, 1e-3), *LOG], "expm1": EXP, "erf": ERROR, "erfc": ERROR,
    "hypot": [lambda: (uniform(-10, 10), uniform(-10, 10)), lambda: (any_float(), any_float()),
              lambda: (float(rng.randrange(-50, 50)), float(rng.randrange(-50, 50)))],
    "log10": LOG, "sinh": HYPERBOLIC, "cosh": HYPERBOLIC, "tanh": HYPERBOLIC, "asinh": WIDE,
    "acosh": [lambda f=f: 1 + abs(f()) for f in WIDE], "atanh": ARC,
    "gamma": [lambda: uniform(-5, 5), lambda: uniform(0, 171), lambda: uniform(-180, 0), lambda: rng.randrange(1, 60) / 2],
    "lgamma": [lambda: uniform(-5, 5), lambda: uniform(0, 1e6), lambda: uniform(-180, 0), lambda: abs(any_float())],
}
TWO = {
    "pow": [lambda: (uniform(0, 10), uniform(-10, 10)), lambda: (abs(any_float()), uniform(-2, 2)),
            lambda: (float(rng.randrange(1, 1000)), float(rng.randrange(1, 12))),
            lambda: (rng.randrange(2 ** 27) / 2, rng.choice([2.0, 3.0, 0.5, 1.5, -1.0, -2.0])),
            lambda: (float((2 * rng.randrange(2 ** 25, 2 ** 26) + 1)), 2.0),
            lambda: (2.0, -1000 - rng.random() * 75), lambda: ((2.0 * rng.randrange(1000) + 1) * 2.0 ** -538, 2.0)],
    "atan2": [lambda: (uniform(-10, 10), uniform(-10, 10)), lambda: (any_float(), any_float()),
              lambda: (float(rng.randrange(-50, 50)), float(rng.randrange(1, 50)))],
}
EXACT = {
    "log2": lambda x: mpmath.log(x) / mpmath.log(2),
    "pow": mpmath.power,
}


def lines():
    mpmath.mp.prec = 2600
    for table in ONE, TWO:
        for name, kinds in table.items():
            exact = EXACT.get(name) or getattr(mpmath, name)
            for i in range(COUNT):
                args = kinds[i % len(kinds)]()
                args = args if table is TWO else (args,)
                result = nearest(exact(*map(mpmath.mpf, args)))
                yield " ".join(["nearest", name, *map(bits, args), bits(result)])
    for name, kinds in PYTHON.items():
        for i in range(COUNT):
            args = kinds[i % len(kinds)]()
            args = args if isinstance(args, tuple) else (args,)
            try:
                result = getattr(math, name)(*args)
            except OverflowError:
                result = math.inf
            yield " ".join(["python", name, *map(bits, args), bits(result)])


def main():
    text = "\n".join(lines()) + "\n"
    assert len(text) < SIZE_LIMIT, len(text)
    with open("testdata/golden.txt", "w", newline="\n") as f:
        f.write(text)


main()
