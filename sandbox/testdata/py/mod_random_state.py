import random
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def st(change):
    s = list(random.Random(1).getstate()[1])
    change(s)
    r = random.Random(2)
    r.setstate((3, tuple(s), None))
    return r.random()
def put(i, v):
    def f(s): s[i] = v
    return f
t(lambda: st(put(-1, -5)))
t(lambda: st(put(-1, 10**30)))
t(lambda: st(put(-1, 625)))
t(lambda: st(put(-1, 624)))
t(lambda: st(put(-1, 0)))
t(lambda: st(put(-1, "a")))
t(lambda: st(put(0, -5)))
t(lambda: st(put(0, 10**30)))
t(lambda: st(put(0, 2**32 + 5)))
t(lambda: st(put(0, 1.5)))
