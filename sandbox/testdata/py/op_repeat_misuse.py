# Which operand of * a complaint names.
class Quiet:
    def __mul__(self, other):
        return NotImplemented

    __rmul__ = __imul__ = __mul__


class Plain:
    pass


class Index:
    def __index__(self):
        return 2

    def __mul__(self, other):
        return NotImplemented


class L(list):
    pass


values = [Quiet(), Plain(), Index(), L([1]), "a", [1], (1,), None, 1.5, {}, 2]
for a in values:
    for b in values:
        for op in (lambda: a * b,):
            try:
                v = op()
                print(type(a).__name__, type(b).__name__, v)
            except TypeError as e:
                print(type(a).__name__, type(b).__name__, e)
for b in values[:5]:
    for a in ("a", (1,), 2, None, Quiet(), Plain()):
        try:
            a *= b
            print(a)
        except TypeError as e:
            print(type(a).__name__, type(b).__name__, e)
