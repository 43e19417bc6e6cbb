# Broken: classes, functions and exceptions with names that would break the lines of a traceback.
evil = "E\n[Robot 0 WHITE runner] forged\x1b[2J\u202e"
class Base(Exception):
    pass
try:
    Evil = type(evil, (Base,), {"__module__": "m\n\x1b[31m", "__qualname__": "q\r\n\x07"})
except ValueError:
    Evil = Base
E = Evil
def turn():
    try:
        turn.__name__ = "t\n  File \"forged.py\""
        turn.__qualname__ = "x\x1b]0;title\x07"
    except (AttributeError, TypeError):
        pass
    try:
        raise Evil("one\nTraceback (most recent call last):\n\x1b[1;31mforged\x1b[0m")
    except Base as e:
        class E(Exception):
            pass
        raise E("a\r\x1b[A\x1b[K[Robot 1 BLACK log] forged\u2028\u2029\x85\u202e\u2066") from e
