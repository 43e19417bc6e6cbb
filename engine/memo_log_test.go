package engine_test

import "bhack/sandbox"

// logging returns a player whose pawns have code of the file, step the counters n and m, do what the code of the turn says, and step forward.
func logging(top, turn string) string {
	return "n = 0\nm = 90\nlast = None\n" + top + "\ndef pawn():\n    global n, m, last\n    n += 1\n    m += 2\n" + indent(turn, 4) + "    step()\n"
}

// dlog is as in the contest's scaffold.
const dlog = "DEBUG = 1\ndef dlog(str):\n    if DEBUG > 0:\n        log(str)\n"

// memoLogCases are of counters that are logged. Where nothing else becomes of them, turns come again for all counters that are as long.
var memoLogCases = []memoCase{
	{name: "logs a counter", logs: "29", pawn: logging("", "log(str(n))")},
	{name: "logs a counter in a text", logs: "turn 29.", pawn: logging("", "log('turn ' + str(n) + '.')")},
	{name: "logs a counter that becomes longer", logs: "m is 102", pawn: logging("", "log('m is ' + str(m))")},
	{name: "logs a negative counter", logs: "-11 to go", pawn: logging("k = -120", "global k\nk += 1\nif k == -80:\n    k = -12\nlog(str(k) + ' to go')")},
	{name: "logs a counter by a function", logs: "turn 29", pawn: logging(dlog, "dlog('turn ' + str(n))")},
	{name: "logs a counter by a function that calls another one", logs: "turn 29!", pawn: logging(dlog+"def say(a, b):\n    dlog(a + ' ' + str(b) + '!')\n", "say('turn', n)")},
	{name: "logs a counter by a function of many", logs: "turn 29 and 148 ", pawn: logging("def say(*args):\n    text = ''\n    for a in args:\n        text = text + str(a) + ' '\n    log(text)\n", "say('turn', n, 'and', m)")},
	{name: "logs a counter by a function of some and many", logs: "turn: (29, 148) [] 1", pawn: logging("def say(name, *args):\n    log(name + str(args) + ' [] ' + str(1))\n", "say('turn: ', n, m)")},
	{name: "logs a counter only in vain", pawn: logging(dlog+"DEBUG = 0\n", "dlog('turn ' + str(n))")},
	{name: "logs a counter where it stands", logs: "29 at (4, 0)", pawn: logging("", "log(str(n) + ' at ' + str(get_location()))")},
	{name: "counts in the variable of a loop", runs: true, logs: "late", pawn: logging("", "for k in range(2):\n    k = n\nif k > 20 and k % 3:\n    log('late')")},
	{name: "logs two counters", logs: "29 and 148", pawn: logging("", "log(str(n) + ' and ' + str(m))")},
	{name: "logs two counters next to each other", logs: "29148", pawn: logging("", "log(str(n) + str(m))")},
	{name: "logs a counter twice", logs: "29 29", pawn: logging("", "log(str(n) + ' ' + str(n))")},
	{name: "logs a counter in several lines", logs: "then 29", pawn: logging("", "log('first ' + str(n))\nlog('and')\nlog('then ' + str(n))")},
	{name: "logs a counter before and after it counts", logs: "29 30", pawn: logging("", "text = str(n)\nn += 1\nlog(text + ' ' + str(n))")},
	{name: "logs a counter by print", logs: "turn 29", pawn: logging("", "print('turn', n)")},
	{name: "logs a counter in an f-string", logs: "turn 29 of 148", pawn: logging("", "log(f'turn {n} of {m}')")},
	{name: "logs a counter by %", logs: "turn 29 of 148%", pawn: logging("", "log('turn %d of %s%%' % (n, m))")},
	{name: "logs one counter by %", logs: "turn 29", pawn: logging("", "log('turn %i' % n)")},
	{name: "logs a text of a counter that it has kept for a while", logs: "turn 29", pawn: logging("", "text = 'turn ' + str(n)\nfor r, c, t in sense():\n    if t != get_team():\n        log(text)\n        break")},
	{name: "adds to a text of a counter", logs: "29 of 99", pawn: logging("", "text = str(n)\ntext += ' of '\ntext += '99'\nlog(text)")},
	{name: "logs a counter or something else", logs: "29", pawn: logging("", "x = n\nif len(sense()) > 20:\n    x = 'many'\nlog(str(x))")},
	{name: "logs a counter in a loop", logs: "2 29", pawn: logging("", "for i in range(3):\n    log(str(i) + ' ' + str(n))")},
	{name: "logs a counter that it tests", logs: "late 29", pawn: logging("", "if n > 20:\n    log('late ' + str(n))\nelse:\n    log('early ' + str(n))")},
	{name: "logs a counter and a draw that it tests", logs: "29 lucky", pawn: "import random\n" + logging("", "if random.random() < 0.5:\n    log(str(n) + ' lucky')\nelse:\n    log(str(n))")},
	{name: "logs a counter of an instance", logs: "age 29", pawn: logging("class P:\n    age = 0\np = P()\np.age = 0\n", "p.age = p.age + 1\nlog('age ' + str(p.age))")},
	{name: "logs a counter of a dict", logs: "age 29", pawn: logging("d = {'age': 0}\n", "d['age'] += 1\nlog('age ' + str(d['age']))")},
	{name: "logs a counter among the same characters", logs: "2029 29 29", pawn: logging("", "log('2029 29 ' + str(n))")},
	{name: "logs what it is told with a counter", logs: "24 of 29", pawn: logging("", "log(str(len(sense())) + ' of ' + str(n))")},
	{name: "logs a counter while an exception goes by", logs: "no 29", pawn: logging("", "try:\n    check_space(99, 99)\nexcept RobotError:\n    log('no ' + str(n))\nfinally:\n    log('so ' + str(n))")},
	{name: "logs a counter from another file's function", runs: true, logs: "29", pawn: "from util import say\n" + logging("", "say(str(n))"), helpers: []sandbox.File{{Path: "util.py", Text: []byte("def say(x):\n    log(x)\n")}}},
	{name: "logs a counter by a function that refuses", logs: "RuntimeError", pawn: logging("", "try:\n    log(n)\nexcept RuntimeError as e:\n    log(type(e).__name__)")},

	{name: "logs two counters that are always the same", runs: true, logs: "29 29", pawn: logging("k = 0\n", "global k\nk += 1\nlog(str(n) + ' ' + str(k))")},
	{name: "logs the length of a counter", runs: true, logs: "2", pawn: logging("", "log(str(len(str(n))))")},
	{name: "logs a part of a counter", runs: true, logs: "9", pawn: logging("", "log(str(n)[-1])")},
	{name: "logs a counter the other way around", runs: true, logs: "92", pawn: logging("", "log(str(n)[::-1])")},
	{name: "logs the characters of a counter", runs: true, logs: "2,9", pawn: logging("", "log(','.join(str(n)))")},
	{name: "logs the characters of a counter one by one", runs: true, logs: "2.9.", pawn: logging("", "text = ''\nfor c in str(n):\n    text = text + c + '.'\nlog(text)")},
	{name: "logs what it makes of a counter", runs: true, logs: "30", pawn: logging("", "log(str(n + 1))")},
	{name: "logs a counter as octal", runs: true, logs: "0o35", pawn: logging("", "log(oct(n))")},
	{name: "logs a counter as hex by %", runs: true, logs: "1d", pawn: logging("", "log('%x' % n)")},
	{name: "logs a counter in a field", runs: true, logs: "   29", pawn: logging("", "log('%5d' % n)")},
	{name: "logs a counter in a field of an f-string", runs: true, logs: "0x1d", pawn: logging("", "log(f'{n:#x}')")},
	{name: "logs a counter by format", runs: true, logs: "29", pawn: logging("", "log('{}'.format(n))")},
	{name: "keeps what it logs", runs: true, logs: "hit", pawn: logging("", "if last == '29':\n    log('hit')\n    last = None\nlast = str(n)\nlog(last)\nif n != 29:\n    last = None")},
	{name: "keeps what it logs in a list", runs: true, logs: "29", pawn: logging("lines = []\n", "lines.append(str(n))\nlog(lines[-1])\ndel lines[:-3]")},
	{name: "tests what it logs", runs: true, logs: "29", pawn: logging("", "text = str(n)\nif text == '29':\n    step()\nlog(text)")},
	{name: "tests a text of a counter in the function that logs", runs: true, logs: "turn 29", pawn: logging("def say(x):\n    if x != 'turn 7':\n        log(x)\n", "say('turn ' + str(n))")},
	{name: "tests whether a text of a counter is true", runs: true, logs: "turn 29", pawn: logging("def say(x):\n    if x:\n        log('turn ' + x)\n", "say(str(n))")},
	{name: "returns what it logs", runs: true, logs: "hit", pawn: logging("def say(x):\n    log(x)\n    return x\n", "if say(str(n)) == '29':\n    log('hit')")},
	{name: "returns what it may log", runs: true, logs: "hit", pawn: logging("def say(x):\n    return log(x) or x\n", "if say(str(n)) == '29':\n    log('hit')")},
	{name: "raises a text of a counter", runs: true, logs: "29", pawn: logging("", "try:\n    raise ValueError(str(n))\nexcept ValueError as e:\n    log(str(e))")},
	{name: "hands a text of a counter to an inner function", runs: true, logs: "29", pawn: logging("", "text = str(n)\ndef say():\n    log(text)\nsay()")},
	{name: "logs a counter by a lambda", logs: "29", pawn: logging("say = lambda x: log(x)\n", "say(str(n))")},
	{name: "logs a counter by one of two functions", runs: true, logs: "29!", pawn: logging("def say(x):\n    log(x)\ndef shout(x):\n    log(x + '!')\nif get_team() == Team.WHITE:\n    say = shout\n", "say(str(n))")},
	{name: "logs a counter by its own log", runs: true, logs: "hit", pawn: "write = log\ndef log(x):\n    write('hit' if x == '29' else x)\n" + logging("", "log(str(n))")},
	{name: "logs a counter by its own str", runs: true, logs: "<3>", pawn: logging("def str(x):\n    return '<' + repr(x % 7) + '>'\n", "log(str(n))")},
	{name: "logs a counter to a text of its own", runs: true, logs: "hit", pawn: logging("class S:\n    def __radd__(self, x):\n        if x == '29':\n            log('hit')\n        return x\ns = S()\n", "log(str(n) + s)")},
	{name: "logs a counter to a text of its own on the left", runs: true, logs: "hit", pawn: logging("class S:\n    def __add__(self, x):\n        if x == '29':\n            log('hit')\n        return x\ns = S()\n", "log(s + str(n))")},
	{name: "logs a counter to a text of its own in place", runs: true, logs: "hit", pawn: logging("class S:\n    def __radd__(self, x):\n        if x == '29':\n            log('hit')\n        return x\ns = S()\n", "text = str(n)\ntext += s\nlog(text)")},
	{name: "logs a counter to a text of a class of texts", runs: true, logs: "hit", pawn: logging("class S(str):\n    def __radd__(self, x):\n        if x == '29':\n            log('hit')\n        return x\ns = S('x')\n", "log(str(n) + s)")},
	{name: "has another file log a counter", logs: "29", pawn: renaming("pass", "pass"), helpers: []sandbox.File{renamed}},
	{name: "has another file log a counter after it has changed log", runs: true, logs: "kept 29", pawn: renaming("helper.log = helper.keep", "pass"), helpers: []sandbox.File{renamed}},
	{name: "has another file log a counter after it has changed a function", runs: true, logs: "kept 29", pawn: renaming("helper.say = helper.keep", "pass"), helpers: []sandbox.File{renamed}},
	{name: "has another file log a counter after it has changed str", runs: true, logs: "'29'", pawn: renaming("helper.str = repr_of", "pass"), helpers: []sandbox.File{renamed}},
	{name: "changes log while another file logs a counter", runs: true, logs: "kept 29", pawn: renaming("helper.on_say = swap", "del helper.log"), helpers: []sandbox.File{renamed}},
	{name: "logs two counters of two files", runs: true, logs: "hit", pawn: "import helper\nn = 30\nhelper.log = helper.spot\ndef pawn():\n    global n\n    helper.act()\n    n += 1\n    log(str(n))\n    step()\n", helpers: []sandbox.File{renamed}},
	{name: "tests a text of a counter that an exception has left", runs: true, logs: "hit", pawn: logging("", "x = 'none'\ntry:\n    x = str(n)\n    [][0]\nexcept IndexError:\n    pass\nif x == '29':\n    log('hit')")},
	{name: "tests a text of a counter as it returns", runs: true, logs: "hit", pawn: logging("def say(x):\n    try:\n        return log(x)\n    finally:\n        if x == '29':\n            log('hit')\n", "say(str(n))")},
	{name: "tests a text of a counter as it goes on", runs: true, logs: "hit", pawn: logging("", `x = last = 'none'
for i in (1, 2):
    try:
        if i == 1:
            x = str(n)
            continue
        last = x
    finally:
        log('so')
if last == '29':
    log('hit')
last = None`)},
	{name: "logs a counter by a function or another one", runs: true, logs: "hit", pawn: logging("say = abs or (lambda x: None)\n", "if say(n) == 29:\n    log('hit')")},
	{name: "logs a counter by a function that is not there", runs: true, logs: "hit", pawn: logging("if get_board_size() > 99:\n    def abs(x):\n        log(str(x))\n", "if abs(n) == 29:\n    log('hit')")},
	{name: "logs a counter by a function that is made later", runs: true, logs: "hit", pawn: logging("for i in ():\n    def int(x):\n        log(str(x))\n", "if int(n) == 29:\n    log('hit')")},
	{name: "yields a text of a counter", runs: true, logs: "hit", pawn: logging("def texts():\n    text = str(n)\n    yield\n    if text == '29':\n        log('hit')\n", "for x in texts():\n    pass")},
	{name: "calls a text of a counter", runs: true, logs: "TypeError 'str' object is not callable", pawn: logging("", "try:\n    str(n)()\nexcept TypeError as e:\n    log(type(e).__name__ + ' ' + str(e))")},
	{name: "logs what looks like a gap", logs: "a9", pawn: logging("k = 0\n", "global k\nk += 1\nif k == 10:\n    k = 1\nlog('a' + str(k))")},
	{name: "takes longer to log a longer counter", logs: "100", pawn: logging("k = 95\n", "global k\nk += 1\nlog(str(k))\nfor i in range(200):\n    pass")},
}

// renamed is a file that logs a counter by names that others may change.
var renamed = file("helper.py", `n = 0
last = None
def on_say():
    pass
def say(x):
    log(x)
def keep(x):
    global last
    last = x
    print('kept ' + x)
def spot(x):
    if x == '29':
        print('hit')
def act():
    global n
    n += 1
    text = str(n)
    on_say()
    say(text)
`)

// renaming returns a player that does something before and after that file logs a counter.
func renaming(before, after string) string {
	return "import helper\ndef repr_of(x):\n    return repr(repr(x))\ndef swap():\n    helper.log = helper.keep\ndef pawn():\n" + indent(before, 4) + "    helper.act()\n" + indent(after, 4) + "    step()\n"
}
