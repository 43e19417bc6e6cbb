# Integer arithmetic: signs, big values, overflow of 64 bits, shifts, powers.
vals = [0, 1, -1, 2, -2, 3, 7, -7, 10, -10, 255, 2**31, -2**31, 2**32 + 1, 2**53, 2**53 + 1, 2**62, -2**62, 2**63 - 1, -2**63, 2**63, 2**64, -2**64 + 1, 10**20, -10**20, 3**50]
def chk(*rows):
    h = 0
    for r in rows: h = (h * 31 + hash(str(r))) if False else h
    return h
total = []
for a in vals:
    row = []
    for b in vals:
        row.append((a + b, a - b, a * b))
        if b:
            q, r = divmod(a, b)
            assert q * b + r == a and (r == 0 or (r < 0) == (b < 0)), (a, b)
            assert a // b == q and a % b == r
            row.append((q, r, a / b))
        row.append((a & b, a | b, a ^ b, a < b, a == b, a >= b))
    total.append(row)
    print(a, -a, +a, ~a, abs(a), bool(a), sum(sum(x for x in t if not isinstance(x, float)) for t in row), ['%r' % t[2] for t in row if len(t) == 3 and isinstance(t[2], float)][:6])
for a in (1, -1, 5, -5, 2**62, 2**63, 2**64 - 1, -2**70):
    print([a << n for n in (0, 1, 2, 31, 62, 63, 64, 70)], [a >> n for n in (0, 1, 2, 31, 62, 63, 64, 200)])
print([x ** y for x in (0, 1, -1, 2, -2, 3, 10) for y in (0, 1, 2, 3, 10, 63, 64)])
print([x ** y for x in (1, -1, 2, -2, 5) for y in (-1, -2, -3)])
print(2 ** 200, (-3) ** 41, 7 ** 77 % 1000, pow(7, 77, 1000), pow(-7, 77, 1000), pow(7, 77, -1000), pow(2, 0, 1), pow(0, 0), pow(0, 0, 1), pow(3, 4, 5), pow(10, 18, 2**63))
x = 2 ** 62
x += x
print(x, type(x))
x -= 1
print(x)
y = -2 ** 63
print(-y, y - 1, y * -1, y // -1, abs(y), y % -1, divmod(y, -1), -(-y), y * y, y + y)
i = 9223372036854775807
i += 1
print(i, i - 1, (i - 1) * 2, i // 2, i >> 1, i % 10, int(str(i)), hash(i), i == 9223372036854775808.0, i == float(i))
f = 1
for n in range(1, 30): f *= n
print(f, f // 10 ** 20, f % 10 ** 9, len(str(f)))
a, b = 0, 1
for _ in range(200): a, b = b, a + b
print(a)
print((10 ** 30 + 7) % 97, (-10 ** 30) // 7, (-10 ** 30) % 7, 10 ** 30 // -7, 10 ** 30 % -7, divmod(-10 ** 30, 10 ** 15 + 1))
print(0b1011, 0o17, 0xff, 0XAB, int('1_000'), 00, 1e3, 0.1e-2, .5, 5.)
print((5).bit_length(), (0).bit_length(), (-8).bit_length(), (2 ** 64).bit_length(), (2 ** 64 - 1).bit_length(), (-1).bit_length())
print(5 // 2, -5 // 2, 5 // -2, -5 // -2, 5 % 2, -5 % 2, 5 % -2, -5 % -2, 0 // 5, 0 % -5, 1 // 10, -1 // 10, 1 % 10, -1 % 10)
print(7 / 2, -7 / 2, 1 / 3, 10 / 5, 0 / 5, 2 ** 53 / 3, (2 ** 60 + 1) / 2 ** 60, 10 ** 25 / 10 ** 5, 3 / 2 ** 70, -1 / 3, 1 / 10 ** 300)
for fn in (lambda: 1 // 0, lambda: 1 % 0, lambda: 1 / 0, lambda: divmod(1, 0), lambda: 2 ** 70 // 0, lambda: 2 ** 70 % 0, lambda: 2 ** 70 / 0, lambda: 0 ** -1, lambda: 1 << -1, lambda: 1 >> -1, lambda: 2 ** 70 << -1, lambda: pow(2, -1, 5), lambda: pow(2, 3, 0), lambda: 10 ** 400 / 3, lambda: 10 ** 400 * 1.0, lambda: float(10 ** 400), lambda: 1.0 + 10 ** 400, lambda: 2 ** 1e400, lambda: 1 << 2 ** 70, lambda: 0 << 2 ** 70, lambda: 5 >> 2 ** 70, lambda: -5 >> 2 ** 70, lambda: 1 & 1.5, lambda: ~1.5, lambda: 1 | None, lambda: 3 ** 1.5, lambda: divmod(0, 0)):
    try: print(fn())
    except (ZeroDivisionError, ValueError, OverflowError, TypeError, MemoryError) as e: print(type(e).__name__, e)
