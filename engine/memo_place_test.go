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
