class A:
    __slots__ = ("हिन्दी", "aé", "x·y", "℘a")
    def __init__(self): self.हिन्दी = 3
print(A().हिन्दी)
for bad in ["a b", "1a", "", "a-b"]:
    try:
        type("B", (), {"__slots__": (bad,)})
    except TypeError as e:
        print(e)
print("हिन्दी".isidentifier())
from collections import namedtuple
print(namedtuple("P", "हिन्दी b")(1, 2))
