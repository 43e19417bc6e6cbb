# Hogs time: pow with three large arguments, and factorials, gcds and roots.
import math
def turn():
    n = 10 ** 3000 + 1
    while True:
        pow(n, n, n + 2)
        math.factorial(2000)
        math.gcd(n, n * n + 1)
        math.factorial(10 ** 9)
