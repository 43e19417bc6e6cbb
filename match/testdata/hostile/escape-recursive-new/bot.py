# Attacks: __new__, __init__, __call__ and __class_getitem__ that return objects half made or of other types.
class N(int):
    def __new__(cls, *a):
        return super().__new__(cls, 10 ** 50) if a else object.__new__(Plain)
class Plain:
    def __init__(self, *a):
        self.__dict__ = {1: 2} if a else {}
class L(list):
    def __init__(self, *a):
        pass
class S(str):
    def __new__(cls, *a):
        return "plain"
class D(dict):
    def __missing__(self, key):
        self.clear()
        raise KeyError
class G:
    def __class_getitem__(cls, item):
        return cls[item]
def attempt(f):
    try:
        return f()
    except Exception as e:
        return e
def turn():
    for f in (lambda: N() + 1, lambda: N(1) + 1, lambda: Plain(1).x, lambda: L([1, 2])[0], lambda: S("x") + 1, lambda: D()[1], lambda: G[1],
              lambda: int.__new__(bool), lambda: object.__new__(int), lambda: tuple.__new__(list), lambda: Exception.__new__(list), lambda: str.__new__(S, 5).upper(),
              lambda: list.__new__(L).append(1), lambda: dict.__new__(D).update(a=1), lambda: BaseException.__new__(ValueError).args,
              lambda: object.__new__(type(Team.WHITE)), lambda: Team(0), lambda: Team(7), lambda: type(Team.WHITE)(), lambda: object.__new__(type(turn)), lambda: type(len)(), lambda: type(turn)(1, 2),
              lambda: object.__new__(type(iter([]))), lambda: type(iter([]))(), lambda: type((i for i in ()))(), lambda: type({}.keys())(), lambda: super().x, lambda: super(int, 5).x):
        v = attempt(f)
        attempt(lambda: repr(v))
        attempt(lambda: v == v)
        attempt(lambda: hash(v))
        attempt(lambda: list(v))
    log("held")
