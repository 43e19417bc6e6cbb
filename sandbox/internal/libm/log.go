package libm

import "math"

// logFirst is the number that the first entry of logInverse and logTable belongs to, in units of 1/128.
const logFirst = 90

// log1pSeries returns log(1+x) for |x| below 1/128, by the series of 2*artanh(x/(2+x)).
func log1pSeries(x dd) dd {
	s := x.div(x.addFloat(2))
	t := s.mul(s)
	tail := polynomial(t.hi, 1.0/9, 1.0/11, 1.0/13, 1.0/15)
	sum := ddSeventh.addFloat(float64(tail * t.hi))
	sum = ddFifth.add(sum.mul(t))
	sum = ddThird.add(sum.mul(t))
	s = s.add(s)
	return s.add(s.mul(t).mul(sum))
}

// logDD returns log(x * 2**k) for a positive normal x. The argument is split into a power of two and a number near 1,
// which a factor from a table brings so near to 1 that the series takes over. Next to 1 that factor is 1.
func logDD(x dd, k int) dd {
	m, e := math.Frexp(x.hi)
	if m < math.Sqrt2/2 {
		m *= 2
		e--
	}
	low := math.Ldexp(x.lo, -e)
	k += e

	i := int(math.RoundToEven(m*128)) - logFirst
	c := logInverse[i]
	r := twoProd(m, c).addFloat(-1).addFloat(float64(low * c))
	return logTable[i].add(log1pSeries(r)).add(ddLn2.mulFloat(float64(k)))
}

// logFloat returns log(x) for a positive finite x.
func logFloat(x float64) dd {
	m, e := math.Frexp(x) // since x may be subnormal
	return logDD(fromFloat(m), e)
}

// logSpecial returns what every logarithm gives for x when that is not a positive finite number.
func logSpecial(x float64) (result float64, special bool) {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x, true
	case x < 0:
		return math.NaN(), true
	case x == 0:
		return math.Inf(-1), true
	}
	return 0, false
}

// Log returns the natural logarithm of x. Log(0) is -Inf.
func Log(x float64) float64 {
	if result, special := logSpecial(x); special {
		return result
	}
	if isQuick(x) {
		l, e := logQuick(split(x))
		if r, ok := l.round(e); ok {
			return r
		}
	}
	return logFloat(x).hi
}

// Log2 returns the logarithm of x to the base 2, which is exact for powers of 2.
func Log2(x float64) float64 {
	if result, special := logSpecial(x); special {
		return result
	}
	if m, e := math.Frexp(x); m == 0.5 {
		return float64(e - 1)
	}
	if isQuick(x) {
		l, e := logQuick(split(x))
		if r, ok := l.mul(ddInvLn2).round(2 * e); ok {
			return r
		}
	}
	return logFloat(x).mul(ddInvLn2).hi
}

// Log10 returns the logarithm of x to the base 10, from the natural logarithm and the power of two apart, as the C
// library does. It is exact for powers of 10 up to 1e22.
func Log10(x float64) float64 {
	const (
		invLn10     = 1 / math.Ln10
		log10Of2    = 0x1.34413509f6000p-2 // the upper bits of log10(2), so that products with exponents are exact
		log10Of2Low = math.Ln2/math.Ln10 - log10Of2
	)
	if result, special := logSpecial(x); special {
		return result
	}
	m, e := math.Frexp(x)
	if e--; e >= 0 {
		m *= 2
	} else {
		e++ // below 1 the number is split so that it is the mantissa that is below 1
	}
	low := float64(float64(e)*log10Of2Low) + float64(invLn10*Log(m))
	return low + float64(float64(e)*log10Of2)
}
