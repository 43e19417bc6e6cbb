package rating_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/rating"
)

func TestOutcome(t *testing.T) {
	t.Parallel()
	assert.Equal(t, rating.Win, rating.Loss.Opposite())
	assert.Equal(t, rating.Draw, rating.Draw.Opposite())
}

func TestPairsBySide(t *testing.T) {
	t.Parallel()
	const l, d, w = rating.Loss, rating.Draw, rating.Win
	var p rating.Pairs
	for pair, times := range map[rating.Pair]int{
		{White: w, Black: l}: 7, // white won both games
		{White: l, Black: w}: 2, // black did
		{White: w, Black: w}: 4,
		{White: d, Black: l}: 1,
	} {
		for range times {
			p.Add(pair)
		}
	}
	assert.Equal(t, 14, p.N())
	assert.Equal(t, rating.Games{Wins: 11, Draws: 1, Losses: 2}, p.AsWhite())
	assert.Equal(t, rating.Games{Wins: 6, Losses: 8}, p.AsBlack())
	assert.Equal(t, rating.Games{Wins: 17, Draws: 1, Losses: 10}, p.Games())
	assert.Equal(t, rating.Pentanomial{0, 1, 9, 0, 4}, p.Pentanomial())
	assert.Equal(t, 17.5, p.Games().Points())
	assert.Equal(t, 0.625, p.Games().Score())
	assert.Equal(t, 0.5, rating.Games{}.Score())

	white := p.ForWhite()
	assert.Equal(t, rating.Games{Wins: 19, Draws: 1, Losses: 8}, white.Games())
	assert.Equal(t, rating.Pentanomial{2, 0, 4, 1, 7}, white.Pentanomial())
	assert.Equal(t, white.Pentanomial(), p.Opposite().ForWhite().Pentanomial(), "white is white to both players")

	opposite := p.Opposite()
	assert.Equal(t, rating.Games{Wins: 8, Losses: 6}, opposite.AsWhite())
	assert.Equal(t, rating.Games{Wins: 2, Draws: 1, Losses: 11}, opposite.AsBlack())
	assert.Equal(t, p, opposite.Opposite())
	assert.Equal(t, rating.Pair{White: w, Black: l}, rating.Pair{White: w, Black: l}.Opposite())
	assert.Equal(t, rating.Pair{White: l, Black: d}, rating.Pair{White: d, Black: w}.Opposite())
}

func TestTallyCountsDistinctGames(t *testing.T) {
	t.Parallel()
	won := rating.Pair{White: rating.Win, Black: rating.Win}
	type game = rating.GameID
	tests := []struct {
		name            string
		games           [][2]game
		pairs, distinct int
	}{
		{"none", nil, 0, 0},
		{"all different", [][2]game{{"a", "b"}, {"c", "d"}}, 2, 4},
		{"one pair again and again", [][2]game{{"a", "b"}, {"a", "b"}, {"a", "b"}}, 1, 2},
		{"one game differs", [][2]game{{"a", "b"}, {"a", "c"}}, 2, 3},
		{"sides matter to pairs", [][2]game{{"a", "b"}, {"b", "a"}}, 2, 2},
		{"a player against itself", [][2]game{{"a", "a"}, {"b", "b"}}, 2, 2},
		{"unknown games", [][2]game{{"", ""}, {"", ""}, {"a", ""}, {"a", ""}}, 4, 7},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			var tally rating.Tally
			for _, g := range tt.games {
				tally.Add(won, g[0], g[1])
			}
			s := tally.Sample()
			assert.Equal(t, len(tt.games), s.Pairs.N())
			assert.Equal(t, tt.pairs, s.DistinctPairs)
			assert.Equal(t, tt.distinct, s.DistinctGames)
		})
	}
}

// The sample does not depend on the order in which pairs come.
func TestTallyIgnoresOrder(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 3))
	type played struct {
		pair         rating.Pair
		white, black rating.GameID
	}
	var all []played
	for range 300 {
		id := func() rating.GameID { return rating.GameID(strconv.Itoa(rng.IntN(40))) }
		pair := rating.Pair{White: rating.Outcome(rng.IntN(3)), Black: rating.Outcome(rng.IntN(3))}
		all = append(all, played{pair, id(), id()})
	}
	sample := func() rating.Sample {
		var tally rating.Tally
		for _, p := range all {
			tally.Add(p.pair, p.white, p.black)
		}
		return tally.Sample()
	}
	want := sample()
	assert.Equal(t, 40, want.DistinctGames)
	for range 5 {
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		assert.Equal(t, want, sample())
	}
}
