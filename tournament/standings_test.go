package tournament_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
	"bhack/rating"
	"bhack/tournament"
)

// shuffled returns the results in another order.
func shuffled(list []tournament.Result, seed uint64) []tournament.Result {
	out := append([]tournament.Result(nil), list...)
	rand.New(rand.NewPCG(seed, 0)).Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// sums returns everything that standings say.
func sums(st *tournament.Standings) []any {
	var all []any
	for i := range st.Schedule().Pairings() {
		sum := st.Pairing(i)
		status, _ := st.Test(i)
		all = append(all, sum.Tally.Sample(), sum.Players, sum.Incidents, sum.Endings(), status)
	}
	return all
}

// TestStandingsOrder makes sure that standings do not depend on the order of results,
// with and without a test that stops in the middle.
func TestStandingsOrder(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]*rating.SPRT{
		"all pairs": nil,
		"sprt":      {Elo0: 0, Elo1: 40, Alpha: 0.05, Beta: 0.05},
	} {
		spec := newSpec(300, "a", "b", "c")
		spec.SPRT = test
		s := newSchedule(t, spec)
		list := results(s)
		want := newStandings(t, s, tournament.Shard{})
		add(t, want, list)
		assert.True(t, want.Complete())
		for seed := range uint64(3) {
			st := newStandings(t, s, tournament.Shard{})
			add(t, st, shuffled(list, seed))
			assert.Equal(t, sums(want), sums(st), name)
		}
		n := want.Pairing(0).Tally.Sample().Pairs.N()
		if test == nil {
			assert.Equal(t, 300, n)
			continue
		}
		assert.Less(t, n, 300, "the test stops the pairing")
		status, ok := want.Test(0)
		assert.True(t, ok)
		assert.NotEqual(t, rating.Continue, status.Verdict)
		assert.Equal(t, n, status.Sample.Pairs.N())
	}
}

// TestStandingsPrefix makes sure that only the longest finished prefix counts.
func TestStandingsPrefix(t *testing.T) {
	t.Parallel()
	s := newSchedule(t, newSpec(4, "a", "b"))
	list := results(s)
	st := newStandings(t, s, tournament.Shard{})
	pairs := func() int { return st.Pairing(0).Tally.Sample().Pairs.N() }
	for _, step := range []struct{ game, pairs int }{{1, 0}, {3, 0}, {4, 0}, {2, 2}, {8, 2}, {7, 2}, {6, 2}, {5, 4}} {
		assert.True(t, st.Wanted(step.game))
		add(t, st, list[step.game-1:step.game])
		assert.Equal(t, step.pairs, pairs(), "after game %d", step.game)
		assert.False(t, st.Wanted(step.game))
		assert.Equal(t, step.pairs == 4, st.Complete())
	}
	assert.Equal(t, 8, st.Games())
}

func TestStandingsRefuse(t *testing.T) {
	t.Parallel()
	s := newSchedule(t, newSpec(4, "a", "b"))
	list := results(s)
	st := newStandings(t, s, tournament.Shard{Index: 1, Count: 2})
	add(t, st, list[:1])
	assert.EqualError(t, st.Add(list[0]), "game 1 is there twice")
	assert.EqualError(t, st.Add(list[2]), "game 3 is not in shard 1/2")
	other := list[1]
	other.Match = list[0].Match
	assert.ErrorContains(t, st.Add(other), "is not the one that the schedule has there")
	misplaced := list[1]
	misplaced.Seed++
	assert.ErrorContains(t, st.Add(misplaced), "the schedule has "+list[1].Players[0]+" against "+list[1].Players[1])
	other.Game = 9
	assert.EqualError(t, st.Add(other), "game 9: the schedule has games 1 to 8")
}

// TestScores makes sure of who gets how many points.
func TestScores(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		flips    tournament.CoinFlip
		first    tournament.Winner // of the game in which the first player is white
		second   tournament.Winner
		reason   decision.Reason
		want     rating.Pair
		nobodies int
	}{
		{tournament.ByRules, tournament.White, tournament.Black, "back_row", rating.Pair{White: rating.Win, Black: rating.Win}, 0},
		{tournament.ByRules, tournament.White, tournament.White, "back_row", rating.Pair{White: rating.Win, Black: rating.Loss}, 0},
		{tournament.ByRules, tournament.Black, tournament.White, "coin_flip", rating.Pair{White: rating.Loss, Black: rating.Loss}, 0},
		{tournament.OneHalf, tournament.Black, tournament.White, "coin_flip", rating.Pair{White: rating.Draw, Black: rating.Draw}, 0},
		{tournament.OneHalf, tournament.Black, tournament.White, "back_row", rating.Pair{White: rating.Loss, Black: rating.Loss}, 0},
		{tournament.ByRules, tournament.Nobody, tournament.Nobody, "forfeit", rating.Pair{White: rating.Draw, Black: rating.Draw}, 2},
	} {
		spec := newSpec(1, "a", "b")
		spec.CoinFlip = test.flips
		s := newSchedule(t, spec)
		st := newStandings(t, s, tournament.Shard{})
		for n, winner := range []tournament.Winner{test.first, test.second} {
			g := s.Game(n + 1)
			require.NoError(t, st.Add(s.Result(g, tournament.Outcome{Match: s.Identity(g), Winner: winner, Reason: test.reason})))
		}
		var want rating.Tally
		want.Add(test.want, "", "")
		assert.Equal(t, want.Sample().Pairs, st.Pairing(0).Tally.Sample().Pairs, "%+v", test)
		assert.Equal(t, test.nobodies, st.Pairing(0).Endings()[0].Nobody)
	}
}

// TestTotals makes sure that what robots did is credited to their player, whatever
// the side.
func TestTotals(t *testing.T) {
	t.Parallel()
	s := newSchedule(t, newSpec(1, "a", "b"))
	st := newStandings(t, s, tournament.Shard{})
	for n := 1; n <= 2; n++ {
		g := s.Game(n)
		o := tournament.Outcome{Match: s.Identity(g), Winner: tournament.White, Reason: "back_row"}
		first, second := &o.White, &o.Black
		if g.White == 1 {
			first, second = second, first
		}
		first.NoteTurn(100)
		first.NoteTurn(300)
		first.Pauses.Note(tournament.Trouble{Round: 2, Robot: 5, Text: "bot.py:2, in turn"})
		first.Pauses.Note(tournament.Trouble{Round: 3, Robot: 5, Text: "bot.py:3, in turn"})
		second.NoteTurn(7)
		second.Exceptions.Note(tournament.Trouble{Round: 4, Robot: 6, What: "KeyError", Text: "trace"})
		require.NoError(t, st.Add(s.Result(g, o)))
	}
	sum := st.Pairing(0)
	a, b := sum.Players[0], sum.Players[1]
	assert.Equal(t, []any{2, int64(4), int64(800), int64(300), 4, 0, int64(300)}, []any{a.Games, a.Turns, a.Bytecodes, a.MaxBytecodes, a.Pauses, a.Exceptions, a.P99()})
	assert.Equal(t, []any{2, int64(2), int64(14), int64(7), 0, 2, int64(7)}, []any{b.Games, b.Turns, b.Bytecodes, b.MaxBytecodes, b.Pauses, b.Exceptions, b.P99()})
	require.Len(t, sum.Incidents, 4)
	first := sum.Incidents[0]
	assert.Equal(t, []any{tournament.Pause, 1, 0, 2, 2, 5}, []any{first.Kind, first.Game, first.Player, first.Count, first.Round, first.Robot})
	last := sum.Incidents[2]
	assert.Equal(t, []any{tournament.Exception, 2, 1, "KeyError", "trace"}, []any{last.Kind, last.Game, last.Player, last.What.Value(), last.Text.Value()})
}

func TestEndings(t *testing.T) {
	t.Parallel()
	merged := tournament.MergeEndings(
		[]tournament.Ending{{Reason: "forfeit", White: 1}, {Reason: "coin_flip", Black: 2}, {Reason: "tiebreak_row_10", White: 1}},
		[]tournament.Ending{{Reason: "tiebreak_row_2", White: 1}, {Reason: "coin_flip", White: 3}, {Reason: "tiebreak_back_row", White: 1}, {Reason: "back_row", White: 1}},
	)
	var order []string
	for _, e := range merged {
		order = append(order, string(e.Reason))
	}
	assert.Equal(t, []string{"back_row", "tiebreak_back_row", "tiebreak_row_2", "tiebreak_row_10", "coin_flip", "forfeit"}, order)
	assert.Equal(t, 5, merged[4].Games())
}
