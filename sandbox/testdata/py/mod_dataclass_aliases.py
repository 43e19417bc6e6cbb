# Texts of annotations that name ClassVar and InitVar by other names, and other things by these.
from __future__ import annotations
import dataclasses
import dataclasses as dc
import typing
import typing as t
from dataclasses import InitVar, InitVar as IV, dataclass, fields
from typing import ClassVar as CV, ClassVar, List as Listed

T_CV2 = typing.ClassVar[int]
T_CV3 = typing.ClassVar
T_IV2 = dataclasses.InitVar[int]
T_IV3 = dataclasses.InitVar
Number = int


class typing_like:
    ClassVar = typing.ClassVar


@dataclass
class A:
    T_CV4 = typing.ClassVar
    T_IV4 = dataclasses.InitVar
    a: CV[int] = 1
    b: t.ClassVar[int] = 2
    c: T_CV2 = 3
    d: T_CV3 = 4
    e: T_CV4 = 5
    f: typing_like.ClassVar[int] = 6
    g: t . ClassVar = 7
    h: Listed[CV] = 8
    i: Number = 9
    j: nowhere.ClassVar = 10
    k: dc.ClassVar = 11
    l: ClassVar = 12


@dataclass
class B:
    a: IV[int]
    b: dc.InitVar[int]
    c: T_IV2
    d: T_IV3
    e: T_IV4
    f: t.InitVar
    g: InitVar
    h: t.List[dc.InitVar]

    def __post_init__(self, *given):
        print(given)


for cls in A, B:
    print([f.name for f in fields(cls)], cls.__doc__)
print(A(), A.a, A.g, B(*range(8)))
del ClassVar


@dataclass
class C:
    a: ClassVar[int] = 5
    b: typing.ClassVar[int] = 5


print(C(6))
