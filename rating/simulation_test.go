package rating_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/rating"
)

// Simulated players win each game by chance: with white at score + edge, with black at score - edge. So their
// expected score is exactly score, and for edge > 0 pairs vary less than two games of equal chances do.

// simulatedPair returns a pair of the first player.
func simulatedPair(rng *rand.Rand, score, edge float64) rating.Pair {
	game := func(p float64) rating.Outcome {
		if rng.Float64() < p {
			return rating.Win
		}
		return rating.Loss
	}
	return rating.Pair{White: game(score + edge), Black: game(score - edge)}
}

// simulatedSample returns n pairs, all distinct.
func simulatedSample(rng *rand.Rand, n int, score, edge float64) rating.Sample {
	var p rating.Pairs
	for range n {
		p.Add(simulatedPair(rng, score, edge))
	}
	return rating.SampleOf(p)
}

// copied returns a sample in which every pair has been played so many times.
func copied(s rating.Sample, times int) rating.Sample {
	var all rating.Pairs
	for range times {
		all = all.Plus(s.Pairs)
	}
	s.Pairs = all
	return s
}

// frequency returns how often an event happened in a number of runs.
func frequency(runs int, event func() bool) float64 {
	times := 0
	for range runs {
		if event() {
			times++
		}
	}
	return float64(times) / float64(runs)
}

// documented checks that what was measured is what docs/statistics.md says.
func documented(t *testing.T, what string, measured float64) {
	t.Helper()
	t.Logf("%s: %.1f%%", what, measured*100)
	for _, row := range rows(t, "what", "in theory", "simulated") {
		if row[0] == what {
			assert.Equal(t, row[2], fmt.Sprintf("%.1f%%", measured*100), what)
			return
		}
	}
	t.Errorf("docs/statistics.md has no row %q", what)
}

// Of intervals that claim 95%, about 95% hold the truth. In 3000 runs the frequency has a standard error of 0.4%.
func TestCoverageOfErrorBars(t *testing.T) {
	t.Parallel()
	const runs = 3000
	tests := []struct {
		name        string
		pairs       int
		score, edge float64
		low, high   float64
	}{
		{"Elo, 200 equal pairs", 200, 0.5, 0, 0.94, 0.96},
		{"Elo, 200 equal pairs, white wins 80%", 200, 0.5, 0.3, 0.94, 0.96},
		{"Elo, 100 pairs, score 0.6", 100, 0.6, 0.1, 0.935, 0.96},
		{"Elo, 100 pairs, score 0.75", 100, 0.75, 0.2, 0.935, 0.965},
		{"Elo, 30 pairs, score 0.55", 30, 0.55, 0.1, 0.925, 0.965},
		// The normal interval is too narrow for few pairs and near 1.
		{"Elo, 10 pairs, score 0.6", 10, 0.6, 0, 0.91, 0.935},
		{"Elo, 5 equal pairs", 5, 0.5, 0, 0.89, 0.925},
		{"Elo, 30 pairs, score 0.95", 30, 0.95, 0, 0.825, 0.865},
		// The exact one, for constant samples, is wide.
		{"Elo, 5 pairs, score 0.99", 5, 0.99, 0, 0.95, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(8, uint64(tt.pairs)))
			truth := rating.EloOf(tt.score)
			covered := frequency(runs, func() bool {
				e := simulatedSample(rng, tt.pairs, tt.score, tt.edge).ByPair()
				elo, score := e.Elo(), e.ScoreInterval()
				inside := elo.Low <= truth && truth <= elo.High
				require.Equal(t, inside, score.Low <= tt.score+1e-12 && tt.score-1e-12 <= score.High, "both are the same interval")
				return inside
			})
			documented(t, tt.name, covered)
			assert.True(t, tt.low <= covered && covered <= tt.high, covered)
		})
	}
}

// By game, the interval is too wide where sides matter.
func TestCoverageByGame(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 10))
	covered := frequency(2000, func() bool {
		elo := simulatedSample(rng, 200, 0.5, 0.3).ByGame().Elo()
		return elo.Low <= 0 && 0 <= elo.High
	})
	documented(t, "the same by game", covered)
	assert.Greater(t, covered, 0.98)
}

// Copies of games must not make anyone sure: with 20 distinct pairs, each played 15 times, the bars cover what
// they claim; taken for 300 pairs they are wrong more often than right.
func TestCoverageWithCopies(t *testing.T) {
	t.Parallel()
	const runs, distinct, copies = 2000, 20, 15
	rng := rand.New(rand.NewPCG(8, 11))
	var naive int
	covered := frequency(runs, func() bool {
		var tally rating.Tally
		for i := range distinct {
			pair := simulatedPair(rng, 0.55, 0.1)
			for range copies {
				id := rating.GameID(fmt.Sprint(i))
				tally.Add(pair, "w"+id, "b"+id)
			}
		}
		s, truth := tally.Sample(), rating.EloOf(0.55)
		if elo := rating.SampleOf(s.Pairs).ByPair().Elo(); elo.Low <= truth && truth <= elo.High {
			naive++
		}
		elo := s.ByPair().Elo()
		return elo.Low <= truth && truth <= elo.High
	})
	documented(t, "Elo, 20 pairs, each played 15 times", covered)
	documented(t, "the same, copies taken for evidence", float64(naive)/runs)
	assert.True(t, 0.92 <= covered && covered <= 0.965, covered)
	assert.Less(t, float64(naive)/runs, 0.6)
}

// White's edge, in a field of pairings between unequal players.
func TestCoverageOfWhitesEdge(t *testing.T) {
	t.Parallel()
	const edge = 0.07
	rng := rand.New(rand.NewPCG(8, 12))
	covered := frequency(2000, func() bool {
		var all rating.Sample
		for _, score := range []float64{0.5, 0.3, 0.85} {
			all = all.Plus(simulatedSample(rng, 40, score, edge))
		}
		interval := all.ForWhite().ByPair().ScoreInterval()
		return interval.Low <= 0.5+edge && 0.5+edge <= interval.High
	})
	documented(t, "the edge of white, 120 pairs", covered)
	assert.True(t, 0.935 <= covered && covered <= 0.965, covered)
}

// The coverage of Wilson's interval can be computed: over all scores it is 95% on average, for few games too.
func TestCoverageOfWilson(t *testing.T) {
	t.Parallel()
	for _, n := range []int{1, 2, 5, 10, 50} {
		var sum float64
		const steps = 2000
		for step := range steps {
			p := (float64(step) + 0.5) / steps
			for wins := range n + 1 {
				interval := rating.Games{Wins: wins, Losses: n - wins}.Evidence().Wilson()
				if interval.Low <= p && p <= interval.High {
					lw, _ := math.Lgamma(float64(wins + 1))
					ll, _ := math.Lgamma(float64(n - wins + 1))
					ln, _ := math.Lgamma(float64(n + 1))
					sum += math.Exp(ln-lw-ll+float64(wins)*math.Log(p)+float64(n-wins)*math.Log(1-p)) / steps
				}
			}
		}
		assert.InDelta(t, 0.953, sum, 0.0085, "%d games", n)
	}
}

// The exact interval holds its level for the samples it is for, whatever the distribution: the chance of a
// constant sample whose interval misses the mean is at most 5%.
func TestConstantSamplesMissSeldom(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 13))
	constant := func(score, n int) rating.Interval {
		c := [5]int{}
		c[score] = n
		return rating.SampleOf(pairs(c[0], c[1], c[2], 0, c[3], c[4])).ByPair().ScoreInterval()
	}
	worst := 0.0
	for range 100_000 {
		n := 1 + rng.IntN(12)
		var p [5]float64
		var total, mean float64
		for i := range p {
			p[i] = math.Pow(rng.Float64(), 6)
			total += p[i]
		}
		for i := range p {
			p[i] /= total
			mean += p[i] * float64(i) / 4
		}
		var miss float64
		for i := range p {
			if interval := constant(i, n); mean < interval.Low || mean > interval.High {
				miss += math.Pow(p[i], float64(n))
			}
		}
		worst = max(worst, miss)
	}
	t.Logf("at worst, %.4f", worst)
	assert.LessOrEqual(t, worst, 0.05)
	assert.Greater(t, worst, 0.02, "the search has found nothing near the limit")
}

// The bars of a field's ratings hold the true ratings, less their mean, in 95% of the cases; with the Fisher
// information alone, which takes games for independent, they would be too wide where sides matter.
func TestCoverageOfRatings(t *testing.T) {
	t.Parallel()
	const runs = 500
	truth := []float64{120, 60, 0, -50, -130} // their mean is 0
	for _, sides := range []struct {
		name string
		edge float64
		// copies is how often the pairs of every other pairing are played.
		copies int
	}{{"sides equal", 0, 1}, {"white ahead by up to 0.25", 0.25, 1}, {"half the pairings played 10 times", 0, 10}} {
		t.Run(sides.name, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(8, 14))
			var held, heldByFisher int
			for range runs {
				f := rating.NewField(len(truth))
				for i := range truth {
					for j := i + 1; j < len(truth); j++ {
						score := rating.ScoreOf(truth[i] - truth[j])
						s := simulatedSample(rng, 30, score, min(sides.edge, 1-score, score))
						if (i+j)%2 == 0 {
							s = copied(s, sides.copies)
						}
						f.Add(i, j, s)
					}
				}
				r := f.Ratings()
				for _, p := range r.Players {
					margin, bounded := p.Elo.Margin()
					require.True(t, bounded)
					miss := math.Abs(p.Elo.Value - truth[p.Player])
					if miss <= margin {
						held++
					}
					if miss <= margin/math.Sqrt(r.Dispersion) {
						heldByFisher++
					}
				}
			}
			n := float64(runs * len(truth))
			documented(t, "ratings of five, "+sides.name, float64(held)/n)
			documented(t, "ratings of five, "+sides.name+", without dispersion", float64(heldByFisher)/n)
			assert.InDelta(t, 0.95, float64(held)/n, 0.015)
			if sides.edge > 0 {
				assert.Greater(t, float64(heldByFisher)/n, 0.97)
			}
		})
	}
}

// An SPRT errs as often as it says, and no more. In 800 runs the frequency of an error of 5% has a standard error
// of 0.8%.
func TestErrorRatesOfSPRT(t *testing.T) {
	t.Parallel()
	const runs, edge = 800, 0.1
	for _, test := range []rating.SPRT{
		{Elo0: 0, Elo1: 60},
		{Elo0: -30, Elo1: 40, Alpha: 0.1, Beta: 0.05},
		{Elo0: 0, Elo1: 60, Model: rating.Logistic},
	} {
		alpha, beta := max(test.Alpha, 0.05), max(test.Beta, 0.05)
		for _, hypothesis := range []struct {
			name  string
			elo   float64
			wrong rating.Verdict
			level float64
		}{
			{"H0", test.Elo0, rating.AcceptH1, alpha},
			{"H1", test.Elo1, rating.AcceptH0, beta},
		} {
			t.Run(fmt.Sprintf("%v %v, %v, %s", test.Model, test.Elo0, test.Elo1, hypothesis.name), func(t *testing.T) {
				t.Parallel()
				rng := rand.New(rand.NewPCG(8, 15))
				score := rating.ScoreOf(hypothesis.elo)
				if test.Model == rating.Normalised {
					score = scoreAtNormalised(hypothesis.elo, edge)
				}
				var looked int
				wrong := frequency(runs, func() bool {
					s, err := rating.NewSequential(test)
					require.NoError(t, err)
					var tally rating.Tally
					for s.Status().Verdict == rating.Continue {
						tally.Add(simulatedPair(rng, score, edge), "", "")
						s.Look(tally.Sample())
					}
					looked += tally.Sample().Pairs.N()
					return s.Status().Verdict == hypothesis.wrong
				})
				t.Logf("%.0f pairs in the mean", float64(looked)/runs)
				documented(t, fmt.Sprintf("SPRT, %v %v, %v, %s is true", test.Model, test.Elo0, test.Elo1, hypothesis.name), wrong)
				limit := 3 * math.Sqrt(hypothesis.level*(1-hypothesis.level)/runs)
				assert.LessOrEqual(t, wrong, hypothesis.level+limit)
				assert.Greater(t, wrong, hypothesis.level/4, "so few errors would mean that tests go on for too long")
			})
		}
	}
}

// scoreAtNormalised returns the score at which simulated players differ by so much normalised Elo.
func scoreAtNormalised(elo, edge float64) float64 {
	low, high := 0.2, 0.8
	for range 60 {
		s := (low + high) / 2
		white, black := s+edge, s-edge
		sigma := math.Sqrt((white*(1-white) + black*(1-black)) / 2) // of a game: sqrt 2 times that of a pair's mean
		if (s-0.5)/sigma*800/math.Ln10 < elo {
			low = s
		} else {
			high = s
		}
	}
	return low
}
