package sandbox_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox"
)

// TestProfileChangesNothing runs each program of the corpus with a profile: it does the same as without, in as many bytecodes, and all
// of these are counted. With so little memory that there are many censuses, it prints the same.
func TestProfileChangesNothing(t *testing.T) {
	for _, s := range sampleCorpus(t) {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			const budget = 20_000
			plain := runProfiled(s.program, budget, 8<<20, nil)
			var profile sandbox.Profile
			profiled := runProfiled(s.program, budget, 8<<20, &profile)
			require.Equal(t, plain, profiled)
			var seen int64
			for _, sample := range profile.Samples() {
				seen += sample.Bytecodes
			}
			assert.Equal(t, profiled.bytecodes, seen)
			plain = runProfiled(s.program, budget, 1<<18, nil)
			profiled = runProfiled(s.program, budget, 1<<18, &sandbox.Profile{})
			assert.True(t, strings.HasPrefix(plain.output, profiled.output) || strings.HasPrefix(profiled.output, plain.output))
		})
	}
}

// runProfiled is runProgram with a limit of memory, and a profile.
func runProfiled(p *sandbox.Program, budget, memory int64, profile *sandbox.Profile) run {
	const maxTurns = 25 // as it takes long
	return runRobot(p, sandbox.Config{Memory: memory, Profile: profile}, budget, maxTurns)
}

// TestProfile finds out where the bytecodes go, of some of which hardly any are spent elsewhere.
func TestProfile(t *testing.T) {
	t.Parallel()
	program := compile(t, `
def heavy(n):
    for i in range(n):
        i * i

def sorts(l):
    return sorted(l)

for k in range(20):
    heavy(400)
    sorts(list(range(300)))
`)
	var profile sandbox.Profile
	r := runProfiled(program, math.MaxInt32, 8<<20, &profile)
	require.Nil(t, r.exception)
	byFunction := map[string]float64{}
	for _, s := range profile.Samples() {
		assert.Equal(t, "test.py", s.File)
		byFunction[s.Function] += float64(s.Bytecodes) / float64(r.bytecodes)
	}
	// An iteration of heavy takes 7 bytecodes, and sorting 300 items in order some 300.
	assert.InDelta(t, 20*400*7/float64(r.bytecodes), byFunction["heavy"], 0.02)
	assert.Greater(t, byFunction["sorts"], 20*300/float64(r.bytecodes)/2)
	first := profile.Samples()[0]
	assert.Equal(t, "heavy", first.Function)
	assert.Contains(t, []string{"for i in range(n):", "i * i"}, first.Text)
}
