package engine_test

import (
	"bhack/engine"
	"bhack/sandbox"
)

// memoCase is a player of TestRunAllIsTheSame.
type memoCase struct {
	name string
	// pawn is the text that comes before waiting, and helpers are other files.
	pawn    string
	helpers []sandbox.File
	// runs tells that nearly all turns have to run.
	runs bool
	// forgets tells that what no turn finds need not be kept: else there would be less to find out in most cases.
	forgets bool
	// memory is what a robot may keep, and text what is kept of texts; 0 stands for what
	// is usual.
	memory int64
	text   engine.TextLimits
	// logs is a text that must have been logged, and raises the first exception of White, so
	// that the case is known to be one.
	logs, raises string
}

// rememberer is a file that nobody imports. As it could import the main module, all of the globals of that are kept.
var rememberer = file("rememberer.py", "import __main__\n")

// memoCases are of what pawns do in a turn.
var memoCases = []memoCase{
	{name: "steps", pawn: "def pawn():\n    step()\n"},
	{name: "does nothing", pawn: "def pawn():\n    pass\n"},
	{name: "is a constant player", pawn: "LIMIT, NAMES = 3, ('a', 'b')\nTABLE = {1: [2], 3: {4}}\ndef pawn():\n    if len(NAMES) < LIMIT and TABLE[1][0] == 2:\n        step()\n"},
	{name: "keeps variables in a class", forgets: true, logs: "late", pawn: "class G:\n    size = get_board_size()\n    home = 0 if get_team() == Team.WHITE else size - 1\n    plan = []\n    seen = {}\n    age = 0\ndef pawn():\n    G.age += 1\n    if G.age > 9:\n        log('late')\n    if not G.plan:\n        G.plan.append(get_location()[1])\n    G.seen[G.plan[0]] = G.home\n    step()\n"},
	{name: "changes places in a class", forgets: true, logs: "Team.BLACK 1", pawn: "class G:\n    a = get_team()\n    b = Team.BLACK if a == Team.WHITE else Team.WHITE\n    n = [0] * 3\ndef pawn():\n    if len(sense()) % 3 == 0:\n        G.a, G.b = G.b, G.a\n        G.n[1] += 1\n        log(str(G.a) + ' ' + str(G.n[1]))\n    step()\n"},
	{name: "strikes and steps", pawn: "def pawn():\n    if not strike():\n        step()\n"},
	{name: "logs", logs: "at (3, 0)", pawn: "def pawn():\n    log('at ' + str(get_location()))\n    step()\n"},
	{name: "prints", logs: "(3, 0) \nsees", pawn: "def pawn():\n    print(get_location(), '\\nsees', end='')\n    print()\n    step()\n"},
	{name: "logs what it sees", pawn: "def pawn():\n    log(str(sense()))\n    step()\n"},
	{name: "logs as much as is remembered", logs: "31", pawn: "def pawn():\n    for i in range(32):\n        log(str(i))\n    step()\n"},
	{name: "logs more calls than are remembered", runs: true, logs: "32", pawn: "def pawn():\n    for i in range(33):\n        log(str(i))\n    step()\n"},
	{name: "logs more text than is remembered", runs: true, pawn: "def pawn():\n    log('long' * 1000)\n    step()\n"},
	{
		name: "logs more than is kept of a turn", text: engine.TextLimits{LogLines: 2, LogBytes: 20}, logs: "two",
		pawn: "def pawn():\n    log('one')\n    log('two')\n    log('three')\n    step()\n",
	},
	{
		name: "logs more than is kept of a match", text: engine.TextLimits{TeamBytes: 500}, logs: "one",
		pawn: "def pawn():\n    log('one')\n    step()\n",
	},
	{name: "logs its budget", pawn: "def pawn():\n    log(str(get_bytecode()))\n    step()\n    log(str(get_bytecode()))\n"},
	{name: "acts by its budget", pawn: "def pawn():\n    if get_bytecode() % 2 or len(sense()) % 3:\n        step()\n"},

	{name: "draws a number first of all", runs: true, pawn: "from random import randint\ndef pawn():\n    log(str(randint(1, 60)))\n    step()\n"},
	{name: "draws and forgets", runs: true, pawn: "import random\ndef pawn():\n    random.random()\n    if not strike():\n        step()\n"},
	{name: "shuffles", runs: true, pawn: "import random\ndef pawn():\n    l = list(range(9))\n    random.shuffle(l)\n    log(str(l))\n    step()\n"},
	{name: "seeds and draws", runs: true, pawn: "import random\ndef pawn():\n    random.seed(1)\n    log(str(random.random()))\n    step()\n"},
	{name: "draws at times", logs: "drawn", pawn: `import random
def pawn():
    row, col = get_location()
    if row == 0:
        log('drawn')
        if random.random() < 0.7:
            return
    step()
`},
	{name: "has a source of its own", runs: true, pawn: "import random\nmine = random.Random(7)\ndef pawn():\n    if mine.random() < 0.5:\n        step()\n"},

	{name: "looks after it has moved", pawn: "def pawn():\n    if strike():\n        return\n    step()\n    log(str(sense()))\n"},
	{name: "looks ahead after it has moved", pawn: `def pawn():
    if not strike():
        step()
    row, col = ahead()
    row += row - get_location()[0]
    if 0 <= row < 8:
        log(str(check_space(row, col)))
`},
	{
		name: "adds where it is to an instance", logs: "five",
		pawn: `class A:
    def __add__(self, n):
        if n == 5:
            log('five')
        return self
    __radd__ = __add__
a = A()
def pawn():
    row, col = get_location()
    a + row + col
`,
	},
	{
		name: "adds an instance to where it is", logs: "five",
		pawn: `class A:
    def __add__(self, n):
        if n == 5:
            log('five')
        return self
    __radd__ = __add__
a = A()
def pawn():
    row, col = get_location()
    row + a + col
`,
	},
	{name: "tells where it has moved", pawn: "def pawn():\n    if not strike():\n        step()\n    log(str(get_location()))\n"},
	{
		name: "captures far away", logs: "cannot capture on (3, 7), which is empty",
		pawn: `
def pawn():
    row, col = get_location()
    try:
        capture(row, 7 - col)
    except RobotError as e:
        log(str(e))
    step()
`,
	},
	{
		name: "captures what is near", logs: "cannot capture on (4, 0), which is not one column aside",
		pawn: `
def pawn():
    for row, col, team in sense():
        try:
            capture(row, col if abs(col - get_location()[1]) != 1 else col + 9)
        except RobotError as e:
            log(str(e))
    step()
`,
	},
	{
		name: "looks over the edge", // where that is no error, it looks at the other side
		pawn: `
def pawn():
    row, col = get_location()
    for r in range(row - 2, row + 3):
        for c in range(col - 2, col + 3):
            try:
                log(str(check_space(r, c)))
            except (RobotError, IndexError) as e:
                log(str(e))
    step()
`,
	},
	{name: "looks too far", logs: "RobotError", pawn: "def pawn():\n    try:\n        check_space(9, get_location()[1])\n    except RobotError as e:\n        log(type(e).__name__)\n    step()\n"},
	{name: "acts twice", logs: "this pawn has moved in this turn already", pawn: "def pawn():\n    step()\n    try:\n        move_forward()\n    except RobotError as e:\n        log(str(e))\n"},

	{name: "raises", runs: true, raises: "KeyError", pawn: "def pawn():\n    step()\n    {}[1]\n"},
	{name: "raises at times", raises: "RobotError", pawn: "def pawn():\n    if len(sense()) % 2:\n        move_forward()\n    step()\n"},
	{name: "catches what it raises", pawn: "def pawn():\n    try:\n        [][1]\n    except IndexError as e:\n        log(str(e))\n    step()\n"},
	{name: "moves and raises", raises: "ZeroDivisionError", pawn: "def pawn():\n    step()\n    if get_location()[0] in (1, 6):\n        1 / 0\n"},
	{name: "recurses too deep", logs: "deep", pawn: `def deep():
    deep()
def pawn():
    if len(sense()) > 12:
        try:
            deep()
        except RecursionError:
            log('deep')
    step()
`},
	{name: "pauses", runs: true, pawn: "def pawn():\n    step()\n    for i in range(9999):\n        pass\n"},
	{name: "pauses at times", pawn: "def pawn():\n    if len(sense()) == 7:\n        for i in range(19999):\n            pass\n        log('late')\n    step()\n", logs: "late"},
	{name: "pauses in a sort", pawn: "def pawn():\n    if len(sense()) == 7:\n        sorted([1, 2], key=lambda x: sum(range(29999)) and x)\n        log('late')\n    step()\n", logs: "late"},
	{name: "pauses at its first turn", pawn: "sum(range(99999))\ndef pawn():\n    step()\n"},

	{name: "asks for an identity", runs: true, pawn: "def pawn():\n    log(str(id([])))\n    step()\n"},
	{name: "shows an identity", runs: true, pawn: "class A:\n    pass\na = A()\ndef pawn():\n    log(repr(a))\n    step()\n"},
	{name: "asks for identities at times", pawn: "def pawn():\n    if get_location()[0] in (3, 4):\n        log(str(id([pawn, step, ahead][len(sense()) % 3])))\n    step()\n"},
	{name: "makes a NaN", runs: true, pawn: "def pawn():\n    x = float('nan')\n    log(str(x in [x]))\n    step()\n"},
	{name: "keeps a NaN", logs: "False", pawn: "import math\nx = float('nan')\ndef pawn():\n    log(str(x == x))\n    step()\n"},
	{name: "calls by a name that it makes", logs: "f1", pawn: `class A:
    def f0(self):
        log('f0')
    def f1(self):
        log('f1')
    def f2(self):
        log('f2')
a = A()
def pawn():
    k = len(sense()) % 3
    'x' + str(k) + 'y'
    getattr(a, 'f' + str(k))()
    step()
`},
	{name: "hashes long texts", runs: true, pawn: "n = 0\ndef pawn():\n    global n\n    n = n * 3 % 1000003 + 1\n    log(str(hash('a text of more than twenty bytes, number %d' % n)))\n    step()\n"},
	{name: "hashes short texts", runs: true, pawn: "n = 0\ndef pawn():\n    global n\n    n = n * 3 % 1000003 + 1\n    log(str(hash('number %d' % n)))\n    step()\n"},
	{name: "calls by a long name that it makes", logs: "f1", pawn: `class A:
    def the_function_with_the_number_f0(self):
        log('f0')
    def the_function_with_the_number_f1(self):
        log('f1')
    def the_function_with_the_number_f2(self):
        log('f2')
a = A()
def pawn():
    k = len(sense()) % 3
    getattr(a, 'the_function_with_the_number_f' + str(k))()
    step()
`},
	{name: "calls a builtin by a name that it makes", logs: "[]", pawn: `def pawn():
    k, l = ('opy', 'lear')[len(sense()) % 2], [1]
    k + 'x'
    k + 'y'
    k + 'z'
    getattr(l, 'c' + k)()
    log(str(l))
    step()
`},
	{name: "raises a class that it names", raises: "E2", pawn: `def pawn():
    x = ['junk' + str(i) for i in range(len(sense()))]
    step()
    if len(x) == 2:
        raise type('E' + str(len(x)), (Exception,), {})('text' + str(len(x)))
`},
	{name: "makes texts", logs: "place 1-0", pawn: "def pawn():\n    a, b = get_location()\n    x = ['junk ' + str(i) for i in range(a + b)]\n    log('place ' + str(a) + '-' + str(b))\n    step()\n"},
	{name: "makes a generator", logs: "14", pawn: "def g():\n    for i in range(4):\n        yield i * i\ndef pawn():\n    log(str(sum(g())))\n    step()\n"},
	{name: "makes a class", runs: true, pawn: "class A:\n    pass\ndef pawn():\n    class B(A):\n        pass\n    log(B.__mro__[1].__name__)\n    step()\n"},

	{name: "imports late", pawn: "def pawn():\n    import helper\n    helper.go(step)\n", helpers: []sandbox.File{file("helper.py", "print('imported')\ndef go(f):\n    f()\n")}, logs: "imported"},
	{name: "imports where it meets", pawn: "def pawn():\n    if len(sense()) > 5:\n        import helper, math\n        log(str(helper.n + math.floor(2.5)))\n    step()\n", helpers: []sandbox.File{file("helper.py", "n = 1\n")}, logs: "3"},
	{name: "imports what fails", pawn: "def pawn():\n    try:\n        import helper\n    except ValueError:\n        log('failed')\n    step()\n", helpers: []sandbox.File{file("helper.py", "raise ValueError\n")}, logs: "failed"},
}

func file(path, text string) sandbox.File { return sandbox.File{Path: path, Text: []byte(text)} }
