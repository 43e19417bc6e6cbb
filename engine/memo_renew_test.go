package engine_test

import "strings"

// renewing returns a player that keeps something else each turn, made by the code.
func renewing(start, code string) string {
	return keeping(start, "global kept\n"+code)
}

// memoRenewCases are of pawns that keep other objects after each turn, which may be the like of those
// before: the next turn finds the same then.
var memoRenewCases = []memoCase{
	{name: "renews an empty list", pawn: renewing("kept = None", "kept = []")},
	{name: "renews a list of what it sees", pawn: renewing("kept = None", "kept = sense()\nlog(str(len(kept)))"), logs: "7"},
	{name: "renews a list that it asks first", pawn: renewing("kept = []", "if kept != sense():\n    log('changed')\nkept = sense()"), logs: "changed"},
	{name: "renews a list by appending", pawn: renewing("kept = None", "kept = []\nfor s in sense():\n    kept.append(s[0])\nlog(str(kept))")},
	{name: "renews lists of different room", pawn: renewing("kept, n = [], 0", "global n\nn += 1\nkept = [0] * 5 if n % 4 == 0 else [0 for i in range(5)]")},
	{name: "renews nested lists", pawn: renewing("kept = None", "kept = [[0] * 3 for i in range(3)]\nkept[1][1] = len(sense())\nlog(str(kept))")},
	{name: "renews a list with another in two places", pawn: renewing("kept = None", "a = [len(sense())]\nkept = [a, a]\nkept[0].append(1)\nlog(str(kept))")},
	{name: "renews one of two places of a list", pawn: renewing("kept = other = [1]", "if kept is other:\n    log('same')\nkept = [1]"), logs: "same"},
	{name: "renews now two lists and now one", pawn: renewing("kept = other = [1]\nn = 0", "global n, other\nn += 1\nlog('same' if kept is other else 'equal')\nkept, other = [1], [1]\nif n % 3 == 0:\n    other = kept"), logs: "same"},
	{name: "renews by turns", runs: true, pawn: renewing("kept, other = [1], [2]", "global other\nlog(str(kept))\nkept, other = other, list(kept)"), logs: "[2]"},
	{name: "renews what was", pawn: renewing("kept = last = []", "global last\nif kept is last:\n    log('first')\nlast, kept = kept, []"), logs: "first"},
	{name: "renews a dict", pawn: renewing("kept = {}", "kept = {'sees': len(sense())}\nlog(str(kept))")},
	{name: "renews a dict of squares", pawn: renewing("kept = {}", "kept = {(r, c): t for r, c, t in sense()}\nlog(str(len(kept)))"), logs: "7"},
	{name: "renews a copy of a dict", pawn: renewing("kept = {i: i for i in range(30)}", "kept = dict(kept)\nlog(str(len(kept)))"), logs: "30"},
	{name: "renews a dict from which it has deleted", pawn: renewing("kept = {}", "kept = {i: i for i in range(9)}\nkept.pop(len(sense()), None)\nlog(str(kept))")},
	{name: "renews a set", pawn: renewing("kept = set()", "kept = {s[1] for s in sense()}\nlog(str(sorted(kept)))")},
	{name: "renews a large set", pawn: renewing("kept = set()", "kept = {3 * i for i in range(40)}\nkept.discard(6)\nlog(str(len(kept)))"), logs: "39"},
	{name: "renews a frozenset", pawn: renewing("kept = None", "kept = frozenset(s[:2] for s in sense())\nlog(str(len(kept)))"), logs: "7"},
	{name: "renews a tuple", pawn: renewing("kept = None", "kept = (len(sense()), None, 1)\nlog(str(kept))")},
	{name: "renews a pair of small ints", pawn: renewing("kept = None", "kept = (len(sense()), 1)\nlog(str(kept))")},
	{name: "renews a pair in a block", runs: true, pawn: renewing("kept = None", "kept = (len(sense()), 1000)\nlog(str(kept))")},
	{name: "renews a long tuple", runs: true, pawn: renewing("kept = None", "kept = tuple([len(sense())] * 30)\nlog(str(len(kept)))"), logs: "30"},
	{name: "renews a text", runs: true, pawn: renewing("kept = None", "kept = 'sees ' + str(len(sense()))\nlog(kept)"), logs: "sees 7"},
	{name: "renews a list of texts", runs: true, pawn: renewing("kept = None", "kept = ['sees ' + str(len(sense()))]\nlog(kept[0])"), logs: "sees 7"},
	{name: "renews a large number", runs: true, pawn: renewing("kept = None", "kept = 10 ** 30 + len(sense())\nlog(str(kept))")},
	{name: "renews an instance", pawn: renewing("class A:\n    pass\nkept = None", "kept = A()\nkept.sees = len(sense())\nlog(str(kept.sees))"), logs: "7"},
	{name: "renews an instance with a counter", runs: true, pawn: renewing("class A:\n    def __init__(self, n):\n        self.n = n\n    def count(self):\n        self.n += 1\nkept = A(0)", "kept = A(kept.n)\nkept.count()\nif kept.n == 20:\n    log('twenty')"), logs: "twenty"},
	{name: "renews an instance that has counted", pawn: renewing("class A:\n    def __init__(self):\n        self.n = 0\n    def count(self):\n        self.n += 1\nkept = A()", "if kept.n > 3:\n    log('more than three')\n    kept = A()\nkept.count()"), logs: "more than three"},
	{name: "renews an instance in a list of its own class", pawn: renewing("class L(list):\n    pass\nkept = None", "kept = L(sense())\nlog(str(len(kept)))"), logs: "7"},
	{name: "renews a class", runs: true, pawn: renewing("kept = None", "class A:\n    sees = len(sense())\nkept = A\nlog(str(A.sees))"), logs: "7"},
	{name: "renews a function", runs: true, pawn: renewing("kept = None", "kept = lambda: 1\nlog(str(kept()))"), logs: "1"},
	{name: "renews a bound method", pawn: renewing("class A:\n    def f(self):\n        return 7\na = A()\nkept = None", "kept = a.f\nlog(str(kept()))"), logs: "7", runs: true},
	{name: "renews an exception", runs: true, pawn: renewing("kept = None", "try:\n    [][1]\nexcept IndexError as e:\n    kept = e\nlog(str(kept))"), logs: "list index out of range"},
	{name: "renews an attribute", pawn: keeping("class A:\n    def __init__(self):\n        self.seen = []\n        self.n = 0\n    def look(self):\n        self.n += 1\n        self.seen = [s for s in sense() if s[1] > 0]\n        return len(self.seen)\na = A()", "if a.look() > 6 or a.n == 20:\n    log('so many')"), logs: "so many"},
	{name: "renews an attribute of a class", pawn: keeping("class A:\n    seen = []", "A.seen = sense()\nlog(str(len(A.seen)))"), logs: "7"},
	{name: "renews in a closure", pawn: keeping("def make():\n    kept = []\n    def f():\n        nonlocal kept\n        if len(kept) > 6:\n            log('many')\n        kept = sense()\n    return f\nf = make()", "f()"), logs: "many"},
	{name: "renews in a list", pawn: keeping("kept = [[]]", "kept[0] = sense()\nlog(str(len(kept[0])))"), logs: "7"},
	{name: "renews and counts", pawn: renewing("kept, n = [], 0", "global n\nn += 1\nkept = [len(sense())]\nif n > 20:\n    log('late')"), logs: "late"},
	{name: "renews a list by what it was", runs: true, pawn: renewing("kept = [0]", "kept = [kept[0] + 1]\nlog(str(kept[0]))"), logs: "20"},
	{name: "renews a list of its turns", runs: true, pawn: renewing("kept, n = [], 0", "global n\nn += 1\nkept = [n]\nlog(str(kept))"), logs: "[20]"},
	{name: "renews and asks for an id", runs: true, pawn: renewing("kept = []", "kept = [len(sense())]\nlog(str(id(kept)))")},
	{name: "renews lists in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("[s[0] for s in sense()]", "sense()")},
	{name: "renews lists of different room in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("[0] * 5 if n % 16 < 8 else [0 for i in range(max(5, len(sense()) - 30))]", "[]")},
	{name: "renews dicts in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("{s[:2]: s for s in sense()}", "dict(last or {i: i for i in range(12)})")},
	{name: "renews sets in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("{i for i in range(len(sense()))}", "set(sense()) | {(1, 2)}")},
	{name: "renews tuples in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("tuple(sense()[:9]), (1, 2, 3)", "(1, (2, 3, [4]), 1)")},
	{name: "renews tuples of different room in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("(0, 1, 2, 3, 4) if n % 16 < 8 else tuple(i for i in range(max(5, len(sense()) - 30)))", "None")},
	{name: "renews sets of different room in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("{1, 2, 3} if n % 16 < 8 else meet({1, 2, 3}, {1, 2, 3} or sense())", "None")},
	{name: "renews pairs in all it may at last", runs: true, memory: 400 << 10, logs: "full", pawn: renewingAll("[(i, 1000) for i in range(3)]", "(1, 2)")},
	{name: "renews texts in all it may at last", runs: true, memory: 400 << 10, logs: "full", pawn: renewingAll("['sees' + str(i) for i in range(3)]", "'x'.upper()")},
	{name: "renews instances in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("Thing(sense())", "Thing(1)")},
}

// renewingAll returns a player that keeps two things, which it makes anew each turn. At last it finds out
// how long a text it still has memory for, which tells how much those are that it has kept.
func renewingAll(kept, last string) string {
	return strings.NewReplacer("KEPT", kept, "LAST", last).Replace(`
class Thing:
    def __init__(self, x):
        self.x = x
def meet(x, y):
    x &= y
    return x
n, kept, last = 0, None, None
def pawn():
    global n, kept, last
    n += 1
    if n == 40:
        big = 'x' * 300000
        size, more = 0, 1 << 15
        while more >= 16:
            try:
                'x' * (size + more)
                size += more
            except MemoryError:
                pass
            more >>= 1
        log('full')
        log(str(size))
    kept = KEPT
    last = LAST
`)
}
