package engine_test

import "bhack/sandbox"

// tallying returns a player whose pawns count their turns in d['n'], from 0, and do what the code says.
func tallying(code string) string {
	return "d = {'n': 0, 'm': 3, 'row': None, 4: 0}\nlimit = 9\ndef bump(key):\n    d[key] = d[key] + 1\ndef pawn():\n    global d\n    d['n'] += 1\n" +
		indent(code, 4) + "    step()\n"
}

// memoDictCases are of items of a dict that functions add constants to.
var memoDictCases = []memoCase{
	{name: "counts in an item", pawn: tallying("pass")},
	{name: "counts in a dict up to a number", pawn: tallying("if d['n'] >= 20:\n    log('late')"), logs: "late"},
	{name: "counts in a dict in rounds", pawn: tallying("if d['n'] % 5 == 0:\n    log('fifth')"), logs: "fifth"},
	{name: "counts in a dict by calculations", pawn: tallying("if (d['n'] - limit) // 3 % 4 == 2:\n    log('wave')"), logs: "wave"},
	{name: "divides an item", pawn: tallying("k = d['n'] // 8\nif k == 2:\n    log('third')"), logs: "third"},
	{name: "tests an item", pawn: tallying("if d['n'] % 7:\n    return\nlog('seventh')"), logs: "seventh"},
	{name: "counts in a dict by a function", pawn: tallying("bump('m')\nif d['m'] > 20:\n    log('late')"), logs: "late"},
	{name: "counts in a dict by a function, now this and now that", pawn: tallying("bump('m' if d['n'] % 3 else 4)\nif d[4] == 5:\n    log('fifth')"), logs: "fifth"},
	{name: "counts down in a dict", pawn: tallying("d['m'] = d['m'] - 2\nif d['m'] < -20:\n    log('low')"), logs: "low"},
	{name: "starts an item again", pawn: tallying("if d['n'] == 6:\n    d['n'] = 0\n    log('again')"), logs: "again"},
	{name: "keeps in a dict where it is", pawn: tallying("if d['row'] != get_location()[0]:\n    d['row'] = get_location()[0]\n    d['m'] = 0\n    log('moved')\nd['m'] += 1\nif d['m'] == 12:\n    log('stuck')"), logs: "stuck"},
	{name: "keeps in a dict a mode", pawn: tallying("if d['n'] > 5 and d['row'] is None:\n    d['row'] = 'late'\n    d['m'] = d['n']\nif d['row'] == 'late' and d['n'] > d['m'] + 7:\n    log('later')"), logs: "later"},
	{name: "keeps in a dict since when", pawn: tallying("if d['n'] < d['m']:\n    return\nlog('now')\nd['m'] = d['n'] + 6"), logs: "now"},
	{name: "compares items the other way around", pawn: tallying("if d['m'] + 1 > 2 and 9 < d['n']:\n    log('above')"), logs: "above"},
	{name: "compares an item with a local", pawn: tallying("most = len(sense()) + 8\nif d['n'] > most:\n    log('above')"), logs: "above"},
	{name: "logs an item", pawn: tallying("log(str(d['n']))"), logs: "20"},
	{name: "logs an item at times", pawn: tallying("if d['n'] % 9 == 0:\n    log(str(d['n']))"), logs: "18"},
	{name: "puts a float in a dict", pawn: tallying("if d['n'] == 9:\n    d['n'] = 0.5\nif d['n'] == 4.5:\n    d['n'] = 0\n    log('half')"), logs: "half", runs: true},
	{name: "puts too much in a dict", pawn: tallying("d['m'] += 1\nif d['m'] % 7 == 3:\n    d['n'] = 9223372036854775807\nelif d['m'] % 7 == 6:\n    d['n'] = 0\nif d['m'] % 7 == 5:\n    log(str(d['n']))"), logs: "9223372036854775809"},
	{name: "adds items", pawn: tallying("if d['n'] == 9:\n    d['k'] = 0\n    d['o'] = 7\nif 'k' in d:\n    d['k'] += 1\n    if d['k'] == 8:\n        log('eighth')"), logs: "eighth"},
	{name: "adds many items", pawn: tallying("if d['n'] < 14:\n    d[d['n']] = 0\nbump(1)\nif d[1] == 20:\n    log('twentieth')"), logs: "twentieth"},
	{name: "asks for items that there are not", pawn: tallying("try:\n    d['k']\nexcept KeyError:\n    log('none')"), logs: "none"},
	{name: "asks for items by what compares itself", pawn: "class K:\n    def __hash__(self):\n        return hash('n')\n    def __eq__(self, other):\n        return other == 'n'\nk = K()\n" + tallying("if d[k] == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "counts by what compares itself", pawn: "class K:\n    def __hash__(self):\n        return hash('m')\n    def __eq__(self, other):\n        return other == 'm'\nk = K()\n" + tallying("d[k] += 1\nif d['m'] == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "sets a text behind a number with its hash", pawn: `d = {}
d[hash('n0')] = 0
d['n0'] = 0
t = 0
def unused():
    d['m'] += 1
def pawn():
    global t
    t += 1
    if t == 10:
        d['n0'] = 5
    if t < 40:
        if t > 20:
            d['n0'] = 1
    elif t == 40:
        log(str(d['n0']))
`, logs: "1"},
	{name: "sets a number behind another one with its hash, among many", pawn: `d = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, -1: 0, -2: 0}
t = 0
def unused():
    d['m'] += 1
def pawn():
    global t
    t += 1
    if t == 10:
        d[-2] = 5
    if t < 40:
        if t > 20:
            d[-2] = 1
    elif t == 40:
        log(str(d[-2]))
`, logs: "1"},
	{name: "compares two counters after an exception", pawn: `class O:
    def __init__(self, n):
        self.n = n
o, a = O(0), 50
def unused():
    global a
    a += 1
def pawn():
    global a
    o.n += 1
    for q in (None, o):
        try:
            if a > q.n:
                log('less')
        except AttributeError:
            a = 5
    a = 50
    step()
`, logs: "less", runs: true},
	{name: "sets by what compares itself", pawn: "class K:\n    def __hash__(self):\n        return hash('n')\n    def __eq__(self, other):\n        return other == 'n'\nk = K()\n" + tallying("if d['n'] == 9:\n    d[k] = 0\n    log('ninth')"), logs: "ninth"},
	{name: "counts by what changes the dict", pawn: "class K:\n    def __hash__(self):\n        return hash('m')\n    def __eq__(self, other):\n        d['n'] -= 1\n        return other == 'm'\nk = K()\n" + tallying("d[k] += 1\nd['n'] += 2\nif d['n'] == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "asks for items by numbers that are equal", pawn: tallying("d[4.0] += 1\nif d[4] == 9:\n    log('ninth')"), logs: "ninth"},
	{name: "makes the dict anew", pawn: tallying("if d['n'] == 9:\n    d = {'n': 1, 'm': 2}\n    log('ninth')\nif d['m'] == 2 and d['n'] == 5:\n    log('fifth')"), logs: "fifth"},
	{name: "makes the dict anew, as another one was", pawn: tallying("if d['n'] == 9:\n    d = {'n': 1, 'm': 3, 'row': None, 4: 0}\n    log('ninth')"), logs: "ninth"},
	{name: "makes the dict anew in each turn", pawn: tallying("d = {'n': d['n']}\nif d['n'] == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "makes the dict in the first turn", pawn: "d = None\ndef pawn():\n    global d\n    if d is None:\n        d = {'n': 0}\n    d['n'] += 1\n    if d['n'] == 9:\n        log('ninth')\n    step()\n", logs: "ninth"},
	{name: "makes the dict of another global", pawn: "e = {'n': 0}\nd = e\ndef pawn():\n    d['n'] += 1\n    log(str(e['n']))\n    step()\n", logs: "9", runs: true},
	{name: "makes two names of a dict", pawn: "d = e = {'n': 0}\ndef pawn():\n    d['n'] += 1\n    log(str(e['n']))\n    step()\n", logs: "9", runs: true},
	{name: "makes the dict one of two", pawn: "e = {'n': 0}\nd = {'n': 0} if get_board_size() < 3 else e\ndef pawn():\n    d['n'] += 1\n    log(str(e['n']))\n    step()\n", logs: "9", runs: true},
	{name: "hands the dict on", pawn: tallying("e = d\nlog(str(e['n']))"), logs: "9", runs: true},
	{name: "hands the dict on by what is in it", pawn: tallying("d['d'] = d\nlog(str(d['d']['n']))"), logs: "9", runs: true},
	{name: "hands the dict on by :=", pawn: tallying("if (e := d)['n'] > 4:\n    log(str(e['n']))"), logs: "9", runs: true},
	{name: "hands the dict on by or", pawn: tallying("if (d or limit)['n'] == 9:\n    log('ninth')"), logs: "ninth", runs: true},
	{name: "hands the dict to a function", pawn: "def of(e):\n    return e['n']\n" + tallying("log(str(of(d)))"), logs: "9", runs: true},
	{name: "hands the dict to a default", pawn: "d = {'n': 0}\ndef of(e=d):\n    return e['n']\ndef pawn():\n    d['n'] += 1\n    log(str(of()))\n    step()\n", logs: "9", runs: true},
	{name: "hands the dict to a class", pawn: "d = {'n': 0}\nclass A:\n    e = d\ndef pawn():\n    d['n'] += 1\n    log(str(A.e['n']))\n    step()\n", logs: "9", runs: true},
	{name: "asks for an item by get", pawn: tallying("log(str(d.get('n')))"), logs: "9", runs: true},
	{name: "goes through the items", pawn: tallying("for k in d:\n    if k == 'n':\n        log('there')\nlog(str(list(d.values())))"), logs: "[9, 3, None, 0]", runs: true},
	{name: "deletes an item", pawn: tallying("if d['n'] == 9:\n    del d['n']\n    d['n'] = 2\n    log('ninth')"), logs: "ninth"},
	{name: "counts in the dict of another file", pawn: "import helper\ndef pawn():\n    helper.bump()\n    log(str(helper.d['n']))\n    step()\n", logs: "9", helpers: []sandbox.File{file("helper.py", "d = {'n': 0}\ndef bump():\n    d['n'] += 1\n")}, runs: true},
	{name: "counts in the dict of another file that it does not look at", pawn: "import helper\ndef pawn():\n    if helper.bump() > 9:\n        log('above')\n    step()\n", logs: "above", helpers: []sandbox.File{file("helper.py", "d = {'n': 0}\ndef bump():\n    d['n'] += 1\n    return d['n'] // 3\n")}},
	{name: "takes the dict of another file some time", pawn: `import helper
from random import random
e = None
def pawn():
    global e
    helper.bump()
    if e is None:
        if random() < 0.3:
            e = helper.d
    else:
        log(str(e['n']))
    step()
`, logs: "9", helpers: []sandbox.File{file("helper.py", "d = {'n': 0}\ndef bump():\n    d['n'] += 1\n")}, runs: true},
	{name: "gives another file its dict", pawn: "import helper\ne = {'n': 0}\nhelper.d = e\ndef pawn():\n    helper.bump()\n    log(str(e['n']))\n    step()\n", logs: "9", helpers: []sandbox.File{file("helper.py", "d = {'n': 0}\ndef bump():\n    d['n'] += 1\n")}, runs: true},
	{name: "imports the dict of another file", pawn: "from helper import *\ndef pawn():\n    bump()\n    log(str(d['n']))\n    step()\n", logs: "9", helpers: []sandbox.File{file("helper.py", "d = {'n': 0}\ndef bump():\n    d['n'] += 1\n")}, runs: true},
}
