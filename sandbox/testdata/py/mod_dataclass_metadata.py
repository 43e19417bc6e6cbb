# Metadata of fields that are no dict.

from collections import OrderedDict, UserDict
from dataclasses import dataclass, field, fields


class Namespace:
    def __init__(self, **names):
        self.__dict__.update(names)

    def __getitem__(self, name):
        if name == "xyzzy":
            return "plugh"
        return getattr(self, name)

    def __len__(self):
        return len(self.__dict__)


class Fixed:
    def __getitem__(self, key):
        if key == 3:
            raise IndexError(key)
        return key * 10

    def get(self, key, default=None):
        return "got %s %s" % (key, default)

    def __repr__(self):
        return "Fixed()"


@dataclass
class Robot:
    energy: int = field(default=1, metadata=Namespace(a=10))
    health: int = field(default=2, metadata=UserDict(unit="points", most=5))
    row: int = field(default=3, metadata=Fixed())
    col: int = field(default=4, metadata=OrderedDict(first=1, second=2))


energy, health, row, col = (f.metadata for f in fields(Robot))
print(len(energy), energy["a"], energy["xyzzy"])
for use in (lambda: energy["b"]), (lambda: energy.get("a")), (lambda: len(row)), (lambda: health["none"]), (lambda: row.get(3, default=4)):
    try:
        use()
    except (AttributeError, KeyError, TypeError) as error:
        print(type(error).__name__, error)
print(len(health), health["unit"], "most" in health, list(health), list(health.items()), health.get("none", 0))
print(health, dict(health), {**health})
print(list(row), 20 in row, 50 in row, row.get(3, 4), row)
print(col["second"], list(col))
for change in (lambda: health.__setitem__("unit", 1)), (lambda: health.pop("unit")):
    try:
        change()
    except AttributeError as error:
        print(error)
for wrong in 5, [1], (1,), Robot():
    try:
        field(metadata=wrong)
    except TypeError as error:
        print(error)
