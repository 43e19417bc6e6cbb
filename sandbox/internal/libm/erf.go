package libm

import "math"

// erfSplit is the argument up to which the series of erf converges fast, and from which the continued fraction of erfc
// does.
const erfSplit = 3

// erfSeries returns erf(x) for x from 0 to erfSplit, as 2/sqrt(pi) * exp(-x*x) times the sum of
// 2**n * x**(2*n+1) / (1*3*5*...*(2*n+1)), of which all terms are positive.
func erfSeries(x float64) dd {
	square := twoProd(x, x)
	twice := square.add(square)
	term, sum := fromFloat(x), fromFloat(x)
	for n := 3.0; term.hi > sum.hi*0x1p-110; n += 2 {
		term = term.mul(twice).div(fromFloat(n))
		sum = sum.add(term)
	}
	return sum.mul(expDD(square.neg())).mul(ddTwoOverSqrtPi)
}

// erfcFraction returns m and k such that erfc(x) is m * 2**k, for x from erfSplit to 28, by the continued fraction of
// Laplace evaluated from its tail.
func erfcFraction(x float64) (m dd, k int) {
	f := fromFloat(x)
	for n := 40 + int(900/(x*x)); n > 0; n-- {
		f = fromFloat(float64(n) / 2).div(f).addFloat(x)
	}
	m, k = expScaled(twoProd(x, x).neg())
	return m.mul(ddTwoOverSqrtPi).half().div(f), k
}

// Erf returns the error function of x.
func Erf(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || x == 0:
		return x
	case a > 6:
		return math.Copysign(1, x)
	case a < 0x1p-60:
		m, k := math.Frexp(x)
		return ddTwoOverSqrtPi.mulFloat(m).scaled(k)
	case a > erfSplit:
		m, k := erfcFraction(a)
		complement := dd{math.Ldexp(m.hi, k), math.Ldexp(m.lo, k)}
		return math.Copysign(complement.neg().addFloat(1).hi, x)
	}
	return math.Copysign(erfSeries(a).hi, x)
}

// Erfc returns the complementary error function of x, 1-erf(x), precise also where that is near zero.
func Erfc(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x):
		return x
	case x > 28:
		return 0
	case x < -6:
		return 2
	case a < 0x1p-60:
		return 1
	case a > erfSplit:
		m, k := erfcFraction(a)
		if x > 0 {
			return m.scaled(k)
		}
		return dd{math.Ldexp(m.hi, k), math.Ldexp(m.lo, k)}.neg().addFloat(2).hi
	}
	erf := erfSeries(a)
	if x > 0 {
		erf = erf.neg()
	}
	return erf.addFloat(1).hi
}
