package engine_test

import (
	"strings"

	"bhack/sandbox"
)

// counting returns a player whose pawns count their turns in n, from 0, and do what the code
// says.
func counting(code string) string {
	return "n = 0\nm = 0\nlimit = 9\ndef pawn():\n    global n, m\n    n += 1\n" + indent(code, 4) + "    step()\n"
}

// replaced returns the text with the first old replaced by new.
func replaced(text, old, new string) string { return strings.Replace(text, old, new, 1) }

// memoCounterCases are of globals that functions add constants to. Turns repeat as long as what
// the code asks of them comes out the same.
var memoCounterCases = []memoCase{
	{name: "counts", pawn: counting("pass")},
	{name: "counts up to a number", pawn: counting("if n >= 20:\n    log('late')"), logs: "late"},
	{name: "counts in rounds", pawn: counting("if n % 5 == 0:\n    log('fifth')"), logs: "fifth"},
	{name: "counts beyond all limits at times", pawn: counting("m += 1\nif m % 7 == 3:\n    n = 9223372036854775807\nelif m % 7 == 6:\n    n = 0\nif m % 7 == 5:\n    log(str(n))"), logs: "9223372036854775809"},
	{name: "counts in rounds without a comparison", pawn: counting("if n % 7:\n    return"), logs: ""},
	{name: "counts in rounds of less than nothing", pawn: counting("if n % -3 == -1:\n    log('third')"), logs: "third"},
	{name: "counts below nothing in rounds", pawn: counting("m -= 1\nif m % 3 == 2:\n    log('third')"), logs: "third"},
	{name: "starts again", pawn: counting("if n == 6:\n    n = 0\n    log('again')"), logs: "again"},
	{name: "counts down", pawn: replaced(counting("n -= 2\nif n < 0:\n    log('low')"), "n = 0", "n = 20"), logs: "low"},
	{name: "counts and takes back", pawn: counting("if n == 7:\n    log('seven')\nn -= 1"), logs: ""},
	{name: "counts what it sees", pawn: counting("if len(sense()) > 7:\n    m += 1\nif m == 5:\n    log('five')"), logs: "five"},
	{name: "counts twice", pawn: counting("if n >= 10:\n    m += 1\nif m >= 10:\n    log('both')"), logs: "both"},
	{name: "counts twice with a reset", pawn: counting("if n >= 10:\n    n = 0\n    m += 1\nif m == 3:\n    log('third')"), logs: "third"},
	{name: "compares two counters", pawn: counting("m += 2\nif m - 20 > n:\n    log('above')\nif m > n:\n    log('ahead')"), logs: "above"},
	{name: "compares in rounds with a sum", pawn: counting("if n % limit < limit - 7:\n    log('early')"), logs: "early"},
	{name: "compares in rounds the other way around", pawn: counting("if limit - 2 == n % limit:\n    log('seventh')"), logs: "seventh"},
	{name: "compares in rounds with an item", pawn: counting("k = [3, 5]\nif n // 5 > k[0]:\n    log('above')"), logs: "above"},
	{name: "compares in rounds with rounds", pawn: counting("m += 2\nif n // 10 >= m // 5 - 4:\n    log('ahead')"), logs: "ahead"},
	{name: "compares rounds with what is no counter", pawn: counting("if n % 5 == get_location()[1] % 5:\n    log('my turn')"), logs: "my turn"},
	{name: "compares rounds of two counters", pawn: counting("m += 2\nif n % 3 == m % 7:\n    log('met')"), logs: "met"},
	{name: "compares a counter with a calculated one", pawn: counting("m += 2\nif n > m - 30 + 1:\n    log('above')\nif m - 40 > n:\n    log('below')"), logs: "above"},
	{name: "compares rounds with a float", pawn: counting("if n % 5 > limit / 3:\n    log('late')"), logs: "late"},
	{name: "compares rounds with a text", pawn: counting("if n % 5 == str(limit):\n    log('never')\nlog('always')"), logs: "always"},
	{name: "compares rounds of another number of turns", pawn: counting("global limit\nif n % limit == limit - 1:\n    log('last')\n    limit = 3 if limit == 9 else 9"), logs: "last"},
	{name: "compares rounds of no turns", pawn: counting("try:\n    if n % (limit - 9 if n % 4 else 5) == limit - 8:\n        log('first')\nexcept ZeroDivisionError:\n    log('none')"), logs: "none", runs: true},
	{name: "compares rounds of nothing", pawn: replaced(counting("try:\n    if n % limit == limit - 8:\n        log('first')\nexcept ZeroDivisionError:\n    log('none')"), "limit = 9", "limit = 0"), logs: "none", runs: true},
	{name: "compares rounds with what is not there", pawn: counting("try:\n    if n % 5 == [1][limit]:\n        log('never')\nexcept IndexError:\n    log('none')"), logs: "none", runs: true},
	{name: "compares rounds with what steps the counter", pawn: counting("def step_on():\n    global n\n    n += 1\n    return 3\nif n % 5 == step_on():\n    log('third')\nif n - 3 > step_on() * 9:\n    log('far')"), logs: "third"},
	{name: "compares rounds with what compares rounds", pawn: counting("def third(k):\n    return k if n % 3 == k - 1 else -1\nif n % 5 == third(3):\n    log('both')"), logs: "both"},
	{name: "compares what becomes more than 64 bits", pawn: replaced(counting("n -= 1\nif n * 4294967296 * 4294967296 > limit - 9:\n    log('large')"), "n = 0", "n = 5"), logs: "large"},
	{name: "compares what becomes more than 64 bits with a float", pawn: replaced(counting("n -= 2\nif n * 4294967296 * 4294967296 > limit / 3:\n    log('large')"), "n = 0", "n = 5"), logs: "large", runs: true},
	{name: "compares after adding True", pawn: replaced(counting("if n + limit > len(sense()) + 9:\n    log('above')"), "limit = 9", "limit = True"), logs: "above", runs: true},
	{name: "compares a local of its own after a calculation", pawn: counting("k = n\nif k % 5 < limit - 3:\n    pass\nif k > 20:\n    log('late')"), logs: "late", runs: true},
	{name: "compares a local of its own after two calculations", pawn: counting("k = n % 7\nif k - 1 < limit - 3:\n    log(str(k))"), logs: "5"},
	{name: "compares what becomes large", pawn: counting("if n * 1073741823 * 1024 > limit * 2 ** 42:\n    log('large')"), logs: "large", runs: true},
	{name: "compares two counters of different steps", pawn: counting("m += 2\nif n > 9 and n + 30 > m:\n    log('above')\nif 40 - n == m:\n    log('met')"), logs: "above", runs: true},
	{name: "compares two counters in turn", pawn: counting("if n < m:\n    return\nlog('now')\nm = n + 7\ndef never():\n    global m\n    m -= 1"), logs: "now"},
	{name: "compares two counters by all operators", pawn: counting("m += 2\nk = (m < n, m <= n, m == n, m != n, m > n, m >= n)\nif n % 9 == 0:\n    m = 0\n    log(str(k))"), logs: "(False, False, False, True, True, True)"},
	{name: "compares two counters after steps", pawn: counting("m += 2\nif n % 8 == 0:\n    m -= 17\nif m <= n:\n    m += 1\n    if m == n:\n        log('met')\n    m -= 1\nif n > m:\n    log('above')"), logs: "above"},
	{name: "compares a counter with itself", pawn: counting("if n > n:\n    log('never')\nif n == n:\n    log('always')"), logs: "always"},
	{name: "compares two counters one of which becomes something else", pawn: counting("m += 1\nif m % 7 == 3:\n    n = 2.5\nelif m % 7 == 6:\n    n = 0\nif n < m:\n    log('below')"), logs: "below"},
	{name: "compares two counters, the second of which goes beyond all limits", pawn: counting("m += 1\nif n > m:\n    log('above')\nm = 0\nif n % 7 == 3:\n    m = 9223372036854775807"), logs: "above"},
	{name: "compares two counters one of which goes beyond all limits", pawn: counting("m += 1\nif m % 7 == 3:\n    n = 9223372036854775807\nelif m % 7 == 6:\n    n = 0\nif n < m:\n    log('below')"), logs: "below"},
	{name: "compares two counters at times", pawn: counting("if n > 6:\n    m += 2\n    if m == n:\n        log('met')"), logs: "met"},
	{name: "compares with a global", pawn: counting("if n > limit:\n    log('above')"), logs: "above"},
	{name: "compares with a global that changes", pawn: counting("global limit\nif n == limit:\n    limit = limit * 2\n    log('doubled')"), logs: "doubled"},
	{name: "compares with a global of another kind", pawn: replaced(counting("if n > limit:\n    log('above')"), "limit = 9", "limit = 9.5"), logs: "above", runs: true},
	{name: "compares with a float", pawn: counting("if n > 9.5:\n    log('above')"), logs: "above", runs: true},
	{name: "compares with True", pawn: counting("if n == True:\n    log('first')"), logs: "first", runs: true},
	{name: "compares with a local", pawn: counting("most = len(sense()) + 8\nif n > most:\n    log('above')"), logs: "above"},
	{name: "compares with a local of its own", pawn: counting("before = n - 3\nif n > before:\n    log('above')"), logs: "above", runs: true},
	{name: "compares with a parameter", pawn: "n = 0\ndef above(most):\n    if n > most:\n        log('above')\ndef pawn():\n    global n\n    n += 1\n    above(9)\n    step()\n", logs: "above"},
	{name: "compares with an outer local", pawn: counting("most = 9\ndef above():\n    return [most for x in (1,) if n > most]\nif above():\n    log('above')"), logs: "above"},
	{name: "compares in a comprehension", pawn: counting("for x in [y for y in (8, 12, 99) if n > y]:\n    log(str(x))"), logs: "12"},
	{name: "compares with local after local", pawn: counting("for y in (20, 3, 8):\n    if n == y:\n        log(str(y))"), logs: "20"},
	{name: "compares the other way around", pawn: counting("if 9 < n:\n    log('above')"), logs: "above"},
	{name: "compares in a chain", pawn: counting("if 9 < n < 20:\n    log('between')"), logs: "between", runs: true},
	{name: "compares by and", pawn: counting("if n > 9 and n < 20 or n == 30:\n    log('between')"), logs: "between"},
	{name: "compares in a loop", pawn: counting("k = 0\nwhile n > k:\n    k += 1\nlog(str(k))"), logs: "20", runs: true},
	{name: "compares in a conditional", pawn: counting("log('above' if n > 9 else 'below')"), logs: "above"},
	{name: "compares by not", pawn: counting("if not n > 9:\n    log('below')"), logs: "below"},
	{name: "compares by in", pawn: counting("if n in (9, 20):\n    log('one of them')"), logs: "one of them", runs: true},
	{name: "compares by is", pawn: counting("if n is 9:\n    log('nine')"), logs: "nine", runs: true},
	{name: "compares text with it", pawn: counting("if n == 'x':\n    log('x')"), runs: true},
	{name: "keeps a comparison", pawn: counting("above = n > 9\nlog(str(above))"), logs: "True"},
	{name: "calculates with it", pawn: counting("if n + 1 > 20:\n    log('above')"), logs: "above"},
	{name: "divides it", pawn: counting("if n // 5 == 3:\n    log('fourth')"), logs: "fourth"},
	{name: "calculates with it three times", pawn: counting("if (n - limit) // 3 % 4 == 2:\n    log('wave')"), logs: "wave"},
	{name: "calculates with it four times", pawn: counting("if n * 2 // 3 % 8 + 1 == 3:\n    log('wave')"), logs: "wave"},
	{name: "calculates with a global that changes", pawn: counting("global limit\nif n % limit == 0:\n    limit -= limit // 3\n    log('wave')\nif limit < 3:\n    limit = 9"), logs: "wave"},
	{name: "calculates with a local", pawn: counting("k = len(sense()) + 2\nif n % k == 1:\n    log('wave')"), logs: "wave"},
	{name: "calculates with its row", pawn: counting("row, col = get_location()\nrow += 1\nif n % row == 2:\n    log('wave')\nif n - col > row:\n    log('late')"), logs: "late"},
	{name: "calculates with its column and compares with its row", pawn: counting("row, col = get_location()\nif (n - col) % 7 < row:\n    log('wave')"), logs: "wave"},
	{name: "keeps a part of it", pawn: counting("phase = n // 20\nlog('phase %d' % phase)"), logs: "phase 2"},
	{name: "keeps a remainder", pawn: counting("phase = n % 4\nlog('phase %d' % phase)"), logs: "phase 3"},
	{name: "adds a part of it", pawn: counting("patience = len(sense()) + n // 16\nif patience > 8:\n    log('bored')"), logs: "bored"},
	{name: "indexes by a remainder", pawn: counting("log('abc'[n % 3])"), logs: "c"},
	{name: "stores a part of it", pawn: counting("m = n // 10\nif m == 2:\n    log('two')"), logs: "two"},
	{name: "divides it by nothing", pawn: counting("try:\n    if n % (limit - limit):\n        log('no')\n    k = 0\n    if n // k == 1:\n        log('no')\nexcept ZeroDivisionError:\n    log('nothing')"), logs: "nothing", runs: true},
	{name: "divides it by less than nothing", pawn: counting("k = -5\nif n // k == -3:\n    log('third')"), logs: "third"},
	{name: "multiplies it beyond 64 bits", pawn: counting("k = 2 ** 39\nif n * k * k % 7 == 3:\n    log('far')"), runs: true},
	{name: "multiplies it", pawn: counting("k = 2 ** 39\nif n * k % 7 == 3:\n    log('far')"), logs: "far"},
	{name: "divides it by a float", pawn: counting("k = 2.5\nif n // k == 3:\n    log('third')"), logs: "third", runs: true},
	{name: "divides it by True", pawn: counting("k = True\nif n % k == 0 and n > 9:\n    log('late')"), logs: "late", runs: true},
	{name: "divides it by a counter", pawn: counting("m += 2\nif n * 3 % m == 1:\n    log('met')\nif n % n == 0:\n    log('itself')"), logs: "itself", runs: true},
	{name: "subtracts what counts it", pawn: counting("class A:\n    def __rsub__(self, k):\n        global n\n        n += 1\n        return k\na = A()\nif n - a > 20:\n    log('late')"), logs: "late", runs: true},
	{name: "tests what is left of it", pawn: counting("if n % 6:\n    return\nif not (n - 6) % 12:\n    log('twelfth')"), logs: "twelfth"},
	{name: "compares a part in a chain", pawn: counting("if 1 < n // 8 < 4:\n    log('between')"), logs: "between"},
	{name: "logs it", pawn: counting("log('turn ' + str(n))"), logs: "turn 20"},
	{name: "logs it at times", pawn: counting("if n % 3 == 0:\n    log('turn %d' % n)"), logs: "turn 21"},
	{name: "copies it", pawn: counting("k = n\nm = k\nif m > 20:\n    log('late')"), logs: "late", runs: true},
	{name: "sets it to what follows from the board", pawn: counting("m = len(sense())\nif m > 7:\n    log('many')\nm += 1"), logs: "many"},
	{name: "asks for it before it is counted", pawn: "n = 0\ndef pawn():\n    global n\n    if n == 9:\n        log('tenth')\n    n += 1\n    if n == 9:\n        log('ninth')\n    n += 1\n    step()\n", logs: "ninth"},
	{name: "counts many things", pawn: counting("for k in range(40):\n    if n == k:\n        log(str(k))"), logs: "39", runs: true},
	{name: "counts in a generator", pawn: `n = 0
def g():
    global n
    for i in (1, 2):
        n += 1
        yield n > 20
def pawn():
    for late in g():
        if late:
            log('late')
    step()
`, logs: "late"},
	{name: "counts in a loop", pawn: counting("for i in range(len(sense())):\n    m += 1\nif m > 99:\n    log('late')"), logs: "late"},
	{name: "counts by a loop", pawn: counting("for m in range(len(sense())):\n    pass\nm += 1\nif m > 7:\n    log('many')"), logs: "many"},
	{name: "unpacks into it", pawn: counting("m, k = n % 9, 0\nm += 1\nif m > 7:\n    log('seventh')"), logs: "seventh"},
	{name: "makes it None", pawn: replaced(counting("if n is None or n == 9:\n    n = None\n    log('none')"), "n += 1", "if n is not None:\n        n += 1"), logs: "none"},
	{name: "makes it None for good", pawn: `n = 0
done = False
def pawn():
    global n, done
    if not done:
        n += 1
        if n == 9:
            n, done = None, True
            log('none')
    step()
`, logs: "none"},
	{name: "makes it a float", pawn: counting("if n == 9:\n    n = 9.5\n    log('half')\nif n == 20.5:\n    log('late')"), logs: "late", runs: true},
	{name: "makes it True", pawn: counting("if n == 9:\n    n = True\n    log('true')"), logs: "true"},
	{name: "makes it huge", pawn: counting("if n == 9:\n    n = 2 ** 70\n    log('huge')\nif n > limit:\n    limit"), logs: "huge"},
	{name: "counts beyond what is counted", pawn: replaced(counting("if n < 0:\n    log('below')"), "n = 0", "n = 2 ** 63 - 20"), runs: true},
	{name: "counts down beyond what is counted", pawn: replaced(counting("m -= 1\nif m > 0:\n    log('above')"), "m = 0", "m = 20 - 2 ** 63"), runs: true},
	{name: "counts where counting ends", pawn: replaced(counting("if n > 0:\n    m += 1\nif m == 30:\n    log('thirty')"), "n = 0", "n = 2 ** 40 - 20"), logs: "thirty"},
	{name: "counts in great steps", pawn: replaced(counting("m += 999999999\nif m < 0:\n    log('below')"), "m = 0", "m = 2 ** 40 - 9999999999")},
	{name: "deletes it", pawn: counting("if n == 9:\n    del n\n    n = 0\n    log('deleted')"), logs: "deleted"},
	{name: "deletes it for good", pawn: counting("if n == 9:\n    del n"), raises: "NameError"},
	{name: "hides a builtin by it", pawn: `def pawn():
    global max
    try:
        max += 1
    except TypeError:
        log('builtin')
        if len(sense()) > 6:
            max = 0
    if max == 9:
        log('nine')
    step()
`, logs: "nine"},
	{name: "reads it in a class", pawn: counting("class A:\n    late = n > 20\nif A.late:\n    log('late')"), logs: "late", runs: true},

	{name: "counts in another file", pawn: "import helper\ndef pawn():\n    if helper.count():\n        log('late')\n    step()\n", logs: "late", helpers: []sandbox.File{counter}},
	{name: "reads a counter of another file", pawn: "import helper\ndef pawn():\n    helper.count()\n    if helper.n > 20:\n        log('late')\n    step()\n", logs: "late", runs: true, helpers: []sandbox.File{counter}},
	{name: "reads a counter of another file by name", pawn: "import helper\ndef pawn():\n    helper.count()\n    if getattr(helper, 'n') == 21:\n        log('late')\n    step()\n", logs: "late", runs: true, helpers: []sandbox.File{counter}},
	{name: "asks whether another file has a counter", pawn: "import helper\ndef pawn():\n    helper.count()\n    log(str(hasattr(helper, 'n')))\n    step()\n", logs: "True", runs: true, helpers: []sandbox.File{counter}},
	{name: "takes a counter from another file", pawn: "import helper\ndef pawn():\n    from helper import n\n    helper.count()\n    if n > 20:\n        log('late')\n    step()\n", logs: "late", runs: true, helpers: []sandbox.File{counter}},
	{name: "takes all from another file", pawn: "import helper\nfrom helper import *\ndef pawn():\n    if count() or n > 0:\n        log('late')\n    step()\n", logs: "late", helpers: []sandbox.File{counter}},
	{name: "sets a counter of another file", pawn: "import helper\ndef pawn():\n    if helper.count():\n        helper.n = 0\n        log('again')\n    step()\n", logs: "again", helpers: []sandbox.File{counter}},
	{name: "sets a counter of another file each turn", pawn: "import helper\ndef pawn():\n    if helper.count():\n        log('late')\n    helper.n = 5\n    step()\n", runs: true, helpers: []sandbox.File{counter}},
	{name: "sets a counter of another file to its own", pawn: "import helper\nn = 0\ndef pawn():\n    global n\n    n += 1\n    helper.n = n\n    if helper.count():\n        log('late')\n    step()\n", logs: "late", runs: true, helpers: []sandbox.File{counter}},
	{name: "counts in two files", pawn: "import helper\nn = 0\ndef pawn():\n    global n\n    if helper.count():\n        n += 1\n    if n == 9:\n        log('ninth')\n    step()\n", logs: "ninth", helpers: []sandbox.File{counter}},
}

// counter is a file with a counter.
var counter = file("helper.py", "n = 0\ndef count():\n    global n\n    n += 1\n    if n > 20:\n        return True\n    return False\n")

// keeping returns a player that keeps something, and does with it what the code says.
func keeping(start, code string) string {
	return start + "\ndef pawn():\n" + indent(code, 4) + "    step()\n"
}

// memoStateCases are of what pawns keep in other ways. Where they keep it again and again, no
// turn is like one before.
var memoStateCases = []memoCase{
	{name: "keeps a list", runs: true, logs: "20", pawn: keeping("kept = []", "kept.append(1)\nlog(str(len(kept)))")},
	{name: "keeps in a list", runs: true, logs: "20", pawn: keeping("kept = [0]", "kept[0] += 1\nlog(str(kept[0]))")},
	{name: "keeps in a nested list", runs: true, logs: "20", pawn: keeping("kept = ([{'a': [0]}],)", "kept[0][0]['a'][0] += 1\nlog(str(kept[0][0]['a'][0]))")},
	{name: "keeps a dict", runs: true, logs: "20", pawn: keeping("kept = {}", "kept[len(kept)] = 1\nlog(str(len(kept)))")},
	{name: "keeps in a dict", runs: true, logs: "20", pawn: keeping("kept = {'n': 0}", "kept['n'] += 1\nlog(repr(kept['n']))")},
	{name: "keeps a set", runs: true, logs: "20", pawn: keeping("kept = set()", "kept.add(len(kept))\nlog(str(len(kept)))")},
	{name: "keeps a text", runs: true, logs: "xxxxxxxxxxxxxxxxxxxx", pawn: keeping("kept = ''", "global kept\nkept += 'x'\nlog(kept)")},
	{name: "keeps a tuple", runs: true, logs: "20", pawn: keeping("kept = ()", "global kept\nkept += (1,)\nlog(str(len(kept)))")},
	{name: "keeps a float", runs: true, logs: "10.0", pawn: keeping("kept = 0.0", "global kept\nkept += 0.5\nlog(str(kept))")},
	{name: "keeps a number that is no counter", runs: true, logs: "20", pawn: keeping("kept = 0", "global kept\nkept = kept + len([1])\nlog(str(kept))")},
	{name: "keeps a huge number", runs: true, pawn: keeping("kept = 10 ** 30", "global kept\nkept += 1\nlog(str(kept))")},
	{name: "keeps a named tuple", logs: "P(x=3, y=0)", pawn: keeping("from collections import namedtuple\nP = namedtuple('P', 'x y')\nkept = P(1, 0)", "global kept\nif kept.x < 3:\n    kept = kept._replace(x=kept.x + 1)\nlog(str(kept))")},
	{name: "keeps a typed named tuple", logs: "P(x=3, y=[])", pawn: keeping("from typing import List, NamedTuple\nclass P(NamedTuple):\n    x: int = 3\n    y: List[int] = []\nkept = P()", "log(str(kept))")},
	{name: "swaps fields of named tuples", logs: "2", pawn: keeping("from collections import namedtuple\nP, Q = namedtuple('P', 'x y'), namedtuple('Q', 'y x')\nn = 0\nkept = P(1, 2)", "global n\nn += 1\nif n % 5 == 0:\n    P.x, Q.x = Q.x, P.x\nlog(str(kept.x))")},
	{name: "keeps an instance of a data class", logs: "P(x=3, y=[0])", pawn: keeping("from dataclasses import dataclass, field\n@dataclass\nclass P:\n    x: int\n    y: list = field(default_factory=list)\nkept = P(1)", "kept.x = 3\nkept.y[:] = [0]\nlog(str(kept))")},
	{name: "compares instances of data classes", logs: "less", pawn: keeping("from dataclasses import dataclass\n@dataclass(order=True, frozen=True)\nclass P:\n    x: int\n    y: int = 1\n", "if P(1) < P(2) and hash(P(1)) == hash(P(1)):\n    log('less')")},
	{name: "keeps annotations", logs: "typing.List[int]3", pawn: keeping("from typing import List, NewType\nId = NewType('Id', int)\ndef f(a: List[int], b: Id = Id(3)): return b", "log(str(f.__annotations__['a']) + str(f(1)))")},
	{name: "keeps a default dict", logs: "9", pawn: keeping("from collections import defaultdict\nkept = defaultdict(int)", "kept['x'] = min(kept['x'] + 1, 9)\nlog(str(kept['x']))")},
	{name: "counts the hits of a cache", logs: "CacheInfo(hits=39, misses=1, maxsize=None, currsize=1)", pawn: keeping("from functools import lru_cache\n@lru_cache(maxsize=None)\ndef f(x): return x\nn = 0", "global n\nn += 1\nf(1)\nif n % 20 == 0:\n    log(str(f.cache_info()))")},
	{name: "asks a cache in each turn", runs: true, logs: "CacheInfo(hits=19, misses=1, maxsize=None, currsize=1)", pawn: keeping("from functools import lru_cache\n@lru_cache(maxsize=None)\ndef f(x): return x", "f(1)\nlog(str(f.cache_info()))")},
	{name: "clears a cache", logs: "CacheInfo(hits=3, misses=2, maxsize=128, currsize=2)", pawn: keeping("from functools import lru_cache\n@lru_cache()\ndef f(x): return x\nn = 0", "global n\nn += 1\nf(1)\nif n % 10 == 1:\n    f.cache_clear()\nif n % 10 == 3:\n    f(2)\nif n % 10 == 5:\n    log(str(f.cache_info()))")},
	{name: "recurses by a cache", pawn: keeping("from functools import lru_cache\n@lru_cache(maxsize=None)\ndef f(a, b, c=1):\n    return 0 if a == 0 else max(0, c - f(b, a - 1, c=c))\nn = 0", "global n\nn += 1\nlog(str(f(len(sense()), 3)))\nif n % 25 == 0:\n    log(str(f.cache_info()))")},
	{name: "keeps a bitboard", logs: "True", pawn: keeping("full = (1 << 256) - 1\nmasks = {1: 1 << 100, -1: -(1 << 200)}\nkept = 0", "global kept\nkept = 0\nfor r, c, t in sense():\n    kept |= 1 << (16 * r + c + 100)\nlog(str(kept & full == kept and masks[1] > masks[-1]))")},
	{name: "keeps a range", logs: "97", pawn: keeping("kept = range(1, 100, 4)", "log(str(kept[-1]))")},
	{name: "keeps where it has been", logs: "[(0, 0), (1, 0), (2, 0), (3, 0)]", pawn: keeping("kept = []", "if get_location() not in kept:\n    kept.append(get_location())\nlog(str(kept))")},
	{name: "keeps whom it has seen", pawn: keeping("kept = set()", "kept.update(sense())\nlog(str(len(kept)))")},
	{name: "keeps the last that it has seen", pawn: keeping("kept = None", "global kept\nif kept != sense():\n    log('changed')\n    kept = sense()"), logs: "changed"},
	{name: "keeps what it has seen first", pawn: keeping("kept = None", "global kept\nif kept is None:\n    kept = sense()\nlog(str(kept))"), logs: "[]"},
	{name: "keeps an attribute", runs: true, logs: "20", pawn: keeping("class A:\n    n = 0\na = A()", "a.n += 1\nlog(repr(a.n))")},
	{name: "keeps an attribute in a slot", runs: true, logs: "20", pawn: keeping("class A:\n    __slots__ = ('n',)\na = A()\na.n = 0", "a.n += 1\nlog(repr(a.n))")},
	{name: "keeps an attribute of a class", runs: true, logs: "20", pawn: keeping("class A:\n    n = 0", "A.n += 1\nlog(str(A.n))")},
	{name: "keeps the name of a class", runs: true, logs: "Axxxx", pawn: keeping("class A:\n    n = 0", "A.__name__ += 'x'\nlog(A.__name__)")},
	{name: "keeps an attribute of a function", runs: true, logs: "20", pawn: keeping("def f():\n    pass\nf.n = 0", "f.n += 1\nlog(str(f.n))")},
	{name: "keeps the name of a function", runs: true, logs: "fxxxx", pawn: keeping("def f():\n    pass", "f.__name__ += 'x'\nlog(f.__name__)")},
	{name: "keeps a default", runs: true, logs: "20", pawn: keeping("def f(n=[0]):\n    n[0] += 1\n    return n[0]", "log(str(f()))")},
	{name: "changes defaults", runs: true, logs: "20", pawn: keeping("def f(n=0):\n    return n", "f.__defaults__ = (f() + 1,)\nlog(str(f()))")},
	{name: "keeps in the dict of a function", runs: true, logs: "20", pawn: keeping("def f():\n    pass\nd = f.__dict__\nd['n'] = 0", "d['n'] += 1\nlog(str(f.n))")},
	{name: "keeps an annotation", runs: true, logs: "20", pawn: keeping("def f(x: int):\n    pass\nd = f.__annotations__\nd['n'] = 0", "d['n'] += 1\nlog(str(f.__annotations__['n']))")},
	{name: "keeps in a closure", runs: true, logs: "20", pawn: keeping("def make():\n    n = 0\n    def f():\n        nonlocal n\n        n += 1\n        return n\n    return f\nf = make()", "log(str(f()))")},
	{name: "keeps a bound method", runs: true, logs: "20", pawn: keeping("kept = []\nkeep = kept.append", "keep(1)\nlog(str(len(kept)))")},
	{name: "keeps behind a property", runs: true, logs: "20", pawn: keeping("class A:\n    _n = 0\n    @property\n    def n(self):\n        self._n += 1\n        return self._n\na = A()", "log(str(a.n))")},
	{name: "keeps in a list of its own class", runs: true, logs: "20", pawn: keeping("class L(list):\n    pass\nkept = L()", "kept.append(1)\nlog(str(len(kept)))")},
	{name: "keeps an exception", runs: true, logs: "20", pawn: keeping("kept = ValueError(0)", "kept.args = (kept.args[0] + 1,)\nlog(str(kept))")},
	{name: "goes on with a generator", runs: true, logs: "20", pawn: keeping("def g():\n    i = 0\n    while True:\n        i += 1\n        yield i\nnumbers = g()", "log(str(next(numbers)))")},
	{name: "goes on with an iterator", runs: true, logs: "20", pawn: keeping("numbers = iter(range(99))", "log(str(next(numbers)))")},
	{name: "goes on with a count", runs: true, logs: "20", pawn: keeping("import itertools\nnumbers = itertools.count()", "log(str(next(numbers)))")},
	{name: "goes on with the method of a count", runs: true, logs: "20", pawn: keeping("import itertools\nmore = itertools.count().__next__", "log(str(more()))")},
	{name: "keeps a deque", runs: true, logs: "20", pawn: keeping("from collections import deque\nkept = deque()", "kept.append(1)\nlog(str(len(kept)))")},
	{name: "keeps a defaultdict", runs: true, logs: "20", pawn: keeping("from collections import defaultdict\nkept = defaultdict(int)", "kept[1] += 1\nlog(str(kept[1]))")},
	{name: "keeps a Counter", runs: true, logs: "20", pawn: keeping("from collections import Counter\nkept = Counter()", "kept['a'] += 1\nlog(str(kept['a']))")},
	{name: "keeps a dataclass", logs: "20", pawn: keeping("from dataclasses import dataclass\n@dataclass\nclass A:\n    n: int = 0\na = A()", "a.n += 1\nlog(str(a.n))")},
	{name: "keeps in a cache", pawn: keeping("from functools import lru_cache\n@lru_cache()\ndef f(seen):\n    log('asked')\n    return len(seen)", "log(str(f(tuple(sense()))))"), logs: "asked"},
	{name: "keeps in a partial", pawn: keeping("from functools import partial\nkept = []\nkeep = partial(kept.append, 1)", "keep()\nlog(str(len(kept)))"), logs: "20", runs: true},
	{name: "keeps in another file", runs: true, logs: "20", pawn: keeping("import helper", "helper.kept += 1\nlog(str(helper.kept))"), helpers: []sandbox.File{file("helper.py", "kept = 0\n")}},
	{name: "keeps a new global in another file", runs: true, logs: "20", pawn: keeping("import helper", "helper.new = getattr(helper, 'new', 0) + 1\nlog(str(helper.new))"), helpers: []sandbox.File{file("helper.py", "\n")}},
	{name: "keeps where nothing is kept in the end", pawn: keeping("kept = []", "kept.append(1)\nlog(str(len(kept)))\nkept.pop()\nkept.clear()"), logs: "1"},
	{name: "keeps a global where nothing is kept in the end", pawn: keeping("kept = None", "global kept\nkept = sense()\nlog(str(len(kept)))\nkept = None"), logs: "7"},
	{name: "keeps and puts back", pawn: keeping("kept = {'a': 1, 'b': 2}", "kept['a'] += 1\nlog(str(kept))\nkept['a'] -= 1"), logs: "{'a': 2, 'b': 2}"},
	{name: "keeps and puts back in another order", pawn: keeping("kept = {'a': 1, 'b': 2, 'c': 3}", "for k in 'ab':\n    kept[k] = kept.pop(k)\nlog(str(kept))"), logs: "{'c': 3, 'a': 1, 'b': 2}", runs: true},

	{name: "keeps what it has been told, or a copy", pawn: keeping("import random\nkept = None", `global kept
if get_location()[0] == 1:
    s = (sense() or [(0, 0, 0)])[0]
    kept = random.choice([s, (s[0], s[1], s[2])])
log(str(any(s is kept for s in sense())))`), logs: "True"},

	{name: "keeps nearly all it may", memory: 512 << 10, pawn: keeping("kept = [0] * 900", "junk = [0] * 200\nlog(str(len(junk)))"), logs: "200"},
	{name: "keeps all it may", memory: 1 << 20, runs: true, logs: "MemoryError", pawn: keeping("kept = [0]", "try:\n    kept.append('x' * (9999 * len(kept)))\nexcept MemoryError as e:\n    log(type(e).__name__)")},
	{name: "keeps pairs in all it may at last", memory: 400 << 10, logs: "full", pawn: filling("[(a, b) for a in range(3) for b in range(300, 303)]", "[(i, 1000) for i in range(len(sense()))]")},
	{name: "keeps texts in all it may at last", memory: 400 << 10, logs: "full", pawn: filling("['text'.upper() + str(i) for i in range(9)]", "['sees' + str(1000 + i) for i in range(len(sense()))]")},
	{name: "may keep little", memory: 256 << 10, pawn: keeping("", "log(str(sense()))")},
}

// filling returns a player that makes garbage each turn, and at last keeps four of some objects
// and finds out how long a text it still has memory for. That tells where those objects have come
// to lie among what else was made.
func filling(objects, garbage string) string {
	return measuring + strings.NewReplacer("OBJECTS", objects, "GARBAGE", garbage).Replace(`
n, kept = 0, None
def pawn():
    global n, kept
    n += 1
    junk = GARBAGE
    if n == 14:
        kept = OBJECTS[:4], 'x' * 300000
        measure()
        kept = None
    step()
`)
}
