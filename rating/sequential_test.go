package rating_test

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
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
		{rating.SPRT{}, "sprt: elo0 is 0, must be less than elo1, which is 0"},
		{rating.SPRT{Elo0: 5, Elo1: 1}, "sprt: elo0 is 5, must be less than elo1, which is 1"},
		{rating.SPRT{Elo0: math.NaN(), Elo1: 1}, "sprt: elo0 is NaN, must be a number from -600 to 600"},
		{rating.SPRT{Elo1: inf}, "sprt: elo1 is +Inf, must be a number from -600 to 600"},
		{rating.SPRT{Elo0: -601}, "sprt: elo0 is -601, must be a number from -600 to 600"},
		{rating.SPRT{Elo1: 5, Alpha: -0.1}, "sprt: alpha is -0.1, must be more than 0 and less than 1"},
		{rating.SPRT{Elo1: 5, Beta: math.NaN()}, "sprt: beta is NaN, must be more than 0 and less than 1"},
		{rating.SPRT{Elo1: 5, Alpha: 0.5, Beta: 0.5}, "sprt: alpha and beta are 1 together, must be less than 1"},
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

// look shows a test the pairs one after the other, and returns where it stands after each.
func look(t *testing.T, test rating.SPRT, id func(i int) rating.GameID, list ...rating.Pair) []rating.Status {
	t.Helper()
	s, err := rating.NewSequential(test)
	require.NoError(t, err)
	assert.Zero(t, s.Status().LLR)
	assert.Zero(t, s.Status().Progress())
	var tally rating.Tally
	var all []rating.Status
	for i, pair := range list {
		tally.Add(pair, "w"+id(i), "b"+id(i))
		all = append(all, s.Look(tally.Sample()))
		assert.Equal(t, all[i], s.Status())
	}
	return all
}

func distinct(i int) rating.GameID { return rating.GameID(fmt.Sprint(i)) }

// A test goes on until it decides, and its verdict is final whatever comes later.
func TestSequentialDecidesOnce(t *testing.T) {
	t.Parallel()
	won, lost := rating.Pair{White: rating.Win, Black: rating.Win}, rating.Pair{}
	for want, list := range map[rating.Verdict][2]rating.Pair{rating.AcceptH1: {won, lost}, rating.AcceptH0: {lost, won}} {
		first, later := slices.Repeat(list[:1], 30), slices.Repeat(list[1:], 300)
		all := look(t, rating.SPRT{Elo0: 0, Elo1: 200}, distinct, append(first, later...)...)
		decided := slices.IndexFunc(all, func(s rating.Status) bool { return s.Verdict != rating.Continue })
		require.Less(t, decided, 30)
		end := all[len(all)-1]
		assert.Equal(t, want, end.Verdict)
		assert.Equal(t, all[decided], end)
		assert.Equal(t, decided+1, end.Sample.Pairs.N())
		assert.GreaterOrEqual(t, math.Abs(end.Progress()), 1.0)
		assert.Equal(t, want == rating.AcceptH1, end.Progress() > 0)
		assert.Less(t, math.Abs(all[decided-1].Progress()), 1.0)
	}
}

// Copies of one pair never decide, however many there are.
func TestSequentialIsNotFooledByCopies(t *testing.T) {
	t.Parallel()
	list := slices.Repeat([]rating.Pair{{White: rating.Win, Black: rating.Win}}, 2000)
	all := look(t, rating.SPRT{Elo0: 0, Elo1: 50}, func(int) rating.GameID { return "the same" }, list...)
	end := all[len(all)-1]
	assert.Equal(t, rating.Continue, end.Verdict)
	assert.Equal(t, 2000, end.Sample.Pairs.N())
	assert.Equal(t, 1, end.Sample.DistinctPairs)
}
