package engine_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
	"bhack/sandbox"
)

// asking begins a player with functions that look at a square, so many rows ahead and columns aside;
// beyond the board, there is nobody.
const asking = `
me = get_team()
foe = Team.BLACK if me == Team.WHITE else Team.WHITE
def sq(ahead, aside=0):
    row, col = get_location()
    row += ahead if me == Team.WHITE else -ahead
    col += aside
    if not (0 <= row < get_board_size() and 0 <= col < get_board_size()):
        return False
    return check_space(row, col)
def safe(ahead, aside=0):
    try:
        return sq(ahead, aside)
    except RobotError:
        return None
def around():
    return [(i, k) for i in (1, 0, -1) for k in (-1, 0, 1) if i or k]
class Look:
    foe = foe
    def __init__(self):
        self.mine = me
    def at(self, i, k):
        return safe(i, k)
    @property
    def ahead(self):
        return safe(1)
look = Look()
it = foe
def advance():
    row, col = ahead()
    for k in (-1, 1):
        if sq(1, k) == foe:
            capture(row, col + k)
            return
    if 0 <= row < get_board_size() and not sq(1):
        move_forward()
`

// restless is a player whose pawns capture where they can, and wait at random.
const restless = `
import random
def turn():
    if get_type() == RobotType.PAWN:
        row, col = get_location()
        row += 1 if get_team() == Team.WHITE else -1
        for r, c, team in sense():
            if r == row and abs(c - col) == 1 and team != get_team():
                capture(r, c)
                return
        if random.random() < 0.4 and 0 <= row < get_board_size() and not check_space(row, col):
            move_forward()
        return
    home = 0 if get_team() == Team.WHITE else get_board_size() - 1
    for i in range(9):
        col = random.randrange(get_board_size())
        if not check_space(home, col):
            spawn(home, col)
            return
`

// askingCodes are what code does with what check_space tells it, by a name: that may be less than what
// stands there.
var askingCodes = func() map[string]string {
	each := func(code string) string { return "for i, k in around():\n" + indent(code, 4) }
	return map[string]string{
		"whether an enemy is there":                       each("if sq(i, k) == foe:\n    log('foe')"),
		"whether none is there":                           each("if sq(i, k) != foe:\n    log('none')"),
		"whether it is one":                               each("if safe(i, k) is foe:\n    log('foe')"),
		"whether it is none":                              each("if safe(i, k) is not foe:\n    log('none')"),
		"whether a friend is there":                       each("if safe(i, k) == me:\n    log('friend')"),
		"the other way round":                             each("if foe == safe(i, k):\n    log('foe')"),
		"whether somebody is there":                       each("if sq(i, k):\n    log('one')"),
		"whether nobody is there":                         each("if not sq(i, k):\n    log('nobody')"),
		"whether False is there":                          each("if sq(i, k) == False:\n    log('nobody')"),
		"whether it is False, after another comparison":   "def f(i, k):\n    if foe is None:\n        return 7\n    if False == sq(i, k):\n        return 1\n    return False is safe(i, k)\n" + each("log(str(f(i, k)))"),
		"whether None is there":                           each("if sq(i, k) is None:\n    log('None')"),
		"whether an enemy is there, by a member":          each("if sq(i, k) == Team.WHITE:\n    log('white')"),
		"whether an enemy is there, by a method":          each("if look.at(i, k) == look.foe:\n    log('foe')"),
		"whether a friend is there, by a method":          each("if look.at(i, k) == look.mine:\n    log('friend')"),
		"by a bound method":                               "at = look.at\n" + each("if at(i, k) == look.mine:\n    log('friend')"),
		"by a lambda":                                     "at = lambda i, k: sq(i, k)\n" + each("if at(i, k) == foe:\n    log('foe')"),
		"by a variable":                                   "it = foe\n" + each("if sq(i, k) == it:\n    log('foe')"),
		"by a variable of an outer function":              "it = foe\ndef f(i, k):\n    return sq(i, k) == it\n" + each("if f(i, k):\n    log('foe')\nif i < 0:\n    it = me"),
		"by a variable that is not there":                 each("try:\n    if sq(i, k) == it:\n        log('foe')\n    it = foe\nexcept NameError:\n    log('no')\n    it = me"),
		"by a name that is not there":                     each("try:\n    if sq(i, k) == nothing:\n        log('foe')\nexcept NameError:\n    log('no')"),
		"by an attribute of a name that is not there":     each("try:\n    if sq(i, k) == nothing.foe:\n        log('foe')\nexcept NameError:\n    log('no')"),
		"by an attribute of a variable that is not there": each("try:\n    if sq(i, k) == here.foe:\n        log('foe')\n    here = look\nexcept NameError:\n    log('no')"),
		"by an attribute that is not there":               each("try:\n    if sq(i, k) == look.nothing:\n        log('foe')\nexcept AttributeError:\n    log('no')"),
		"by a property":                                   "if look.ahead == foe:\n    log('foe')\nif look.ahead == me:\n    log('friend')",
		"and keeps the truth":                             each("x = sq(i, k) == foe\nlog(str(x))"),
		"and keeps the opposite":                          each("x = not sq(i, k)\nlog(str(x))"),
		"and keeps the square":                            each("x = sq(i, k)\nif x == foe:\n    log('foe')\nelif x:\n    log('friend')"),
		"and compares the square twice":                   each("x = y = sq(i, k)\nif x == foe:\n    log(str(y))\nif y == me:\n    log('friend')"),
		"and tells it":                                    each("log(str(sq(i, k)))"),
		"and tells it if somebody is there":               each("log(str(sq(i, k) or 'nobody'))"),
		"and tells it if nobody is there":                 each("log(str(sq(i, k) and 'somebody'))"),
		"or tells it":                                     each("log(str(sq(i, k) == foe or sq(i, k)))"),
		"and tells one of two":                            each("log(str(sq(i, k) if i else safe(i, k)))"),
		"compares one of two":                             each("if (sq(i, k) if i else safe(i, k)) == foe:\n    log('foe')"),
		"compares two":                                    each("if sq(i, k) == sq(-i, k):\n    log('same')"),
		"compares in a chain":                             each("if sq(i, k) == foe == look.foe:\n    log('foe')"),
		"compares in a chain, in the middle":              each("if foe == sq(i, k) != None:\n    log('foe')\nif me == safe(i, k) == sq(i, k):\n    log('friend')"),
		"compares in a chain of squares":                  each("if sq(i, k) == sq(i, -k) == sq(-i, k):\n    log('same')"),
		"compares with what is called":                    "def which():\n    return (foe, me)[get_location()[0] % 2]\n" + each("if sq(i, k) == which():\n    log('is')"),
		"compares with an object":                         "class E:\n    def __eq__(self, other):\n        log(str(other))\n        return True\ne = E()\n" + each("if sq(i, k) == e or e == sq(i, k):\n    log('same')"),
		"compares with an object that is not equal":       "class E:\n    def __ne__(self, other):\n        return other is foe\ne = E()\n" + each("if sq(i, k) != e:\n    log('foe')"),
		"looks whether it is one of several":              each("if sq(i, k) in (foe, None):\n    log('foe')"),
		"orders":                                          each("try:\n    sq(i, k) < foe\nexcept TypeError as e:\n    log(str(e))"),
		"adds truths":                                     "log(str(sum(sq(i, k) == foe for i, k in around())))",
		"counts friends":                                  "log(str([sq(i, k) for i, k in around()].count(me)))",
		"maps":                                            "log(str([x == foe for x in map(sq, (1, 1, 0), (-1, 0, 1))]))",
		"sorts by enemies":                                "log(str(sorted(around(), key=lambda p: sq(*p) == foe)))",
		"sorts by squares":                                "log(str(sorted(around(), key=lambda p: str(sq(*p)))))",
		"filters":                                         "log(str(list(filter(lambda p: not sq(*p), around()))))",
		"asks with keywords":                              each("row, col = get_location()\nif 0 <= row + i < get_board_size() and 0 <= col + k < get_board_size() and check_space(row=row + i, col=col + k) == foe:\n    log('foe')"),
		"asks by *":                                       each("if sq(*(i, k)) == foe:\n    log('foe')\nif sq(aside=k, ahead=i) == me:\n    log('friend')"),
		"asks in a generator":                             "def g():\n    for i, k in around():\n        yield sq(i, k)\n" + "for x in g():\n    if x == foe:\n        log('foe')\n    elif x == me:\n        log('friend')",
		"returns from a generator":                        "def g(i, k):\n    yield 1\n    return sq(i, k)\ndef h(i, k):\n    x = yield from g(i, k)\n    yield x == foe\n" + each("log(str(list(h(i, k))))"),
		"returns from a loop":                             "def f():\n    for i, k in around():\n        return sq(i, k)\nif f() == foe:\n    log('foe')\nelif f() == me:\n    log('friend')",
		"returns through finally": "def f(i, k):\n    global it\n    try:\n        return sq(i, k)\n    finally:\n        it = me if it == foe else foe\n" +
			each("if f(i, k) == it:\n    log('it')"),
		"returns through with": `class W:
    def __enter__(self):
        return self
    def __exit__(self, *a):
        global it
        it = me if it == foe else foe
def f(i, k):
    with W():
        return sq(i, k)
` +
			each("if f(i, k) == it:\n    log('it')"),
		"makes an object of it": "class C:\n    def __init__(self, i, k):\n        self.x = sq(i, k)\n    def __eq__(self, other):\n        return self.x == other\n" + each("if C(i, k) == foe:\n    log('foe')\nif C(i, k) == me:\n    log('friend')"),
		"asks by an object":     "class C:\n    def __call__(self, i, k):\n        return sq(i, k)\n    def __getitem__(self, p):\n        return sq(*p)\nc = C()\n" + each("if c(i, k) == foe:\n    log('foe')\nif c[i, k] == me:\n    log('friend')"),
		"returns from __init__": "class C:\n    def __init__(self, i, k):\n        return sq(i, k)\n" + each("try:\n    if C(i, k) == foe:\n        log('foe')\nexcept TypeError as e:\n    log(str(e))"),
		"returns to a builtin":  "if any(map(lambda k: sq(1, k), (-1, 0, 1))) == foe:\n    log('foe')\nif [*map(lambda k: sq(0, k), (-1, 1))].count(me) == foe:\n    log('foe')",
		"ends a generator":      "def g(i, k):\n    return sq(i, k)\n    yield 1\n" + each("try:\n    if next(g(i, k)) == foe:\n        log('foe')\nexcept StopIteration as e:\n    log(str(e.value))"),
		"asks twice": each(`row, col = get_location()
if 0 <= row + i < get_board_size() and 0 <= col + k < get_board_size():
    if check_space(row + i, col + k) == foe:
        log('foe')
    log(str(check_space(row=row + i, col=col + k)))`),
		"returns deep down":   "def deep(n, i, k):\n    return deep(n - 1, i, k) if n else sq(i, k)\ndef down(n, i, k):\n    if n:\n        return down(n - 1, i, k)\n    return sq(i, k)\n" + each("if down(4, i, k) == foe:\n    log('foe')\nif down(30, i, k) == me:\n    log('friend')\nif deep(3, i, k) == me:\n    log('friend')"),
		"asks while it is so": "i = 1\nwhile i < 3 and not sq(i):\n    i += 1\nlog(str(i))",
		"asserts":             each("try:\n    assert sq(i, k) != foe\nexcept AssertionError:\n    log('foe')"),
		"strikes by it":       "row, col = ahead()\nfor k in (-1, 1):\n    if sq(1, k) == foe:\n        log(str(capture(row, col + k)))\n        return",
		"strikes at times":    "row, col = ahead()\ntry:\n    capture(row, col + 1)\n    return\nexcept RobotError as e:\n    log(str(e))",
	}
}()

// TestRunAllOfAsking plays players that ask what stands around, where it mostly is not the same for long.
func TestRunAllOfAsking(t *testing.T) {
	t.Parallel()
	opponent := compile(t, restless)
	for i, name := range slices.Sorted(maps.Keys(askingCodes)) {
		if !eighth(i) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			program := compile(t, asking+"def pawn():\n"+indent("global it\n"+askingCodes[name]+"\nadvance()\n", 4)+waiting)
			for seed := range int64(4) {
				got := playBothWays(t, facing(program, opponent, seed))
				assert.NotZero(t, got.repeated, "these turns come again")
				assert.Nil(t, got.result.Teams[seed%2].FirstError)
			}
		})
	}
}

// facing returns the config of a match between two players, in which the second one is White if the seed is odd.
func facing(program, opponent *sandbox.Program, seed int64) engine.Config {
	c := engine.Config{Rules: engine.Final(), White: program, Black: opponent, Size: 8, Rounds: 100, Seed: seed}
	c.Rules.WinPawns = engine.MaxSize // it goes on for long
	if seed%2 == 1 {
		c.White, c.Black = c.Black, c.White
	}
	return c
}
