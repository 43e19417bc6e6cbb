package rating

import (
	"fmt"
	"math"
)

// Elo is a difference in strength with its 95% interval, in Elo. Value and bounds may be infinite, where the data
// set no bound; they are never nan.
type Elo struct {
	Value float64
	// Low and High bound the value; -Inf and +Inf stand for no bound.
	Low, High float64
}

// Margin returns half the width of the interval, the number after "+/-"; false if one of the bounds is missing.
func (e Elo) Margin() (float64, bool) {
	if math.IsInf(e.Low, 0) || math.IsInf(e.High, 0) {
		return 0, false
	}
	return (e.High - e.Low) / 2, true
}

// skew is how far the value may be from the middle of its interval, in margins, to be written with "+/-".
const skew = 0.1

// symmetric reports whether value and margin alone say where the bounds are, or nearly.
func (e Elo) symmetric() bool {
	margin, bounded := e.Margin()
	return bounded && math.Abs((e.Low+e.High)/2-e.Value) <= skew*margin
}

// String returns the difference as testers write it, with one decimal: "49.4 +/- 24.2". Where the value is more
// than a tenth of that margin off the middle of the interval, it is followed by the bounds instead:
// "-301.3 [-837.7, -153.8]". Where a bound is missing it is "338.0, at least 120.5", "-338.0, at most -120.5" or
// "0.0, no bounds"; without a value "at least 140.2", "at most -140.2" or "unknown".
func (e Elo) String() string {
	value, interval := e.Columns()
	_, bounded := e.Margin()
	switch {
	case e.symmetric():
		return value + " +/- " + interval
	case bounded:
		return value + " " + interval
	case value == missing && interval == missing:
		return "unknown"
	case value == missing:
		return interval
	case interval == missing:
		return value + ", no bounds"
	}
	return value + ", " + interval
}

// missing stands in a column for what there is none of.
const missing = "-"

// Columns returns what String does for the columns "Elo" and "+/-" of a table, such as "49.4" and "24.2", "-301.3"
// and "[-837.7, -153.8]", "338.0" and "at least 120.5", or "-" for a value or an interval that is missing.
func (e Elo) Columns() (value, interval string) {
	value, interval = missing, missing
	if !math.IsInf(e.Value, 0) {
		value = fmt.Sprintf("%.1f", tidy(e.Value))
	}
	switch margin, bounded := e.Margin(); {
	case e.symmetric():
		interval = fmt.Sprintf("%.1f", margin)
	case bounded:
		interval = fmt.Sprintf("[%.1f, %.1f]", tidy(e.Low), tidy(e.High))
	case !math.IsInf(e.Low, 0):
		interval = fmt.Sprintf("at least %.1f", tidy(e.Low))
	case !math.IsInf(e.High, 0):
		interval = fmt.Sprintf("at most %.1f", tidy(e.High))
	}
	return value, interval
}

// tidy returns x, or 0 for what would be printed as -0.0.
func tidy(x float64) float64 {
	if math.Abs(x) < 0.05 {
		return 0
	}
	return x
}

// EloOf returns the difference in strength at which the expected score is s: -400 log10(1/s - 1). It is -Inf for s
// <= 0 and +Inf for s >= 1.
func EloOf(s float64) float64 {
	switch {
	case s <= 0:
		return math.Inf(-1)
	case s >= 1:
		return math.Inf(1)
	}
	return settle(-400 * math.Log10(1/s-1))
}

// ScoreOf returns the expected score at a difference of elo, the inverse of EloOf.
func ScoreOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Elo returns the difference in strength with its interval: both bounds of the score are transformed. A bound of
// the normal interval that reaches 0 or 1 is no bound. If all units had the same score, the interval is the exact
// one; after wins only the value is +Inf, and the lower bound tells how sure that is. Without games the value is
// 0, without bounds.
func (e Evidence) Elo() Elo {
	low, high := e.bounds()
	return Elo{Value: EloOf(e.Score()), Low: EloOf(low), High: EloOf(high)}
}

// perNormalised is the normalised Elo of one standard deviation: 800/ln 10, so that near equality and with few
// draws normalised Elo and Elo are alike.
const perNormalised = 800 / math.Ln10

// NormalisedElo returns the distance of the score from 1/2 in standard deviations of a game, times 800/ln 10.
// Unlike Elo it tells how many games it takes to see the difference. The standard deviation is that of a unit,
// over pairs times sqrt 2, to make it that of a game; its own error is left out of the interval.
//
// Without variance there is no such unit: the value is 0 if the score is 1/2, else infinite, and nothing bounds
// it.
func (e Evidence) NormalisedElo() Elo {
	mean, variance := e.moments()
	if variance == 0 {
		value := 0.0
		if mean != 0.5 {
			value = math.Copysign(math.Inf(1), mean-0.5)
		}
		return Elo{Value: value, Low: math.Inf(-1), High: math.Inf(1)}
	}
	sigma := math.Sqrt(e.unit.games() * variance)
	value := (mean - 0.5) / sigma * perNormalised
	margin := normal95 * perNormalised / math.Sqrt(e.unit.games()*float64(e.distinct))
	return Elo{Value: settle(value), Low: settle(value - margin), High: settle(value + margin)}
}

// LOS returns the likelihood of superiority: the probability that the first player is the stronger one, from 0 to
// 1, by the normal approximation. If all n units had the same score, that approximation knows no doubt; the rule
// of succession takes its place: 1 - 2^-(n+1) for a score above 1/2. It is 1/2 without games, and for a constant
// score of 1/2.
func (e Evidence) LOS() float64 {
	mean, variance := e.moments()
	switch {
	case variance > 0:
		return settle((1 + math.Erf((mean-0.5)/math.Sqrt(2*variance/float64(e.distinct)))) / 2)
	case mean > 0.5:
		return settle(1 - math.Pow(2, -float64(e.distinct+1)))
	case mean < 0.5:
		return settle(math.Pow(2, -float64(e.distinct+1)))
	}
	return 0.5
}
