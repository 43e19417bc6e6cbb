package runner

import (
	"context"
	"errors"
	"os"
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

// newRoundRobin returns the schedule of example players on a small board, and what it is played with.
func newRoundRobin(t *testing.T, pairs, rounds int, names ...string) (*tournament.Schedule, *Field) {
	t.Helper()
	setup := match.Setup{Rules: engine.SP20(), Ruleset: "sp20", Size: 8, Rounds: rounds, Map: maps.Empty(0)}
	board, err := NewBoard(setup, "empty")
	require.NoError(t, err)
	field := &Field{Boards: []match.Setup{setup}}
	spec := tournament.Spec{
		Engine: "test", Format: tournament.RoundRobin, Ruleset: "sp20", RNG: "robot",
		Boards: []tournament.Board{board}, Seeds: tournament.FirstSeeds(pairs), Pairs: pairs, CoinFlip: tournament.ByRules,
	}
	for i, name := range names {
		p, err := player.Load(t.Context(), name)
		require.NoError(t, err)
		field.Players = append(field.Players, p)
		spec.Players = append(spec.Players, tournament.Player{Name: string(rune('a' + i)), SHA256: p.SHA256})
	}
	schedule, err := tournament.NewSchedule(spec)
	require.NoError(t, err)
	return schedule, field
}

// TestShared has two workers come to the same match at the same time. The game of the
// second counts as cached only if the first has got an outcome.
func TestShared(t *testing.T) {
	t.Parallel()
	schedule, field := newRoundRobin(t, 1, 3, "rusher", "rusher")
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

// TestSharedHasReplays has two workers come to the same match at the same time: both games have their replays.
func TestSharedHasReplays(t *testing.T) {
	t.Parallel()
	schedule, field := newRoundRobin(t, 1, 3, "rusher", "rusher")
	dir := t.TempDir()
	synctest.Test(t, func(t *testing.T) {
		cache := &slowCache{make(chan struct{}), nil}
		w := &worker{
			schedule: schedule, field: field, cache: cache, replays: &Replays{dir, Keep{}},
			stopped: context.Background(), abort: t.Context(),
		}
		done := make(chan played, 2)
		for _, n := range []int{1, 2} {
			go func() { done <- w.play(schedule.Game(n)) }()
		}
		synctest.Wait() // one asks the cache, the other waits for it
		cache.answer <- struct{}{}
		for range 2 {
			p := <-done
			assert.True(t, p.ok())
			assert.False(t, p.cached)
			assert.FileExists(t, w.replays.path(schedule, p.game))
		}
	})
}

// TestSeedless plays players of whom only one draws random numbers. Games of the others are played once for each side; all come to what
// they come to when they are played.
func TestSeedless(t *testing.T) {
	t.Parallel()
	schedule, field := newRoundRobin(t, 5, 50, "rusher", "wall", "gambler")
	newWorker := func(r *Replays) *worker {
		return &worker{schedule: schedule, field: field, replays: r, stopped: t.Context(), abort: t.Context()}
	}
	lost, all := newWorker(&Replays{t.TempDir(), Keep{Which: KeepLosses}}), newWorker(&Replays{t.TempDir(), Keep{}})
	w := newWorker(nil)
	var games, copied [3]int // by pairing
	for n := 1; n <= schedule.Games(); n++ {
		g := schedule.Game(n)
		games[g.Pairing]++
		_, isCopy := w.copied(g, "")
		if isCopy {
			copied[g.Pairing]++
		}
		_, isCopyLost := lost.copied(g, "")
		played := played{game: g}
		newWorker(nil).match(&played, schedule.Identity(g))
		require.True(t, played.ok())
		for _, w := range []*worker{w, lost, all} {
			got := w.play(g)
			require.True(t, got.ok())
			assert.Equal(t, played.outcome, got.outcome, "game %d", n)
		}
		_, err := os.Stat(all.replays.path(schedule, g))
		require.NoError(t, err, "its replay is kept, so that it has been played")
		_, err = os.Stat(lost.replays.path(schedule, g))
		assert.False(t, isCopyLost && err == nil, "copies have no replay")
	}
	assert.Equal(t, [3]int{10, 10, 10}, games)
	assert.Equal(t, [3]int{8, 0, 0}, copied)
}
