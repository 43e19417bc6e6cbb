# Classes that derive from OSError: either __init__ or __new__ looks at the arguments.


class WithInit(OSError):
    def __init__(self, message, bar):
        self.bar = bar
        super().__init__(message)


class WithNew(OSError):
    def __new__(cls, message, baz):
        self = super().__new__(cls, message)
        self.baz = baz
        return self


class InitFirst(WithInit, WithNew):
    pass


class NewFirst(WithNew, WithInit):
    pass


class Alone(OSError):
    def __init__(self):
        pass


class Numbered(OSError):
    def __new__(cls, *args, **kwargs):
        return super().__new__(cls, *args, **kwargs)


print(repr(WithInit("message", "bar")), WithInit("message", bar="bar").bar)
print(repr(WithNew("message", "baz")), WithNew("message", baz="baz").baz)
for cls in InitFirst, NewFirst:
    error = cls("message", "both")
    print(repr(error), error.bar, error.baz, error)
print(repr(Alone()), str(Alone()) == "")
error = Numbered(2, "not there", "map.txt", None, "other.txt")
print(type(error).__name__, error.args, error.errno, error.strerror, error.filename, error.filename2, error)
try:
    Numbered("message", more=1)
except TypeError as error:
    print(error)
try:
    OSError("message", more=1)
except TypeError as error:
    print(error)

for args in (), ("a",), ("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d"), ("a", "b", "c", "d", "e"), ("a", "b", 3), ("a", "b", True):
    error = BlockingIOError(*args)
    print(error.args, error.filename, getattr(error, "characters_written", "none written"))
error = BlockingIOError("a", "b", 3)
error.characters_written = 5
print(error.characters_written, error)
for written in 2.5, 1 << 70:
    try:
        BlockingIOError("a", "b", written)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

error = ImportError("text", name="name", path="path")
print(error.args, error.msg, error.name, error.path)
error.__init__()
print(error.args, error.msg, error.name, error.path)
error.__init__("again", path="way")
print(error.args, error.msg, error.name, error.path)

for name in "args", "__cause__", "__context__", "__traceback__", "__suppress_context__":
    try:
        delattr(Exception("text"), name)
    except TypeError as error:
        print(error)
