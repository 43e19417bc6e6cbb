# Hogs time: arithmetic of huge ints in few bytecodes.
def turn():
    a = 3 ** 20000
    b = 7 ** 10000 + 1
    while True:
        a * a, a // b, a % b, divmod(a, b), a ** 3, pow(a, b, a + 1), str(a), int(str(b)), a << 50000, a >> 5, a & b, -a, a == b, hash(a), float(b) if b < 1 << 1000 else 0, a.bit_length(), abs(a), "%d" % a, "{:,}".format(a), hex(a), round(a, -5), a * 1.5 if b < 1 << 500 else 0
