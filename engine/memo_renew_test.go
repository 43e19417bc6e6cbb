package engine_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

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
	{name: "renews now two lists and now one", pawn: renewing("kept = other = [1]\nn = 0", "global n, other\nn += 1\nlog('same' if kept is other else 'equal')\nkept, other = [1], [1]\nif n % 3 == 0:\n    other = kept"), logs: "same", runs: true},
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
	{name: "renews a large number", pawn: renewing("kept = None", "kept = 10 ** 30 + len(sense())\nlog(str(kept))")},
	{name: "renews an instance", pawn: renewing("class A:\n    pass\nkept = None", "kept = A()\nkept.sees = len(sense())\nlog(str(kept.sees))"), logs: "7"},
	{name: "renews an instance with a counter", runs: true, pawn: renewing("class A:\n    def __init__(self, n):\n        self.n = n\n    def count(self):\n        self.n += 1\nkept = A(0)", "kept = A(kept.n)\nkept.count()\nif kept.n == 20:\n    log('twenty')"), logs: "twenty"},
	{name: "renews an instance that has counted", pawn: renewing("class A:\n    def __init__(self):\n        self.n = 0\n    def count(self):\n        self.n += 1\nkept = A()", "if kept.n > 3:\n    log('more than three')\n    kept = A()\nkept.count()"), logs: "more than three"},
	{name: "renews an instance in a list of its own class", pawn: renewing("class L(list):\n    pass\nkept = None", "kept = L(sense())\nlog(str(len(kept)))"), logs: "7"},
	{name: "renews a class", runs: true, pawn: renewing("kept = None", "class A:\n    sees = len(sense())\nkept = A\nlog(str(A.sees))"), logs: "7"},
	{name: "renews a function", runs: true, pawn: renewing("kept = None", "kept = lambda: 1\nlog(str(kept()))"), logs: "1"},
	{name: "renews a bound method", pawn: renewing("class A:\n    def f(self):\n        return 7\na = A()\nkept = None", "kept = a.f\nlog(str(kept()))"), logs: "7", runs: true},
	{name: "renews an exception", runs: true, pawn: renewing("kept = None", "try:\n    [][1]\nexcept IndexError as e:\n    kept = e\nlog(str(kept))"), logs: "list index out of range"},
	{name: "renews an attribute", pawn: keeping(`class A:
    def __init__(self):
        self.seen = []
        self.n = 0
    def look(self):
        self.n += 1
        self.seen = [s for s in sense() if s[1] > 0]
        return len(self.seen)
a = A()`, "if a.look() > 6 or a.n == 20:\n    log('so many')"), logs: "so many"},
	{name: "renews an attribute of a class", pawn: keeping("class A:\n    seen = []", "A.seen = sense()\nlog(str(len(A.seen)))"), logs: "7"},
	{name: "renews in a closure", pawn: keeping(`def make():
    kept = []
    def f():
        nonlocal kept
        if len(kept) > 6:
            log('many')
        kept = sense()
    return f
f = make()`, "f()"), logs: "many"},
	{name: "renews in a list", pawn: keeping("kept = [[]]", "kept[0] = sense()\nlog(str(len(kept[0])))"), logs: "7"},
	{name: "renews and counts", pawn: renewing("kept, n = [], 0", "global n\nn += 1\nkept = [len(sense())]\nif n > 20:\n    log('late')"), logs: "late"},
	{name: "renews a list by what it was", runs: true, pawn: renewing("kept = [0]", "kept = [kept[0] + 1]\nlog(str(kept[0]))"), logs: "20"},
	{name: "renews a list of its turns", runs: true, pawn: renewing("kept, n = [], 0", "global n\nn += 1\nkept = [n]\nlog(str(kept))"), logs: "[20]"},
	{name: "renews and asks for an id", runs: true, pawn: renewing("kept = []", "kept = [len(sense())]\nlog(str(id(kept)))")},
	{name: "renews lists in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("[s[0] for s in sense()]", "sense()")},
	{name: "renews dicts in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("{s[:2]: s for s in sense()}", "dict(last or {i: i for i in range(12)})")},
	{name: "renews sets in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("{i for i in range(len(sense()))}", "set(sense()) | {(1, 2)}")},
	{name: "renews tuples in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("tuple(sense()[:9]), (1, 2, 3)", "(1, (2, 3, [4]), 1)")},
	{name: "renews pairs in all it may at last", runs: true, memory: 400 << 10, logs: "full", pawn: renewingAll("[(i, 1000) for i in range(3)]", "(1, 2)")},
	{name: "renews texts in all it may at last", runs: true, memory: 400 << 10, logs: "full", pawn: renewingAll("['sees' + str(i) for i in range(3)]", "'x'.upper()")},
	{name: "renews instances in all it may at last", memory: 400 << 10, logs: "full", pawn: renewingAll("Thing(sense())", "Thing(1)")},
}

// TestRunAllOfLikeObjects plays pawns that make one thing in two ways, by what they see, and find out at
// last how much memory it takes. What they see changes back and forth: turns in which they make it
// in the other way are remembered, too.
func TestRunAllOfLikeObjects(t *testing.T) {
	t.Parallel()
	alone := compile(t, idle)
	for name, c := range map[string]struct{ start, one, other string }{
		"lists":                 {"", "kept = [0] * 7", "kept = [0 for i in range(7)]"},
		"lists that have grown": {"", "kept = [0] * 9\ndel kept[7:]", "kept = [0] * 7"},
		"tuples":                {"", "kept = (0, 0, 0, 0, 0)", "kept = tuple(0 for i in range(5))"},
		"dicts":                 {"", "kept = {i: i for i in range(9)}", "kept = {i: i for i in range(30)}\nfor i in range(9, 30):\n    del kept[i]"},
		"copies of dicts":       {"", "kept = {i: i for i in range(9)}", "kept = dict({i: i for i in range(9)})"},
		"sets that have met":    {"seven = set(range(7))", "kept = {i for i in range(7)}", "kept = {i for i in range(7)}\nkept &= seven"},
		"sets that have shrunk": {"", "kept = {i for i in range(7)}", "kept = {i for i in range(50)}\nkept -= set(range(7, 50))"},
		"instances":             {"class A:\n    pass", "kept = A()\nkept.a = 1", "kept = A()\nkept.a = kept.b = 1\ndel kept.b"},
		"defaults": {
			"def f(a=1, b=2, c=3, d=4, e=5, g=6, h=7, i=8): pass", "kept = tuple([1, 2, 3, 4, 5, 6, 7, 8])\nf.__defaults__ = kept",
			"kept = tuple([1, 2, 3, 4, 5, 6, 7, 8])",
		},
		"defaults of two functions": {
			"def f(a=1, b=2, c=3, d=4, e=5, g=6, h=7, i=8): pass\ndef h(a=1, b=2, c=3, d=4, e=5, g=6, h=7, i=8): pass",
			"t = tuple([1, 2, 3, 4, 5, 6, 7, 8])\nf.__defaults__ = h.__defaults__ = t",
			"f.__defaults__ = tuple([1, 2, 3, 4, 5, 6, 7, 8])\nh.__defaults__ = tuple([1, 2, 3, 4, 5, 6, 7, 8])",
		},
	} {
		for last := 12; last < 30; last++ {
			t.Run(fmt.Sprintf("%s in turn %d", name, last), func(t *testing.T) {
				t.Parallel()
				rules := engine.Final()
				rules.RobotMemory = 400 << 10
				program := compile(t, measuring+c.start+strings.NewReplacer("ONE", indent(c.one, 8), "OTHER", indent(c.other, 8), "LAST", strconv.Itoa(last)).Replace(passedBy))
				got := playBothWays(t, engine.Config{Rules: rules, White: program, Black: alone, Size: 8, Rounds: 80, Seed: 1})
				assert.Nil(t, got.result.Teams[0].FirstError)
				assert.NotZero(t, got.repeated)
				assert.Contains(t, got.all(), "full")
			})
		}
	}
}

// passedBy is a player of whose pawns two stand still, and others walk by on both sides now and then.
const passedBy = `
n, kept = 0, None
def stand():
    global n, kept
    n += 1
    if n == LAST:
        fill()
    if len(sense()) < 2:
ONE    else:
OTHER
turns = 0
def turn():
    global turns
    size = get_board_size()
    if get_type() == RobotType.OVERLORD:
        turns += 1
        home = 0 if get_team() == Team.WHITE else size - 1
        for col in (3, 4) if turns < 3 else (2, 5) if turns % 9 < 2 else ():
            if not check_space(home, col):
                spawn(home, col)
                return
        return
    row, col = get_location()
    if col in (3, 4):
        stand()
    elif 0 < row < size - 1 or not check_space(row + (1 if row == 0 else -1), col):
        row += 1 if get_team() == Team.WHITE else -1
        if 0 <= row < size and not check_space(row, col):
            move_forward()
`

// measuring has a function that finds out how long a text there is memory for, when most of it is taken:
// that tells how much everything else takes.
const measuring = `
def fill():
    big = 'x' * 300000
    measure()
def measure():
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
`

// renewingAll returns a player that keeps two things, which it makes anew each turn, and at last measures them.
func renewingAll(kept, last string) string {
	return measuring + strings.NewReplacer("KEPT", kept, "LAST", last).Replace(`
class Thing:
    def __init__(self, x):
        self.x = x
n, kept, last = 0, None, None
def pawn():
    global n, kept, last
    n += 1
    if n == 40:
        fill()
    kept = KEPT
    last = LAST
`)
}
