"""Writes the golden files of this package: what CPython 3.7 makes of the same arguments.

Every line is a JSON array of arguments and result. Floats are the 16 hexadecimal digits of their bits. An exception is
"!Class: message" in place of the result.
"""

import json
import random
import struct
import sys

SIZE_LIMIT = 300000


def bits(f):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", f))[0]


def from_bits(n):
    return struct.unpack("<d", struct.pack("<Q", n))[0]


def outcome(function, *args):
    try:
        return function(*args)
    except Exception as e:
        return "!%s: %s" % (type(e).__name__, e)


def float_outcome(function, *args):
    result = outcome(function, *args)
    return bits(result) if isinstance(result, float) else result


def write(name, lines):
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    assert len(text) < SIZE_LIMIT, (name, len(text))
    with open("testdata/" + name + ".jsonl", "w", newline="\n") as f:
        f.write(text)


SPECIAL_FLOATS = [
    0.0, -0.0, 1.0, -1.0, 0.1, 0.5, 1.5, 2.5, -2.5, 9.5, 9.99, 99.95, 0.05, 123456.789, 1e15, 1e16, 1e17, 1e22, 1e23,
    9007199254740991.0, 9007199254740992.0, 9007199254740993.0, 9999999999999998.0, 123456789012345680.0, 1e-4, 1e-5,
    0.00012345, 0.000099999, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1e100, 1e-100, 12345678.9,
    999999.5, 9999995.0, 0.9999995, 1e5, 1e6, 3.141592653589793, -2.718281828459045, 1 / 3, 2 / 3, 1e300, 4.35, 2.675,
    float("inf"), float("-inf"), float("nan"),
]


def some_floats(rng, n):
    """Floats of every magnitude, short decimals, and neighbours of powers."""
    for i in range(n):
        kind = i % 5
        if kind == 0:
            yield from_bits(rng.getrandbits(64))
        elif kind == 1:
            yield rng.uniform(-1000, 1000)
        elif kind == 2:
            yield rng.randrange(-10 ** 6, 10 ** 6) / 10 ** rng.randrange(8)
        elif kind == 3:
            yield float("%de%d" % (rng.randrange(1000), rng.randrange(-30, 30)))
        else:
            base = 2.0 ** rng.randrange(-80, 80)
            yield base * (1 + rng.choice([-1, 0, 1]) * 2.0 ** -52)


def float_repr(rng):
    for f in SPECIAL_FLOATS + list(some_floats(rng, 4000)):
        yield [bits(f), repr(f)]


def str_repr(rng):
    texts = ["", "a", "it's", 'say "x"', "'\"", "\\", "\t\n\r\0\x1b\x7f", "\x80\x85\xa0\xad", "\u00e9\u0378\u2028\u3000",
             "\ud800", "a\udfffb", "\U0001f600", "\U0001f9ff", "\U0001fa70", "\U000e0001", "\U0010ffff", "\ufeff\ufffd"]
    for i in range(700):
        high = [0x80, 0x180, 0x3000, 0x10000, 0x110000][i % 5]
        texts.append("".join(chr(rng.randrange(high)) for _ in range(rng.randrange(1, 12))))
    for s in texts:
        yield [s, repr(s), ascii(s)]


NUMBER_TEXTS = """
|0|-0|+0|1|-1|+1|--1|+-1| 1 |\t1\n|\x0b1\x0c|\x1c1|1\x1f|\x851|\xa01\u2003|\u30001|1 2|1_0|1__0|_1|1_|1_000_000|1_0_|0_0|00|007|0_7
1.5|.5|5.|.|1.e5|1._5|1_.5|1.5_0|1.5_|1e5|1e+5|1E-5|1e|e5|1e_5|1e5_0|1_0e1_0|1e5.0|1e400|-1e400|1e-400|.e5|+.5e-3|0x10|0x1p3
0b101|0B101|0b2|0b|0b_1|0b__1|0o17|0O17|0o8|0xff|0XFF|0xg|0x|0x_f|-0xff|+0b1|0 x1|1f|z|Z|zz|az|1L|1l|0b1_0|b1|0b12
inf|-inf|+INF|Infinity|-iNfInItY|infinit|nan|-nan|NaN|nan(1)|in|infinity1|1inf|\u0131nf|1e1000000000000000000000|1.|0.0000001
\u0661\u0662|\u0661.\u0665|\uff11\uff12|\U0001d7d8|\u00b2|\u2167|\u0661_\u0662|-\u0661|\u00bd|\u4e00|abc|'|"|1'|\\|1\x00|\x00
9223372036854775807|9223372036854775808|-9223372036854775808|-9223372036854775809|18446744073709551616|99999999999999999999999
179769313486231580793728971405301e277|2.2250738585072011e-308|9007199254740993|0.1e1|1e22|1e23|2.4703282292062327e-324|2.4703282292062328e-324
""".replace("\n", "|").split("|") + ["", " ", "  ", "1\n", "x" * 250, "9" * 60, "0." + "3" * 400, "\n", "1|2"]


def random_texts(rng, alphabet, n):
    for _ in range(n):
        yield "".join(rng.choice(alphabet) for _ in range(rng.randrange(1, 8)))


def parse_float(rng):
    for s in NUMBER_TEXTS + list(random_texts(rng, "0123459._eE+- i", 3000)) + [repr(f) for f in some_floats(rng, 1000)]:
        yield [s, float_outcome(float, s)]


def parse_int(rng):
    for base in [0, 2, 3, 8, 10, 11, 16, 35, 36]:
        for s in NUMBER_TEXTS:
            yield [s, base, str(outcome(int, s, base))]
    for s in random_texts(rng, "0123789abxofBXO_- ", 3000):
        base = rng.choice([0, 2, 8, 10, 16, 36])
        yield [s, base, str(outcome(int, s, base))]
    for base in [-1, 1, 37, 100]:
        yield ["1", base, outcome(int, "1", base)]


def round_float(rng):
    floats = SPECIAL_FLOATS + [5.0, 15.0, 25.0, 50.0, 50.5, 49.9, 5e22, 5e23, 1.5e23, 2.5e22, 8.5e307, 0.15, 0.25, 0.35,
                               1.005, 1e-320, 4.5e15, 5e15, 15e14, 25e21, 6e307]
    for f in floats:
        for n in [-400, -309, -308, -307, -300, -23, -22, -21, -16, -2, -1, 0, 1, 2, 3, 10, 16, 22, 100, 300, 323, 324, 400]:
            yield [bits(f), n, float_outcome(round, f, n)]
    for f in some_floats(rng, 3000):
        n = rng.randrange(-10, 12)
        yield [bits(f), n, float_outcome(round, f, n)]
    for _ in range(1500):
        n = rng.randrange(0, 6)
        f = (2 * rng.randrange(100000) + 1) * 0.5 / 10 ** n
        yield [bits(f), n, float_outcome(round, f, n)]


def round_int(rng):
    for v in [0, 1, 5, 15, 25, 49, 50, 51, 150, 250, 12345, 5 * 10 ** 30, 15 * 10 ** 30, 15 * 10 ** 30 + 1, 2 ** 63]:
        for n in [0, 3, -1, -2, -3, -10, -30, -31, -32, -1000]:
            yield [str(v), n, str(round(v, n))]
            yield [str(-v), n, str(round(-v, n))]
    for _ in range(500):
        v, n = rng.randrange(-10 ** rng.randrange(1, 40), 10 ** 6), -rng.randrange(12)
        yield [str(v), n, str(round(v, n))]



def pick(rng, *options):
    return rng.choice(options)


def some_spec(rng, types):
    """A format specification, mostly valid."""
    if rng.random() < 0.1:
        return "".join(rng.choice("<>=^+- #0123,_.dsefgxX%\u00e9\u0663") for _ in range(rng.randrange(5)))
    return (pick(rng, "", "", "", "<", ">", "=", "^", "*<", "0>", "x=", " ^", "\u00e9>", "<<", "\U0001f600^")
            + pick(rng, "", "", "", "+", "-", " ") + pick(rng, "", "", "", "#") + pick(rng, "", "", "0")
            + pick(rng, "", "", str(rng.randrange(30)), "1", "\u0661\u0662") + pick(rng, "", "", ",", "_", ",_", "_,")[:rng.randrange(1, 3)]
            + pick(rng, "", "", "", ".%d" % rng.randrange(20), ".0", ".1", ".3", ".")
            + pick(rng, "", *types))


SPECS = """|<|>|=|^|+|-| |#|0|5|05|<5|>5|=5|^5|+5|-5| 5|#5|+05|^05|,|_|,_|_,|,,|__|.|.0|.3|.5.|5.|d|05d|,d|_d|b|#b|_b|,b|#_b|o|#o
x|#x|X|#X|#010x|#010X|#_X|c|5c|05c|+c|#c|,c|.1c|n|,n|05n|e|E|f|F|g|G|%|.0e|#.0e|.0f|#.0f|.0g|#.0g|.0%|,.2f|_.2f|010,.2f|020,d|021,d
022,d|023,d|08_x|09_x|010_x|s|.2s|5s|^9s|,s|_s|#s|+s|=5s|05s|5.2s|r|z|!|\u00e9|\x00|\x1f|,\u00e9|5\u00e9d|\u00e9|{|}|dd|5dd|1.d
99999999999999999999|.99999999999999999999|.2147483648f|.2147483648|.2147483648d|.4294967296s|0=5|00005|<0|x<05d|x05d|*^30,.3f|#g|#.3g|#
""".strip("\n").replace("\n", "|").split("|")

INTS = [0, 1, -1, 9, 10, 123, -123, 999, 1000, 1234, -1234, 12345, 123456, 1234567, -1234567, 65, 233, 128512, 55296,
        1114111, 1114112, 2 ** 31, 2 ** 63 - 1, -2 ** 63, 2 ** 63, 2 ** 64, 10 ** 30, -10 ** 30]
FLOATS = [0.0, -0.0, 1.0, -1.5, 0.1, 123.456, 1234567.891, -1234567.891, 1e16, 1e-5, 1e100, -1e-100, 0.5, 2.5, 99999.5,
          999999.5, 1e15, 9.9999e22, float("inf"), float("-inf"), float("nan"), 1e308, 5e-324, 0.00012]
TEXTS = ["", "a", "abc", "\u00e9\u3042\U0001f600", "hello world", "'", "x" * 40, "\ud800z"]


def format_int(rng):
    for spec in SPECS:
        for v in INTS[::3]:
            yield [str(v), spec, outcome(format, v, spec)]
    for _ in range(2200):
        v = rng.choice(INTS)
        spec = some_spec(rng, "bcdoxXneEfFgG%s")
        yield [str(v), spec, outcome(format, v, spec)]
    for v in 10 ** 310, -10 ** 310:
        for spec in "f", "e", "d", "x", "c", ",":
            yield [str(v), spec, outcome(format, v, spec)]


def format_bool(rng):
    for spec in SPECS:
        for v in 0, 1:
            yield [v, spec, outcome(format, bool(v), spec)]


def format_float(rng):
    for spec in SPECS:
        for f in FLOATS[::3]:
            yield [bits(f), spec, outcome(format, f, spec)]
    for _ in range(3000):
        f = rng.choice(FLOATS) if rng.random() < 0.5 else next(some_floats(rng, 1)) if rng.random() < 0.3 else rng.uniform(-1e6, 1e6)
        spec = some_spec(rng, "eEfFgGn%%dsx")
        yield [bits(f), spec, outcome(format, f, spec)]


def format_str(rng):
    for spec in SPECS:
        for s in TEXTS:
            yield [s, spec, outcome(format, s, spec)]
    for _ in range(1500):
        s, spec = rng.choice(TEXTS), some_spec(rng, "sssssssdxf")
        yield [s, spec, outcome(format, s, spec)]


def shown(v):
    """An argument with a letter for its type."""
    if isinstance(v, float):
        return "f" + bits(v)
    return ("i%d" if isinstance(v, int) else "s%s") % v


def percent_line(template, *args):
    return [template, outcome(lambda: template % args), *map(shown, args)]


PERCENT = [
    ("%",), ("%5",), ("%.",), ("%l",), ("%-",), ("%*",), ("%*", 3), ("%(a",), ("%(a)d",), ("%%",), ("a%%b%%",), ("%5%", 1),
    ("%l%", 1), ("%l%",), ("%hhd", 1), ("%hd%ld%Ld", 1, 2, 3), ("%y", 1), ("%y",), ("%\u00e9", 1), ("\u00e9%\U0001f600", 1),
    ("%\x00", 1), ("%\x1f", 1), ("%", 1), ("%d", 1, 2), ("%d %d", 1), ("plain", 1), ("plain",), ("%*d|", -5, 3),
    ("%.*f", -1, 2.5), ("%*d", "x", 1), ("%.*d", "x", 1), ("%*.*f|", 9, 2, 2.5), ("%9999999999999999999999d", 1),
    ("%.99999999999d", 1), ("%.2147483647d", 1), ("%.2147483645d", 1), ("%.2147483648d", 1), ("%c", "ab"), ("%c", 1.5), ("%c", -1),
    ("%c", 1114112), ("%c", 55296), ("%.0c|%5.2c|%-5c|%05c", 65, 66, "c", 68), ("%d", "x"), ("%x", "x"), ("%o", 1.5), ("%i", "x"),
    ("%s %r %a", "\u00e9'", "\u00e9'", "\u00e9'"), ("%.2r", "abc"), ("%05s|%-5s|%5.1s", "a", "b", "cd"), ("%u", -3), ("% d", 3),
]


def percent(rng):
    for case in PERCENT:
        yield percent_line(*case)
    for _ in range(3500):
        spec = ("%" + "".join(rng.choice("-+ #0") for _ in range(rng.randrange(4)))
                + pick(rng, "", "", str(rng.randrange(25))) + pick(rng, "", "", "", ".", ".%d" % rng.randrange(20), ".0"))
        kind = rng.randrange(3)
        if kind == 0:
            yield percent_line(spec + rng.choice("diuoxX"), rng.choice(INTS))
        elif kind == 1:
            yield percent_line("<" + spec + rng.choice("eEfFgG") + ">", rng.choice(FLOATS))
        else:
            yield percent_line("\u00e9" + spec + rng.choice("sra"), rng.choice(TEXTS))


GOLDEN = [float_repr, str_repr, parse_float, parse_int, round_float, round_int, format_int, format_bool, format_float,
          format_str, percent]


def main():
    if sys.version_info[:2] != (3, 7):
        print("gen_golden.py: this is not CPython 3.7; the golden files stay as they are", file=sys.stderr)
        return
    for function in GOLDEN:
        write(function.__name__, function(random.Random(function.__name__)))


main()
