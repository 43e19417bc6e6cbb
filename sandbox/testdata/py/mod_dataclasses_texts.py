from dataclasses import dataclass, InitVar, fields
from typing import ClassVar
import dataclasses
import typing

for text in ('ClassVar', ' ClassVar [int]', 'typing.ClassVar[int]', 'typing . ClassVar', 'typing.ClassVar+', 'Classvar', 'ClassVarx',
             'typing..ClassVar', 'dataclasses.ClassVar', 'typingxClassVar', 'int'):
    @dataclass
    class C:
        x: text
    print(repr(text), [f.name for f in fields(C)])

for text in ('InitVar', ' InitVar[int]', 'dataclasses. InitVar', 'typing.InitVar', 'InitVars'):
    @dataclass
    class D:
        x: text
        y: int = 0

        def __post_init__(self, *given):
            self.y = given
    print(repr(text), D(1))
