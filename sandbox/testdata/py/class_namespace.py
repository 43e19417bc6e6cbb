# Class bodies whose names are in a mapping that __prepare__ has made.
from collections import OrderedDict


class NoDuplicates(dict):
    def __setitem__(self, key, value):
        if key in self and not key.startswith("__"):
            raise TypeError("duplicate " + key)
        super().__setitem__(key, value)


class Strict(type):
    @classmethod
    def __prepare__(mcs, name, bases, **kwargs):
        return NoDuplicates()

    def __new__(mcs, name, bases, namespace, **kwargs):
        made = super().__new__(mcs, name, bases, dict(namespace))
        made.order = [k for k in namespace if not k.startswith("__")]
        return made


class A(metaclass=Strict):
    x = 1
    y = x + 1

    def f(self):
        return self.x + self.y

    del x
    z = [y for _ in range(2)] if False else y


print(A.order, A().y, hasattr(A, "x"))
try:
    class B(metaclass=Strict):
        a = 1
        a = 2
except TypeError as e:
    print(e)
try:
    class C(metaclass=Strict):
        del never
except NameError as e:
    print(e)


class Counting(dict):
    def __missing__(self, key):
        if key.startswith("__"):
            raise KeyError(key)
        self[key] = len([k for k in self if not k.startswith("__")])
        return self[key]


class AutoMeta(type):
    @classmethod
    def __prepare__(mcs, name, bases):
        return Counting()


class Colour(metaclass=AutoMeta):
    red
    green
    blue


print(Colour.red, Colour.green, Colour.blue)


class Logging(dict):
    def __getitem__(self, key):
        print("get", key)
        return super().__getitem__(key)

    def __setitem__(self, key, value):
        print("set", key)
        super().__setitem__(key, value)

    def __delitem__(self, key):
        print("del", key)
        super().__delitem__(key)


class LogMeta(type):
    @classmethod
    def __prepare__(mcs, name, bases):
        return Logging(given=5)


def enclosing():
    outer = "outer"

    class D(metaclass=LogMeta):
        a = given
        b = outer
        c = len
        del a
        for i in range(2):
            pass

    return D


print(enclosing().b, enclosing.__name__)


class Failing(dict):
    def __setitem__(self, key, value):
        if key == "bad":
            raise ValueError("not " + key)
        super().__setitem__(key, value)

    def __getitem__(self, key):
        if key == "worse":
            raise IndexError(key)
        return super().__getitem__(key)


class FailMeta(type):
    __prepare__ = classmethod(lambda mcs, name, bases: Failing())


try:
    class E(metaclass=FailMeta):
        good = 1
        bad = 2
except ValueError as e:
    print(e, repr(e.__context__))
try:
    class F(metaclass=FailMeta):
        worse
except IndexError as e:
    print(repr(e))


class OrderMeta(type):
    @classmethod
    def __prepare__(mcs, name, bases):
        return OrderedDict()

    def __new__(mcs, name, bases, namespace):
        print(type(namespace).__name__, [k for k in namespace if not k.startswith("__")])
        return super().__new__(mcs, name, bases, namespace)


class G(metaclass=OrderMeta):
    b = 1
    a = 2

    class Inner:
        c = 3


print(G.Inner.c, type(G.__dict__).__name__)
