package mt19937

import (
	"math"

	"bhack/sandbox/internal/libm"
)

// Constants of CPython's random.py, as its floats.
const (
	twoPi       = 2 * math.Pi
	normalMagic = 1.7155277699214135 // 4 * exp(-0.5) / sqrt(2)
	log4        = 1.3862943611198906 // log(4)
	gammaMagic  = 2.504077396776274  // 1 + log(4.5)
)

// maxRejections bounds the loops that draw until a value is accepted. With parameters that make sense each round has
// at least an even chance; with others, such as a NaN, CPython would go on for ever.
const maxRejections = 2000

// Uniform returns a random float between a and b: random.uniform(a, b).
func (r *Rand) Uniform(a, b float64) float64 {
	return a + float64((b-a)*r.Float64())
}

// Triangular returns a random float between low and high with the given mode: random.triangular(low, high, mode).
// Without a mode Python takes the middle; see TriangularSymmetric.
func (r *Rand) Triangular(low, high, mode float64) float64 {
	u := r.Float64()
	if high-low == 0 {
		return low
	}
	return triangular(u, (mode-low)/(high-low), low, high)
}

// TriangularSymmetric is Triangular with the mode left out: random.triangular(low, high).
func (r *Rand) TriangularSymmetric(low, high float64) float64 {
	return triangular(r.Float64(), 0.5, low, high)
}

func triangular(u, c, low, high float64) float64 {
	if u > c {
		u, c = 1-u, 1-c
		low, high = high, low
	}
	return low + float64((high-low)*math.Sqrt(float64(u*c)))
}

// Gauss returns a normally distributed float: random.gauss(mu, sigma). It makes two at a time and keeps the second for
// the next call.
func (r *Rand) Gauss(mu, sigma float64) float64 {
	z := r.gaussNext
	if !r.hasGauss {
		angle := float64(r.Float64() * twoPi)
		radius := math.Sqrt(float64(-2 * libm.Log(1-r.Float64())))
		z = float64(libm.Cos(angle) * radius)
		r.gaussNext = float64(libm.Sin(angle) * radius)
	}
	r.hasGauss = !r.hasGauss
	return mu + float64(z*sigma)
}

// NormalVariate returns a normally distributed float: random.normalvariate(mu, sigma), by the method of Kinderman and
// Monahan (ACM TOMS 3, 1977).
func (r *Rand) NormalVariate(mu, sigma float64) float64 {
	for {
		r.rounds++
		u1 := r.Float64()
		u2 := 1 - r.Float64()
		z := float64(normalMagic*(u1-0.5)) / u2
		if float64(z*z)/4 <= -libm.Log(u2) {
			return mu + float64(z*sigma)
		}
	}
}

// LogNormVariate returns a float whose logarithm is normally distributed: random.lognormvariate(mu, sigma). The error is an
// OverflowError if the result is beyond the largest float.
func (r *Rand) LogNormVariate(mu, sigma float64) (float64, error) {
	return exp(r.NormalVariate(mu, sigma))
}

// ExpoVariate returns an exponentially distributed float with the mean 1/lambda: random.expovariate(lambda). The error is a
// ZeroDivisionError if lambda is zero.
func (r *Rand) ExpoVariate(lambda float64) (float64, error) {
	return divide(-libm.Log(1-r.Float64()), lambda)
}

// ParetoVariate returns a float of Pareto's distribution: random.paretovariate(alpha).
func (r *Rand) ParetoVariate(alpha float64) (float64, error) {
	u := 1 - r.Float64()
	exponent, err := divide(1, alpha)
	if err != nil {
		return 0, err
	}
	power, err := pow(u, exponent)
	if err != nil {
		return 0, err
	}
	return divide(1, power)
}

// WeibullVariate returns a float of Weibull's distribution: random.weibullvariate(alpha, beta).
func (r *Rand) WeibullVariate(alpha, beta float64) (float64, error) {
	u := 1 - r.Float64()
	minusLog := -libm.Log(u)
	exponent, err := divide(1, beta)
	if err != nil {
		return 0, err
	}
	power, err := pow(minusLog, exponent)
	if err != nil {
		return 0, err
	}
	return float64(alpha * power), nil
}

// VonMisesVariate returns a random angle from 0 to 2*pi, around mu with the concentration kappa:
// random.vonmisesvariate(mu, kappa), after Fisher, "Statistical Analysis of Circular Data" (1993).
func (r *Rand) VonMisesVariate(mu, kappa float64) (float64, error) {
	if kappa <= 1e-6 {
		return float64(twoPi * r.Float64()), nil
	}
	s := 0.5 / kappa
	rho := s + math.Sqrt(1+float64(s*s))
	z, err := r.vonMisesCosine(rho)
	if err != nil {
		return 0, err
	}
	q, err := divide(1, rho)
	if err != nil {
		return 0, err
	}
	f, err := divide(q+z, 1+float64(q*z))
	if err != nil {
		return 0, err
	}
	side := r.Float64()
	angle := libm.Acos(f)
	switch {
	case math.IsNaN(angle) && !math.IsNaN(f):
		return 0, errMathDomain
	case side > 0.5:
		return modulo(mu+angle, twoPi), nil
	}
	return modulo(mu-angle, twoPi), nil
}

// vonMisesCosine draws until the cosine of a uniform angle is accepted.
func (r *Rand) vonMisesCosine(rho float64) (float64, error) {
	for range maxRejections {
		r.rounds++
		z := libm.Cos(float64(math.Pi * r.Float64()))
		d, err := divide(z, rho+z)
		if err != nil {
			return 0, err
		}
		u := r.Float64()
		if u < 1-float64(d*d) {
			return z, nil
		}
		e, err := exp(d)
		if err != nil {
			return 0, err
		}
		if u <= float64((1-d)*e) {
			return z, nil
		}
	}
	return 0, errNoConvergence
}
