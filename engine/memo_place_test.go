package engine_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/engine"
)

// placed returns a player whose pawns, at y and x, do something in each turn, and log whether a condition is true then.
// Now and then they step forward, so that they come to be in many places.
func (p *randomPlayer) placed(statement, condition string) string {
	p.out.Reset()
	p.out.WriteString("import random\nlimit, a, b, w = 5, 0, 0, ''\n" + p.one([]string{randomPlaces.start}) + "\n")
	p.out.WriteString("def pawn():\n    global a, b, home, up, n, v, at, swap, depth, rel\n    y, x = get_location()\n    a += 1\n")
	p.out.WriteString(indent(p.one([]string{statement}), 4))
	p.out.WriteString("    log('yes' if " + p.one([]string{condition}) + " else 'no')\n")
	p.out.WriteString(p.one([]string{"    if a % 4 == 0:\n        pace()\n", "    if a > ##:\n        pace()\n", "    pace()\n"}))
	return p.out.String() + waiting
}

// TestRunAllOfPlaces plays players whose pawns do one thing or another with where they are, with RunAll and without.
//
// The variables FUZZ_FIRST and FUZZ_COUNT set the first seed and the number of rounds through all of it.
func TestRunAllOfPlaces(t *testing.T) {
	t.Parallel()
	first, count := envInt(t, "FUZZ_FIRST", 1), envInt(t, "FUZZ_COUNT", 1)
	var turns, repeated atomic.Int64
	play := func(t *testing.T, seed int, statement, condition string) {
		t.Parallel()
		random := rand.New(rand.NewPCG(uint64(seed), 1))
		source := (&randomPlayer{Rand: random}).placed(statement, condition)
		program := compile(t, source, file("helper.py", randomHelper))
		defer func() {
			if t.Failed() {
				t.Log(source)
			}
		}()
		rules := []engine.Rules{engine.SP20(), engine.Final()}[random.IntN(2)]
		if random.IntN(4) == 0 {
			rules.RobotMemory = int64(250+random.IntN(300)) << 10
		}
		rules.WinPawns = engine.MaxSize
		c := engine.Config{Rules: rules, White: program, Black: program, Size: 8 + random.IntN(8), Rounds: 40, Seed: int64(seed)}
		if random.IntN(2) == 0 {
			c.Black = compile(t, idle)
		}
		got := playBothWays(t, c)
		turns.Add(int64(len(got.turns)))
		repeated.Add(got.repeated)
	}
	t.Run("matches", func(t *testing.T) {
		for seed := first; seed < first+count; seed++ {
			random := rand.New(rand.NewPCG(uint64(seed), 2))
			for i, c := range randomPlaces.conditions {
				t.Run(fmt.Sprint(seed, "/if/", i), func(t *testing.T) { play(t, seed, "pass", c) })
			}
			for i, s := range randomPlaces.statements {
				c := randomPlaces.conditions[random.IntN(len(randomPlaces.conditions))]
				t.Run(fmt.Sprint(seed, "/do/", i), func(t *testing.T) { play(t, seed, s, c) })
			}
			for i, v := range randomPlaces.values {
				c := "hash(" + v + ") % # == 0"
				if strings.Contains(v, "[") || i%2 == 0 {
					c = v + " == " + v + " and b == 0"
				}
				t.Run(fmt.Sprint(seed, "/with/", i), func(t *testing.T) { play(t, seed, "b = "+v, c) })
			}
		}
	})
	t.Logf("of %d turns, %d did not run", turns.Load(), repeated.Load())
	require.Greater(t, repeated.Load(), turns.Load()/5, "turns that came again")
}

// TestRunAllOfWritten plays players that log texts with their place from deep calls: where str fails, at the limit of recursion, and
// where arguments are copied, as there is no room for the registers of the function where they are.
func TestRunAllOfWritten(t *testing.T) {
	t.Parallel()
	many := strings.Builder{}
	for i := range 150 {
		fmt.Fprintf(&many, "        v%d = 1\n", i)
	}
	for name, c := range map[string]struct {
		prelude string
		depths  []int
	}{
		"fails":  {"def last(s, c):\n    try:\n        s = str(c)\n    except Exception:\n        pass\n    log(s)\ndef act(r, c):\n    last(str(r), c)\n", []int{0, 990, 993, 994, 995, 996, 997, 998}},
		"copies": {"def g(a, r, flag):\n    if flag == 2:\n" + many.String() + "    if flag:\n        log(a)\n    else:\n        a = str(r)\ndef act(r, c):\n    g(str(c), r, 0)\n    g(str(c), r, 1)\n", []int{0, 50, 80, 90, 100, 110, 120, 130, 200, 400}},
		"inits":  {"class A:\n    def __init__(self, a, r, flag):\n        if flag == 2:\n" + indent(many.String(), 4) + "        if flag:\n            log(a)\n        else:\n            a = str(r)\ndef act(r, c):\n    A(str(c), r, 0)\n    A(str(c), r, 1)\n", []int{0, 50, 90, 100, 110, 120, 400}},
		"methods": {`class A:
    def g(self, a, b):
        log(b + '/' + a)
        b = a
        log(b)
a_ = A()
def act(r, c):
    a_.g(str(r), str(c))
    a_.g(str(c), 'x' + str(r))
`, []int{0, 90, 100, 990}},
		"recurses": {"def g(s, r, n):\n    if n:\n        g(s + str(r), r, n - 1)\n    else:\n        log(s)\ndef act(r, c):\n    g('a', r, 3)\n    g(str(c), r, 5)\n    g(str(c), r, 40)\n", []int{0, 100}},
		"raises": {`def f(s, c):
    try:
        s += str(c)
        undefined
    except NameError:
        s += '!'
    finally:
        log(s)
def act(r, c):
    f(str(r), c)
    s = str(c)
    try:
        s = s + None
    except TypeError:
        log(s)
`, []int{0, 100, 990}},
	} {
		for i, depth := range c.depths {
			if !eighth(i) {
				continue
			}
			t.Run(fmt.Sprint(name, "/", depth), func(t *testing.T) {
				t.Parallel()
				program := compile(t, c.prelude+fmt.Sprintf(`
def down(n, r, c):
    if n > 0:
        down(n - 1, r, c)
    else:
        act(r, c)
def turn():
    size = get_board_size()
    row = 0 if get_team() == Team.WHITE else size - 1
    if get_type() == RobotType.PAWN:
        r, c = get_location()
        down(%d, r, c)
    else:
        for i in range(size):
            if not check_space(row, i):
                spawn(row, i)
                return
`, depth))
				for _, size := range []int{8, 21} {
					playBothWays(t, engine.Config{Rules: engine.Final(), White: program, Black: program, Size: size, Rounds: 50, Seed: 3})
				}
			})
		}
	}
}
