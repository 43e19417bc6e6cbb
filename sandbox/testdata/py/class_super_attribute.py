# A super object as an attribute of a class is bound to the instance by which it is found.


class Unit:
    def name(self):
        return "unit"

    @classmethod
    def kind(cls):
        return cls.__name__


class Pawn(Unit):
    def name(self):
        return "pawn, a " + self.__super.name()

    def kinds(self):
        return self.__super.kind()


Pawn._Pawn__super = super(Pawn)


class Scout(Pawn):
    def name(self):
        return "scout, a " + self.__super.name()


Scout._Scout__super = super(Scout)

print(Scout().name())
print(Scout().kinds(), Pawn().kinds())
print(Pawn._Pawn__super is Pawn.__dict__["_Pawn__super"])


class Stranger:
    above = super(Pawn)


try:
    Stranger().above
except TypeError as error:
    print(error)


class Bound:
    above = super(Scout, Scout())


print(Bound().above.name())


class Named(type):
    def __init__(cls, name, bases, namespace):
        super().__init__(name, bases, namespace)
        setattr(cls, "_%s__super" % name, super(cls))


class A(metaclass=Named):
    def walk(self):
        return "A"


class B(A):
    def walk(self):
        return "B" + self.__super.walk()


class C(A):
    def walk(self):
        return "C" + self.__super.walk()


class D(C, B):
    def walk(self):
        return "D" + self.__super.walk()


print([D().walk() for _ in range(3)])
