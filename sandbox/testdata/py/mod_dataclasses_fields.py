# Fields without annotations, metadata, and what replace asks for.
from dataclasses import InitVar, dataclass, field, fields, replace


@dataclass
class W:
    w: float
    h: float = field(default=1, metadata={"unit": "m"})
    scale: InitVar[int] = 2

    def __post_init__(self, scale):
        self.area = self.w * self.h * scale


def attempt(f):
    try:
        print(f())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)


def untyped():
    @dataclass
    class B:
        x = field(default=5)


def half_typed():
    @dataclass
    class B:
        x: int = field(default=5)
        y = field()


def set_metadata():
    fields(W)[1].metadata["a"] = 1


attempt(untyped)
attempt(half_typed)
attempt(set_metadata)
print(W(2, 3), W(2, 3, scale=1).area)
attempt(lambda: replace(W(1, 1), w=2))
attempt(lambda: replace(W(1, 1), w=2, scale=4).area)
for f in fields(W):
    print(f.name, f.metadata, dict(f.metadata), type(f.metadata), f.metadata.get("unit"))
    print(str(f)[-50:])
