"""Powers of small ints, and min and max of a few numbers."""
def t(f):
    try: return f()
    except Exception as e: return type(e).__name__ + str(e)
n = float('nan')
for x in list(range(-12, 13)) + [2**31, -2**31, 2**31+1, 2**62, -2**63, 2**70, True]:
    for y in list(range(-2, 8)) + [30, 31, 61, 62, 63, 64, 2**70 if x in (0, 1, -1) else 3, True]:
        a = x
        try: a **= y
        except Exception as e: a = str(e)
        print(x, y, t(lambda: x ** y), a)
print(max(1, 2.0), max(2.0, 2), max(2, 2.0), min(1.5, 1, True), max(n, 1.0), max(1.0, n), min(n, 2, 1), min(2, n, 1), max(-0.0, 0.0), min(0.0, -0.0), max(1, 2**70, 3), max('a', 'b'), t(lambda: max(1, 'a')), max(3, 2**53 + 1, float(2**53)))
