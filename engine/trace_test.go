package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
	"bhack/sandbox"
)

// TestTrace: the steps are those of one robot in some rounds, from turn on, and the match is the same as without.
func TestTrace(t *testing.T) {
	t.Parallel()
	_, plain := play(t, spawner, whenPawn("log(str(get_location()))\nmove_forward()"), engine.Config{Size: 8, Rounds: 9})
	functions := map[int][]string{} // by round
	trace := &engine.Trace{Robot: 3, First: 4, Last: 6, Step: func(round int, s sandbox.Step) {
		if s.Kind == sandbox.StepCall {
			functions[round] = append(functions[round], s.Function)
		}
	}}
	_, traced := play(t, spawner, whenPawn("log(str(get_location()))\nmove_forward()"), engine.Config{Size: 8, Rounds: 9, Trace: trace})
	assert.Equal(t, map[int][]string{4: {"turn"}, 5: {"turn"}, 6: {"turn"}}, functions)
	assert.Equal(t, plain, traced)
}

// TestProfile: with a profile, all turns are counted, also those that would not have to run.
func TestProfile(t *testing.T) {
	t.Parallel()
	var profile engine.Profile
	result, _ := play(t, spawner, spawner, engine.Config{Size: 8, Rounds: 30, Profiles: [2]*engine.Profile{engine.Black: &profile}})
	var spent int64
	for _, s := range profile.Samples() {
		spent += s.Bytecodes
	}
	assert.Equal(t, result.Teams[engine.Black].Bytecodes, spent)
}
