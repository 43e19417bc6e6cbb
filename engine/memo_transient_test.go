package engine_test

import "strings"

// viewing returns a player that makes a view of the board in a global each turn, and does what the code says.
func viewing(start, code string) string {
	return start + "view = None\nrow = col = 0\ndef look():\n    global view\n    view = {}\n    for r, c, t in sense():\n        view[r - row, c - col] = t\n" +
		"def at(r, c):\n    return view.get((r, c))\ndef pawn():\n    global row, col, view\n    row, col = get_location()\n" + indent(code, 4) + "    step()\n"
}

// keepingView returns a player that makes a view of the board in an attribute each turn, and does what the code of a method says.
func keepingView(code string) string {
	return "class View:\n    def __init__(self):\n        self.squares, self.row, self.col, self.age = {}, 0, 0, 0\n" +
		"    def look(self):\n        self.row, self.col = get_location()\n        self.squares = {}\n        for r, c, t in sense():\n" +
		"            self.squares[r - self.row, c - self.col] = t\n    def at(self, r, c):\n        return self.squares.get((r, c))\n" +
		"    def pawn(self):\n" + indent(code, 8) + "        step()\nview = View()\ndef pawn(): view.pawn()\n"
}

// memoTransientCases are of globals and attributes of which no turn finds what an earlier one has left: what that was matters no more.
var memoTransientCases = []memoCase{
	{name: "makes a view", forgets: true, logs: "Team.BLACK", pawn: viewing("", "look()\nlog(str(at(1, 0)))")},
	{name: "makes a view that is kept", runs: true, logs: "Team.BLACK", pawn: viewing("", "look()\nlog(str(at(1, 0)))\nview = str(view)")},
	{name: "makes a text of a view", forgets: true, logs: "Team.BLACK", pawn: viewing("", "look()\nlog(str(at(1, 0)))\nview = str(view)")},
	{name: "makes a view at times", logs: "sees 4", runs: true, pawn: viewing("n = 0\n", "global n\nn += 1\nif n % 5 == 1:\n    look()\n    view = str(len(view))\nlog('sees ' + view)\nview += ''")},
	{name: "keeps a view elsewhere", forgets: true, logs: "1", pawn: viewing("kept = []\n", "look()\nkept[:] = [view]\nlog(str(len(kept)))")},
	{name: "keeps the view of before elsewhere", forgets: true, logs: "True", pawn: viewing("kept = [None]\n", "look()\nlog(str(kept[0] == view))\nkept[0] = view")},
	{name: "makes a class each turn", forgets: true, logs: "7", pawn: "def pawn():\n    global A\n    class A:\n        sees = len(sense())\n    log(str(A.sees))\n    step()\n"},
	{name: "makes a function each turn", forgets: true, logs: "7", pawn: "f = None\ndef pawn():\n    global f\n    n = len(sense())\n    f = lambda: n\n    log(str(f()))\n    step()\n"},
	{name: "counts anew each turn", forgets: true, logs: "7", pawn: "n = 0\ndef count():\n    global n\n    n += 1\ndef pawn():\n    global n\n    n = 0\n    for s in sense():\n        count()\n    log(str(n))\n    step()\n"},
	{name: "counts in a dict anew each turn", forgets: true, logs: "{'WHITE': 1, 'BLACK': 3}", pawn: `d = {}
def count(key):
    d[key] = d.get(key, 0) + 1
def pawn():
    global d
    d = {'WHITE': 0, 'BLACK': 0}
    for r, c, t in sense():
        d[t.name] += 1
    log(str(d))
    step()
`},
	{name: "fails with a view", forgets: true, raises: "KeyError", pawn: viewing("n = 0\n", "global n\nn += 1\nlook()\nif n == 9:\n    view[9, 9]")},
	{name: "makes a view in more than one turn", forgets: true, logs: "paused 4", pawn: viewing("n = 0\n", "global n\nn += 1\nlook()\nif n % 4 == 0:\n    for i in range(9000):\n        pass\n    log('paused ' + str(len(view)))")},
	{name: "keeps a view", forgets: true, logs: "Team.BLACK", pawn: keepingView("self.look()\nlog(str(self.at(1, 0)))")},
	{name: "keeps a view and its age", forgets: true, logs: "late", pawn: keepingView("self.age += 1\nself.look()\nif self.age > 9: log('late')")},
	{name: "keeps a view and fails", forgets: true, raises: "KeyError", pawn: keepingView("self.age += 1\nself.look()\nif self.age == 9:\n    self.squares[9, 9]")},
	{name: "keeps a view and is paused", forgets: true, logs: "paused 4", pawn: keepingView("self.age += 1\nself.look()\nif self.age % 4 == 0:\n    for i in range(9000):\n        pass\n    log('paused ' + str(len(self.squares)))")},
	{name: "keeps a view that is found", forgets: true, logs: "4", pawn: keepingView("log(str(len(self.squares)))\nself.look()")},
	{name: "keeps a view from the first turn on", forgets: true, logs: "Team.BLACK", pawn: strings.Replace(keepingView("self.look()\nlog(str(self.at(1, 0)))"), "view = View()\ndef pawn(): view.pawn()", "view = None\ndef pawn():\n    global view\n    if view is None: view = View()\n    view.pawn()", 1)},
}
