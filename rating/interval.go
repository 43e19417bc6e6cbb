package rating

import "math"

// normal95 is the 97.5% quantile of the normal distribution: an interval of so many standard errors either way
// covers 95%.
const normal95 = 1.959963984540054

// Interval is a 95% confidence interval of an expected score, between 0 and 1.
//
// Three kinds are in use. The normal (Wald) interval, the mean -+ 1.96 standard errors, is for means of pairs,
// whose variance has to be estimated. The exact interval of a constant sample takes its place where all n units
// had the same score s, so that this estimate is 0: at least q = 0.025^(1/n) of all units have that score, so that
// the mean lies between q s and 1 - q (1 - s). The Wilson interval is for the scores of independent games, see
// Evidence.Wilson.
type Interval struct {
	Low, High float64
}

// constantInterval returns the exact interval of the mean after n units, all with the same score.
func constantInterval(score float64, n int) Interval {
	if n == 0 {
		return Interval{Low: 0, High: 1}
	}
	q := settle(math.Pow(0.025, 1/float64(n)))
	return Interval{Low: q * score, High: 1 - float64(q*(1-score))}
}

// Wilson returns the Wilson score interval of the expected score. It is for independent single games, such as
// those of a player with one side, which all come from different pairs: see Sample.AsWhite. It holds its level for
// few games, too, and near 0 and 1, where the normal interval does not. Draws make it wider than need be, never
// narrower, as no other scores vary as much as 0 and 1 do. Without games it is from 0 to 1.
func (e Evidence) Wilson() Interval {
	if e.distinct == 0 {
		return Interval{Low: 0, High: 1}
	}
	s, n := e.Score(), float64(e.distinct)
	const z2 = normal95 * normal95
	scale := 1 + z2/n
	middle := (s + z2/(2*n)) / scale
	d := float64(normal95 / scale * math.Sqrt(s*(1-s)/n+z2/(4*n*n)))
	return Interval{Low: max(middle-d, 0), High: min(middle+d, 1)}
}

// settle rounds to a multiple of a millionth, which takes away the last bits in which processors differ after
// logarithms and sums of products. Infinities stay.
func settle(x float64) float64 {
	const steps = 1e6
	if math.IsInf(x, 0) || math.Abs(x) > 1e9 {
		return x
	}
	return math.Round(x*steps)/steps + 0 // + 0 makes -0 a 0
}
