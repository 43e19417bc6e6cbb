# Hogs time: look-ups through long orders of resolution, and class changes that drop caches.
c = object
for i in range(100):
    c = type("C%d" % i, (c,), {})
o = c()
def turn():
    while True:
        try:
            o.nothing
        except AttributeError:
            pass
        c.mark = 1
        del c.mark
        hasattr(o, "nothing"), isinstance(o, int), isinstance(o, (int, str, float) * 100), issubclass(c, object), getattr(o, "x" * 10000, None), o == 1, o != o
