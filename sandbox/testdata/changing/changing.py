# Calls functions, methods and operators with objects whose special methods change the containers that are at
# work just then. Anything may come of it but a fault of the interpreter. The test puts a line SEED = ... in front.
import bisect
import collections
import copy
import functools
import heapq
import itertools
import math
import operator
import random

STEPS = 4000
containers = []
depth = 0
state = SEED


def below(n):
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
    return (state >> 33) % n


def pick(items):
    return items[below(len(items))]


CHANGES = [
    lambda c: c.clear(), lambda c: c.clear(), lambda c: c.clear(), lambda c: c.clear(), lambda c: c.pop(),
    lambda c: c.append(Evil(below(5))), lambda c: c.add(Evil(below(9))), lambda c: operator.setitem(c, Evil(below(9)), 1),
    lambda c: c.popitem(), lambda c: operator.delitem(c, slice(1, 3)), lambda c: c.extend([1, 2, 3]), lambda c: c.popleft(),
]


def change():
    global depth
    if depth > 2 or not containers or below(2):
        return
    depth += 1
    try:
        pick(CHANGES)(pick(containers))
    except Exception:
        pass
    depth -= 1


class Evil:
    def __init__(self, i):
        self.i = i % 2


def evil(name, result):
    def method(self, *args):
        change()
        return result(self, *args)
    setattr(Evil, name, method)


for name in "__eq__ __lt__ __gt__ __contains__".split():
    evil(name, lambda self, other: isinstance(other, Evil) and getattr(operator, "eq")(self.i, other.i))
for name in "__hash__ __index__ __int__ __call__".split():
    evil(name, lambda self, *args: self.i)
for name in "__add__ __radd__ __sub__ __mul__ __copy__ __deepcopy__".split():
    evil(name, lambda self, *args: self)
evil("__bool__", lambda self: self.i == 0)
evil("__repr__", lambda self: "E%d" % self.i)
evil("__format__", lambda self, spec: "f")
evil("__float__", lambda self: 1.0 * self.i)
evil("__len__", lambda self: 3)
evil("__length_hint__", lambda self: 5)
evil("__iter__", lambda self: iter([1, Evil(2), 3]))
evil("__reversed__", lambda self: iter([1]))
evil("__getitem__", lambda self, i: [5, Evil(6)][i])
evil("keys", lambda self: [1, Evil(2)])


class Items:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        change()
        self.n -= 1
        if self.n < 0:
            raise StopIteration
        return Evil(self.n)

    def __length_hint__(self):
        change()
        return 4


class OwnList(list):
    pass


class OwnDict(dict):
    pass


class OwnSet(set):
    pass


MAKERS = [
    lambda: [1, 2, 3, 4, 5], lambda: [Evil(i) for i in range(6)], lambda: [(Evil(i), i) for i in range(4)],
    lambda: [[Evil(1)], [Evil(2)]], lambda: OwnList([Evil(1), 2]), lambda: collections.deque([Evil(i) for i in range(5)]),
    lambda: collections.deque(range(5), 6), lambda: {1: 2, 3: 4}, lambda: {Evil(i): i for i in range(4)},
    lambda: OwnDict({Evil(1): 2}), lambda: collections.OrderedDict((Evil(i), i) for i in range(4)),
    lambda: collections.Counter([Evil(i) for i in range(4)]), lambda: collections.defaultdict(list, {Evil(1): [1]}),
    lambda: {Evil(i) for i in range(4)}, lambda: OwnSet([Evil(1), 2]),
]


def function(*args):
    change()
    return 1


def changed(x):
    change()
    return x


ARGUMENTS = [
    lambda: Evil(below(5)), lambda: Evil(below(5)), lambda: Evil(below(5)), lambda: Evil(below(5)),
    lambda: pick(containers), lambda: pick(containers), lambda: Items(below(6)), lambda: below(5),
    lambda: slice(Evil(below(3)), Evil(below(6)), pick([None, Evil(1), Evil(2)])), lambda: [Evil(1), 2],
    lambda: (Evil(1), Evil(2)), lambda: function, lambda: (x for x in Items(4)), lambda: {Evil(2): 3}, lambda: None,
    lambda: map(changed, [Evil(1), 2, 3]),
]
METHODS = (
    "append extend insert remove pop clear index count sort reverse copy add discard update union intersection difference "
    "symmetric_difference intersection_update difference_update symmetric_difference_update issubset issuperset isdisjoint "
    "get setdefault popitem items keys values fromkeys move_to_end appendleft popleft extendleft rotate most_common elements "
    "subtract __getitem__ __setitem__ __delitem__ __contains__ __eq__ __lt__ __le__ __ge__ __ne__ __add__ __iadd__ __mul__ "
    "__imul__ __or__ __and__ __sub__ __xor__ __ior__ __iand__ __isub__ __ixor__ __reversed__ __len__ __repr__ __format__ __hash__"
).split()
FUNCTIONS = [
    sorted, min, max, sum, list, tuple, set, frozenset, dict, any, all, len, repr, str, hash, reversed, enumerate, zip, map,
    filter, abs, iter, next, divmod, round, isinstance, bool, int, float, ord, format,
    heapq.heappush, heapq.heappop, heapq.heapify, heapq.heappushpop, heapq.heapreplace, heapq.nlargest, heapq.nsmallest, heapq.merge,
    bisect.bisect, bisect.insort, bisect.bisect_left, bisect.insort_left, itertools.chain, itertools.product,
    itertools.permutations, itertools.combinations, itertools.combinations_with_replacement, itertools.groupby, itertools.islice,
    itertools.zip_longest, itertools.accumulate, itertools.compress, itertools.starmap, itertools.takewhile, itertools.dropwhile,
    itertools.filterfalse, itertools.tee, functools.reduce, operator.add, operator.eq, operator.contains, operator.countOf,
    operator.indexOf, operator.setitem, operator.getitem, operator.delitem, operator.concat, operator.iadd, operator.ior,
    copy.copy, copy.deepcopy, collections.deque, collections.Counter, collections.OrderedDict, collections.ChainMap,
    random.choice, random.shuffle, random.sample, random.choices, math.floor, math.ceil, math.fsum, math.gcd,
    "".join, "%s %s".__mod__, "{} {}".format, "abc".startswith, [1, 2, 3].extend, [3, 1, 2].index,
]
OPERATORS = [
    operator.add, operator.mul, operator.and_, operator.or_, operator.sub, operator.xor, operator.lt, operator.eq, operator.ne,
    operator.ge,
]


def unpack(c):
    first, *rest = c


def add_in_place(c):
    c += pick(ARGUMENTS)()


STATEMENTS = [
    unpack, lambda c: [x for x in c if x], lambda c: {x: y for x, y in zip(c, Items(9))}, add_in_place,
    lambda c: operator.setitem(c, pick(ARGUMENTS)(), pick(ARGUMENTS)()), lambda c: operator.delitem(c, pick(ARGUMENTS)()),
    lambda c: [*c, *pick(ARGUMENTS)()], lambda c: {**c},
]


def step():
    c = pick(containers)
    args = [pick(ARGUMENTS)() for _ in range(pick([0, 1, 1, 1, 2, 2, 3]))]
    keyword = {"key": pick(ARGUMENTS)()} if below(2) else {}
    kind = below(9)
    if kind < 4:
        name = pick(METHODS)
        return getattr(c, name)(*args, **(keyword if name == "sort" else {}))
    if kind < 7:
        f = pick(FUNCTIONS)
        return f(*([c] + args if below(2) else args), **(keyword if f in (sorted, min, max) else {}))
    if kind == 7:
        return pick(STATEMENTS)(c)
    return pick(OPERATORS)(c, pick(ARGUMENTS)())


for _ in range(STEPS):
    if not containers or below(4) == 0:
        containers = [pick(MAKERS)() for _ in range(1 + below(2))]
    try:
        result = step()
        if hasattr(result, "__next__"):
            list(itertools.islice(result, 8))
    except Exception:
        pass
print("done")
