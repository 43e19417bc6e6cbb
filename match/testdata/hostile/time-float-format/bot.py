# Hogs time: numbers to text and back, with extreme precision.
def turn():
    while True:
        "%.5000f" % 1e300, "%.3000e" % 1e-300, format(1e308, ".1000g"), float("0." + "1" * 10000), float("1e" + "9" * 100), round(1.5, 300), repr(5e-324), "%.100f" % 0.1, int("9" * 4000), float("9" * 5000), "{:.2000%}".format(1.1), format(10 ** 4000, ",d")
