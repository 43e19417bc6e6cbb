"""Operators and comparisons of floats and ints, as values and as conditions."""
import math
vals = [0.0, -0.0, 1.5, -4, 0, 2**53+1, float('inf'), float('nan'), 1e-300, True, 2**70]
def t(f):
    try: return repr(f())
    except Exception as e: return type(e).__name__ + str(e)
def main():
    n = 0
    for a in vals:
        for b in vals:
            out = [t(lambda: a + b), t(lambda: a - b), t(lambda: a * b), t(lambda: a / b), t(lambda: a // b), t(lambda: a % b)]
            out.append([a < b, a <= b, a > b, a >= b, a == b, a != b])
            k = []
            if a < b: k.append(1)
            if a <= b: k.append(2)
            if a > b: k.append(3)
            if a >= b: k.append(4)
            if a == b: k.append(5)
            if a != b: k.append(6)
            if not a < b: k.append(7)
            if not a >= b: k.append(8)
            while a > b:
                k.append(9); break
            print(a, b, out, k)
    for x in (-3, -2, -1, 0, 1, 2, 7):
        for y in (-2, 0, 1, 5, 30, 62, 63):
            print(x, y, t(lambda: x ** y), t(lambda: pow(x, y)))
main()
