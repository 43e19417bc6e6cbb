# Classes that say what of their instances is copied.
import copy


class Cached:
    def __init__(self, v):
        self.v = v
        self.cache = {1: 2}

    def __getstate__(self):
        print("getstate")
        state = self.__dict__.copy()
        del state["cache"]
        return state


class Both(Cached):
    def __setstate__(self, state):
        print("setstate", sorted(state))
        self.__dict__.update(state)
        self.cache = "restored"


class Only:
    def __init__(self):
        self.items = [1, [2]]

    def __setstate__(self, state):
        print("setstate", state)
        self.seen = state


class Empty:
    def __setstate__(self, state):
        print("setstate", state)


class Slots:
    __slots__ = ("a", "b")

    def __init__(self):
        self.a, self.b = [1], 2

    def __getstate__(self):
        return None, {"a": self.a, "b": "kept"}


class Nothing:
    def __init__(self):
        self.x = 1

    def __getstate__(self):
        return None


class Listed(list):
    def __getstate__(self):
        return {"tag": ["t"]}


class Fails:
    def __getstate__(self):
        raise ValueError("no state")


class Odd:
    def __getstate__(self):
        return 5


for how in (copy.copy, copy.deepcopy):
    print(how.__name__)
    c = Cached([1, [2]])
    d = how(c)
    print(d.__dict__, d.v is c.v, hasattr(d, "cache"))
    c = Both([1])
    d = how(c)
    print(d.__dict__, d.v is c.v)
    c = Only()
    d = how(c)
    print(d.__dict__, d.seen["items"] is c.items)
    how(Empty())
    s = Slots()
    d = how(s)
    print(d.a, d.b, d.a is s.a)
    print(how(Nothing()).__dict__)
    d = how(Listed([1, 2]))
    print(d, type(d), d.tag)
    for bad in (Fails, Odd):
        try:
            how(bad())
        except (ValueError, TypeError) as e:
            print(type(e).__name__, e)
loop = Both(None)
loop.v = [loop]
d = copy.deepcopy(loop)
print(d.v[0] is d, d.cache)
