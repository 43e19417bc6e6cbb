package engine_test

// drawnOnce returns a player each pawn of which draws a float and an int as its top level runs, and does what the code says in each turn.
func drawnOnce(code string) string {
	return "import random\nbrave = random.random()\ncalm = random.randint(5, 40)\nn = 0\ndef pawn():\n    global n\n    n += 1\n" +
		indent(code, 4) + "    step()\n"
}

// given returns a player each pawn of which draws one of some values by a function called random.
func given(values, code string) string {
	return "import random\nclass R:\n    def random(self):\n        return random.choice([" + values + "])\nx = R().random()\n" +
		"def pawn():\n" + indent(code, 4) + "    step()\n"
}

// memoTraitCases are of numbers that a pawn draws once, and compares.
var memoTraitCases = []memoCase{
	{name: "compares a float drawn once", logs: "brave", pawn: drawnOnce("if brave > 0.8:\n    log('brave')")},
	{name: "compares an int drawn once", logs: "late", pawn: drawnOnce("if n > calm:\n    log('late')")},
	{name: "compares both", logs: "late", pawn: drawnOnce("if calm <= n and not 0.3 > brave:\n    log('late')")},
	{name: "compares what is drawn once with ints", logs: "brave", pawn: drawnOnce("if brave < 1 and brave > 0 and calm >= 5:\n    log('brave')")},
	{name: "compares what is drawn once for equality", logs: "one", pawn: drawnOnce("if calm == 17 or brave != brave:\n    log('one')")},
	{name: "compares a float with what it sees", logs: "shy", pawn: drawnOnce("if brave < len(sense()) / 30:\n    log('shy')")},
	{name: "compares a float with what is no number", raises: "TypeError", pawn: drawnOnce("if n == 20 and brave > 'a':\n    log('no')")},
	{name: "compares a float with a large int", logs: "small", pawn: drawnOnce("if brave < 2 ** 53 + 1 and brave > -2 ** 70:\n    log('small')")},
	{name: "compares a float with none", runs: true, logs: "none", pawn: drawnOnce("nan = float('nan')\nif not brave < nan and brave != nan:\n    log('none')")},
	{name: "compares two that are drawn once", logs: "less", pawn: drawnOnce("if brave < calm:\n    log('less')")},
	{name: "compares a float with a counter", runs: true, logs: "more", pawn: drawnOnce("if n > brave:\n    log('more')")},
	{name: "compares a float with a draw", logs: "dares", pawn: drawnOnce("if random.random() < brave:\n    log('dares')")},
	{name: "compares an int with a draw", logs: "dares", pawn: drawnOnce("if random.randint(0, 50) > calm:\n    log('dares')")},
	{name: "logs a float drawn once", logs: "0.9556046621659469", pawn: drawnOnce("if brave > 0.9:\n    log(str(brave))")},
	{name: "logs an int drawn once", logs: "late 9", pawn: drawnOnce("if n == calm:\n    log('late ' + str(calm))")},
	{name: "compares a float that may be below 0", logs: "below", pawn: "from random import uniform\nlow = uniform(-2, 2)\n" + drawnOnce("if low < -0.5:\n    log('below')\nif low > -1.5 and low < 0.25:\n    log('near')")},
	{name: "compares what its own random returns", logs: "odd-0.0", pawn: "class R:\n    def random(self):\n        return -0.0\nodd = R().random()\n" + drawnOnce("if odd <= 0:\n    log('odd' + str(odd))")},
	{name: "compares what another random returns", logs: "odd", pawn: "class R:\n    def random(self):\n        return float('nan')\nodd = R().random()\n" + drawnOnce("if not odd <= 0:\n    log('odd')")},
	{name: "compares a text that random returns", logs: "odd", pawn: "class R:\n    def random(self):\n        return 'x'\nodd = R().random()\n" + drawnOnce("if not odd <= 'a':\n    log('odd')")},
	{name: "changes a trait by its name", logs: "late", pawn: "import __main__ as me\n" + drawnOnce("if n == 7:\n    me.calm = 3\nif n > calm:\n    log('late')")},
	{name: "compares what is calculated from a draw", logs: "late", pawn: "from random import randint\nlimit = 3 + randint(0, 30) * 2 // 3\n" + drawnOnce("if n > limit:\n    log('late')")},
	{name: "compares one of two values", logs: "late 15", pawn: "import random\nlimit = 15 if random.random() < 0.5 else 5.5\n" + drawnOnce("if n > limit:\n    log('late ' + str(limit))")},
	{name: "compares one of several choices", logs: "yes", pawn: "import random\nlimit = random.choice((3, 5.5, True, 2 ** 70, -1))\n" + drawnOnce("if limit < n:\n    log('yes')")},
	{name: "compares one of several texts", logs: "yes", pawn: "import random\nplan = random.choice(('a', 'b', 'c'))\n" + drawnOnce("if plan > 'a':\n    log('yes')")},
	{name: "compares zeros", logs: "-0.0", pawn: given("0.0, -0.0", "if x >= 0:\n    log(str(x))")},
	{name: "compares floats and none", logs: "no", pawn: given("0.9, float('nan'), 0.1", "if x > 0.5:\n    log('yes')\nelse:\n    log('no')")},
	{name: "compares floats that are not in order", logs: "no", pawn: given("float('nan'), 0.9, 0.1", "if x <= 0.5:\n    log('yes')\nelse:\n    log('no')")},
	{name: "compares large floats", logs: "below", pawn: given("2.0 ** 53 + 2, 2.0 ** 53", "if x < 9007199254740993:\n    log('below')")},
	{name: "compares endless floats", logs: "above", pawn: given("float('-inf'), float('inf'), 1e308", "if x > 10 ** 308:\n    log('above')\nif x > -1e308:\n    log('less')")},
	{name: "compares ints and floats", logs: "yes", pawn: given("1, 1.0, 2, 2.5, True", "if x > 1:\n    log('yes')\nif x == 1:\n    log(str(x))")},
	{name: "compares negative floats", logs: "yes", pawn: given("-1.5, -0.5, -2.5, 0.5, -1e-320", "if x > -1:\n    log('yes')\nif x < -0.25:\n    log('low')")},
}
