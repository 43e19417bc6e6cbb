package rating

import "math"

// Unit is what is taken for independent of all others of its kind.
type Unit uint8

const (
	// UnitPair takes pairs for independent. A score is one of 0, 1/4, 1/2, 3/4 and 1.
	UnitPair Unit = iota
	// UnitGame takes single games for independent. A score is one of 0, 1/2 and 1.
	UnitGame
)

// games returns the number of games in a unit.
func (u Unit) games() float64 {
	if u == UnitGame {
		return 1
	}
	return 2
}

// Evidence is how often each score came up, and how many independent observations that is worth. It is made by the
// methods of Sample; the zero value is that of no games.
type Evidence struct {
	unit Unit
	// counts holds how often each score came up, from 0 to 1 in steps of a quarter (pairs) or a half (games). What
	// a unit does not need is zero.
	counts [5]float64
	// distinct is the number of independent observations, at most the sum of counts.
	distinct int
}

// newEvidence returns the evidence of units of which distinct are distinct.
func newEvidence(unit Unit, counts []int, distinct int) Evidence {
	e := Evidence{unit: unit, distinct: distinct}
	for i, count := range counts {
		e.counts[i] = float64(count)
	}
	return e
}

// evidence returns the evidence of single games of which distinct are distinct.
func (g Games) evidence(distinct int) Evidence {
	return newEvidence(UnitGame, []int{g.Losses, g.Draws, g.Wins}, distinct)
}

// scores returns the number of scores that a unit can have.
func (e Evidence) scores() int { return int(2*e.unit.games()) + 1 }

// score returns the i-th score of a unit, from 0 to 1.
func (e Evidence) score(i int) float64 { return float64(i) / (2 * e.unit.games()) }

// N returns the number of units that were played.
func (e Evidence) N() int {
	var n float64
	for _, count := range e.counts {
		n += count
	}
	return int(n)
}

// Distinct returns the number of units that are distinct: the sample size on which all that measures certainty
// rests.
func (e Evidence) Distinct() int { return e.distinct }

// Score returns the mean score, from 0 to 1; 1/2 without games.
func (e Evidence) Score() float64 {
	mean, _ := e.moments()
	return mean
}

// Variance returns the mean square of the deviations from Score, of one unit, from 0 to 1/4; 0 without games.
func (e Evidence) Variance() float64 {
	_, variance := e.moments()
	return variance
}

// moments returns mean and variance of the score of a unit.
func (e Evidence) moments() (mean, variance float64) {
	var n, sum float64
	for i, count := range e.counts {
		n += count
		sum += float64(count * e.score(i))
	}
	if n == 0 {
		return 0.5, 0
	}
	mean = sum / n
	var squares float64
	for i, count := range e.counts {
		d := e.score(i) - mean
		squares += float64(count * float64(d*d))
	}
	return mean, squares / n
}

// ScoreInterval returns a 95% interval of the expected score, cut to 0 and 1. It is the normal interval with the
// variance of the units, or where all units have the same score, so that this variance tells nothing, the exact
// one described at Interval.
func (e Evidence) ScoreInterval() Interval {
	low, high := e.bounds()
	return Interval{Low: max(low, 0), High: min(high, 1)}
}

// bounds returns the bounds of the expected score; those of the normal interval may lie outside 0 and 1.
func (e Evidence) bounds() (low, high float64) {
	mean, variance := e.moments()
	if variance == 0 {
		exact := constantInterval(mean, e.distinct)
		return exact.Low, exact.High
	}
	d := float64(normal95 * math.Sqrt(variance/float64(e.distinct)))
	return mean - d, mean + d
}
