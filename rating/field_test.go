package rating_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/rating"
)

// byPlayer returns the ratings in order of the players' numbers.
func byPlayer(r rating.Ratings) []rating.Rating {
	sorted := make([]rating.Rating, len(r.Players))
	for _, p := range r.Players {
		sorted[p.Player] = p
	}
	return sorted
}

func TestFieldIsACrosstable(t *testing.T) {
	t.Parallel()
	f := rating.NewField(3)
	first := rating.SampleOf(pairs(1, 0, 3, 0, 0, 6))
	second := rating.SampleOf(pairs(5, 0, 0, 0, 0, 0))
	f.Add(0, 1, first)
	f.Add(1, 0, second)
	f.Add(2, 1, first)
	assert.Equal(t, first.Plus(second.Opposite()), f.Against(0, 1))
	assert.Equal(t, f.Against(0, 1).Opposite(), f.Against(1, 0))
	assert.Zero(t, f.Against(0, 2))
	assert.Zero(t, f.Against(1, 1))
	assert.Equal(t, rating.Games{Wins: 25, Losses: 5}, f.Total(0).Pairs.Games())
	assert.Equal(t, rating.Games{Wins: 10, Losses: 40}, f.Total(1).Pairs.Games())
	assert.Equal(t, 25, f.All().Pairs.N())
	for _, pairing := range [][2]int{{0, 0}, {0, 3}, {-1, 0}} {
		assert.Panics(t, func() { f.Add(pairing[0], pairing[1], first) })
	}
	assert.Panics(t, func() { rating.NewField(-1) })
}

func TestRatingsOfTwo(t *testing.T) {
	t.Parallel()
	s := rating.SampleOf(pairs(10, 0, 70, 0, 0, 20))
	f := rating.NewField(2)
	f.Add(0, 1, s)
	r := f.Ratings()
	require.Len(t, r.Players, 2)
	// Each is half the difference from the mean, and so are its bounds.
	e := s.ByPair()
	for i, sign := range []float64{1, -1} {
		p := r.Players[i]
		assert.Equal(t, i, p.Player)
		assert.Equal(t, i+1, p.Rank)
		assert.False(t, p.Provisional)
		assert.InDelta(t, sign*e.Elo().Value/2, p.Elo.Value, 1e-6)
	}
	assert.InDelta(t, e.Elo().Low/2, r.Players[0].Elo.Low, 1e-6)
	assert.InDelta(t, e.Elo().High/2, r.Players[0].Elo.High, 1e-6)
	assert.InDelta(t, -e.Elo().High/2, r.Players[1].Elo.Low, 1e-6)
	assert.InDelta(t, -e.Elo().Low/2, r.Players[1].Elo.High, 1e-6)
	assert.Equal(t, 1, r.Groups)
	assert.InDelta(t, e.Variance()/(e.Score()*(1-e.Score())/2), r.Dispersion, 1e-6)
}

// zermelo finds the ratings by the iteration that Zermelo published in 1929: each strength becomes the points of
// its player over what its games would bring at a strength of 1. It is slow and knows no matrices.
func zermelo(f *rating.Field) []float64 {
	k := len(f.Ratings().Players)
	strength := make([]float64, k)
	for i := range strength {
		strength[i] = 1
	}
	for range 20_000 {
		next := make([]float64, k)
		product := 1.0
		for i := range k {
			var points, brings float64
			for j := range k {
				s := f.Against(i, j)
				points += s.Pairs.Games().Score() * float64(s.Pairs.N())
				brings += float64(s.Pairs.N()) / (strength[i] + strength[j])
			}
			next[i] = points / brings
			product *= math.Pow(next[i], 1/float64(k))
		}
		for i := range next {
			strength[i] = next[i] / product
		}
	}
	for i, s := range strength {
		strength[i] = 400 * math.Log10(s)
	}
	return strength
}

// randomField returns a field in which everyone has won against everyone.
func randomField(rng *rand.Rand, players int) *rating.Field {
	f := rating.NewField(players)
	for i := range players {
		for j := i + 1; j < players; j++ {
			n := 1 + rng.IntN(30)
			s := rating.SampleOf(pairs(1+rng.IntN(n), 0, rng.IntN(3*n), 0, rng.IntN(n), 1+rng.IntN(n)))
			if rng.IntN(3) == 0 {
				s.DistinctPairs = 1 + rng.IntN(s.DistinctPairs)
			}
			f.Add(i, j, s)
		}
	}
	return f
}

func TestRatingsAgreeWithZermelo(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 5))
	for _, players := range []int{2, 3, 4, 7, 12} {
		f := randomField(rng, players)
		want := zermelo(f)
		var sum float64
		for i, r := range byPlayer(f.Ratings()) {
			assert.InDelta(t, want[i], r.Elo.Value, 2e-6, "player %d of %d", i, players)
			assert.False(t, r.Provisional)
			sum += r.Elo.Value
		}
		assert.InDelta(t, 0, sum, 1e-5)
	}
}

// The error bars of three players, worked out by hand.
func TestErrorBarsOfThree(t *testing.T) {
	t.Parallel()
	f := rating.NewField(3)
	s := rating.SampleOf(pairs(25, 0, 50, 0, 0, 25)) // as two independent games: no dispersion
	f.Add(0, 1, s)
	f.Add(1, 2, s)
	r := f.Ratings()
	require.InDelta(t, 1, r.Dispersion, 1e-9)
	// Equal players, the outer two met only the middle one. A meeting of 200 games has the information 50, so that
	// d01 = r0 - r1 and d12 = r1 - r2 are independent, each with variance 1/50. Less the mean of the three, player
	// 1 is at (d12 - d01)/3, and player 0 at (2 d01 + d12)/3.
	perStrength := 400 / math.Ln10
	middle := 1.959964 * math.Sqrt(2.0/9/50) * perStrength
	outer := 1.959964 * math.Sqrt(5.0/9/50) * perStrength
	for player, want := range []float64{outer, middle, outer} {
		half, _ := byPlayer(r)[player].Elo.Margin()
		assert.InDelta(t, want, half, 1e-4)
	}
	for _, p := range r.Players {
		assert.Equal(t, 1, p.Rank, "equal ratings share a rank")
	}
}

func TestRatingsDoNotDependOnNumbering(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 6))
	const k = 9
	f := randomField(rng, k)
	want := byPlayer(f.Ratings())
	for range 5 {
		perm := rng.Perm(k)
		g := rating.NewField(k)
		for i := range k {
			for j := i + 1; j < k; j++ {
				g.Add(perm[i], perm[j], f.Against(i, j))
			}
		}
		got := byPlayer(g.Ratings())
		for i := range k {
			assert.InDelta(t, want[i].Elo.Value, got[perm[i]].Elo.Value, 1e-6)
			assert.InDelta(t, want[i].Elo.Low, got[perm[i]].Elo.Low, 1e-6)
			assert.Equal(t, want[i].Rank, got[perm[i]].Rank)
		}
	}
}

func TestRatingsOfNobodyAndOfStrangers(t *testing.T) {
	t.Parallel()
	assert.Equal(t, rating.Ratings{Dispersion: 1}, rating.NewField(0).Ratings())

	f := rating.NewField(5)
	f.Add(1, 4, rating.SampleOf(pairs(4, 0, 2, 0, 0, 4)))
	f.Add(3, 2, rating.SampleOf(pairs(2, 0, 2, 0, 0, 4)))
	r := f.Ratings()
	assert.Equal(t, 3, r.Groups)
	var groups, order []int
	for _, p := range r.Players {
		groups, order = append(groups, p.Group), append(order, p.Player)
	}
	assert.Equal(t, []int{0, 1, 1, 2, 2}, groups)
	assert.Equal(t, []int{0, 1, 4, 3, 2}, order, "equal ratings in order of number, the stronger first")
	assert.Equal(t, "0.0, no bounds", r.Players[0].Elo.String())
	assert.False(t, r.Players[0].Provisional)
	assert.InDelta(t, 0, r.Players[3].Elo.Value+r.Players[4].Elo.Value, 1e-6)
}

// Pairs that never vary say nothing about how pairs vary; bars of width 0 would be the worst conclusion.
func TestRatingsWithoutVariance(t *testing.T) {
	t.Parallel()
	for _, sample := range []rating.Pairs{split(4), pairs(0, 4, 0, 0, 0, 0), pairs(0, 0, 0, 0, 4, 0)} {
		f := rating.NewField(3)
		f.Add(0, 1, rating.SampleOf(sample))
		f.Add(2, 1, rating.SampleOf(sample))
		r := f.Ratings()
		assert.Equal(t, 1.0, r.Dispersion)
		for _, p := range r.Players {
			margin, bounded := p.Elo.Margin()
			assert.True(t, bounded)
			assert.Greater(t, margin, 60.0)
		}
	}
}

// Two players who share every pair, and a third who loses all: what the assumed pairs move the model by is no
// variance.
func TestRatingsOfTwoWhoShareEveryPair(t *testing.T) {
	t.Parallel()
	f := rating.NewField(3)
	f.Add(0, 1, rating.SampleOf(split(50)))
	f.Add(0, 2, rating.SampleOf(pairs(0, 0, 0, 0, 0, 50)))
	f.Add(1, 2, rating.SampleOf(pairs(0, 0, 0, 0, 0, 40)))
	r := f.Ratings()
	assert.Equal(t, 1.0, r.Dispersion)
	for _, p := range r.Players[:2] {
		assert.Greater(t, p.Elo.High-p.Elo.Low, 60.0)
	}
	assert.Less(t, r.Players[0].Elo.Low, r.Players[1].Elo.High, "nothing tells the two apart")
}

// A ladder: each player won all games against all those below.
func TestRatingsOfALadder(t *testing.T) {
	t.Parallel()
	const k = 5
	f := rating.NewField(k)
	for i := range k {
		for j := i + 1; j < k; j++ {
			f.Add(i, j, rating.SampleOf(pairs(0, 0, 0, 0, 0, 20)))
		}
	}
	r := f.Ratings()
	assert.Equal(t, 1, r.Groups)
	assert.Equal(t, 1.0, r.Dispersion, "assumed pairs do not tell how pairs vary")
	for i, p := range r.Players {
		assert.Equal(t, i, p.Player)
		assert.Equal(t, i+1, p.Rank)
		assert.True(t, p.Provisional)
		assert.False(t, math.IsInf(p.Elo.Value, 0))
		assert.Equal(t, i != 0, math.IsInf(p.Elo.Low, -1), "nobody else than the first has a lower bound")
		assert.Equal(t, i != k-1, math.IsInf(p.Elo.High, 1), "nobody else than the last has an upper bound")
	}
	// The first is ahead of each of the others by what 20 pairs won tell, and by 0 of itself.
	won := rating.SampleOf(pairs(0, 0, 0, 0, 0, 20)).ByPair().Elo()
	assert.InDelta(t, won.Low*(k-1)/k, r.Players[0].Elo.Low, 1e-5)
	// Two players, 20 pairs won and one assumed: a score of 20.5/21.
	g := rating.NewField(2)
	g.Add(0, 1, rating.SampleOf(pairs(0, 0, 0, 0, 0, 20)))
	top := g.Ratings().Players[0]
	assert.InDelta(t, rating.EloOf(20.5/21)/2, top.Elo.Value, 1e-6)
}

// Two strong players who share their points, two weak ones who do, and every point between went one way.
func TestRatingsOfTwoParts(t *testing.T) {
	t.Parallel()
	even, won := rating.SampleOf(pairs(5, 0, 10, 0, 0, 5)), rating.SampleOf(pairs(0, 0, 0, 0, 0, 3))
	f := rating.NewField(4)
	f.Add(0, 2, even)
	f.Add(1, 3, even)
	f.Add(0, 1, won)
	f.Add(0, 3, won)
	f.Add(2, 1, won)
	f.Add(2, 3, won)
	for _, p := range f.Ratings().Players {
		strong := p.Player%2 == 0
		assert.True(t, p.Provisional)
		assert.Equal(t, strong, p.Elo.Value > 0)
		_, bounded := p.Elo.Margin()
		assert.True(t, bounded, "nobody won or lost everything")
	}
	// One point is enough to join them.
	f.Add(1, 0, rating.SampleOf(pairs(0, 0, 1, 0, 0, 0)))
	for _, p := range f.Ratings().Players {
		assert.False(t, p.Provisional)
		_, bounded := p.Elo.Margin()
		assert.True(t, bounded)
	}
}

// A chain of players, each with one upset in very many games: the likelihood is all but flat far out, and Newton's
// full steps would be far too long.
func TestRatingsConvergeFromAnywhere(t *testing.T) {
	t.Parallel()
	const k = 40
	f := rating.NewField(k)
	for i := range k - 1 {
		f.Add(i, i+1, rating.SampleOf(pairs(0, 0, 1, 0, 0, 100_000)))
	}
	r := byPlayer(f.Ratings())
	step := rating.EloOf(100_000.5 / 100_001)
	for i := range k - 1 {
		assert.InDelta(t, step, r[i].Elo.Value-r[i+1].Elo.Value, 1e-4)
	}
	_, bounded := r[0].Elo.Margin()
	assert.True(t, bounded)
}

// A field in which Newton's full steps leave the maximum further behind each time.
func TestRatingsOfAContradictoryField(t *testing.T) {
	t.Parallel()
	f := rating.NewField(4)
	for _, m := range []struct{ first, second, lost, won int }{
		{0, 2, 69403, 1}, {0, 3, 1, 3}, {1, 2, 1, 17172}, {1, 3, 1, 1116},
	} {
		f.Add(m.first, m.second, rating.SampleOf(pairs(m.lost, 0, 0, 0, 0, m.won)))
	}
	// At the maximum everyone has the points that the ratings make one expect.
	r := byPlayer(f.Ratings())
	for i := range r {
		var surplus float64
		for j := range r {
			s := f.Against(i, j)
			expected := rating.ScoreOf(r[i].Elo.Value - r[j].Elo.Value)
			surplus += float64(s.Pairs.N()) * (s.Pairs.Games().Score() - expected)
		}
		assert.InDelta(t, 0, surplus, 1e-4, "player %d", i)
	}
}

// Copies make nobody surer: with all pairs played four times, ratings and error bars are what they were.
func TestErrorBarsOfRatingsRestOnDistinctPairs(t *testing.T) {
	t.Parallel()
	once, often := rating.NewField(3), rating.NewField(3)
	for pairing, s := range map[[2]int]rating.Sample{
		{0, 1}: rating.SampleOf(pairs(3, 0, 4, 0, 0, 5)),
		{0, 2}: rating.SampleOf(pairs(30, 0, 40, 0, 0, 20)),
		{1, 2}: rating.SampleOf(pairs(0, 0, 2, 0, 0, 1)),
	} {
		once.Add(pairing[0], pairing[1], s)
		often.Add(pairing[0], pairing[1], copied(s, 4))
	}
	want := byPlayer(once.Ratings())
	for i, got := range byPlayer(often.Ratings()) {
		assert.InDelta(t, want[i].Elo.Value, got.Elo.Value, 1e-5)
		assert.InDelta(t, want[i].Elo.Low, got.Elo.Low, 1e-5)
		assert.InDelta(t, want[i].Elo.High, got.Elo.High, 1e-5)
	}
}

// Who got the same against the same opponents has the same rating, whether or not it draws random numbers; and who
// lost everything is behind who won something.
func TestRatingsFollowResults(t *testing.T) {
	t.Parallel()
	won := rating.SampleOf(pairs(0, 0, 0, 0, 0, 20))
	even := rating.SampleOf(pairs(5, 0, 10, 0, 0, 5))
	same := func(s rating.Sample) rating.Sample { // by players that draw no random numbers
		s.DistinctPairs, s.DistinctGames = 1, 2
		return s
	}
	f := rating.NewField(4)
	f.Add(0, 1, same(even)) // the two best, of whom 1 draws random numbers
	f.Add(0, 2, same(won))
	f.Add(1, 2, won)
	f.Add(0, 3, same(won))
	f.Add(1, 3, same(won)) // 3 is broken
	f.Add(2, 3, same(won))
	r := byPlayer(f.Ratings())
	assert.InDelta(t, r[0].Elo.Value, r[1].Elo.Value, 1e-6)
	assert.Equal(t, []int{1, 1, 3, 4}, []int{r[0].Rank, r[1].Rank, r[2].Rank, r[3].Rank})
}

// Of two players who got the same, more is known of the one who draws random numbers.
func TestErrorBarsOfEqualResults(t *testing.T) {
	t.Parallel()
	even := rating.SampleOf(pairs(5, 0, 10, 0, 0, 5))
	copies := even
	copies.DistinctPairs, copies.DistinctGames = 1, 2
	f := rating.NewField(3)
	f.Add(0, 2, copies)
	f.Add(1, 2, even)
	r := byPlayer(f.Ratings())
	assert.InDelta(t, r[0].Elo.Value, r[1].Elo.Value, 1e-6)
	assert.Greater(t, r[1].Elo.Low, r[0].Elo.Low)
}

// However often the same pairs are played again, ratings and bounds stay what they are.
func TestCopiesMoveNoRatings(t *testing.T) {
	t.Parallel()
	won, even, lost := pairs(0, 0, 0, 0, 0, 1), split(1), pairs(1, 0, 0, 0, 0, 0)
	for name, results := range map[string][]rating.Pairs{ // 0 against 1, 0 against 2, 1 against 2
		"two players":           {lost},
		"two equal players":     {even},
		"one part":              {won, lost, won},
		"parts of one player":   {won, won, won},
		"a part of two players": {even, won, won},
	} {
		ratings := func(times int) rating.Ratings {
			f := rating.NewField(max(len(results), 2))
			for i, pairing := range [][2]int{{0, 1}, {0, 2}, {1, 2}}[:len(results)] {
				f.Add(pairing[0], pairing[1], copied(rating.SampleOf(results[i]), times))
			}
			return f.Ratings()
		}
		want := byPlayer(ratings(1))
		for _, times := range []int{3, 10_000} {
			for i, got := range byPlayer(ratings(times)) {
				assert.Equal(t, want[i].Rank, got.Rank, name)
				assert.InDelta(t, want[i].Elo.Value, got.Elo.Value, 1e-4, name)
				assert.Equal(t, want[i].Elo.String(), got.Elo.String(), name)
			}
		}
	}
}

// A player whose games are all copies, such as one that forfeits them, makes nobody else's rating less sure.
func TestCopiesOfOnePlayer(t *testing.T) {
	t.Parallel()
	f := rating.NewField(3)
	f.Add(0, 1, rating.SampleOf(pairs(20, 0, 50, 0, 0, 30)))
	forfeits := copied(rating.SampleOf(pairs(0, 0, 0, 0, 0, 1)), 100)
	f.Add(0, 2, forfeits)
	f.Add(1, 2, forfeits)
	r := byPlayer(f.Ratings())
	for _, p := range r[:2] {
		margin, bounded := p.Elo.Margin()
		assert.True(t, bounded)
		assert.Less(t, margin, 30.0)
	}
	// One pair lost against each of two says that it is at least -636.4 * 2/3 behind.
	assert.Equal(t, 3, r[2].Rank)
	assert.True(t, math.IsInf(r[2].Elo.Low, -1))
	assert.InDelta(t, 424.28, r[2].Elo.High, 0.01)
}

// Players who have met the same opponents as often rank by their points, also where some have won or lost everything.
func TestRanksFollowPoints(t *testing.T) {
	t.Parallel()
	for _, players := range []int{4, 10, 20} {
		for _, n := range []int{1, 2, 20} {
			even, won := rating.SampleOf(pairs(0, 0, n, 0, 0, 0)), rating.SampleOf(pairs(0, 0, 0, 0, 0, n))
			f := rating.NewField(players)
			most, last := players-2, players-1 // one who wins a little, and one who wins nothing
			for i := range most {
				for j := range i {
					f.Add(i, j, even)
				}
				if f.Add(i, last, won); i > 0 {
					f.Add(i, most, won)
				}
			}
			f.Add(0, most, even)
			f.Add(most, last, won)
			r := byPlayer(f.Ratings())
			assert.True(t, r[last].Provisional)
			assert.Equal(t, players, r[last].Rank, "%d players, %d pairs", players, n)
			assert.Equal(t, players-1, r[most].Rank, "%d players, %d pairs", players, n)
			assert.Equal(t, most, r[0].Rank, "%d players, %d pairs", players, n)
		}
	}
}

func BenchmarkRatings(b *testing.B) {
	f := randomField(rand.New(rand.NewPCG(8, 7)), 50)
	for b.Loop() {
		f.Ratings()
	}
}
