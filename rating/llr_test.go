package rating_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"gonum.org/v1/gonum/optimize"

	"bhack/rating"
)

// split returns n pairs, all of them split.
func split(n int) rating.Pairs { return pairs(0, 0, n, 0, 0, 0) }

// randomPairs returns pairs in which each score comes up with a chance of one half, then up to most times.
func randomPairs(rng *rand.Rand, most int) rating.Pairs {
	var c [6]int
	for i := range c {
		if rng.IntN(2) == 0 {
			c[i] = rng.IntN(1 + most)
		}
	}
	return pairs(c[0], c[1], c[2], c[3], c[4], c[5])
}

// constraint returns how far a distribution of pairs' scores is from a hypothesis, and the derivative of that.
type constraint func(p []float64) (miss float64, slope []float64)

// meanIs is the logistic hypothesis.
func meanIs(elo float64) constraint {
	target := 1 / (1 + math.Pow(10, -elo/400))
	return func(p []float64) (float64, []float64) {
		miss, slope := -target, make([]float64, len(p))
		for i := range p {
			miss += p[i] * float64(i) / 4
			slope[i] = float64(i) / 4
		}
		return miss, slope
	}
}

// normalisedIs is the normalised hypothesis, for pairs.
func normalisedIs(elo float64) constraint {
	t := elo / (800 / math.Ln10) * math.Sqrt2
	return func(p []float64) (float64, []float64) {
		var mean, square float64
		for i := range p {
			a := float64(i) / 4
			mean += p[i] * a
			square += p[i] * a * a
		}
		sigma := math.Sqrt(square - mean*mean)
		slope := make([]float64, len(p))
		for i := range p {
			a := float64(i) / 4
			slope[i] = a - t*(a*a-2*mean*a)/(2*sigma)
		}
		return mean - 0.5 - t*sigma, slope
	}
}

// directLikelihood maximises the logarithm of the likelihood of counts, over all distributions that satisfy a
// constraint, without any theory of what they look like: over the logarithms of the probabilities, with the
// constraint as an augmented Lagrangian.
func directLikelihood(t *testing.T, counts []float64, satisfy constraint) float64 {
	t.Helper()
	var n float64
	for _, c := range counts {
		n += c
	}
	x, best := make([]float64, len(counts)), 0.0
	for i, c := range counts {
		x[i] = math.Log(c / n)
	}
	multiplier, stiffness := 0.0, 3000.0
	for range 12 {
		value := func(x []float64) float64 {
			p := softmax(x)
			miss, _ := satisfy(p)
			sum := multiplier*miss + stiffness/2*miss*miss
			for i, c := range counts {
				sum -= c / n * math.Log(p[i])
			}
			return sum
		}
		gradient := func(g, x []float64) {
			p := softmax(x)
			miss, slope := satisfy(p)
			var mean float64
			for i := range p {
				mean += p[i] * slope[i]
			}
			for i := range g {
				g[i] = p[i] - counts[i]/n + (multiplier+stiffness*miss)*p[i]*(slope[i]-mean)
			}
		}
		result, err := optimize.Minimize(optimize.Problem{Func: value, Grad: gradient}, x,
			&optimize.Settings{GradientThreshold: 1e-12, MajorIterations: 2000, Converger: optimize.NeverTerminate{}}, &optimize.BFGS{})
		if result == nil {
			require.NoError(t, err)
		}
		x = result.X
		miss, _ := satisfy(softmax(x))
		multiplier += stiffness * miss
		best = 0
		for i, q := range softmax(x) {
			best += counts[i] * math.Log(q)
		}
	}
	miss, _ := satisfy(softmax(x))
	require.InDelta(t, 0, miss, 1e-8, "the search for %v has not converged", counts)
	return best
}

func softmax(x []float64) []float64 {
	p := make([]float64, len(x))
	var sum float64
	for i := range x {
		p[i] = math.Exp(x[i] - x[0])
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}

// The ratio is that of two likelihoods which a search finds that knows nothing of tilted distributions and
// tangents.
func TestLLRIsThatOfDirectMaximisation(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 1))
	tables := []rating.Pairs{
		pairs(1, 1, 300, 0, 1, 1), pairs(1, 100, 1, 0, 1, 1), pairs(1, 1, 1, 0, 200, 1), pairs(1, 1, 1, 0, 1, 90),
	}
	for range 60 {
		tables = append(tables,
			pairs(1+rng.IntN(40), rng.IntN(40), rng.IntN(90), rng.IntN(9), rng.IntN(40), 1+rng.IntN(40)))
	}
	for _, p := range tables {
		counts := make([]float64, 5)
		for i, count := range p.Pentanomial() {
			counts[i] = max(float64(count), 0.001)
		}
		elo0 := -30 + 60*rng.Float64()
		elo1 := elo0 + 1 + 40*rng.Float64()
		for model, hypothesis := range []func(float64) constraint{normalisedIs, meanIs} {
			test := rating.SPRT{Elo0: elo0, Elo1: elo1, Model: rating.Model(model)}
			want := directLikelihood(t, counts, hypothesis(elo1)) - directLikelihood(t, counts, hypothesis(elo0))
			got := test.LLR(rating.SampleOf(p).ByPair())
			assert.InDelta(t, want, got, 1e-4, "%v %v", test, p.Pentanomial())
		}
	}
}

// All pairs split: the most likely distribution with mean - 1/2 = t sigma moves the fraction t^2/(1 + t^2) to one
// side, so that H1 falls behind by n ln(1 + t^2), up to what the unseen scores count for.
func TestLLRWithoutVariance(t *testing.T) {
	t.Parallel()
	for _, n := range []int{1, 10, 100, 1000, 100_000} {
		for _, elo1 := range []float64{1, 5, 20, 100, 300} {
			x := elo1 / (800 / math.Ln10) * math.Sqrt2
			got := rating.SPRT{Elo0: 0, Elo1: elo1}.LLR(rating.SampleOf(split(n)).ByPair())
			assert.InDelta(t, float64(n)*math.Log(1/(1+x*x)), got, 0.05, "%d pairs, elo1 %v", n, elo1)
		}
	}
}

// Swapping players and hypotheses turns the ratio around.
func TestLLRIsAntisymmetric(t *testing.T) {
	t.Parallel()
	rng := rand.New(rand.NewPCG(8, 2))
	for range 500 {
		p := randomPairs(rng, 1000)
		elo0 := -rating.MaxElo + 1100*rng.Float64()
		elo1 := elo0 + 1 + 99*rng.Float64()
		for _, model := range []rating.Model{rating.Normalised, rating.Logistic} {
			test := rating.SPRT{Elo0: elo0, Elo1: elo1, Model: model}
			turned := rating.SPRT{Elo0: -elo1, Elo1: -elo0, Model: model}
			require.NoError(t, test.Validate())
			want := test.LLR(rating.SampleOf(p).ByPair())
			got := -turned.LLR(rating.SampleOf(p.Opposite()).ByPair())
			assert.InDelta(t, want, got, 2e-6+1e-9*math.Abs(want), "%v %v", test, p)
		}
	}
}

// Whatever the pairs and the hypotheses, the ratio is a number, and wins speak for H1 where losses do not.
func TestLLRIsTotal(t *testing.T) {
	t.Parallel()
	var tests []rating.SPRT
	for _, model := range []rating.Model{rating.Normalised, rating.Logistic} {
		for _, elos := range [][2]float64{{-600, 600}, {599, 600}, {-600, -599}, {0, 0.001}, {-1e-9, 1e-9}, {0, 5}} {
			tests = append(tests, rating.SPRT{Elo0: elos[0], Elo1: elos[1], Model: model})
		}
	}
	for _, test := range tests {
		require.NoError(t, test.Validate())
		assert.Zero(t, test.LLR(rating.Evidence{}))
		for _, n := range []int{1, 1000, 1_000_000_000} {
			for _, p := range []rating.Pairs{
				pairs(n, 0, 0, 0, 0, 0), pairs(0, n, 0, 0, 0, 0), pairs(n, 0, 0, 0, 0, n), pairs(0, 0, 0, 0, 0, n),
			} {
				for _, e := range []rating.Evidence{rating.SampleOf(p).ByPair(), rating.SampleOf(p).ByGame()} {
					llr := test.LLR(e)
					assert.False(t, math.IsNaN(llr) || math.IsInf(llr, 0), "%v %v: %v", test, p, llr)
				}
			}
			lost := test.LLR(rating.SampleOf(pairs(n, 0, 0, 0, 0, 0)).ByPair())
			won := test.LLR(rating.SampleOf(pairs(0, 0, 0, 0, 0, n)).ByPair())
			assert.LessOrEqual(t, lost, won, "%v, %d pairs", test, n)
		}
	}
}

// Repeated pairs are no evidence: m distinct ones, each played k times, count as m.
func TestLLROfRepeatedPairs(t *testing.T) {
	t.Parallel()
	test := rating.SPRT{Elo0: 0, Elo1: 20}
	once := rating.SampleOf(pairs(10, 3, 50, 1, 6, 30))
	repeated := once.Plus(once).Plus(once)
	repeated.DistinctPairs, repeated.DistinctGames = once.DistinctPairs, once.DistinctGames
	assert.Equal(t, test.LLR(once.ByPair()), test.LLR(repeated.ByPair()))
	assert.Equal(t, test.LLR(once.ByGame()), test.LLR(repeated.ByGame()))
	assert.Greater(t, test.LLR(rating.SampleOf(repeated.Pairs).ByPair()), 2*test.LLR(once.ByPair()))
}

func BenchmarkLLR(b *testing.B) {
	e := rating.SampleOf(pairs(10, 0, 70, 0, 0, 20)).ByPair()
	for _, model := range []rating.Model{rating.Normalised, rating.Logistic} {
		test := rating.SPRT{Elo0: 0, Elo1: 20, Model: model}
		b.Run(model.String(), func(b *testing.B) {
			for b.Loop() {
				test.LLR(e)
			}
		})
	}
}
