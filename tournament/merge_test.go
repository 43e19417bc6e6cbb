package tournament_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/rating"
	"bhack/tournament"
)

// merge merges the shards of a schedule that are numbered; each but those in
// without.
func merge(s *tournament.Schedule, count int, shards []int, without ...int) (*tournament.Standings, error) {
	m := tournament.NewMerge(false)
	for i, k := range shards {
		shard := tournament.Shard{Index: k, Count: count}
		part, err := m.Start(fmt.Sprintf("file%d", i+1), s, shard)
		if err != nil {
			return nil, err
		}
	results:
		for _, r := range results(s) {
			for _, n := range without {
				if r.Game == n {
					continue results
				}
			}
			if !shard.Has((r.Game - 1) / 2) {
				continue
			}
			if err := part.Add(r); err != nil {
				return nil, err
			}
		}
	}
	return m.Finish()
}

func TestMerge(t *testing.T) {
	t.Parallel()
	for _, test := range []*rating.SPRT{nil, {Elo0: 0, Elo1: 40, Alpha: 0.05, Beta: 0.05}} {
		spec := newSpec(200, "a", "b", "c")
		spec.SPRT = test
		s := newSchedule(t, spec)
		want := newStandings(t, s, tournament.Shard{})
		add(t, want, results(s))
		st, err := merge(s, 4, []int{3, 1, 4, 2})
		require.NoError(t, err)
		assert.Equal(t, sums(want), sums(st))
		st, err = merge(s, 0, []int{0})
		require.NoError(t, err)
		assert.Equal(t, sums(want), sums(st))
	}
}

// TestMergePartial makes sure that of results that are missing those before them count.
func TestMergePartial(t *testing.T) {
	t.Parallel()
	s := newSchedule(t, newSpec(20, "a", "b"))
	m := tournament.NewMerge(true)
	p, err := m.Start("file", s, tournament.Shard{})
	require.NoError(t, err)
	want := newStandings(t, s, tournament.Shard{})
	for _, r := range results(s)[:10] {
		require.NoError(t, p.Add(r))
		add(t, want, []tournament.Result{r})
	}
	got, err := m.Finish()
	require.NoError(t, err)
	assert.Equal(t, sums(want), sums(got))
	assert.False(t, got.Complete())
}

func TestMergeRefuses(t *testing.T) {
	t.Parallel()
	s := newSchedule(t, newSpec(20, "a", "b"))
	_, err := merge(s, 4, []int{1, 3})
	require.EqualError(t, err, "gap: there is no file of shard 2/4, nor of 4/4")
	_, err = merge(s, 2, []int{1, 2}, 3, 6, 7)
	require.EqualError(t, err, "gap: file1 lacks game 6; file2 lacks games 3, 7")
	_, err = merge(s, 0, []int{0}, 1, 2, 3, 4, 5, 6, 7)
	require.EqualError(t, err, "gap: file1 lacks 7 games: 1, 2, 3, 4, 5, ...")
	_, err = merge(s, 2, []int{1, 2, 1})
	require.EqualError(t, err, "overlaps file1: both are of shard 1/2")

	other := newSpec(20, "a", "b")
	other.Ruleset, other.Pairs = "final", 19
	m := tournament.NewMerge(false)
	_, err = m.Finish()
	require.EqualError(t, err, "gap: there is no file")
	one, err := m.Start("one", s, tournament.Shard{Index: 1, Count: 2})
	require.NoError(t, err)
	_, err = m.Start("two", newSchedule(t, other), tournament.Shard{Index: 2, Count: 2})
	require.EqualError(t, err, "other settings: ruleset is final, but sp20 in one; pairs is 19, but 20 in one")
	_, err = m.Start("two", s, tournament.Shard{Index: 2, Count: 3})
	require.EqualError(t, err, "other settings: it is of shard 2/3, but one of shard 1/2")
	_, err = m.Start("two", s, tournament.Shard{})
	require.EqualError(t, err, "other settings: it is of the whole schedule, but one of shard 1/2")

	all := results(s)
	require.NoError(t, one.Add(all[0]))
	require.EqualError(t, one.Add(all[0]), "game 1 is there twice")
	require.EqualError(t, one.Add(all[2]), "game 3 is not in shard 1/2")
}
