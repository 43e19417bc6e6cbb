# Attacks: metaclasses that return other things than classes, call type.__new__ with nonsense,
# or change the class while it is being made.
try:
    class Meta(type):
        pass
except TypeError:
    Meta = object
class Odd(Meta):
    def __new__(meta, name, bases, space):
        space["__new__"] = lambda cls: 5
        return super().__new__(meta, name, bases, space)
    def __call__(cls):
        return cls
    def __instancecheck__(cls, o):
        return True
    def __getattribute__(cls, name):
        return 7
def attempt(f, *a):
    try:
        return f(*a)
    except Exception as e:
        return e
def turn():
    def make():
        class O(metaclass=Odd):
            pass
        return O
    O = attempt(make)
    attempt(O)
    attempt(repr, O)
    attempt(isinstance, 3, O)
    attempt(lambda: O.x.y)
    for args in ((1, 2, 3), ("A", (), {}), ("A", (int, str), {}), ("A", (bool,), {}), ("A", (type(None),), {}), ("A\0", (), {}), ("A", (Team,), {}),
                 ("A", (5,), {}), ("A", (), {1: 2}), ("A", [], {}), ("A", (), []), ("A", (object, int), {}), ("A", (type(len),), {}),
                 ("A", (), {"__slots__": 5}), ("A", (), {"__slots__": ["a b"]}), ("A", (int,), {"__slots__": ["x"]}), ("A", (), {"__class__": 5})):
        c = attempt(type, *args)
        attempt(c)
        attempt(type.__new__, type, *args)
        attempt(type.__call__, type, *args)
    for f in (type.__new__, object.__new__, int.__new__, list.__new__, dict.__new__, type.__init__, type.__call__):
        for a in ((), (5,), (int,), (list,), (type,), (object,), (O,), (Team,), (int, "x"), (type, "A", (), {})):
            attempt(f, *a)
    log("held")
