"""Loops that unpack pairs: enumerate, zip and the items of dicts."""


def show(what, f):
    try:
        print(what, f())
    except Exception as e:
        print(what, type(e).__name__, e)


def pairs(it):
    out = []
    for a, b in it:
        out.append((a, b))
    return out


class Seq:
    def __getitem__(self, i):
        if i == 3:
            raise IndexError
        return i * i


def gen():
    print("begin")
    yield 1, 2
    yield 3, 4
    print("end")


values = [5, 6, 7]
show("enumerate", lambda: pairs(enumerate(values)))
show("start", lambda: pairs(enumerate("ab", 2 ** 62 - 1)))
show("start=", lambda: pairs(enumerate(values, start=-1)))
show("of a sequence", lambda: pairs(enumerate(Seq())))
show("of a generator", lambda: pairs(enumerate(x for x in values)))
show("of a dict", lambda: pairs(enumerate({"a": 1, "b": 2})))
show("of enumerate", lambda: pairs(enumerate(enumerate(values))))
show("of nothing", lambda: pairs(enumerate([])))
show("of an int", lambda: pairs(enumerate(5)))
show("zip", lambda: pairs(zip(values, "abcd")))
show("zip shorter", lambda: pairs(zip(range(9), (1, 2))))
show("zip of one", lambda: pairs(zip(values)))
show("zip of three", lambda: pairs(zip(values, values, values)))
show("zip of none", lambda: pairs(zip()))
show("zip of a generator", lambda: pairs(zip(values, (x for x in "xyz"))))
it = iter(values * 2)
show("zip of itself", lambda: pairs(zip(it, it)))
odd = iter([1, 2, 3, 4, 5])
show("zip of itself, odd", lambda: [pairs(zip(odd, odd)), list(odd)])
first, second = iter([1, 2, 3]), iter([4])
show("what is left", lambda: [pairs(zip(first, second)), list(first), list(second)])
show("items", lambda: pairs({"a": 1, "b": 2}.items()))
show("keys", lambda: pairs({"ab": 1, (1, 2): 2}))
show("keys of one", lambda: pairs({"a": 1}))
show("set", lambda: sorted(pairs({(1, 2), (3, 4)})))
show("lists", lambda: pairs([[1, 2], "ab", (3, 4), range(2)]))
show("too many", lambda: pairs([(1, 2), (1, 2, 3)]))
show("too few", lambda: pairs([(1,)]))
show("no sequence", lambda: pairs([1]))
show("gen", lambda: pairs(gen()))
show("map", lambda: pairs(map(lambda x: (x, x + 1), values)))


def changing_list():
    l = [1, 2, 3]
    out = []
    for i, x in enumerate(l):
        out.append((i, x))
        if len(l) < 6:
            l.append(x * 10)
    for i, x in enumerate(l):
        if x > 5:
            l.remove(x)
    return out, l


def changing_dict(change):
    d = {1: "a", 2: "b", 3: "c"}
    out = []
    for k, v in d.items():
        out.append((k, v))
        change(d, k)
    return out, d


def add(d, k):
    d[k + 10] = 1


def replace(d, k):
    d[k] = k * 2


def remove_next(d, k):
    d.pop(k + 1, None)
    d[k + 1] = "new"


show("changing list", changing_list)
show("changing dict", lambda: changing_dict(add))
show("replacing", lambda: changing_dict(replace))
show("removing", lambda: changing_dict(remove_next))
holes = {i: str(i) for i in range(6)}
del holes[0], holes[3]
show("holes", lambda: pairs(holes.items()))


def nested():
    out = []
    for i, row in enumerate([[1, 2], [3, 4]]):
        for j, x in enumerate(row):
            if x == 2:
                continue
            for a, b in zip(row, row[::-1]):
                out.append((i, j, x, a, b))
                if a == 3:
                    break
    else:
        out.append("else")
    return out, i, j


def same_name():
    for a, a in [(1, 2), (3, 4)]:
        print(a)
    for k, k in {1: 2}.items():
        print(k)
    for i, x in enumerate([7]):
        pass
    return i, x, [(i, x) for i, x in enumerate("ab")], {k: v for k, v in zip("ab", [1, 2])}


def from_cells():
    fs = []
    for i, x in enumerate("ab"):
        fs.append(lambda: (i, x))
    return [f() for f in fs]


show("nested", nested)
show("same name", same_name)
show("cells", from_cells)
for i, x in enumerate("module"):
    if i > 1:
        break
print(i, x)
e = enumerate("abc")
for i, x in e:
    print(i, x, next(e, None))
print(list(e))
z = zip([1, 2, 3], "abc")
for a, b in z:
    print(a, b, next(z, None))
