# Operators on sets of bits: ints on both sides of each size from which on they are kept in another way.
numbers = sorted({sign * ((1 << bits) + more) for bits in (0, 1, 31, 32, 62, 63, 64, 65, 127, 128, 129, 255, 256, 300)
                  for more in (-1, 0, 1, 12345) for sign in (1, -1)})
shifts = (0, 1, 31, 32, 33, 62, 63, 64, 65, 66, 100, 127, 128, 129, 192, 193, 254, 255, 256, 257, 301, 302, 400)


def checksum(values):
    """A number that tells lists of numbers apart."""
    total = 0
    for value in values:
        total = (total * 31 + value) % 1000000007
    return total


for x in numbers:
    print(x, checksum([x & y for y in numbers]), checksum([x | y for y in numbers]), checksum([x ^ y for y in numbers]),
          checksum([x >> n for n in shifts]), checksum([x << n for n in shifts]), checksum([x + y for y in numbers]),
          checksum([x - y for y in numbers]), checksum([x * y for y in numbers]))

board = (1 << 201) | (1 << 130) | 12345
print([n for n in range(256) if (board >> n) & 1], [n for n in range(256) if board & (1 << n)])
print(True & board, board & True, False & board, board & False, True | board, board >> True, board & 2 ** 63, 2 ** 63 & board, -board & 255, 255 & -board)
for x, y in [(board, -1), (1, -1), (board, 1 << 70), (0, 1 << 70), (-1, 1 << 70), (board, -(1 << 70))]:
    for name, shift in ('>>', lambda: x >> y), ('<<', lambda: x << y):
        try:
            print(name, shift())
        except (ValueError, OverflowError) as e:
            print(name, type(e).__name__, e)
