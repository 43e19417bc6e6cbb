package libm

import "math"

// Lanczos' approximation of the gamma function as CPython uses it, with the coefficients of the Boost library for
// N = 13: gamma(x) is lanczosSum(x) * (x+lanczosG-0.5)**(x-0.5) / exp(x+lanczosG-0.5). The two polynomials are written
// from the constant term up.
const lanczosG = 6.024680040776729583740234375

var (
	lanczosNumerator = [...]float64{
		23531376880.410759688572007674451636754734846804940, 42919803642.649098768957899047001988850926355848959,
		35711959237.355668049440185451547166705960488635843, 17921034426.037209699919755754458931112671403265390,
		6039542586.3520280050642916443072979210699388420708, 1439720407.3117216736632230727949123939715485786372,
		248874557.86205415651146038641322942321632125127801, 31426415.585400194380614231628318205362874684987640,
		2876370.6289353724412254090516208496135991145378768, 186056.26539522349504029498971604569928220784236328,
		8071.6720023658162106380029022722506138218516325024, 210.82427775157934587250973392071336271166969580291,
		2.5066282746310002701649081771338373386264310793408,
	}
	lanczosDenominator = [...]float64{
		0, 39916800, 120543840, 150917976, 105258076, 45995730, 13339535, 2637558, 357423, 32670, 1925, 66, 1,
	}
)

// gammaFactorials holds gamma(n) for n from 1 to 23, the factorials that a float holds exactly.
var gammaFactorials = [...]float64{
	1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600, 6227020800, 87178291200,
	1307674368000, 20922789888000, 355687428096000, 6402373705728000, 121645100408832000, 2432902008176640000,
	51090942171709440000, 1124000727777607680000,
}

// lanczosSum evaluates the quotient of the two polynomials for a positive x, in powers of 1/x if x is large.
func lanczosSum(x float64) float64 {
	num, den := 0.0, 0.0
	if x < 5 {
		for i := len(lanczosNumerator) - 1; i >= 0; i-- {
			num = float64(num*x) + lanczosNumerator[i]
			den = float64(den*x) + lanczosDenominator[i]
		}
	} else {
		for i := range lanczosNumerator {
			num = num/x + lanczosNumerator[i]
			den = den/x + lanczosDenominator[i]
		}
	}
	return num / den
}

// sinPi returns sin(pi*x) for a finite x.
func sinPi(x float64) float64 {
	y := math.Mod(math.Abs(x), 2)
	var r float64
	switch math.Round(2 * y) {
	case 0:
		r = Sin(math.Pi * y)
	case 1:
		r = Cos(math.Pi * (y - 0.5))
	case 2:
		r = Sin(math.Pi * (1 - y)) // not -Sin(pi*(y-1)), which gives the wrong zero
	case 3:
		r = -Cos(math.Pi * (y - 1.5))
	case 4:
		r = Sin(math.Pi * (y - 2))
	}
	return math.Copysign(1, x) * r
}

// Gamma returns the gamma function of x, as math.gamma computes it. At the poles, which are zero and the negative
// integers, it returns an infinity of the sign of zero, or a NaN.
func Gamma(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x
	case math.IsInf(x, -1):
		return math.NaN()
	case x == 0:
		return 1 / x
	case x == math.Floor(x):
		if x < 0 {
			return math.NaN()
		}
		if x <= float64(len(gammaFactorials)) {
			return gammaFactorials[int(x)-1]
		}
	}
	a := math.Abs(x)
	switch {
	case a < 1e-20:
		return 1 / x
	case a > 200 && x < 0:
		return 0 / sinPi(x)
	case a > 200:
		return math.Inf(1)
	}
	return gammaLanczos(x, a)
}

// gammaLanczos returns gamma(x) for |x| = a up to 200. The term z corrects the rounding error of a+g-0.5.
func gammaLanczos(x, a float64) float64 {
	const shift = lanczosG - 0.5
	y := a + shift
	var z float64
	if a > shift {
		q := y - a
		z = q - shift
	} else {
		q := y - shift
		z = q - a
	}
	z = float64(z*lanczosG) / y

	var r float64
	if x < 0 {
		r = -math.Pi / sinPi(a) / a * Exp(y) / lanczosSum(a)
		r -= float64(z * r)
		if a < 140 {
			return r / Pow(y, a-0.5)
		}
		root := Pow(y, float64(a/2)-0.25)
		return r / root / root
	}
	r = lanczosSum(a) / Exp(y)
	r += float64(z * r)
	if a < 140 {
		return float64(r * Pow(y, a-0.5))
	}
	root := Pow(y, float64(a/2)-0.25)
	return float64(float64(r*root) * root)
}

// Lgamma returns the natural logarithm of the absolute value of the gamma function of x, as math.lgamma computes it. At
// the poles, which are zero and the negative integers, and at the infinities it returns +Inf.
func Lgamma(x float64) float64 {
	switch {
	case math.IsNaN(x):
		return x
	case math.IsInf(x, 0):
		return math.Inf(1)
	case x == math.Floor(x) && x <= 2:
		if x <= 0 {
			return math.Inf(1)
		}
		return 0
	}
	a := math.Abs(x)
	if a < 1e-20 {
		return -Log(a)
	}
	r := Log(lanczosSum(a)) - lanczosG
	r += float64((a - 0.5) * (Log(a+lanczosG-0.5) - 1))
	if x < 0 {
		const logPi = 1.144729885849400174143427351353058711647
		r = logPi - Log(math.Abs(sinPi(a))) - Log(a) - r
	}
	if math.IsInf(r, 0) {
		return math.Inf(1)
	}
	return r
}
