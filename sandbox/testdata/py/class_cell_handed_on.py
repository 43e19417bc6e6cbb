# The cell in which methods find their class, and metaclasses that do not hand it on, or hand on something else.


class Chosen(type):
    def __new__(cls, name, bases, namespace):
        chosen = {key: value for key, value in namespace.items() if key != "__classcell__"}
        return super().__new__(cls, name, bases, chosen)


class Robot(metaclass=Chosen):
    def me(self):
        return __class__

    def text(self):
        return super().__repr__()[:10]


print(Robot().me(), Robot().text())


class Twice(type):
    def __new__(cls, name, bases, namespace):
        made = super().__new__(cls, name, bases, namespace)
        type("Other", (), namespace)
        return made


try:
    class Tower(metaclass=Twice):
        def me(self):
            return __class__
except TypeError as error:
    print(error)


class Bad(type):
    def __new__(cls, name, bases, namespace, cell):
        namespace["__classcell__"] = cell
        return super().__new__(cls, name, bases, namespace)


for bad in None, 0, "", []:
    try:
        class Wall(metaclass=Bad, cell=bad):
            pass
    except TypeError as error:
        print(error)

for name in 1, None, ():
    try:
        type("Wall", (), {"__qualname__": name})
    except TypeError as error:
        print(error)


class Text(str):
    pass


print(type("Wall", (), {"__qualname__": Text("City.Wall")}))


class Title:
    def __get__(self, instance, owner):
        return "title of %s, %s" % (owner.__name__, instance is None)


class Titled:
    __doc__ = Title()


class Below(Titled):
    pass


print(Titled.__doc__, Titled().__doc__, Below.__doc__)


class Made:
    @classmethod
    def __new__(*args):
        return [getattr(arg, "__name__", arg) for arg in args]


print(Made(1, 2), Made.__new__(3))
