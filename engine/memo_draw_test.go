package engine_test

// drawing returns a player whose pawns do what the code says in each turn, and in some turns log
// a random number, which tells how many have been drawn by then.
func drawing(code string) string {
	return "import random\nfrom random import random as draw, randint\nn = 0\ndef pawn():\n    global n\n    n += 1\n" + indent(code, 4) +
		"    if n % 16 == 0:\n        log(str(random.random()))\n    step()\n"
}

// memoDrawCases are of random numbers. Where a turn does nothing with them but test a few, it
// comes again as long as the tests come out the same.
var memoDrawCases = []memoCase{
	{name: "tests a draw", logs: "drawn", pawn: drawing("if random.random() < 0.1:\n    log('drawn')")},
	{name: "tests a draw the other way around", logs: "drawn", pawn: drawing("if 0.9 <= random.random():\n    log('drawn')")},
	{name: "tests a draw that is even", logs: "drawn", pawn: drawing("if random.random() < 0.5:\n    log('drawn')")},
	{name: "tests a draw against what it sees", logs: "drawn", pawn: drawing("if random.random() < len(sense()) / 40:\n    log('drawn')")},
	{name: "tests a draw against a counter", logs: "drawn", runs: true, pawn: drawing("if random.random() < n / 100:\n    log('drawn')")},
	{name: "tests a draw against ints", logs: "drawn", pawn: drawing("if random.random() < 1 and random.random() > 0 and random.random() != 2:\n    log('drawn')")},
	{name: "tests whether a draw equals", logs: "not drawn", pawn: drawing("if random.random() == 0.5:\n    log('drawn')\nelse:\n    log('not drawn')")},
	{name: "tests two draws", logs: "drawn", pawn: drawing("if random.random() < 0.3 and random.random() < 0.3:\n    log('drawn')")},
	{name: "tests a draw by another one", logs: "drawn", pawn: drawing("if random.random() < 0.2:\n    if random.random() < 0.5:\n        log('drawn')")},
	{name: "tests draws in a loop", logs: "drawn", pawn: drawing("for i in range(5):\n    if random.random() < 0.03:\n        log('drawn')")},
	{name: "keeps how a test came out", logs: "True", pawn: drawing("lucky = random.random() < 0.1\nlog(str(lucky))")},
	{name: "returns how a test came out", logs: "drawn", pawn: "import random\ndef dares():\n    return not sense() or random.random() < 0.1\ndef pawn():\n    if dares():\n        log('drawn')\n    step()\n"},
	{name: "tests a draw by not", logs: "drawn", pawn: drawing("if not random.random() < 0.9:\n    log('drawn')")},
	{name: "tests a draw in a conditional", logs: "drawn", pawn: drawing("log('drawn' if random.random() < 0.1 else 'not')")},
	{name: "tests a draw in a comprehension", logs: "[1]", pawn: drawing("log(str([i for i in range(3) if random.random() < 0.1]))")},
	{name: "tests a draw while it holds", logs: "2", pawn: drawing("k = 0\nwhile random.random() < 0.2:\n    k += 1\nlog(str(k))")},
	{name: "tests one of two draws", runs: true, logs: "drawn", pawn: drawing("if (random.random() if len(sense()) > 6 else 0.95) > 0.9:\n    log('drawn')")},
	{name: "draws at some distance", logs: "drawn", pawn: drawing("if random.random() < sorted([len(sense()), 3, 1])[0] / 10:\n    log('drawn')")},
	{name: "keeps in a global how a test came out", logs: "True", pawn: drawing("global last\nlast = random.random() < 0.1\nlog(str(last))")},

	{name: "tests an int", logs: "drawn", pawn: drawing("if random.randint(1, 10) == 1:\n    log('drawn')")},
	{name: "tests an int the other way around", logs: "drawn", pawn: drawing("if 9 <= random.randrange(10):\n    log('drawn')")},
	{name: "tests an int by a function", logs: "drawn", pawn: drawing("if randint(0, 1) == 1:\n    log('drawn')")},
	{name: "tests an int of a range", logs: "drawn", pawn: drawing("if random.randrange(-3, 4) < -1:\n    log('drawn')")},
	{name: "tests an int of many", logs: "drawn", pawn: drawing("if random.randint(-2 ** 31, 2 ** 31 - 2) < 0:\n    log('drawn')")},
	{name: "tests an int below what it sees", logs: "drawn", pawn: drawing("if random.randrange(len(sense()) + 2) == 0:\n    log('drawn')")},
	{name: "tests the only int", logs: "drawn", pawn: drawing("if random.randint(4, 4) == 4 and random.randrange(1) == 0:\n    log('drawn')")},
	{name: "tests an int and a float", logs: "drawn", pawn: drawing("if random.randint(0, 2) != 1:\n    if random.random() < 0.3 or random.randrange(5) > 3:\n        log('drawn')")},
	{name: "tests the truth of an int", logs: "drawn", pawn: drawing("if not random.randint(0, 9):\n    log('drawn')")},
	{name: "tests the truth of an int of a range", logs: "drawn", pawn: drawing("if sense() and random.randrange(-1, 2):\n    log('drawn')")},
	{name: "tests the truth of an int by a function", logs: "drawn", pawn: drawing("log('drawn' if randint(0, 1) else 'not')")},
	{name: "keeps the truth of an int", logs: "True", pawn: drawing("lucky = not random.randint(0, 3)\nlog(str(lucky))")},
	{name: "tests the truth of an int, or keeps it", runs: true, logs: "20", pawn: drawing("x = random.randint(0, 20) or len(sense())\nlog(str(x))")},
	{name: "goes one of two ways", logs: "left", pawn: drawing("if random.random() < 0.5:\n    log('left')\nelse:\n    log('right')")},
	{name: "goes one of three ways", logs: "2", pawn: drawing("k = 0\nif random.randrange(3) > 0:\n    k = 1\n    if random.randint(0, 1) == 1:\n        k = 2\nlog(str(k))")},
	{name: "keeps an int of few", logs: "2", pawn: drawing("x = random.randint(0, 2)\nlog(str(x))")},
	{name: "keeps an int of few in a global", logs: "2", pawn: drawing("global last\nlast = random.randrange(3)\nlog(str(last))")},
	{name: "chooses one of few", logs: "b", pawn: drawing("log(random.choice(['a', 'b']))")},
	{name: "chooses a number of few", logs: "7", pawn: drawing("if random.choice([5, 6, 7]) == 7:\n    log('7')")},
	{name: "chooses one of few in turn", logs: "b2", pawn: drawing("log(random.choice('ab') + str(random.choice((1, 2))))")},
	{name: "chooses one of one", logs: "a", pawn: drawing("log(random.choice(['a']))")},
	{name: "shuffles a few", logs: "[1, -1]", pawn: drawing("x = [-1, 1]\nrandom.shuffle(x)\nlog(str(x))")},
	{name: "shuffles a list that it keeps", logs: "[1, -1]", pawn: "sides = [-1, 1]\n" + drawing("x = sides\nrandom.shuffle(x)\nlog(str(x))\nx.sort()")},
	{name: "shuffles three", logs: "[3, 2, 1]", pawn: drawing("x = [1, 2, 3]\nrandom.shuffle(x)\nlog(str(x))")},
	{name: "shuffles one and none", pawn: drawing("random.shuffle([1])\nrandom.shuffle([])")},
	{name: "shuffles and tests", logs: "drawn", pawn: drawing("x = [-1, 1]\nrandom.shuffle(x)\nif random.random() < 0.3 and x[0] == 1:\n    log('drawn')")},
	{name: "keeps an int of many", runs: true, logs: "12", pawn: drawing("x = random.randint(0, 15)\nlog(str(x))")},
	{name: "chooses one of many", runs: true, logs: "8", pawn: drawing("log(random.choice('0123456789'))")},
	{name: "shuffles many", runs: true, pawn: drawing("x = list(range(16))\nrandom.shuffle(x)\nlog(str(x))")},
	{name: "shuffles a list and keeps it", logs: "[3, 1, 2]", pawn: "sides = [1, 2, 3]\n" + drawing("x = sides\nrandom.shuffle(x)\nlog(str(x))")},
	{name: "shuffles by a function", runs: true, logs: "drawn", pawn: drawing("x = [-1, 1]\nrandom.shuffle(x, lambda: random.random())\nif x[0] == 1:\n    log('drawn')")},
	{name: "shuffles what shuffles itself", runs: true, pawn: `import random
class L(list):
    def __setitem__(self, i, x):
        log(str(random.random()))
        list.__setitem__(self, i, x)
def pawn():
    random.shuffle(L([1, 2]))
    step()
`},
	{name: "chooses what chooses itself", runs: true, pawn: `import random
class L:
    def __len__(self):
        return 2
    def __getitem__(self, i):
        log(str(random.random()))
        return i
def pawn():
    log(str(random.choice(L())))
    step()
`},
	{name: "chooses one of none", runs: true, logs: "IndexError", pawn: drawing("try:\n    random.choice([])\nexcept IndexError as e:\n    log(type(e).__name__)\nx = random.random()")},
	{name: "tests a draw against a choice", runs: true, logs: "drawn", pawn: drawing("if random.random() < random.choice([0.3, 0.6]):\n    log('drawn')")},
	{name: "draws an int of more than 64 bits", runs: true, logs: "drawn", pawn: drawing("if random.randint(-2 ** 62, 2 ** 62 + 2 ** 61) > 0 and random.randint(-2 ** 63, 2 ** 63 - 1) < 2 ** 64:\n    log('drawn')")},

	{name: "tests an int of more than 32 bits", runs: true, logs: "drawn", pawn: drawing("if random.randrange(2 ** 33) < 2 ** 32:\n    log('drawn')")},
	{name: "tests an int of 2**32", runs: true, logs: "drawn", pawn: drawing("if random.randint(-2 ** 31, 2 ** 31 - 1) < 0:\n    log('drawn')")},
	{name: "tests an int of none", runs: true, logs: "ValueError", pawn: drawing("try:\n    random.randint(2, 1) == 1\nexcept ValueError as e:\n    log(type(e).__name__)\nrandom.random()")},
	{name: "tests an int between floats", runs: true, logs: "drawn", pawn: drawing("if random.randint(1.0, 2) == 1:\n    log('drawn')")},
	{name: "tests an int in steps", runs: true, logs: "drawn", pawn: drawing("if random.randrange(0, 10, 5) == 5:\n    log('drawn')")},
	{name: "tests an int by keyword", runs: true, logs: "drawn", pawn: drawing("if random.randint(a=0, b=1) == 1:\n    log('drawn')")},
	{name: "tests an int below a counter", runs: true, logs: "drawn", pawn: drawing("if random.randrange(n) < 2:\n    log('drawn')")},
	{name: "tests an int against a counter", runs: true, logs: "met", pawn: drawing("if random.randrange(60) == n:\n    log('met')")},
	{name: "tests an int against a counter that is set", runs: true, logs: "met", pawn: "k = 0\n" + drawing("global k\nk += 1\nif k == 4:\n    k = 0\nif random.randrange(4) == k:\n    log('met')")},
	{name: "tests a counter against an int", logs: "met", pawn: "k = 0\n" + drawing("global k\nk += 1\nif k > 3:\n    k = 0\nif k >= random.randint(0, 3):\n    log('met')")},
	{name: "tests an int against an attribute that counts", logs: "met", pawn: "class A:\n    k = 0\na = A()\na.k = 0\n" + drawing("a.k += 1\nif a.k > 3:\n    a.k = 0\nif random.randint(0, 3) != a.k:\n    log('met')")},
	{name: "tests an int against an item that counts", logs: "met", pawn: "d = {'k': 0}\n" + drawing("d['k'] += 1\nif d['k'] > 3:\n    d['k'] = 0\nif random.randint(0, 3) < d['k']:\n    log('met')")},
	{name: "tests an int after it has drawn otherwise", runs: true, logs: "drawn", pawn: drawing("x = random.getrandbits(8)\nif random.randint(0, 1) == 1:\n    log('drawn')")},
	{name: "tests the truth of an int after it has drawn otherwise", runs: true, logs: "drawn", pawn: drawing("x = random.getrandbits(8)\nif random.randint(0, 1):\n    log('drawn')")},
	{name: "compares two ints", runs: true, logs: "drawn", pawn: drawing("if random.randint(0, 1) < random.randint(0, 1):\n    log('drawn')")},
	{name: "compares a float with an int", runs: true, logs: "drawn", pawn: drawing("if random.random() < random.randint(0, 1):\n    log('drawn')")},
	{name: "tests an int below where it is", logs: "drawn", pawn: drawing("if random.randrange(get_location()[0] + 1) == 0:\n    log('drawn')")},
	{name: "keeps an int that it tests", runs: true, pawn: drawing("x = random.randint(0, 9)\nif x < 5:\n    log(str(x))")},
	{name: "calls its own function randint", logs: "small", pawn: "def randint(a, b):\n    return len(sense()) + a\ndef pawn():\n    if randint(0, 1) < 9:\n        log('small')\n    step()\n"},
	{name: "tests what its own function randint draws and logs", runs: true, pawn: "import random\ndef randint(a, b):\n    x = random.randint(a, b)\n    log(str(x))\n    return x\ndef pawn():\n    if randint(0, 9) < 5:\n        step()\n"},
	{name: "tests what a generator of its own draws", runs: true, logs: "drawn", pawn: "import random\nr = random.Random(3)\ndef pawn():\n    if r.randint(0, 1) == 1:\n        log('drawn')\n    step()\n"},

	{name: "tests a draw against nan", logs: "not drawn", pawn: drawing("if random.random() < float('inf') - float('inf'):\n    log('drawn')\nelse:\n    log('not drawn')")},
	{name: "tests a draw against None", logs: "drawn", runs: true, pawn: drawing("if random.random() != None:\n    log('drawn')")},
	{name: "tests a draw against True", runs: true, logs: "drawn", pawn: drawing("if random.random() < True:\n    log('drawn')")},
	{name: "tests a draw against a huge number", runs: true, logs: "drawn", pawn: drawing("if random.random() < 2 ** 70:\n    log('drawn')")},
	{name: "tests a draw against what compares itself", runs: true, pawn: `import random
class A:
    def __gt__(self, x):
        log(str(x))
        return True
a = A()
def pawn():
    if random.random() < a:
        step()
`},
	{name: "tests a draw against a text", runs: true, logs: "TypeError", pawn: drawing("try:\n    random.random() < 'x'\nexcept TypeError as e:\n    log(type(e).__name__)")},
	{name: "tests a draw against what fails", runs: true, logs: "drawn", pawn: drawing("try:\n    random.random() < [][1]\nexcept IndexError:\n    log('drawn')\nif random.random() < 0.5:\n    log('half')")},
	{name: "tests many draws", runs: true, logs: "drawn", pawn: drawing("for i in range(9):\n    if random.random() < 0.01:\n        log('drawn')")},
	{name: "compares two draws", runs: true, logs: "drawn", pawn: drawing("if random.random() < random.random():\n    log('drawn')")},
	{name: "compares a draw with what draws", runs: true, logs: "drawn", pawn: drawing("def chance():\n    return random.random()\nif random.random() < chance():\n    log('drawn')")},
	{name: "tests a draw in a chain", runs: true, logs: "drawn", pawn: drawing("if 0.2 < random.random() < 0.6:\n    log('drawn')")},
	{name: "tests a draw in a chain that it begins", runs: true, logs: "drawn", pawn: drawing("if random.random() < 0.6 < 0.7:\n    log('drawn')")},
	{name: "tests a draw by in", runs: true, logs: "not drawn", pawn: drawing("if random.random() not in (1, 2):\n    log('not drawn')")},
	{name: "tests a draw that it keeps", runs: true, logs: "drawn", pawn: drawing("x = random.random()\nif x < 0.5:\n    log('drawn')")},
	{name: "logs a draw that it tests", runs: true, pawn: drawing("x = random.random()\nif x < 0.5:\n    log(str(x))")},
	{name: "tests what it gets by a function", runs: true, pawn: drawing("def random_():\n    x = draw()\n    log(str(x))\n    return x\nif random_() < 0.5:\n    log('drawn')")},
	{name: "tests what its own function random draws and logs", runs: true, pawn: "from random import random as draw\ndef random():\n    x = draw()\n    log(str(x))\n    return x\ndef pawn():\n    if random() < 0.5:\n        step()\n"},
	{name: "tests what its own method random draws and keeps", runs: true, pawn: `import random
class R:
    def random(self):
        self.x = random.random()
        return self.x
r = R()
def pawn():
    if r.random() < 0.5:
        step()
    log(str(r.x))
`},
	{name: "tests by a method random what it has drawn and kept", runs: true, pawn: `import random
def pawn():
    class L(list):
        random = list.pop
    l = L([random.random()])
    log(str(l[0]))
    if l.random() < 0.5:
        step()
`},
	{name: "hands on a draw to what compares itself", runs: true, pawn: `import random
class R:
    def random(self):
        return self.x
class A:
    def __gt__(self, x):
        r = R()
        r.x = x
        if r.random() < 2:
            log(str(x))
        return True
a = A()
def pawn():
    if random.random() < a:
        step()
`},
	{name: "compares what a draw will be", runs: true, pawn: `import random
class R:
    x = 0
    def random(self):
        return self.x
r = R()
def chance():
    return 0.3 if r.random() < 2 else 0
def pawn():
    r.x = random.random()
    random.seed(r.x)
    r.x = random.random()
    random.seed(r.x)
    if random.random() < chance():
        log('lucky')
    step()
`},
	{name: "compares what a draw is known to be", pawn: guessing, logs: "lucky"},
	{name: "calls its own function random", logs: "small", pawn: "def random():\n    return len(sense())\ndef pawn():\n    if random() < 9:\n        log('small')\n    step()\n"},
	{name: "calls the method random of its own class", logs: "small", pawn: "class R:\n    def random(self):\n        return 0.3\nr = R()\ndef pawn():\n    if r.random() < 0.5:\n        log('small')\n    step()\n"},
	{name: "calls something else random", runs: true, logs: "drawn", pawn: `from random import getrandbits
from functools import partial
random = partial(getrandbits, 3)
def pawn():
    if random() < 4:
        log('drawn')
    step()
`},
	{name: "calls a class random", logs: "small", pawn: "random = int\ndef pawn():\n    if random() < 4:\n        log('small')\n    step()\n"},
	{name: "draws in vain before it tests a draw", runs: true, logs: "drawn", pawn: drawing("random.random()\nif random.random() < 0.5:\n    log('drawn')")},
	{name: "draws in vain after it has tested a draw", runs: true, logs: "drawn", pawn: drawing("if random.random() < 0.5:\n    log('drawn')\nrandom.random()")},
	{name: "draws otherwise", runs: true, logs: "drawn", pawn: drawing("if random.random() < 0.5 and randint(1, 6) < 9:\n    log('drawn')\nrandint(1, 60)")},
	{name: "draws otherwise at times", logs: "drawn", pawn: drawing("if random.random() < 0.1 and randint(1, 6) < 9:\n    log('drawn')")},
	{name: "seeds what it draws from", runs: true, logs: "drawn", pawn: drawing("random.seed(n)\nif random.random() < 0.5:\n    log('drawn')")},
	{name: "waits while it draws", runs: true, logs: "drawn", pawn: `import random
def g():
    while True:
        yield random.random() < (yield)
d = g()
def pawn():
    next(d)
    if d.send(0.5):
        log('drawn')
    step()
`},
	{name: "takes too long while it draws", runs: true, logs: "drawn", pawn: drawing("def chance():\n    for i in range(20000):\n        pass\n    return 0.5\nif random.random() < chance():\n    log('drawn')")},
}

// guessing is a player whose pawns know what they will draw, and compare that at the same time,
// by a method that is called as the function is that draws.
const guessing = `
import random
class R:
    x = None
    def random(self):
        return self.x
r = R()
guess = []
def chance():
    return 0.3 if r.random() < 2 else 0
def pawn():
    if not guess:
        state = random.getstate()
        guess.extend(random.random() for i in range(99))
        random.setstate(state)
        r.x = guess[5]
    if random.random() < chance():
        log('lucky')
    step()
`
