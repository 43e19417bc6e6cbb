# Float arithmetic: // % divmod with signs, inf, nan, -0.0, rounding, repr.
inf, nan = float('inf'), float('nan')
vals = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.5, -2.5, 3.7, -3.7, 1e-10, 1e10, 1e300, -1e300, 5e-324, inf, -inf, nan, 0.1, 1/3]
for a in vals:
    row = [a + 1, a - 0.1, a * 3, a / 7, -a, abs(a), a == a, a < 1, a >= 0, bool(a)]
    for b in (1.0, -1.0, 0.3, -0.3, 2.0, 1e10, inf, -inf, nan):
        row += [a // b, a % b, divmod(a, b)]
    print(a, row)
for a in (1.0, -1.0, 0.0, inf, nan, 1):
    for op in (lambda x: x / 0, lambda x: x // 0, lambda x: x % 0, lambda x: divmod(x, 0), lambda x: x / 0.0, lambda x: x // 0.0, lambda x: x % 0.0, lambda x: divmod(x, 0.0)):
        try: print(op(a))
        except ZeroDivisionError as e: print(e)
for x in (2.0, -2.0, 0.5, 0.0, -0.0, inf, -inf, nan, 1.0, -1.0):
    for y in (0, 1, 2, -1, 0.5, -0.5, 3, inf, -inf, nan):
        if x < 0 and x > -inf and y in (0.5, -0.5): continue
        try: v = x ** y; print(v, end=' ')
        except (ZeroDivisionError, OverflowError, ValueError) as e: print(type(e).__name__, end=' ')

    print()
print([repr(x) for x in (0.1, 0.2, 0.1 + 0.2, 1e16, 1e15, 123456789012345678.0, 1e22, 1e21, 1e-4, 1e-5, 0.00001234, 100.0, 1.0, 1e100, 1.5e-7, 2.5e+20, 1/3, 2/3, 1e23, 9007199254740993.0, 1.7976931348623157e308, 2.2250738585072014e-308, 5e-324, 3.14159, 1e5, 123456.789, 0.1 * 3, 4.35, 1e-323)])
print([round(x) for x in (0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, 2.5001, 1e20, -3.7)], [round(x, 1) for x in (0.05, 0.15, 0.25, 0.35, 1.05, 2.675, -0.05)], [round(x, 2) for x in (2.675, 1.005, 1e-5, 123.456)], [round(x, -1) for x in (15, 25.0, 35, 1234.5, -15, 5, 5.0)], round(1234, -2), round(150, -2), round(250, -2), round(-150, -2), round(5, 3), round(2 ** 70, -20), round(1.5, 0), round(2.5, None), round(True), round(False, 1))
for f in (lambda: round(inf), lambda: round(nan), lambda: round(1.5, 'x'), lambda: round('x'), lambda: round(), lambda: round(1, 2, 3), lambda: round(inf, 1), lambda: round(nan, 2), lambda: round(1.7e308, -308), lambda: round(1e22, 400), lambda: round(1.5, 1.0), lambda: round(number=2.567, ndigits=1), lambda: round(x=1)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(int(3.9), int(-3.9), int(1e20), int(-0.5), float(10), float('1.5'), float(' -2.5e3 '), float('inf'), float('-Infinity'), float('nan'), float('1_000.5'), float(True), float('.5'), float('5.'), float('1e-400'), float('1e400'))
for s in ('', 'x', '1.5.2', '1e', 'e5', '--1', '1 2', '0x10', 'infin', '_1', '1_', '1__0', 'nan1', '+', '.', '١'):
    try: print(repr(s), float(s))
    except ValueError as e: print(e)
print(1.0 .is_integer(), 1.5.is_integer(), inf.is_integer(), 0.5.as_integer_ratio(), (0.1).as_integer_ratio(), (-2.5).as_integer_ratio(), 1.5.hex(), (0.1).hex(), (-0.0).hex(), inf.hex(), 5e-324.hex(), 1.5.real, 1.5.imag, 1.5.conjugate())
for f in (lambda: inf.as_integer_ratio(), lambda: nan.as_integer_ratio(), lambda: int(inf), lambda: int(nan), lambda: 1e308 * 10, lambda: 1e308 + 1e308, lambda: 10.0 ** 309, lambda: -1e308 * 10, lambda: inf - inf, lambda: inf * 0, lambda: inf / inf, lambda: nan < 1, lambda: 2.0 ** 1024, lambda: 2.0 ** -1100, lambda: (-8) ** 2, lambda: (-8.0) ** 3, lambda: 0.0 ** 0, lambda: 0 ** 0.0, lambda: 1 ** nan, lambda: nan ** 0):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(0.0 == -0.0, -0.0, str(-0.0), 0.0 * -1, -0.0 + 0.0, -0.0 - 0.0, [-0.0], 0.0 is not None, 1e0, min(0.0, -0.0), max(-0.0, 0.0), abs(-0.0), round(-0.4), round(-0.4, 0), -0.0 // 1, 0.0 % -1, -1e-20 % 1, 1e-20 % -1)
print(1 == 1.0, 2 ** 53 == float(2 ** 53), 2 ** 53 + 1 == float(2 ** 53), 2 ** 53 + 1 > float(2 ** 53), 10 ** 22 == 1e22, 10 ** 23 == 1e23, 10 ** 23 < 1e23, 2 ** 1100 > inf, 2 ** 1100 > 1e308, -2 ** 1100 < -1e308, 2 ** 1100 == nan, 0.5 < 1, 3 > 2.9, 1 < 1.5 < 2, True < 1.5, True == 1.0, 9007199254740993 == 9007199254740992.0, 9007199254740993 < 9007199254740992.0)
print(sorted([3, 1.5, True, -2, 0.5, 2 ** 70, -1e30]), max(1, 1.0), max(1.0, 1), min(1, True), sum([0.1] * 10), sum([1, 2.5, True]), 1e16 + 1, 0.1 + 0.7, 1.1 * 1.1, 1 - 0.9, 1e308 / 1e-10 if False else '', 100 * 1.1, 3 * 0.1, 1.1 + 2.2, 0.1 * 0.1)
