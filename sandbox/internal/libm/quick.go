package libm

import "math"

// The quick ways of the functions that are used most evaluate with some 65 bits, of which
// the lower part is a plain float, and know a bound of their error. They succeed when all
// numbers within that bound round to the same float, which fails once in a thousand times:
// then it is the nearest one, as the long way's result is.

// within is how far the true value may be from a quick one near 1: four times the error
// that was found at most for 20 million arguments.
const within = 0x1p-63

// round returns a rounded to a float; ok reports whether all numbers within e of a round to it.
func (a dd) round(e float64) (r float64, ok bool) {
	r = a.hi + (a.lo + e)
	return r, r == a.hi+(a.lo-e)
}

// expQuick is expScaled, for x between expUnderflow and expOverflow.
func expQuick(x dd) (m dd, k int) {
	n := math.RoundToEven(float64(x.hi * (64 * ddInvLn2.hi)))
	r := twoSum(x.hi-float64(n*ln2Over64[0]), -float64(n*ln2Over64[1])) // exact, as x is near the product
	r = twoSum(r.hi, r.lo+(x.lo-float64(n*ln2Over64[2])))
	z, low := r.hi, r.lo
	z2 := float64(z * z)
	tail := 1.0/6 + float64(z*(1.0/24+float64(z*(1.0/120+float64(z*(1.0/720+float64(z*(1.0/5040))))))))
	small := float64(z2*(0.5+float64(z*tail))) + (low + float64(z*low)) // exp(r)-1-z
	power := exp2Table[int(n)&63]
	p := twoProd(power.hi, z)
	m = fastTwoSum(power.hi, p.hi)
	m.lo += p.lo + (power.lo + (float64(power.lo*z) + float64(power.hi*small)))
	return m, int(n) >> 6
}

// timesPower returns x * 2**k for |k| below 1000 and an x near 1.
func timesPower(x float64, k int) float64 {
	return x * math.Float64frombits(uint64(k+1023)<<52)
}

// quickRange is the argument of exp up to which results are far from the ends of the
// exponent range.
const quickRange = 690

// logQuick returns log(m * 2**k), for m from sqrt(1/2) to sqrt(2), and how far the true
// value may be from it.
func logQuick(m float64, k int) (l dd, e float64) {
	i := int(math.RoundToEven(m*128)) - logFirst
	c := logInverse[i]
	p := twoProd(m, c)
	z := fastTwoSum(p.hi-1, p.lo)
	x := z.hi
	square := twoProd(x, x)
	x2 := square.hi
	cube := float64(x * x2)
	even := 1.0/4 + float64(x2*(1.0/6+float64(x2*(1.0/8+float64(x2*(1.0/10))))))
	odd := 1.0/3 + float64(x2*(1.0/5+float64(x2*(1.0/7+float64(x2*(1.0/9))))))
	// log(1+z) is x - x**2/2 + cube*(odd - x*even) and what z.lo adds.
	s := fastTwoSum(x, -0.5*x2)
	low := s.lo + (z.lo - float64(z.lo*x)) - 0.5*square.lo + float64(cube*(odd-float64(x*even)))
	whole := twoProd(ddLn2.hi, float64(k))
	l = twoSum(whole.hi, logTable[i].hi)
	low += l.lo + whole.lo + float64(ddLn2.lo*float64(k)) + logTable[i].lo
	l = twoSum(l.hi, s.hi)
	l.lo += low
	return l, math.Abs(float64(cube*0x1p-50)) + math.Abs(float64(l.hi*0x1p-98))
}

// split returns a normal positive x as m * 2**k, with m from sqrt(1/2) to sqrt(2).
func split(x float64) (m float64, k int) {
	const fraction = 1<<52 - 1
	b := math.Float64bits(x)
	k = int(b>>52) - 1023
	m = math.Float64frombits(b&fraction | 1023<<52)
	if m > math.Sqrt2 {
		m *= 0.5
		k++
	}
	return m, k
}

// isQuick reports whether |x| is far from the ends of the exponent range.
func isQuick(x float64) bool {
	x = math.Abs(x)
	return 0x1p-400 < x && x < 0x1p400
}

// powQuick returns x**y for a positive x.
func powQuick(x, y float64) (r float64, ok bool) {
	switch { // these are rounded as they should be
	case y == 2:
		return x * x, true
	case y == 0.5:
		return math.Sqrt(x), true
	case y == 1:
		return x, true
	case y == -1:
		return 1 / x, true
	}
	if !isQuick(x) || !isQuick(y) {
		return 0, false
	}
	l, e := logQuick(split(x))
	l = l.mulFloat(y)
	if !(0x1p-60 < math.Abs(l.hi) && math.Abs(l.hi) < quickRange) {
		return 0, false
	}
	m, k := expQuick(l)
	r, ok = m.round(within + math.Abs(float64(2*e*y)))
	return timesPower(r, k), ok
}

// reduceQuick is reduce, for x so small that three parts of pi/2 do, and unless r comes near
// zero.
func reduceQuick(x float64) (r dd, quadrant int, ok bool) {
	if x <= quarterPi {
		return fromFloat(x), 0, true
	}
	if x > 1<<16 {
		return r, 0, false
	}
	n := math.RoundToEven(float64(x * (2 / math.Pi)))
	r = twoSum(x-float64(n*halfPiParts[0]), -float64(n*halfPiParts[1]))
	r = fastTwoSum(r.hi, r.lo-float64(n*halfPiParts[2]))
	return r, int(n) & 3, math.Abs(r.hi) > 0x1p-20
}

// sinQuick returns the sine of r, or the cosine, for |r| not above pi/4 (but for rounding).
func sinQuick(r dd, cosine bool) dd {
	if r.hi < 0 {
		s := sinQuick(r.neg(), cosine)
		if cosine {
			return s
		}
		return s.neg()
	}
	i := math.RoundToEven(r.hi * 64)
	b := r.hi - float64(i/64) // exact
	b2 := float64(b * b)
	sin1 := r.lo + float64(b*b2)*(-1.0/6+float64(b2*(1.0/120+float64(b2*(-1.0/5040))))) // sin(r-i/64) - b
	cos1 := float64(b2*(-0.5+float64(b2*(1.0/24+float64(b2*(-1.0/720)))))) - float64(b*r.lo)
	sinA, cosA := sinTable[int(i)], cosTable[int(i)]
	if cosine {
		p := twoProd(sinA.hi, b)
		s := fastTwoSum(cosA.hi, -p.hi)
		s.lo += float64(cosA.hi*cos1) - float64(sinA.hi*sin1) - float64(sinA.lo*b) - p.lo + cosA.lo
		return s
	}
	p := twoProd(cosA.hi, b)
	s := fastTwoSum(sinA.hi, p.hi)
	s.lo += float64(sinA.hi*cos1) + float64(cosA.hi*sin1) + float64(cosA.lo*b) + p.lo + sinA.lo
	return s
}

// trigQuick returns the sine of x, which is not negative, or the cosine.
func trigQuick(x float64, cosine bool) (result float64, ok bool) {
	r, quadrant, ok := reduceQuick(x)
	if !ok {
		return 0, false
	}
	if cosine {
		quadrant++
	}
	s := sinQuick(r, quadrant&1 != 0)
	result, ok = s.round(math.Abs(float64(within * s.hi)))
	if quadrant&2 != 0 {
		result = -result
	}
	return result, ok
}

// atanQuick returns the arc tangent of y/x, for y and x that are quick and y not above x.
func atanQuick(y, x float64) dd {
	q := y / x
	low := math.FMA(-q, x, y) / x
	i := math.RoundToEven(q * 64)
	c := float64(i / 64)
	u := q
	if i != 0 {
		p := twoProd(q, c)
		d := fastTwoSum(1, p.hi)
		num := q - c // exact
		u = num / d.hi
		low = (math.FMA(-u, d.hi, num) + (low - float64(u*(d.lo+(p.lo+float64(low*c)))))) / d.hi
	}
	u2 := float64(u * u)
	tail := float64(u*u2) * (-1.0/3 + float64(u2*(1.0/5+float64(u2*(-1.0/7+float64(u2*(1.0/9)))))))
	s := fastTwoSum(atanTable[int(i)].hi, u)
	s.lo += atanTable[int(i)].lo + (low + tail)
	return s
}

// angleQuick is angle.
func angleQuick(y, x float64, left bool) (result float64, ok bool) {
	if !isQuick(y) || !isQuick(x) {
		return 0, false
	}
	var a dd
	if y <= x {
		a = atanQuick(y, x)
	} else {
		a = atanQuick(x, y).subFrom(ddHalfPi)
	}
	if left {
		a = a.subFrom(ddPi)
	}
	return a.round(float64(within * a.hi))
}

// subFrom returns b-a, for b larger than a, with as many bits as quick values have.
func (a dd) subFrom(b dd) dd {
	s := fastTwoSum(b.hi, -a.hi)
	s.lo += b.lo - a.lo
	return s
}
