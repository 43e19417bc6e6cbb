package engine_test

import "bhack/sandbox"

// counted returns a player whose pawns count their turns in s.n, from 0, and do what the code
// says. The text stands before that.
func counted(before, code string) string {
	return "class S:\n    k = 0\n    def __init__(self):\n        self.n = 0\n        self.m = 3\n" + before +
		"s = S()\nt = S()\ndef pawn():\n    global s, t\n    s.n += 1\n" + indent(code, 4) + "    step()\n"
}

// falling returns a player whose pawns count down from 2 to the power of 33, in 16 steps to 0, and do what the code says.
func falling(code string) string {
	return "class S:\n    pass\ns = S()\ns.n, s.m = 2 ** 33, 2 ** 39\ndef pawn():\n    s.n -= 536870912\n" + indent(code, 4)
}

// Classes that see to the attributes of their instances themselves.
const (
	asksItself = "class S(S):\n    def __getattribute__(self, name):\n        return object.__getattribute__(self, name)\n"
	setsItself = "class S(S):\n    def __setattr__(self, name, v):\n        object.__setattr__(self, name, v)\n"
	hasSlots   = "class S:\n    __slots__ = ('n', 'm')\n    def __init__(self):\n        self.n = 0\n        self.m = 3\n"
	computes   = "class S(S):\n    @property\n    def twice(self):\n        return 2 * self.n\n"
)

// becoming begins a player that makes an object one of a data class for a while.
const becoming = `
from dataclasses import dataclass
class Old:
    pass
s = Old()
s.n = 0
def pawn():
    q = Old()
    q.n = 0
    q.n
    s.n += 1
    @dataclass
    class S:
        n: int = 0
    o = S(9)
    p = S(9)
    o.n
    p.n
    s.__class__ = S
`

// memoAttributeCases are of attributes of instances that functions add constants to.
var memoAttributeCases = []memoCase{
	{name: "counts in an attribute", pawn: counted("", "pass")},
	{name: "counts in an attribute up to a number", pawn: counted("", "if s.n >= 20:\n    log('late')"), logs: "late"},
	{name: "counts in an attribute in rounds", pawn: counted("", "if s.n % 5 == 0:\n    log('fifth')"), logs: "fifth"},
	{name: "divides an attribute", pawn: counted("", "if s.n // 8 == 2:\n    log('third')"), logs: "third"},
	{name: "calculates with an attribute", pawn: counted("", "k = s.m\nif (s.n - 5) % k < 1:\n    log('wave')"), logs: "wave"},
	{name: "calculates with two attributes", pawn: counted("", "if (s.n - s.m) % 4 < 1:\n    log('wave')"), logs: "wave"},
	{name: "calculates with an attribute since when", pawn: counted("", "if s.n - s.m > 7:\n    s.m = s.n\n    log('since')"), logs: "since"},
	{name: "calculates with an attribute of a local", pawn: counted("", "k = t\nif s.n - k.m > 7:\n    k.m = s.n\n    log('since')"), logs: "since"},
	{name: "calculates with an attribute of the class", pawn: counted("S.late = 9\n", "if s.n - s.late == 2:\n    log('eleventh')\nif s.n % 17 > s.late:\n    log('late')"), logs: "eleventh"},
	{name: "calculates with an attribute of the class that changes", pawn: counted("S.late = 9\n", "if s.n - s.late == 2:\n    S.late = s.n\n    log('eleventh')"), logs: "eleventh"},
	{name: "compares with a property", pawn: counted("class S(S):\n    @property\n    def late(self):\n        return 9\n", "if s.n > s.late:\n    log('late')"), logs: "late"},
	{name: "calculates with a property", pawn: counted("class S(S):\n    @property\n    def late(self):\n        log('asked')\n        return 9\n", "if s.n - s.late == 2:\n    log('eleventh')"), logs: "eleventh", runs: true},
	{name: "calculates with attributes that it asks for itself", pawn: counted(asksItself, "if s.n - s.m == 2:\n    log('fifth')"), logs: "fifth", runs: true},
	{name: "calculates with an attribute that there is not", pawn: counted("class S(S):\n    def __getattr__(self, name):\n        log(name)\n        return 9\n", "if s.n - s.late == 2:\n    log('eleventh')"), logs: "eleventh", runs: true},
	{name: "calculates with an attribute of something else", pawn: "import helper\n" + counted("", "if s.n - helper.late == 2:\n    helper.late += 4\n    log('eleventh')"), logs: "eleventh", helpers: []sandbox.File{file("helper.py", "late = 9\n")}, runs: true},
	{name: "calculates with an attribute that becomes a float", pawn: counted("", "if s.n - s.m > 7:\n    s.m = s.n + 0.5\n    log('since')"), logs: "since"},
	{name: "calculates with an attribute that counts", pawn: counted("", "t.k = t.k + 1\nif s.n * 2 - t.k > 20:\n    log('late')"), logs: "late", runs: true},
	{name: "compares what it calculates with an attribute that counts", pawn: counted("", "t.k = t.k + 3\nif t.k > 20:\n    t.k = 0\nif s.n > 25:\n    s.n = 0\nif s.n - 1 > t.k:\n    log('above')"), logs: "above", runs: true},
	{name: "calculates with what is set on the way", pawn: counted("", "s.m = len(sense())\nif s.n - s.m > 7:\n    s.m = 0\n    log('since')\nif s.n - s.m > 20:\n    s.n = 0"), logs: "since"},
	{name: "multiplies a counter with an attribute beyond 64 bits", pawn: falling("if s.n * s.m > 5:\n    log('big')"), logs: "big", runs: true},
	{name: "divides a product beyond 64 bits", pawn: falling("k = s.n * s.m // 7\nif k > 5:\n    log('big')"), logs: "big", runs: true},
	{name: "calculates with an attribute of nothing", pawn: counted("", "try:\n    if s.n - nosuch.x > 3:\n        log('above')\nexcept NameError:\n    log('none')"), logs: "none", runs: true},
	{name: "calculates with an attribute of a builtin function", pawn: counted("", "try:\n    if s.n - sense.x > 3:\n        log('above')\nexcept AttributeError:\n    log('none')"), logs: "none", runs: true},
	{name: "sets a counter after a step that an exception ended", pawn: counted("", "s.m += 1\nif s.m % 9 == 0:\n    log(str(s.n))\ntry:\n    q.n = s.n + 1\nexcept NameError:\n    s.n = 5"), logs: "6", runs: true},
	{name: "adds what it counts to what counts it", pawn: counted("class Q:\n    def __setattr__(self, name, v):\n        s.n += 1\n        log(str(v))\nq = Q()\n", "q.n = s.n + 1"), logs: "8", runs: true},
	{name: "starts an attribute again", pawn: counted("", "if s.n == 6:\n    s.n = 0\n    log('again')"), logs: "again"},
	{name: "counts in two attributes", pawn: counted("", "if s.n >= 10:\n    s.m -= 1\nif s.m == -10:\n    log('both')"), logs: "both"},
	{name: "counts in two objects", pawn: counted("", "if s.n >= 10:\n    t.n = t.n + 1\nif t.n >= 10:\n    log('both')"), logs: "both"},
	{name: "counts in an object that it loads again", pawn: counted("", "t.n = t.n + 1\nif t.n == 20:\n    log('late')"), logs: "late"},
	{name: "counts from what the class of an object has that it loads again", pawn: counted("", "t.k = t.k - 1\nif t.k == -9:\n    log('ninth')"), logs: "ninth"},
	{name: "counts in the class of an object that it loads again", pawn: counted("", "S.k = t.k + 1\nif t.k == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts in one object by another", pawn: counted("", "t.n = s.n - 1\ns.n = t.n + 1\nif s.n >= 10:\n    log('late')"), logs: "late", runs: true},
	{name: "counts in slots", pawn: counted(hasSlots, "if s.n >= 20:\n    log('late')"), logs: "late"},
	{name: "counts in a class", pawn: counted("", "S.k += 1\nif s.k == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts from what the class has", pawn: counted("", "s.k += 1\nif s.k == 9:\n    log('ninth')"), logs: "ninth"},
	{name: "counts by a method", pawn: counted("class S(S):\n    def age(self):\n        self.m += 1\n        return self.m\n", "if s.age() % 4 == 0:\n    log('fourth')"), logs: "fourth", runs: true},
	{name: "counts what a property doubles", pawn: counted(computes, "if s.twice == 18:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts what getattr finds", pawn: counted("", "if getattr(s, 'n') == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts what a format finds", pawn: counted("", "log('{0.n}'.format(s))"), logs: "9", runs: true},
	{name: "counts what is set", pawn: counted("", "if s.n == 9:\n    setattr(s, 'n', 1)\n    log('ninth')"), logs: "ninth"},
	{name: "counts what the dict has", pawn: counted("", "if s.__dict__['n'] == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts in a dict that it keeps", pawn: counted("", "pass") + "d = s.__dict__\nturns = pawn\ndef pawn():\n    turns()\n    if d['n'] == 9:\n        log('ninth')\n", logs: "ninth", runs: true},
	{name: "counts in a dict of others", pawn: counted("", "if s.n == 9:\n    t.__dict__ = s.__dict__\n    log('ninth')\nif t.n == 20:\n    log('twentieth')"), logs: "twentieth"},
	{name: "counts what a copy has", pawn: "from copy import copy\n" + counted("", "t = copy(s)\nif t.n == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts what a copy that is gone had", pawn: "from copy import copy\n" + counted("", "if copy(s).n == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts and sets attributes that it asks for itself", pawn: replaced(counted(asksItself, "if len(sense()) > 7:\n    s.n = 0\n    log('set')\nelse:\n    s.n += 1\n    log(str(s.n))"), "    s.n += 1\n", ""), logs: "set", runs: true},
	{name: "counts what a deep copy has", pawn: "from copy import deepcopy\n" + counted("", "if deepcopy(s).n == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts by attributes that it asks for itself", pawn: counted(asksItself, "if s.n == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "sets back attributes that it asks for itself", pawn: counted(asksItself, "s.n = 0\nif len(sense()) > 30:\n    log(str(s.n))"), runs: true},
	{name: "counts by attributes that it sets itself", pawn: counted(setsItself, "if s.n == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts and makes it anew", pawn: counted("", "if s.n == 9:\n    s = S()\n    log('ninth')"), logs: "ninth"},
	{name: "counts and deletes it", pawn: counted("", "if s.n == 9:\n    del s.n\n    s.n = 2\n    log('ninth')"), logs: "ninth"},
	{name: "counts in floats", pawn: counted("", "if s.n == 9:\n    s.n = 0.5\nif s.n == 9.5:\n    log('half')"), logs: "half", runs: true},
	{name: "counts far", pawn: counted("", "if s.n == 9:\n    s.n = 2 ** 40 - 4\nif s.n == 2 ** 40 + 4:\n    log('far')"), logs: "far", runs: true},
	{name: "counts in what compares itself", pawn: "from dataclasses import dataclass\n" + counted("@dataclass\nclass S:\n    n: int = 0\n    m: int = 3\n", "if s == S(9, 3):\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "adds what it counts to a new object", pawn: counted("", "x = S()\nx.n = s.n + 1\nlog(str(getattr(x, 'n')))"), logs: "9", runs: true},
	{name: "adds what it counts to a module", pawn: "import helper\n" + counted("", "helper.n = s.n + 1\nlog(str(helper.get()))"), logs: "9", helpers: []sandbox.File{file("helper.py", "n = 0\ndef get():\n    return n\n")}, runs: true},
	{name: "adds what it counts to what logs it", pawn: counted("class Q:\n    def __setattr__(self, name, v):\n        log(str(v))\nq = Q()\n", "q.n = s.n + 1"), logs: "9", runs: true},
	{name: "exposes the dict some time", pawn: "import random\nd = None\n" + counted("", "global d\nif d is None:\n    if random.random() < 0.4:\n        d = s.__dict__\nelse:\n    log(str(d['n']))"), logs: "9", runs: true},
	{name: "exposes the dict of a builtin class", pawn: "from enum import auto\nc = auto()\nc.n = 0\nd = c.__dict__\ndef never():\n    c.n += 1\ndef pawn():\n    d['n'] += 1\n    log(str(d['n']))\n    step()\n", logs: "9", runs: true},
	{name: "compares itself as another class", pawn: becoming + "    b = s == o\n    s.__class__ = Old\n    if b:\n        log('ninth')\n    step()\n", logs: "ninth", runs: true},
	{name: "makes itself anew as another class", pawn: becoming + "    s.__init__(len(sense()) + s.n)\n    s.__class__ = Old\n    if s.n == 15:\n        log('fifteen')\n    step()\n", runs: true},
	{name: "sorts by what it counts", pawn: counted("", "t.n = 9\nif sorted([s, t], key=lambda x: x.n)[0] is t:\n    log('above')"), logs: "above", runs: true},
}

// memoTableCases are of what does not show in the values that objects hold, and which robots may
// differ in.
var memoTableCases = []memoCase{
	{name: "finds by a hash that has changed, in a dict", pawn: hashing + "d = {k: 1}\nk.h = 0\nq.h = 32\ndef pawn():\n    if q in d:\n        log('in')\n    step()\n", logs: "in"},
	{name: "finds by a hash that has changed, in a set", pawn: hashing + "d = {k}\nk.h = 0\nq.h = 32\ndef pawn():\n    if q in d:\n        log('in')\n    step()\n", logs: "in"},
	{name: "keeps in the default of a data class", pawn: `from dataclasses import dataclass, field
class Box:
    n = 0
def count(b=Box()):
    b.n += 1
    return b.n
@dataclass
class P:
    a: int = field(default_factory=count)
del P.__dataclass_fields__, count
def pawn():
    if P().a == 5:
        log('five')
    step()
`, logs: "five", runs: true},
	{name: "keeps in the default of a named tuple", pawn: `from collections import namedtuple
P = namedtuple('P', ['a'], defaults=[[]])
del P._field_defaults, P._fields_defaults
def pawn():
    x = P().a
    x.append(1)
    if len(x) == 5:
        log('five')
    step()
`, logs: "five", runs: true},
	{name: "looks in a frozenset past what has its hash", pawn: `P = (1 << 61) - 1
F = frozenset([7, 7 + P, 7 + 2 * P])
S = {7 + 3 * P}
n = 0
def pawn():
    global n
    n += 1
    if n % 5 == 0:
        S - F
    else:
        7 + 3 * P in F
    step()
`},
	{name: "moves classes to another base and back", memory: 1 << 20, pawn: `class A: pass
class B: pass
Cs = []
for i in range(40):
    class C(A): pass
    Cs.append(C)
def probe():
    least, most = 0, 1 << 20
    while most - least > 16:
        mid = (least + most) // 2
        try:
            [None] * mid
            least = mid
        except MemoryError:
            most = mid
    return least
n = 0
def pawn():
    global n
    n += 1
    if n == 20:
        log(str(probe()))
        return
    if n == 5:
        for c in Cs:
            c.__bases__ = (B,)
        for c in Cs:
            c.__bases__ = (A,)
    step()
`},
}

// hashing begins a player whose robots have put a key with one of two hashes into a table.
const hashing = `import random
class K:
    h = 0
    def __hash__(self):
        return self.h
    def __eq__(self, other):
        return True
k, q = K(), K()
k.h = random.choice([32, 64])
`
