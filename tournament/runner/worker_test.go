package runner

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/player"
	"bhack/tournament"
)

// slowCache is a Cache that has nothing, and that answers when it is told to.
type slowCache struct {
	answer  chan struct{}
	failure error
}

func (c *slowCache) Get(string) (tournament.Outcome, bool, error) {
	<-c.answer
	return tournament.Outcome{}, false, c.failure
}

func (c *slowCache) Put(tournament.Outcome) error { return nil }

// TestShared has two workers come to the same match at the same time. The game of the
// second counts as cached only if the first has got an outcome.
func TestShared(t *testing.T) {
	t.Parallel()
	rusher, err := player.Load("rusher")
	require.NoError(t, err)
	setup := match.Setup{Rules: engine.SP20(), Ruleset: "sp20", Size: 8, Rounds: 3, Map: maps.Empty(0)}
	board, err := NewBoard(setup, "empty")
	require.NoError(t, err)
	schedule, err := tournament.NewSchedule(tournament.Spec{
		Engine: "test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Players: []tournament.Player{{Name: "a", SHA256: rusher.SHA256}, {Name: "b", SHA256: rusher.SHA256}},
		Boards:  []tournament.Board{board}, Seeds: tournament.FirstSeeds(1), Pairs: 1, CoinFlip: tournament.ByRules,
	})
	require.NoError(t, err)
	field := &Field{Players: []*player.Player{rusher, rusher}, Boards: []match.Setup{setup}}
	aborted, abort := context.WithCancel(t.Context())
	abort()
	failure := errors.New("disk is full")
	for name, test := range map[string]struct {
		abort   context.Context
		failure error
		check   func(t *testing.T, p played)
		cached  int
	}{
		"played":  {t.Context(), nil, func(t *testing.T, p played) { assert.Positive(t, p.outcome.Rounds) }, 1},
		"failed":  {t.Context(), failure, func(t *testing.T, p played) { assert.ErrorIs(t, p.err, failure) }, 0},
		"skipped": {aborted, nil, func(t *testing.T, p played) { assert.True(t, p.skipped) }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				cache := &slowCache{make(chan struct{}), test.failure}
				w := &worker{
					schedule: schedule, field: field, cache: cache,
					stopped: context.Background(), abort: test.abort,
				}
				done := make(chan played, 2)
				for _, n := range []int{1, 2} {
					go func() { done <- w.play(schedule.Game(n)) }()
				}
				synctest.Wait() // one asks the cache, the other waits for it
				cache.answer <- struct{}{}
				first, second := <-done, <-done
				assert.Equal(t, 3, first.game.Number+second.game.Number)
				cached := 0
				for _, p := range []played{first, second} {
					test.check(t, p)
					if p.cached {
						cached++
					}
				}
				assert.Equal(t, test.cached, cached)
			})
		})
	}
}
