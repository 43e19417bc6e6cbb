package rating_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/rating"
)

func TestSPRTValidate(t *testing.T) {
	t.Parallel()
	tests := []struct {
		test rating.SPRT
		want string
	}{
		{rating.SPRT{Elo1: 5}, ""},
		{rating.SPRT{Elo0: -3, Elo1: 1, Alpha: 0.01, Beta: 0.1, Model: rating.Logistic}, ""},
		{rating.SPRT{}, "sprt: elo0 is 0, want less than elo1, which is 0"},
		{rating.SPRT{Elo0: 5, Elo1: 1}, "sprt: elo0 is 5, want less than elo1, which is 1"},
		{rating.SPRT{Elo0: math.NaN(), Elo1: 1}, "sprt: elo0 is NaN, want a number from -600 to 600"},
		{rating.SPRT{Elo1: inf}, "sprt: elo1 is +Inf, want a number from -600 to 600"},
		{rating.SPRT{Elo0: -601}, "sprt: elo0 is -601, want a number from -600 to 600"},
		{rating.SPRT{Elo1: 5, Alpha: -0.1}, "sprt: alpha is -0.1, want more than 0 and less than 1"},
		{rating.SPRT{Elo1: 5, Beta: math.NaN()}, "sprt: beta is NaN, want more than 0 and less than 1"},
		{rating.SPRT{Elo1: 5, Alpha: 0.5, Beta: 0.5}, "sprt: alpha and beta are 1 together, want less than 1"},
		{rating.SPRT{Elo1: 5, Model: 2}, "sprt: unknown model Model(2)"},
	}
	for _, tt := range tests {
		_, err := rating.NewSequential(tt.test)
		if tt.want == "" {
			assert.NoError(t, err)
		} else {
			assert.EqualError(t, err, tt.want)
		}
	}
}

// A test and its verdict are in results files and reports as they are.
func TestSPRTJSON(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		sprt rating.SPRT
		text string
	}{
		{rating.SPRT{Elo0: -2.5, Elo1: 5, Alpha: 0.05, Beta: 0.1}, `{"elo0":-2.5,"elo1":5,"alpha":0.05,"beta":0.1,"model":"normalised"}`},
		{rating.SPRT{Elo1: 20, Model: rating.Logistic}, `{"elo0":0,"elo1":20,"alpha":0,"beta":0,"model":"logistic"}`},
	} {
		text, err := json.Marshal(test.sprt)
		require.NoError(t, err)
		assert.Equal(t, test.text, string(text))
		var again rating.SPRT
		require.NoError(t, json.Unmarshal(text, &again))
		assert.Equal(t, test.sprt, again)
	}
	var m rating.Model
	assert.EqualError(t, m.UnmarshalText([]byte("x")), `sprt: model is "x", but must be normalised or logistic`)
	_, err := json.Marshal(rating.Model(7))
	assert.ErrorContains(t, err, "unknown model Model(7)")
	text, err := json.Marshal(rating.AcceptH1)
	require.NoError(t, err)
	assert.Equal(t, `"H1 was accepted"`, string(text))
}

func TestSPRTBounds(t *testing.T) {
	t.Parallel()
	test := rating.SPRT{Elo1: 5, Alpha: 0.01, Beta: 0.2}
	lower, upper := test.Bounds()
	assert.InDelta(t, math.Log(0.2/0.99), lower, 1e-6)
	assert.InDelta(t, math.Log(80), upper, 1e-6)
	assert.Equal(t, rating.AcceptH0, test.Decide(lower))
	assert.Equal(t, rating.AcceptH1, test.Decide(upper))
	assert.Equal(t, rating.Continue, test.Decide(lower+1e-6))
	assert.Equal(t, rating.Continue, test.Decide(upper-1e-6))
	assert.Equal(t, "continue, H0 was accepted, H1 was accepted, Verdict(3)",
		fmt.Sprintf("%v, %v, %v, %v", rating.Continue, rating.AcceptH0, rating.AcceptH1, rating.Verdict(3)))
}

// In whatever order pairs finish, the test ends with the same pairs, the same ratio and the same verdict.
func TestSequentialIgnoresTheOrderOfFinishing(t *testing.T) {
	t.Parallel()
	const n = 400
	rng := rand.New(rand.NewPCG(8, 4))
	schedule := make([]rating.Pair, n)
	for i := range schedule {
		schedule[i] = simulatedPair(rng, 0.56, 0)
	}
	run := func(order []int) rating.Status {
		s, err := rating.NewSequential(rating.SPRT{Elo0: 0, Elo1: 30})
		require.NoError(t, err)
		for _, i := range order {
			id := rating.GameID(fmt.Sprint(i))
			s.Finish(i, schedule[i], "w"+id, "b"+id)
		}
		return s.Status()
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	want := run(order)
	require.Equal(t, rating.AcceptH1, want.Verdict)
	assert.Less(t, want.Prefix, n)
	assert.GreaterOrEqual(t, want.Progress(), 1.0)
	assert.Equal(t, want.Prefix, want.Sample.Pairs.N())
	for range 20 {
		rng.Shuffle(n, func(i, j int) { order[i], order[j] = order[j], order[i] })
		assert.Equal(t, want, run(order))
	}
}

// The test looks at the longest finished prefix and no further.
func TestSequentialWaits(t *testing.T) {
	t.Parallel()
	s, err := rating.NewSequential(rating.SPRT{Elo0: 0, Elo1: 200})
	require.NoError(t, err)
	won := rating.Pair{White: rating.Win, Black: rating.Win}
	lost := rating.Pair{}
	for i := 1; i < 50; i++ {
		status := s.Finish(i, lost, "", "")
		assert.Zero(t, status.Prefix)
		assert.Zero(t, status.LLR)
		assert.Zero(t, status.Progress())
	}
	status := s.Finish(0, won, "", "")
	assert.Equal(t, rating.AcceptH0, status.Verdict)
	assert.Less(t, status.Prefix, 50)
	assert.LessOrEqual(t, status.LLR, status.Lower)
	assert.LessOrEqual(t, status.Progress(), -1.0)
	for _, late := range []int{0, 10, 60} {
		assert.Equal(t, status, s.Finish(late, won, "", ""), "a verdict is final")
	}
}

func TestSequentialRefusesAPairTwice(t *testing.T) {
	t.Parallel()
	s, err := rating.NewSequential(rating.SPRT{Elo0: 0, Elo1: 5})
	require.NoError(t, err)
	s.Finish(0, rating.Pair{}, "", "")
	s.Finish(2, rating.Pair{}, "", "")
	for _, index := range []int{-1, 0, 2} {
		assert.Panics(t, func() { s.Finish(index, rating.Pair{}, "", "") })
	}
}

// Copies of one pair never decide, however many there are.
func TestSequentialIsNotFooledByCopies(t *testing.T) {
	t.Parallel()
	s, err := rating.NewSequential(rating.SPRT{Elo0: 0, Elo1: 50})
	require.NoError(t, err)
	for i := range 2000 {
		s.Finish(i, rating.Pair{White: rating.Win, Black: rating.Win}, "white", "black")
	}
	status := s.Status()
	assert.Equal(t, rating.Continue, status.Verdict)
	assert.Equal(t, 2000, status.Prefix)
	assert.Equal(t, 1, status.Sample.DistinctPairs)
}
