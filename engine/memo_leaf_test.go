package engine_test

import "bhack/sandbox"

// resting returns a player whose pawns have some globals, and do what the code says before they
// step.
func resting(start, code string) string {
	return keeping(start, "global mode, row, q, t, n\n"+code)
}

// quiet begins a player with an object that keeps this and that.
const quiet = "class Q:\n    kind = 'q'\n    def __init__(self):\n        self.mode, self.row, self.t = 'A', None, 0\nq = Q()\n"

// memoLeafCases are of plain values that pawns keep in variables, items and attributes: a turn that
// does nothing but put others there is taken again like one that leaves all as it was.
var memoLeafCases = []memoCase{
	{name: "keeps where it is", pawn: resting("row = None", "row = get_location()[0]\nif row == 3:\n    log('third')"), logs: "third"},
	{name: "keeps where it was", pawn: resting("row = None", "if row != get_location()[0]:\n    log('moved')\nrow = get_location()[0]"), logs: "moved"},
	{name: "keeps its square", pawn: resting("row = None", "log(str(row))\nrow = get_location()"), logs: "(2, 3)"},
	{name: "keeps which team it has seen", pawn: resting("row = None", "if any(t == row for r, c, t in sense()):\n    log('again')\nrow = get_team()"), logs: "again"},
	{name: "takes turns", pawn: resting("mode = 'A'", "log(mode)\nmode = 'B' if mode == 'A' else 'A'"), logs: "B"},
	{name: "takes turns in an attribute", pawn: resting(quiet, "log(q.mode)\nq.mode = 'B' if q.mode == 'A' else 'A'"), logs: "B"},
	{name: "takes turns in a list", pawn: resting("mode = [0, 'A', None]", "log(str(mode[1]))\nmode[1] = 'B' if mode[1] == 'A' else 'A'"), logs: "B"},
	{name: "takes turns in a dict", pawn: resting("mode = {'a': 'A', 1: 2}", "log(str(mode['a']))\nmode['a'] = 'B' if mode['a'] == 'A' else 'A'"), logs: "B"},
	{name: "takes turns in a list of lists", pawn: resting("mode = [[0] * 3 for i in range(3)]", "log(str(mode))\nmode[1][2] ^= 1"), logs: "[[0, 0, 0], [0, 0, 1], [0, 0, 0]]"},
	{name: "takes turns with another one", pawn: resting("mode, row = 'A', 'B'", "log(mode)\nmode, row = row, mode"), logs: "B"},
	{name: "takes turns with True", pawn: resting("mode = True", "log(str(mode))\nmode = not mode"), logs: "False"},
	{name: "takes turns with a float", pawn: resting("mode = 0.5", "log(str(mode))\nmode = -mode"), logs: "-0.5"},
	{name: "takes turns with nothing and less", pawn: resting("mode = 0.0", "log(str(mode))\nmode = -mode"), logs: "-0.0"},
	{name: "takes turns with kinds", pawn: resting("mode = 1", "log(str(mode))\nmode = 1.0 if type(mode) is int else True if type(mode) is float else 1"), logs: "1.0"},
	{name: "takes turns with builtin functions", pawn: resting("mode = min", "log(str(mode(1, 2)))\nmode = max if mode is min else min"), logs: "2"},
	{name: "takes turns with functions", pawn: resting("def f(): return 1\ndef g(): return 2\nmode = f", "log(str(mode()))\nmode = g if mode is f else f"), logs: "2", runs: true},
	{name: "takes turns with texts that it makes", pawn: resting("mode = 'A'", "log(mode)\nmode = 'B' + str(len(sense())) if mode == 'A' else 'A'"), runs: true},
	{name: "takes turns with nothing at all", pawn: resting("mode = 'A'", "try:\n    log(mode)\n    del mode\nexcept NameError:\n    log('none')\n    mode = 'B'"), logs: "none", runs: true},
	{name: "takes turns with a huge number", pawn: resting("mode = 1", "log(str(mode))\nmode = 2 ** 70 if mode == 1 else 1"), logs: "1180591620717411303424", runs: true},
	{name: "takes turns with NaN", pawn: resting("mode = 1", "log(str(mode))\nmode = float('nan') if mode == 1 else 1"), logs: "nan", runs: true},
	{name: "takes turns in a class", pawn: resting(quiet, "log(q.kind)\nQ.kind = 'p' if q.kind == 'q' else 'q'"), logs: "p", runs: true},
	{name: "takes turns in a class by its dict", pawn: resting(quiet+"mode = Q.__dict__\n", "log(mode['kind'])\nQ.kind = 'p' if q.kind == 'q' else 'q'"), logs: "p", runs: true},
	{name: "takes turns in a dict that becomes that of a class", pawn: resting("d = {'k': 1}\nC = type('C', (), d)\n", "log(str(C.k) + str(d['k']))\nd['k'] = 3 - d['k']"), logs: "12"},
	{name: "takes turns in a dict that is one of a metaclass", pawn: resting("d = {'k': 1}\nclass M(type):\n    @classmethod\n    def __prepare__(m, *a):\n        return d\nclass C(metaclass=M):\n    k = 1\n", "log(str(C.k) + str(d['k']))\nd['k'] = 3 - d['k']"), logs: "12", runs: true},
	{name: "takes turns in another file", pawn: resting("import sub", "log(sub.mode)\nsub.mode = 'B' if sub.mode == 'A' else 'A'"), logs: "B", helpers: []sandbox.File{file("sub.py", "mode = 'A'\n")}},
	{name: "takes turns in a name that another file lacks", pawn: resting("import sub", "log(getattr(sub, 'late', 'none'))\nsub.late = 'B' if getattr(sub, 'late', 'A') == 'A' else 'A'"), logs: "B", helpers: []sandbox.File{file("sub.py", "")}},
	{name: "takes turns in a dict of the object", pawn: resting(quiet+"d = q.__dict__\n", "log(q.mode)\nd['mode'] = 'B' if q.mode == 'A' else 'A'"), logs: "B"},
	{name: "takes turns in an attribute of a function", pawn: resting("def f(): pass\nf.mode = 'A'", "log(f.mode)\nf.mode = 'B' if f.mode == 'A' else 'A'"), logs: "B", runs: true},
	{name: "takes turns in a cell", pawn: resting("def make():\n    v = 'A'\n    def f():\n        nonlocal v\n        v = 'B' if v == 'A' else 'A'\n        return v\n    return f\nf = make()", "log(f())"), logs: "B", runs: true},
	{name: "hides a builtin", pawn: "abs = min\ndef pawn():\n    global abs\n    log(str(abs(1, 5)))\n    abs = max if abs(1, 5) == 1 else min\n    step()\n", logs: "5"},
	{name: "takes turns with a counter", pawn: resting("n = 0", "n += 1\nif n > 9:\n    n = None\n    n = 0\n    log('again')"), logs: "again"},
	{name: "makes a counter of None", pawn: resting("n = None", "if n is None:\n    log('none')\n    n = 0\nelse:\n    n += 1\n    if n > 4:\n        n = None"), logs: "none", runs: true},
	{name: "makes an attribute that counts of None", pawn: resting(quiet, "if q.row is None:\n    log('none')\n    q.row = 0\nelse:\n    q.row += 1\n    if q.row > 4:\n        q.row = None"), logs: "none", runs: true},
	{name: "keeps what it has counted", pawn: resting("n = row = 0", "n += 1\nif n - row > 5:\n    row = n\n    log('sixth')"), logs: "sixth"},
	{name: "keeps a number and counts", pawn: resting("n = row = 0", "n += 1\nif row != get_location()[0]:\n    row, n = get_location()[0], 0\nif n == 7:\n    log('seventh')"), logs: "seventh"},
	{name: "counts in a dict", pawn: resting("mode = {'n': 0}", "mode['n'] += 1\nif mode['n'] == 7:\n    log('seventh')"), logs: "seventh"},
	{name: "counts in rounds in a dict", pawn: resting("mode = {'n': 0}", "mode['n'] = (mode['n'] + 1) % 3\nif mode['n'] == 2:\n    log('third')"), logs: "third"},
	{name: "changes many numbers", pawn: resting("mode = [0, 1] * 99", "mode.reverse()\nlog(str(mode[0]))"), logs: "1", runs: true},
	{name: "keeps many numbers", pawn: resting("mode = [0] * 99", "mode[get_location()[0]] = get_location()[1]\nlog(str(sum(mode)))"), logs: "3"},
	{name: "raises after it has kept", pawn: resting("row = 0", "try:\n    row = 3 - row\n    [][row]\nexcept IndexError:\n    log(str(row))"), logs: "3"},
	{name: "keeps and raises", pawn: resting("row = 0", "row = 1 - row\nif row:\n    [][row]"), raises: "IndexError"},
}

// memoCompareCases are of counters that are compared with what takes some code to find out.
var memoCompareCases = []memoCase{
	{name: "compares with a sum", pawn: counting("if n > limit + 4:\n    log('above')"), logs: "above"},
	{name: "compares with an attribute", pawn: quiet + "Q.most = 9\n" + counting("if n > q.most:\n    log('above')"), logs: "above"},
	{name: "compares an attribute with another one", pawn: counted("", "if s.n > s.m * 3:\n    log('above')"), logs: "above"},
	{name: "compares an attribute with one that counts", pawn: counted("", "t.n += 2\nif t.n > s.n + 9:\n    log('above')"), logs: "above"},
	{name: "compares with what it has seen", pawn: counting("if n >= 2 * len(sense()):\n    log('above')"), logs: "above"},
	{name: "compares by a method", pawn: counted("class S(S):\n    def late(self, by):\n        return self.n > self.m * by\n", "if s.late(3):\n    log('late')"), logs: "late"},
	{name: "compares and returns", pawn: "def late():\n    return n > 9\n" + counting("if late():\n    log('late')"), logs: "late"},
	{name: "compares by or", pawn: counting("late = n > 9 or limit == 3\nif late:\n    log('late')"), logs: "late"},
	{name: "compares to sum up", pawn: counting("if (n > 9) + (n > 20) == 2:\n    log('late')"), logs: "late"},
	{name: "compares with itself", pawn: counting("if n < n + 1 and not n < n:\n    log('less')"), logs: "less"},
	{name: "compares with one that it counts on the way", pawn: counting("def count():\n    global n\n    n += 1\n    return 9\nif n > count():\n    log('above')"), logs: "above"},
	{name: "compares with one that it sets on the way", pawn: counting("def count():\n    global m\n    m = 3\n    return 9\nif m < count():\n    m += 1\n    log(str(m < 4))"), logs: "False"},
	{name: "compares where an exception comes", pawn: counting("def fails():\n    if n % 3 == 0:\n        raise ValueError\n    return 9\ntry:\n    if n > fails():\n        log('above')\nexcept ValueError:\n    pass"), logs: "above"},
	{name: "compares at last where exceptions come", pawn: counting(`def fails(k):
    if k:
        raise ValueError
    return 9
for k in (1, 1, 0):
    try:
        if n > fails(k):
            log('above')
    except ValueError:
        pass`), logs: "above", runs: true},
	{name: "compares in what it compares with", pawn: counting("def most(k):\n    return 9 if k == 0 or n > most(k - 1) else 5\nif n > most(3):\n    log('above')"), logs: "above"},
	{name: "compares with what comes later", pawn: "def g():\n    while True:\n        yield n > (yield)\nlater = g()\n" + counting("next(later)\nif later.send(9):\n    log('above')"), logs: "above", runs: true},
	{name: "compares with a float on the way", pawn: counting("if n > limit * 1.5:\n    log('above')"), logs: "above", runs: true},
	{name: "compares with what it draws", pawn: "import random\n" + counting("if n > random.random() * 20:\n    log('above')"), logs: "above", runs: true},
	{name: "compares with a draw", pawn: "import random\n" + counting("if n > random.random():\n    log('above')"), logs: "above", runs: true},
	{name: "compares with what compares itself", pawn: "class A:\n    def __lt__(self, other):\n        return other > 9\na = A()\n" + counting("if n > a:\n    log('above')"), logs: "above", runs: true},
	{name: "compares what is none in the place of what was compared by code", pawn: `class A:
    def __gt__(self, other):
        log(str(other))
        return True
class O:
    def __init__(self, n):
        self.n = n
    def count(self):
        self.n += 1
class P:
    @property
    def n(self):
        return 0.5
a, b = O(0), O(0.5)
xs = [A(), 1000000]
def pawn():
    a.count()
    for o, x in ((a, 0), (b, 1)):
        if o.n < xs[x]:
            pass
    step()
`, logs: "3", runs: true},
	{name: "compares a property in the place of what was compared by code", pawn: `class A:
    def __gt__(self, other):
        log(str(other))
        return True
class O:
    def __init__(self, n):
        self.n = n
    def count(self):
        self.n += 1
class P:
    @property
    def n(self):
        return 0.5
a, b = O(0), P()
xs = [A(), 1000000]
def pawn():
    a.count()
    for o, x in ((a, 0), (b, 1)):
        if o.n < xs[x]:
            pass
    step()
`, logs: "3", runs: true},
	{name: "compares texts at times", pawn: counting("if n == 9:\n    m = 'x'\nif m == str(limit)[:1]:\n    log('text')\nm = 0\nm += 1")},
	{name: "compares what is no attribute", pawn: counted("class S(S):\n    @property\n    def k(self):\n        return self.n\n    def f(self):\n        self.k += 1\n", "if s.k > 4 + len(sense()):\n    log('above')"), logs: "above", runs: true},
	{name: "compares by a chain of sums", pawn: counting("if 2 + 3 < n < 4 * 5:\n    log('between')"), logs: "between", runs: true},
	{name: "compares for a list", pawn: counting("log(str([n > x * 2 for x in (3, 5)]))"), logs: "[True, False]"},
	{name: "compares many times", pawn: counting("log(str(sum(n > x * 2 for x in range(40))))"), logs: "9", runs: true},
}
