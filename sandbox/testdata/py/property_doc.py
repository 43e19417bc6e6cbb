# The text of a property: whose it is, and that it can be set.

from collections import namedtuple


class Robot:
    @property
    def health(self):
        """How much is left."""
        return 1

    @health.setter
    def health(self, value):
        """No text of the property."""

    @health.deleter
    def health(self):
        """Nor is this."""

    def get_energy(self):
        """Of the getter."""
        return 2

    energy = property(get_energy, doc="Of the property.")
    nothing = property()


class Tower(Robot):
    @Robot.health.getter
    def health(self):
        """How much a tower has left."""
        return 3

    @Robot.energy.getter
    def energy(self):
        """Not used."""
        return 4

    @Robot.nothing.getter
    def nothing(self):
        """Something."""


print(Robot.health.__doc__, Robot.energy.__doc__, Robot.nothing.__doc__)
print(Tower.health.__doc__, Tower.energy.__doc__, Tower.nothing.__doc__)
print(Tower().health, Tower().energy, Tower.health.fset is Robot.health.fset)

# None leaves what there is.
same = Robot.health.getter(None).setter(None).deleter(None)
print(same is Robot.health, same.fget is Robot.health.fget, same.fset is Robot.health.fset, same.fdel is Robot.health.fdel)

Robot.health.__doc__ = "Another text."
print(Robot.health.__doc__, Tower.health.__doc__)
print(Robot.health.setter(None).__doc__)
Robot.energy.__doc__ = 42
print(Robot.energy.__doc__, Robot.energy.setter(None).__doc__)
del Robot.energy.__doc__
print(Robot.energy.__doc__)
for name in "fget", "fset", "fdel":
    try:
        setattr(Robot.health, name, 42)
    except AttributeError as error:
        print(error)

Point = namedtuple("Point", "row col")
print(Point.row.__doc__)
Point.row.__doc__ = "The row."
print(Point.row.__doc__, Point.col.__doc__, namedtuple("Point", "row col").row.__doc__)

# That of an attribute of a builtin type stays.
for attribute in int.__dict__["real"], range.__dict__["start"]:
    try:
        attribute.__doc__ = "Another text."
    except AttributeError as error:
        print(type(error).__name__)
