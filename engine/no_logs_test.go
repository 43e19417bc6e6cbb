package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
)

// TestNoLogs: a match whose logs nobody looks at is the same but for these.
func TestNoLogs(t *testing.T) {
	t.Parallel()
	player := "age = 0\ndef pawn():\n    global age\n    age += 1\n    log('at ' + str(get_location()) + ', age ' + str(age))\n    if age > 3: step()\n" + waiting
	result, seen := play(t, player, player, engine.Config{Rules: engine.Final(), Rounds: 80})
	blind, unseen := play(t, player, player, engine.Config{Rules: engine.Final(), Rounds: 80, NoLogs: true})
	assert.Equal(t, result, blind)
	require.Len(t, unseen.turns, len(seen.turns))
	differ := 0
	for i := range seen.turns {
		a, b := seen.turns[i], unseen.turns[i]
		require.Len(t, b.Logs, len(a.Logs))
		for j := range a.Logs {
			require.Len(t, b.Logs[j], len(a.Logs[j]))
			if a.Logs[j] != b.Logs[j] {
				differ++
			}
		}
		a.Logs, b.Logs = nil, nil
		require.Equal(t, a, b)
	}
	assert.Positive(t, differ, "what nobody looks at is not written")
}
