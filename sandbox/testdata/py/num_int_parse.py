# int() of text, bases, other types; bool.
for args in (('12',), (' 12 ',), ('-12',), ('+12',), ('0012',), ('1_000',), ('0b101', 2), ('0b101', 0), ('0o17', 8), ('0o17', 0), ('0xFF', 16), ('ff', 16), ('FF', 16), ('0xff', 0), ('z', 36), ('101', 2), ('-101', 2), ('12', 3), ('0', 0), ('00', 0), ('\n12\t',), ('12' * 30,), ('-0',), ('0_0', 0), ('0x_f', 0)):
    try: print(args, int(*args))
    except ValueError as e: print(args, e)
for args in (('',), ('x',), ('1.5',), ('1e5',), ('- 1',), ('--1',), ('1__0',), ('_1',), ('1_',), ('0b102', 2), ('9', 8), ('g', 16), ('1', 1), ('1', 37), ('1', -2), ('012', 0), ('0x', 16), ('0b', 0), ('abc', 10), ('1 2',), ('é',), ("it's",), ('\x00',), ('x' * 50,)):
    try: print(args, int(*args))
    except ValueError as e: print(args, e)
for f in (lambda: int(None), lambda: int([]), lambda: int({}), lambda: int(5, 2), lambda: int(5.5, 10), lambda: int(1, 2, 3), lambda: int(base=5), lambda: int('1', base=2), lambda: int('11', base=2.0), lambda: int(x='5'), lambda: int('5', bas=1), lambda: int(x=5, base=3), lambda: int('7', '8'), lambda: int(), lambda: int(int), lambda: int(len), lambda: float(None), lambda: float([]), lambda: float(1, 2), lambda: float(x=1), lambda: bool(1, 2), lambda: bool(x=1), lambda: bool(), lambda: float(), lambda: int('5' * 400) % 7, lambda: int('z' * 20, 36)):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
print([bool(x) for x in (0, 1, -1, 0.0, 0.1, '', ' ', '0', [], [0], (), (0,), {}, {0: 0}, set(), {0}, None, range(0), range(1), len, int, ..., NotImplemented, object(), 2 ** 70, float('nan'), -0.0, iter([]))])
print(True + True, True * 5, -True, ~True, True / 2, True // 2, True % 2, True ** 2, True << 3, True & 1, True & True, True | False, True ^ True, False or 5, True and 'x', not 5, not '', True == 1, True is 1 if False else '', [10, 20][True], 'ab'[False], sum([True, True, False]), int(True), float(False), str(True), repr(False), '%d' % True, '{:d}'.format(True), True < 2, max(True, 0), isinstance(True, int), type(True), type(True + 0), type(True & True), type(True & 1), hash(True), {True: 'a'}[1], True.real, True.bit_length(), abs(True), round(True), divmod(True, True), +True, type(+True), bin(True))
print(hex(255), hex(-255), oct(8), oct(-8), bin(5), bin(-5), bin(0), hex(2 ** 70), bin(2 ** 65), oct(2 ** 64), hex(-2 ** 70))
for f in (hex, oct, bin):
    for v in (1.5, 'x', None):
        try: print(f(v))
        except TypeError as e: print(e)
print(str(10 ** 30), repr(-10 ** 25), '%d' % 10 ** 2, '%s' % 2 ** 64, '{:,}'.format(10 ** 12), '%x' % 2 ** 70, '%o' % 2 ** 65, '%e' % 10 ** 25, '{:e}'.format(10 ** 20), '{:b}'.format(-5), '%+d' % 5, '%05d' % -3)
print(chr(65), chr(0x1f600), ord('a'), ord('é'), chr(0), repr(chr(0)), ord(chr(0x10ffff)))
for f in (lambda: chr(-1), lambda: chr(0x110000), lambda: chr('a'), lambda: chr(1.5), lambda: chr(2 ** 70), lambda: ord(''), lambda: ord('ab'), lambda: ord(5), lambda: ord(None), lambda: chr(), lambda: ord()):
    try: print(f())
    except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)
print(1 .real, (1).imag, (5).numerator, (5).denominator, (5).conjugate(), (5).__index__(), (-7).__abs__(), (7).__floordiv__(2), (7).__mod__(-3), (2).__pow__(10), (2).__pow__(10, 1000), (1).__and__(3), (6).__rsub__(10), (1).__truediv__(4), (5).__invert__(), (5).__pos__(), (5).__int__(), (5).__float__(), (5).__trunc__(), (5).__floor__(), (5).__ceil__(), (5).__round__(), (1234).__round__(-2), (5).__hash__(), (5).__repr__(), (5).__lshift__(2), (5).__rlshift__(1), (5).__divmod__(3), (5).__rdivmod__(17), (5).__xor__(1), (5).__ne__(5), (5).__le__('x'))
print((1.5).__add__(1), (1.5).__radd__('x'), (2.5).__floordiv__(1), (2.5).__divmod__(1), (2.5).__rdivmod__(7), (2.5).__int__(), (2.5).__trunc__(), (2.5).__round__(), (2.567).__round__(2), (2.0).__pow__(3), (2.0).__rpow__(3), (2.5).__neg__(), (2.5).__abs__(), (2.5).__bool__(), (2.5).__eq__(2.5), (2.5).__lt__(3), (2.5).__float__(), (2.5).__hash__() == hash(2.5), (2.5).__mod__(2), (2.5).__str__(), (2.5).__repr__(), (2.5).__format__('.3f'))
print(int.from_bytes if False else '', (1).__class__, int.__name__, bool.__bases__, int.__mro__, float.__mro__)
