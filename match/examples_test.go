package match_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/bots"
	"bhack/engine"
	"bhack/match"
)

// playStrongest plays the last of the example players, which is the strongest, against
// each of the others, from both sides. Check gets its team.
func playStrongest(t *testing.T, s match.Setup, check func(t *testing.T, r *engine.Result, team engine.Team)) {
	t.Helper()
	names := bots.Names()
	last := len(names) - 1
	for _, name := range names[:last] {
		for team, pair := range [][2]string{{names[last], name}, {name, names[last]}} {
			t.Run(pair[0]+"-"+pair[1], func(t *testing.T) {
				t.Parallel()
				played := s
				played.White, played.Black = load(t, pair[0]), load(t, pair[1])
				result, err := match.Play(t.Context(), played, match.Options{})
				require.NoError(t, err)
				check(t, &result, engine.Team(team))
			})
		}
	}
}

// TestStrongestWins makes sure that the strongest of the example players wins in
// matches that are long enough to be won.
func TestStrongestWins(t *testing.T) {
	t.Parallel()
	s := setup(nil, nil)
	s.Ruleset, s.Rules = "final", engine.Final()
	playStrongest(t, s, func(t *testing.T, r *engine.Result, team engine.Team) {
		t.Helper()
		assert.Equal(t, team, r.Winner)
	})
}

// TestStrongestKeepsToBudget makes sure that it needs no pauses on the largest board,
// with the fewest bytecodes a turn, and raises no exceptions.
func TestStrongestKeepsToBudget(t *testing.T) {
	t.Parallel()
	s := setup(nil, nil)
	s.Size = s.Rules.MaxSize
	playStrongest(t, s, func(t *testing.T, r *engine.Result, team engine.Team) {
		t.Helper()
		assert.Zero(t, r.Teams[team].Pauses)
		assert.Nil(t, r.Teams[team].FirstError)
	})
}
