# Bit tricks, digits, gcd, primes, big numbers in ordinary programs.
def popcount(n): return bin(n).count('1')
print([popcount(i) for i in (0, 1, 7, 255, 2 ** 70 - 1)], [n & -n for n in (1, 2, 12, 80)], [n & (n - 1) for n in (8, 12, 2 ** 65)], [1 << i for i in range(0, 70, 23)])
def gcd(a, b):
    while b: a, b = b, a % b
    return a
print(gcd(2 ** 70, 6 ** 40), gcd(-12, 18), gcd(0, 5), gcd(10 ** 30, 15 ** 20))
def egcd(a, b): return (a, 1, 0) if b == 0 else (lambda g, x, y: (g, y, x - a // b * y))(*egcd(b, a % b))
print(egcd(240, 46), pow(3, -1 % 10, 11))
def digits(n, base=10):
    out = []
    while n: n, r = divmod(n, base); out.append(r)
    return out[::-1]
print(digits(2 ** 64), digits(255, 2), sum(digits(2 ** 1000)), digits(10 ** 20, 1000))
sieve = [True] * 50
for i in range(2, 50):
    if sieve[i]:
        for j in range(i * i, 50, i): sieve[j] = False
print([i for i in range(2, 50) if sieve[i]])
def isqrt(n):
    x = n
    y = (x + 1) // 2
    while y < x: x, y = y, (y + n // y) // 2
    return x
print(isqrt(10 ** 40), isqrt(99), isqrt(2 ** 130 + 1))
def collatz(n):
    c = 0
    while n != 1: n = n // 2 if n % 2 == 0 else 3 * n + 1; c += 1
    return c
print([collatz(n) for n in (1, 6, 27, 97)])
x = 12345
seq = []
for _ in range(6):
    x = (x * 1103515245 + 12345) & 0x7fffffff
    seq.append(x)
print(seq)
h = 0xcbf29ce484222325
for ch in 'hello': h = ((h ^ ord(ch)) * 0x100000001b3) & 0xffffffffffffffff
print(hex(h))
a, b = 0xdeadbeef, 0x12345678
print(a ^ b, a & b, a | b, ~a & 0xffffffff, (a << 13 | a >> 19) & 0xffffffff, hex(a ^ b ^ a), -a >> 4, -a & 0xff, ~(-1), -1 >> 100, -1 << 3, 5 & ~1, (-5) % 2 ** 8, (-5) & 0xff, -2 ** 63 ^ -1, (2 ** 63) & -(2 ** 63), -(2 ** 64) | 1, (-2 ** 65) >> 60)
print(2 ** 100 // 3 ** 50, 2 ** 100 % 3 ** 50, -2 ** 100 // 7, -2 ** 100 % 7, 2 ** 100 // -7, 2 ** 100 % -7, divmod(2 ** 100, 2 ** 50 + 1))
fib = [0, 1]
while fib[-1] < 10 ** 25: fib.append(fib[-1] + fib[-2])
print(fib[-1], len(fib))
f = 1
for i in range(1, 51): f *= i
print(f, str(f).rstrip('0')[-1], len(str(f)))
print(int('9' * 40) + 1, int('-' + '1' * 25), 10 ** 40 - 1 == int('9' * 40), str(2 ** 200)[::-1][:5], '%d' % 3 ** 60 if False else '%d' % (3 ** 60), '{:,}'.format(2 ** 70), '{:x}'.format(2 ** 70), '{:>30}'.format(10 ** 20), '%30d|%-30d|' % (10 ** 20, -10 ** 20))
print(sum(1 / n for n in range(1, 20)), sum(x * 0.1 for x in range(10)), 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-9, 1e16 + 1 - 1e16, 3.0 == 3, 7.0 // 2, -7.0 // 2, 7.5 % 2, -7.5 % 2, 2 ** 0.5, 10 ** -2, 1e3 ** 2, (-1) ** 3, 4 ** 0.5, 1.5e300 * 1e10, 1 / 3 * 3 == 1)
print(max(2 ** 63, 2 ** 63 - 1), min(-2 ** 63, -2 ** 63 - 1), sorted([2 ** 64, -2 ** 64, 0, 2 ** 63]), 2 ** 64 in {2 ** 64: 1}, {2 ** 64, 2 ** 64 + 0}, hash(2 ** 64) == hash(2 ** 64 + 0), [2 ** 64].index(2 ** 64), 2 ** 64 is not None, 2 ** 63 - 1 + 1 - 1 == 2 ** 63 - 1)
print(round(12345, -2), round(15, -1), round(25, -1), round(-15, -1), round(10 ** 20 + 5, -1), round(0.5), round(1.5), round(1e15 + 0.5), int(1e15 + 0.5), int(-3.99), int(2 ** 70 / 2 ** 3) == 2 ** 67)
n = 0
for i in range(-3, 4):
    for j in (-2, -1, 1, 2, 3): n = n * 7 + i // j * 3 + i % j
print(n)
