package libm

import "math"

// sinCosDD returns the sine and the cosine of r, for |r| not above pi/4 (but for rounding). A table gives them for the
// nearest multiple of 1/64, Taylor's series for the rest, and the addition theorems join the two.
func sinCosDD(r dd) (sin, cos dd) {
	i := math.RoundToEven(math.Abs(r.hi) * 64)
	base := math.Copysign(float64(i/64), r.hi)
	b := r.addFloat(-base)
	t := b.mul(b)

	tail := polynomial(t.hi, -1.0/5040, 1.0/362880, -1.0/39916800, 1.0/6227020800)
	sum := dd5.addFloat(float64(tail * t.hi))
	sum = sum.mul(t).sub(dd3)
	sinB := b.add(b.mul(t).mul(sum))

	tail = polynomial(t.hi, -1.0/720, 1.0/40320, -1.0/3628800, 1.0/479001600)
	sum = dd4.addFloat(float64(tail * t.hi))
	sum = sum.mul(t).addFloat(-0.5)
	cosB1 := sum.mul(t) // cos(b)-1

	if i == 0 {
		return sinB, cosB1.addFloat(1)
	}
	sinA, cosA := sinTable[int(i)], cosTable[int(i)]
	if base < 0 {
		sinA = sinA.neg()
	}
	sin = sinA.add(cosA.mul(sinB).add(sinA.mul(cosB1)))
	cos = cosA.add(cosA.mul(cosB1).sub(sinA.mul(sinB)))
	return sin, cos
}

// Sin returns the sine of x, an angle in radians. The sine of an infinity is a NaN.
func Sin(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || math.IsInf(x, 0):
		return math.NaN()
	case a < tiny:
		return x
	}
	if result, ok := trigQuick(a, false); ok {
		if x < 0 {
			return -result
		}
		return result
	}
	r, quadrant := reduce(a)
	result, cos := sinCosDD(r)
	if quadrant&1 != 0 {
		result = cos
	}
	if (quadrant&2 != 0) != (x < 0) {
		return -result.hi
	}
	return result.hi
}

// Cos returns the cosine of x, an angle in radians. The cosine of an infinity is a NaN.
func Cos(x float64) float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return math.NaN()
	}
	if result, ok := trigQuick(math.Abs(x), true); ok {
		return result
	}
	r, quadrant := reduce(math.Abs(x))
	sin, result := sinCosDD(r)
	if quadrant&1 != 0 {
		result = sin
	}
	if quadrant == 1 || quadrant == 2 {
		return -result.hi
	}
	return result.hi
}

// Tan returns the tangent of x, an angle in radians. The tangent of an infinity is a NaN.
func Tan(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || math.IsInf(x, 0):
		return math.NaN()
	case a < tiny:
		return x
	}
	r, quadrant := reduce(a)
	sin, cos := sinCosDD(r)
	if quadrant&1 != 0 {
		sin, cos = cos.neg(), sin
	}
	result := sin.div(cos).hi
	if x < 0 {
		return -result
	}
	return result
}

// atanDD returns the arc tangent of q, for q from 0 to 1. The nearest multiple of 1/64 is taken off by the addition
// theorem, and Gregory's series gives the rest.
func atanDD(q dd) dd {
	i := math.RoundToEven(q.hi * 64)
	c := float64(i / 64) // explicitly, as a quotient by a power of two may become a fused product
	u := q
	if i != 0 {
		u = q.addFloat(-c).div(q.mulFloat(c).addFloat(1))
	}
	t := u.mul(u)
	tail := polynomial(t.hi, 1.0/9, -1.0/11, 1.0/13, -1.0/15, 1.0/17)
	sum := ddSeventh.neg().addFloat(float64(tail * t.hi))
	sum = ddFifth.add(sum.mul(t))
	sum = sum.mul(t).sub(ddThird)
	return atanTable[int(i)].add(u.add(u.mul(t).mul(sum)))
}

// atanRatio returns the arc tangent of y/x in [0, pi/2], for y and x that are not negative nor both zero.
func atanRatio(y, x dd) dd {
	if y.hi <= x.hi {
		return atanDD(y.div(x))
	}
	return ddHalfPi.sub(atanDD(x.div(y)))
}

// Atan returns the arc tangent of x.
func Atan(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < tiny:
		return x
	case a > 0x1p60:
		return math.Copysign(ddHalfPi.hi, x)
	}
	return math.Copysign(angle(a, 1, false), x)
}

// Atan2 returns the angle of the point (x, y) in radians, from -pi to pi, with the special cases of C99 (annex
// F.9.1.4): the signs of zeros and infinities count.
func Atan2(y, x float64) float64 {
	if math.IsNaN(y) || math.IsNaN(x) {
		return math.NaN()
	}
	return math.Copysign(angle(math.Abs(y), math.Abs(x), math.Signbit(x)), y)
}

// angle returns the angle of the point (x, y), or (-x, y) if left is set, for x and y that are not negative.
func angle(y, x float64, left bool) float64 {
	if result, ok := angleQuick(y, x, left); ok {
		return result
	}
	switch {
	case math.IsInf(y, 0) && math.IsInf(x, 0):
		y, x = 1, 1
	case math.IsInf(y, 0):
		return ddHalfPi.hi
	}
	_, ey := math.Frexp(y)
	_, ex := math.Frexp(x)
	switch {
	case y == 0 || math.IsInf(x, 0) || x != 0 && ex-ey > 64:
		if left {
			return ddPi.hi
		}
		if math.IsInf(x, 0) {
			return 0
		}
		return quotient(y, x)
	case x == 0 || ey-ex > 64:
		return ddHalfPi.hi
	}
	a := atanRatio(fromFloat(math.Ldexp(y, -ey)), fromFloat(math.Ldexp(x, -ey)))
	if left {
		a = ddPi.sub(a)
	}
	return a.hi
}

// quotient is y/x, but 0/0 is 0.
func quotient(y, x float64) float64 {
	if y == 0 {
		return 0
	}
	return y / x
}

// cosineOf returns sqrt(1 - s*s), for s from 0 to 1.
func cosineOf(s float64) dd {
	return twoSum(1, -s).mul(twoSum(1, s)).sqrt()
}

// Asin returns the arc sine of x, a NaN for |x| above 1.
func Asin(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a > 1:
		return math.NaN()
	case a < tiny:
		return x
	}
	return math.Copysign(atanRatio(fromFloat(a), cosineOf(a)).hi, x)
}

// Acos returns the arc cosine of x, a NaN for |x| above 1.
func Acos(x float64) float64 {
	a := math.Abs(x)
	if math.IsNaN(x) || a > 1 {
		return math.NaN()
	}
	angle := atanRatio(cosineOf(a), fromFloat(a))
	if x < 0 {
		angle = ddPi.sub(angle)
	}
	return angle.hi
}
