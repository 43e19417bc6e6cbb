package mt19937

import (
	"math"

	"bhack/sandbox/internal/libm"
)

// GammaVariate returns a float of the gamma distribution: random.gammavariate(alpha, beta). The error is a ValueError
// unless both are positive, and where CPython would loop for ever.
func (r *Rand) GammaVariate(alpha, beta float64) (float64, error) {
	switch {
	case alpha <= 0 || beta <= 0:
		return 0, errGammaArgs
	case alpha > 1:
		return r.gammaCheng(alpha, beta)
	case alpha == 1:
		u := r.Float64()
		for u <= 1e-7 {
			u = r.Float64()
		}
		return float64(-libm.Log(u) * beta), nil
	}
	return r.gammaGS(alpha, beta)
}

// gammaCheng is the method for alpha above 1 of Cheng, "The Generation of Gamma Variables with Non-Integral Shape
// Parameter" (Applied Statistics 26, 1977).
func (r *Rand) gammaCheng(alpha, beta float64) (float64, error) {
	ainv := math.Sqrt(float64(2*alpha) - 1)
	b := alpha - log4
	c := alpha + ainv
	for range maxRejections {
		r.rounds++
		u1 := r.Float64()
		if u1 <= 1e-7 || u1 >= .9999999 {
			continue
		}
		u2 := 1 - r.Float64()
		v := libm.Log(u1/(1-u1)) / ainv
		e, err := exp(v)
		if err != nil {
			return 0, err
		}
		x := float64(alpha * e)
		z := float64(float64(u1*u1) * u2)
		t := b + float64(c*v) - x
		if t+gammaMagic-float64(4.5*z) >= 0 || t >= libm.Log(z) {
			return float64(x * beta), nil
		}
	}
	return 0, errNoConvergence
}

// gammaGS is the algorithm GS for alpha below 1 of Kennedy and Gentle, "Statistical Computing" (1980).
func (r *Rand) gammaGS(alpha, beta float64) (float64, error) {
	for range maxRejections {
		r.rounds++
		b := (math.E + alpha) / math.E
		p := float64(b * r.Float64())
		var x, bound float64
		var err error
		if p <= 1 {
			x, err = pow(p, 1/alpha)
		} else {
			x, err = log((b - p) / alpha)
			x = -x
		}
		if err != nil {
			return 0, err
		}
		u := r.Float64()
		if p > 1 {
			bound, err = pow(x, alpha-1)
		} else {
			bound, err = exp(-x)
		}
		if err != nil {
			return 0, err
		}
		if u <= bound {
			return float64(x * beta), nil
		}
	}
	return 0, errNoConvergence
}

// BetaVariate returns a float of the beta distribution: random.betavariate(alpha, beta), as a quotient of two of the
// gamma distribution.
func (r *Rand) BetaVariate(alpha, beta float64) (float64, error) {
	y, err := r.GammaVariate(alpha, 1)
	if err != nil || y == 0 {
		return 0, err
	}
	z, err := r.GammaVariate(beta, 1)
	if err != nil {
		return 0, err
	}
	return divide(y, y+z)
}
