package rating_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/rating"
)

var inf = math.Inf(1)

func TestEvidenceAtItsEdges(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name     string
		pairs    rating.Pairs
		score    float64
		interval rating.Interval
		elo      string
		los      float64
		nelo     string
	}{
		{"no games", pairs(0, 0, 0, 0, 0, 0), 0.5, rating.Interval{Low: 0, High: 1}, "0.0, no bounds", 0.5, "0.0, no bounds"},
		{"one pair won", pairs(0, 0, 0, 0, 0, 1), 1, rating.Interval{Low: 0.025, High: 1}, "at least -636.4", 0.75, "unknown"},
		{"one pair lost", pairs(1, 0, 0, 0, 0, 0), 0, rating.Interval{Low: 0, High: 0.975}, "at most 636.4", 0.25, "unknown"},
		{"one pair split", split(1), 0.5, rating.Interval{Low: 0.0125, High: 0.9875}, "0.0 +/- 759.1", 0.5, "0.0, no bounds"},
		{"all won", pairs(0, 0, 0, 0, 0, 10), 1, rating.Interval{Low: 0.691503, High: 1}, "at least 140.2", 0.999512, "unknown"},
		{"all lost", pairs(10, 0, 0, 0, 0, 0), 0, rating.Interval{Low: 0, High: 0.308497}, "at most -140.2", 0.000488, "unknown"},
		{"all split", split(10), 0.5, rating.Interval{Low: 0.3457515, High: 0.6542485}, "0.0 +/- 110.8", 0.5, "0.0, no bounds"},
		{"all drawn", pairs(0, 0, 0, 10, 0, 0), 0.5, rating.Interval{Low: 0.3457515, High: 0.6542485}, "0.0 +/- 110.8", 0.5, "0.0, no bounds"},
		{"won and drawn", pairs(0, 0, 0, 0, 10, 0), 0.75, rating.Interval{Low: 0.51862725, High: 0.82712425}, "190.8 [12.9, 271.9]", 0.999512, "unknown"},
		{"one of each", pairs(1, 0, 0, 0, 0, 1), 0.5, rating.Interval{Low: 0, High: 1}, "0.0, no bounds", 0.5, "0.0 +/- 340.5"},
		{"an upper bound that is none", pairs(0, 0, 1, 0, 0, 1), 0.75, rating.Interval{Low: 0.40352404, High: 1}, "190.8, at least -67.9", 0.92135, "245.7 +/- 340.5"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			e := rating.SampleOf(tt.pairs).ByPair()
			assert.Equal(t, tt.pairs.N(), e.N())
			assert.Equal(t, tt.score, e.Score())
			assert.InDelta(t, tt.interval.Low, e.ScoreInterval().Low, 1e-8)
			assert.InDelta(t, tt.interval.High, e.ScoreInterval().High, 1e-8)
			assert.Equal(t, tt.elo, e.Elo().String())
			assert.InDelta(t, tt.los, e.LOS(), 1e-6)
			assert.Equal(t, tt.nelo, e.NormalisedElo().String())
		})
	}
}

// Nothing is nan, bounds enclose the value, and the second player sees the mirror image: for all tables of few
// pairs.
func TestEvidenceOfAllSmallTables(t *testing.T) {
	t.Parallel()
	const most = 3
	for code := range 1 << 12 {
		c := [6]int{code & most, code >> 2 & most, code >> 4 & most, code >> 6 & most, code >> 8 & most, code >> 10 & most}
		p := pairs(c[0], c[1], c[2], c[3], c[4], c[5])
		s := rating.SampleOf(p)
		for _, views := range [][2]rating.Evidence{
			{s.ByPair(), s.Opposite().ByPair()},
			{s.ByGame(), s.Opposite().ByGame()},
		} {
			mine, theirs := views[0], views[1]
			assert.InDelta(t, 1, mine.Score()+theirs.Score(), 1e-15)
			assert.InDelta(t, 1, mine.LOS()+theirs.LOS(), 1e-6)
			assertMirrored(t, mine.Elo(), theirs.Elo())
			assertMirrored(t, mine.NormalisedElo(), theirs.NormalisedElo())
			interval := mine.ScoreInterval()
			assert.True(t, 0 <= interval.Low && interval.Low <= mine.Score() && mine.Score() <= interval.High && interval.High <= 1,
				"%v %v", mine.Score(), interval)
			if t.Failed() {
				t.Fatalf("the table is %v", p)
			}
		}
	}
}

func assertMirrored(t *testing.T, mine, theirs rating.Elo) {
	t.Helper()
	near := func(x, y float64) bool { return x == -y || math.Abs(x+y) < 2e-6 }
	assert.True(t, mine.Low <= mine.Value && mine.Value <= mine.High, "%+v", mine)
	assert.True(t, near(mine.Value, theirs.Value) && near(mine.Low, theirs.High) && near(mine.High, theirs.Low), "%+v %+v", mine, theirs)
	assert.NotRegexp(t, "(?i)nan|inf|-0\\.0", mine.String())
}

func TestEloString(t *testing.T) {
	t.Parallel()
	tests := []struct {
		elo             rating.Elo
		want            string
		value, interval string
	}{
		{rating.Elo{Value: 49.4, Low: 25.2, High: 73.6}, "49.4 +/- 24.2", "49.4", "24.2"},
		{rating.Elo{Value: 49.4, Low: 27.5, High: 75.9}, "49.4 +/- 24.2", "49.4", "24.2"},
		{rating.Elo{Value: 49.4, Low: 27.7, High: 76.1}, "49.4 [27.7, 76.1]", "49.4", "[27.7, 76.1]"},
		{rating.Elo{Value: -301.3, Low: -837.7, High: -153.8}, "-301.3 [-837.7, -153.8]", "-301.3", "[-837.7, -153.8]"},
		{rating.Elo{Value: 5, Low: -0.04, High: 20}, "5.0 [0.0, 20.0]", "5.0", "[0.0, 20.0]"},
		{rating.Elo{Value: -0.04, Low: -10, High: 10}, "0.0 +/- 10.0", "0.0", "10.0"},
		{rating.Elo{Value: 338, Low: 120.5, High: inf}, "338.0, at least 120.5", "338.0", "at least 120.5"},
		{rating.Elo{Value: -338, Low: -inf, High: -120.5}, "-338.0, at most -120.5", "-338.0", "at most -120.5"},
		{rating.Elo{Value: 0, Low: -inf, High: inf}, "0.0, no bounds", "0.0", "-"},
		{rating.Elo{Value: inf, Low: 140.2, High: inf}, "at least 140.2", "-", "at least 140.2"},
		{rating.Elo{Value: -inf, Low: -inf, High: -140.2}, "at most -140.2", "-", "at most -140.2"},
		{rating.Elo{Value: inf, Low: -inf, High: inf}, "unknown", "-", "-"},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, tt.elo.String())
		value, interval := tt.elo.Columns()
		assert.Equal(t, [2]string{tt.value, tt.interval}, [2]string{value, interval})
	}
}

func TestEloAndScoreAreInverse(t *testing.T) {
	t.Parallel()
	assert.Equal(t, 0.0, rating.EloOf(0.5))
	assert.False(t, math.Signbit(rating.EloOf(0.5)))
	assert.Equal(t, inf, rating.EloOf(1))
	assert.Equal(t, -inf, rating.EloOf(0))
	assert.InDelta(t, 0.75974693, rating.ScoreOf(200), 1e-8)
	for elo := -1000.0; elo <= 1000; elo += 12.5 {
		assert.InDelta(t, elo, rating.EloOf(rating.ScoreOf(elo)), 1e-6)
	}
}

// Where seeds change nothing, the pairs are as good as one.
func TestErrorBarsRestOnDistinctPairs(t *testing.T) {
	t.Parallel()
	s := rating.SampleOf(pairs(100, 0, 300, 0, 0, 600))
	s.DistinctPairs, s.DistinctGames = 10, 14
	few := rating.SampleOf(pairs(1, 0, 3, 0, 0, 6))
	assert.Equal(t, 1000, s.ByPair().N())
	assert.Equal(t, 10, s.ByPair().Distinct())
	assert.Equal(t, few.ByPair().Elo(), s.ByPair().Elo())
	assert.Equal(t, few.ByPair().NormalisedElo(), s.ByPair().NormalisedElo())
	assert.Equal(t, few.ByPair().LOS(), s.ByPair().LOS())
	assert.Equal(t, 14, s.ByGame().Distinct())

	// A thousand copies of one pair that was won say as much as that pair.
	copies := rating.Sample{Pairs: pairs(0, 0, 0, 0, 0, 1000), DistinctPairs: 1, DistinctGames: 2}
	assert.Equal(t, "at least -636.4", copies.ByPair().Elo().String())
	assert.Equal(t, 0.75, copies.ByPair().LOS())
}

// Figures computed from Wilson's formula elsewhere, and its limits.
func TestWilson(t *testing.T) {
	t.Parallel()
	tests := []struct {
		games     rating.Games
		low, high float64
	}{
		{rating.Games{}, 0, 1},
		{rating.Games{Wins: 1}, 0.206549, 1},
		{rating.Games{Losses: 1}, 0, 0.793451},
		{rating.Games{Wins: 8, Losses: 2}, 0.490162, 0.943318},
		{rating.Games{Wins: 50, Losses: 50}, 0.403832, 0.596168},
		{rating.Games{Wins: 40, Draws: 20, Losses: 40}, 0.403832, 0.596168},
	}
	for _, tt := range tests {
		got := tt.games.Evidence().Wilson()
		assert.InDelta(t, tt.low, got.Low, 1e-6, "%v", tt.games)
		assert.InDelta(t, tt.high, got.High, 1e-6, "%v", tt.games)
	}
}

// A score by side rests on the distinct games with that side.
func TestScoreBySide(t *testing.T) {
	t.Parallel()
	var tally rating.Tally
	for i := range 100 {
		// With white, ten different games, eight of them won; with black always the same one, lost.
		pair := rating.Pair{White: rating.Win, Black: rating.Loss}
		if i%10 >= 8 {
			pair.White = rating.Loss
		}
		tally.Add(pair, rating.GameID(rune('0'+i%10)), "x")
	}
	s := tally.Sample()
	assert.Equal(t, 0.8, s.AsWhite().Score())
	assert.Equal(t, 10, s.AsWhite().Distinct())
	assert.Equal(t, rating.Games{Wins: 8, Losses: 2}.Evidence().Wilson(), s.AsWhite().Wilson())
	assert.Equal(t, 0.0, s.AsBlack().Score())
	assert.Equal(t, 1, s.AsBlack().Distinct())
	assert.Equal(t, s.AsWhite().Distinct(), s.Opposite().AsBlack().Distinct())
	assert.InDelta(t, 0.2, s.Opposite().AsBlack().Score(), 1e-15)
	assert.Equal(t, 10, s.DistinctPairs)
	assert.Equal(t, 11, s.DistinctGames)
}
