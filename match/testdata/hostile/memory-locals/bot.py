# Hogs memory: frames a thousand deep, each with many locals and a large one.
def f(a, b=0, c=0, d=0, e=0, g=0, h=0):
    x = [0] * 1000
    y = "x" * 1000
    return f(x, y, x, y, x, y, x)
def turn():
    f(0)
