# Which data classes are hashable, by their parameters and by what the class says itself.
from dataclasses import dataclass


def nothing():
    class C:
        x: int = 1
    return C


def unhashable():
    class C:
        x: int = 1
        __hash__ = None
    return C


def own_hash():
    class C:
        x: int = 1

        def __hash__(self):
            return 5
    return C


def own_eq():
    class C:
        x: int = 1

        def __eq__(self, other):
            return self is other
    return C


def own_eq_unhashable():
    class C:
        x: int = 1
        __hash__ = None

        def __eq__(self, other):
            return self is other
    return C


def own_both():
    class C:
        x: int = 1

        def __eq__(self, other):
            return self is other

        def __hash__(self):
            return 5
    return C


for make in (nothing, unhashable, own_hash, own_eq, own_eq_unhashable, own_both):
    for eq in (False, True):
        for frozen in (False, True):
            for unsafe_hash in (False, True):
                try:
                    c = dataclass(eq=eq, frozen=frozen, unsafe_hash=unsafe_hash)(make())
                    if '__hash__' not in c.__dict__:
                        said = 'inherited'
                    elif c.__hash__ is None:
                        said = None
                    else:
                        said = hash(c()) == 5 and 'own' or hash(c()) == hash(c()) and 'made'
                except TypeError as e:
                    said = e
                print(make.__name__, eq, frozen, unsafe_hash, said)
