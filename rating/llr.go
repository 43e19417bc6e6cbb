package rating

import "math"

// unseen is what a score that never came up counts as, in units: with a frequency of 0 it would leave the
// hypotheses without a distribution to compare, and so small a weight does not show once all scores have come up.
const unseen = 0.001

// LLR returns the generalised log-likelihood ratio of H1 over H0: the likelihood of the evidence under the
// distribution of scores that suits it best among those that satisfy H1, over the same for H0. Scores that never
// came up count as a thousandth of a unit. It is 0 without games.
//
// With fewer distinct units than were played, the frequencies are those of all, and weigh as many as are distinct.
//
// The result means nothing if Validate returns an error.
func (t SPRT) LLR(e Evidence) float64 {
	if e.N() == 0 {
		return 0
	}
	d := e.regularised()
	var p0, p1 []float64
	if t.Model == Logistic {
		p0, p1 = d.withMean(ScoreOf(t.Elo0)), d.withMean(ScoreOf(t.Elo1))
	} else {
		perUnit := math.Sqrt(e.unit.games()) / perNormalised
		p0, p1 = d.withNormalisedMean(t.Elo0*perUnit), d.withNormalisedMean(t.Elo1*perUnit)
	}
	var llr float64
	for i, p := range d.p {
		llr += float64(p * (math.Log(p1[i]) - math.Log(p0[i])))
	}
	return settle(d.n * llr)
}

// distribution is one of scores, none of which has a frequency of 0.
type distribution struct {
	// n is the number of units it was taken from, unseen scores included.
	n float64
	// a holds the scores less 1/2, in ascending order, symmetric about 0; p their frequencies.
	a, p []float64
}

// regularised returns the distribution of the scores, with a little weight for those that never came up.
func (e Evidence) regularised() distribution {
	weight := float64(e.distinct) / float64(e.N())
	d := distribution{a: make([]float64, e.scores()), p: make([]float64, e.scores())}
	for i := range d.p {
		d.a[i] = e.score(i) - 0.5
		d.p[i] = e.counts[i] * weight
		if d.p[i] == 0 {
			d.p[i] = unseen
		}
		d.n += d.p[i]
	}
	for i := range d.p {
		d.p[i] /= d.n
	}
	return d
}

// withMean returns the most likely distribution with the given mean score, which is more than 0 and less than 1.
func (d distribution) withMean(mean float64) []float64 {
	dev := make([]float64, len(d.a))
	for i, a := range d.a {
		dev[i] = a + 0.5 - mean
	}
	return d.tilted(dev)
}

// withNormalisedMean returns the most likely distribution whose mean is t standard deviations above 1/2; |t| is at
// most MaxElo/perNormalised*sqrt(2).
//
// The condition, mean - 1/2 = t sigma, is not linear in the frequencies. But sigma is the least of all (s +
// variance/s)/2, so that for every s > 0 there is a tangent to it, and that the deviation
//
//	a - t/2 (s + (a - t s)^2 / s)
//
// (a is a score less 1/2) is 0 in the mean is a linear condition, which tilted satisfies with a distribution p(s).
// The one looked for is a p(s) at which the likelihood, as a function of s, has derivative 0. That is so where the
// mean of (a - t s)^2 under p(s) is s^2, and then mean and sigma are t s and s: one equation in one unknown. The
// left side is above the right one where s is so small that only the lowest positive score has a positive
// deviation, and below it where s is so large that only the highest one has, or above 1/2, which sigma never is.
//
// With a mean that is too high the root is the only one. With one that is too low, and hardly any variance, there
// can be three; all of them are looked at.
func (d distribution) withNormalisedMean(t float64) []float64 {
	switch {
	case t < 0:
		return reversed(distribution{n: d.n, a: d.a, p: reversed(d.p)}.withNormalisedMean(-t))
	case t == 0:
		return d.tilted(d.a)
	}
	var p []float64
	excess := func(s float64) float64 {
		dev := make([]float64, len(d.a))
		for i, a := range d.a {
			m := a - float64(t*s)
			dev[i] = a - float64(t/2*(s+float64(m*m)/s))
		}
		p = d.tilted(dev)
		var square float64
		for i, a := range d.a {
			m := a - float64(t*s)
			square += float64(p[i] * float64(m*m))
		}
		return square/float64(s*s) - 1
	}
	// A score a > 0 has a positive deviation for s between a (1 - 1/r)/t, written so that nothing cancels, and a
	// (1 + 1/r)/t.
	r := math.Sqrt(1 + float64(t*t))
	low := d.a[len(d.a)/2+1] * t / (r * (r + 1))
	high := min(d.a[len(d.a)-1]*(1+1/r)/t, 0.5)

	const steps = 24
	ratio := math.Pow(high/low, 1.0/steps)
	var best []float64
	likelihood := math.Inf(-1)
	for s, before := low, 1.0; s < high; s *= ratio {
		next := min(float64(s*ratio), high)
		after := -1.0
		if next < high {
			after = excess(next)
		}
		if before > 0 && after <= 0 {
			root(excess, s, next, before, after)
			if l := d.likelihood(p); l > likelihood {
				best, likelihood = p, l
			}
		}
		before = after
	}
	return best
}

// likelihood returns the logarithm of the likelihood of p, for each unit.
func (d distribution) likelihood(p []float64) float64 {
	var sum float64
	for i, q := range d.p {
		sum += float64(q * math.Log(p[i]))
	}
	return sum
}

// tilted returns the most likely distribution under which the mean of dev is 0; dev has positive and negative
// values. By the method of Lagrange it is p/(1 + x dev), with x the root of sum p dev/(1 + x dev), which falls
// from +Inf to -Inf between the two x next to 0 at which a denominator vanishes.
func (d distribution) tilted(dev []float64) []float64 {
	least, most := 0.0, 0.0
	for _, v := range dev {
		least, most = min(least, v), max(most, v)
	}
	low, high, x := -1/most, -1/least, 0.0
	for low < high {
		var sum, slope float64
		for i, v := range dev {
			q := v / (1 + float64(x*v))
			sum += float64(d.p[i] * q)
			slope += float64(d.p[i] * float64(q*q))
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
		step := sum / slope // Newton's, unless it leaves the bracket
		next := x + step
		if !(next > low && next < high) {
			next = low + (high-low)/2
		}
		if next == x || next == low || next == high || math.Abs(step) < 1e-15*math.Abs(x) {
			break
		}
		x = next
	}
	p := make([]float64, len(dev))
	for i, v := range dev {
		p[i] = d.p[i] / (1 + float64(x*v))
	}
	return p
}

// root evaluates f ever closer to a zero between low and high, where its values are atLow > 0 and atHigh <= 0, and
// last of all at the zero. It takes steps of false position in the manner of Illinois: the value at an end that
// stays for a second time is halved.
func root(f func(float64) float64, low, high, atLow, atHigh float64) {
	const tolerance, most = 1e-12, 200
	stays := 0 // the end that stayed in the last step: -1 is low, 1 is high
	for range most {
		x := high - float64(atHigh*(high-low))/(atHigh-atLow)
		if !(x > low && x < high) {
			x = low + (high-low)/2
		}
		y := f(x)
		if math.Abs(y) < tolerance || high-low < float64(tolerance*high) {
			return
		}
		if y > 0 {
			low, atLow = x, y
			if stays == 1 {
				atHigh /= 2
			}
			stays = 1
		} else {
			high, atHigh = x, y
			if stays == -1 {
				atLow /= 2
			}
			stays = -1
		}
	}
}

// reversed returns x back to front.
func reversed(x []float64) []float64 {
	r := make([]float64, len(x))
	for i, v := range x {
		r[len(x)-1-i] = v
	}
	return r
}
