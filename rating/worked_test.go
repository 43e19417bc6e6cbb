package rating_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/rating"
)

// pairs returns a table of pairs from their counts by score, in the order in which testers write them. Which of the two
// games was the better one makes no difference here; the mixed ones are shared out.
func pairs(ll, ld, wl, dd, wd, ww int) rating.Pairs {
	const l, d, w = rating.Loss, rating.Draw, rating.Win
	var p rating.Pairs
	p[l][l], p[d][d], p[w][w] = ll, dd, ww
	p[l][d], p[d][l] = ld/2, ld-ld/2
	p[w][l], p[l][w] = wl/2, wl-wl/2
	p[w][d], p[d][w] = wd/2, wd-wd/2
	return p
}

// The log-likelihood ratios that fastchess publishes with its tests.
func TestPublishedLLR(t *testing.T) {
	t.Parallel()
	const normalised, logistic = rating.Normalised, rating.Logistic
	byPair := func(ll, ld, wl, dd, wd, ww int) rating.Evidence {
		return rating.SampleOf(pairs(ll, ld, wl, dd, wd, ww)).ByPair()
	}
	byGame := func(w, l, d int) rating.Evidence {
		return rating.Games{Wins: w, Losses: l, Draws: d}.Evidence()
	}
	tests := []struct {
		model      rating.Model
		elo0, elo1 float64
		evidence   rating.Evidence
		want       string
	}{
		{normalised, 0, 2, byPair(365, 16618, 36029, 200, 16974, 390), "2.25"},
		{normalised, -1.75, 0.25, byPair(127, 4883, 10311, 401, 5150, 104), "3.01"},
		{normalised, 0, 5, byPair(0, 0, 0, 0, 0, 5550), "111.8"},
		{logistic, 0.5, 2.5, byPair(223, 9863, 20279, 1000, 10037, 246), "-3.07"},
		{logistic, 0, 2, byPair(871, 26175, 55003, 980, 26678, 821), "-4.98"},
		{normalised, 0, 2, byGame(36433, 36027, 68692), "0.92"},
		{normalised, -1.75, 0.25, byGame(10871, 10650, 20431), "2.30"},
		{logistic, 0.5, 2.5, byGame(21404, 21184, 40708), "-1.57"},
		{normalised, 0, 20, byPair(10, 0, 70, 0, 0, 20), "1.162"},
		{normalised, 0, 20, byPair(5, 0, 85, 0, 0, 10), "0.728"},
		{normalised, 0, 20, byPair(0, 0, 90, 0, 0, 10), "2.334"},
		{normalised, 0, 20, byGame(110, 90, 0), "0.820"},
		{normalised, 0, 20, byGame(105, 95, 0), "0.245"},
	}
	for _, tt := range tests {
		llr := rating.SPRT{Elo0: tt.elo0, Elo1: tt.elo1, Model: tt.model}.LLR(tt.evidence)
		assert.Equal(t, tt.want, rounded(llr, tt.want), "%v", tt)
	}
}

// rounded writes x with as many decimals as like has.
func rounded(x float64, like string) string {
	decimals := 0
	for i, c := range like {
		if c == '.' {
			decimals = len(like) - i - 1
		}
	}
	return fmt.Sprintf("%.*f", decimals, x)
}
func TestTmp(t *testing.T) {
	e := rating.SampleOf(pairs(34, 54, 31, 32, 64, 75)).ByPair()
	fmt.Println(e.Elo(), e.NormalisedElo(), "55.58 +- 27.65, normalised 57.94 +- 28.28")
	e = rating.Games{Wins: 136, Draws: 111, Losses: 96}.Evidence()
	m, _ := e.Elo().Margin()
	fmt.Println(e.Elo(), m,e.LOS(), "40.70 +- 30.43, LOS 99.60%.")
	f := rating.NewField(2)
	s := rating.SampleOf(pairs(10, 0, 70, 0, 0, 20))
	f.Add(0,1,s)
	fmt.Println(f.Ratings(), s.ByPair().Elo(), s.ByGame().Elo())
	f = rating.NewField(7)
	f.Add(0,1,rating.SampleOf(pairs(10,0,20,0,0,30)))
	f.Add(1,2,rating.SampleOf(pairs(0,0,0,0,0,30)))
	f.Add(0,2,rating.SampleOf(pairs(0,0,0,0,0,30)))
	f.Add(0,3,rating.SampleOf(pairs(0,0,0,0,0,10)))
	f.Add(4,5,rating.SampleOf(pairs(0,0,0,0,0,1)))
	r := f.Ratings()
	for _,x := range r.Players { fmt.Println(x, x.Elo) }
	fmt.Println(r.Groups, r.Dispersion)
}
