package libm

import (
	"math"
	"math/bits"
)

// Pow returns x**y with the special cases of C99 (annex F.9.4.4): Pow(x, 0) and Pow(1, y) are 1 for any x and y, even a
// NaN, and a finite negative x needs an integral y, else the result is a NaN.
func Pow(x, y float64) float64 {
	if y == 0 || x == 1 {
		return 1
	}
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	if math.IsInf(y, 0) {
		return powInfinite(math.Abs(x), y)
	}
	integral := math.Trunc(y) == y
	odd := integral && math.Abs(y) < 1<<53 && math.Mod(y, 2) != 0
	var result float64
	switch {
	case x == 0 || math.IsInf(x, 0):
		if (x == 0) == (y < 0) {
			result = math.Inf(1)
		}
	case x < 0 && !integral:
		return math.NaN()
	default:
		result = powPositive(math.Abs(x), y)
	}
	if odd && math.Signbit(x) {
		result = -result
	}
	return result
}

// powInfinite returns a**y for an a that is not negative and an infinite y.
func powInfinite(a, y float64) float64 {
	switch {
	case a == 1:
		return 1
	case (a > 1) == (y > 0):
		return math.Inf(1)
	}
	return 0
}

// powPositive returns x**y for a positive finite x and a finite y that is not zero.
func powPositive(x, y float64) float64 {
	if result, ok := powQuick(x, y); ok {
		return result
	}
	if result, ok := powExact(x, y); ok {
		return result
	}
	l := logFloat(x)
	switch estimate := y * l.hi; {
	case estimate > expOverflow:
		return math.Inf(1)
	case estimate < expUnderflow:
		return 0
	case math.Abs(estimate) < 0x1p-60:
		return 1
	}
	m, k := expScaled(l.mulFloat(y))
	return m.scaled(k)
}

// powExact returns x**y if that is a number of at most 64 significant bits, and whether it is. It is there for the
// powers that lie in the middle between two floats, which no approximation can round to even.
func powExact(x, y float64) (float64, bool) {
	fraction, e := math.Frexp(x)
	mantissa := uint64(math.Ldexp(fraction, 53))
	e -= 53
	zeros := bits.TrailingZeros64(mantissa)
	mantissa >>= zeros
	e += zeros

	// For a fractional y the base must be a square: x**y is sqrt(x)**(2*y).
	for math.Trunc(y) != y {
		root := uint64(math.Sqrt(float64(mantissa)))
		if root*root != mantissa || e%2 != 0 || math.Abs(y) > 1<<52 {
			return 0, false
		}
		mantissa, e, y = root, e/2, 2*y
	}
	if mantissa == 1 {
		return dd{1, 0}.scaled(int(max(-1<<20, min(1<<20, y*float64(e))))), true
	}
	if y < 0 || y > 64 {
		return 0, false
	}
	power := uint64(1)
	for range int(y) {
		over, product := bits.Mul64(power, mantissa)
		if over != 0 {
			return 0, false
		}
		power = product
	}
	low := power & (1<<32 - 1)
	return fastTwoSum(float64(power-low), float64(low)).scaled(e * int(y)), true
}

// Hypot returns sqrt(x*x + y*y) without overflow on the way. An infinity beats a NaN.
func Hypot(x, y float64) float64 {
	x, y = math.Abs(x), math.Abs(y)
	switch {
	case math.IsInf(x, 0) || math.IsInf(y, 0):
		return math.Inf(1)
	case math.IsNaN(x) || math.IsNaN(y):
		return math.NaN()
	}
	if x < y {
		x, y = y, x
	}
	if y == 0 {
		return x
	}
	const (
		epsilon = 0x1p-54
		scale   = 0x1p-600
	)
	switch {
	case y <= x*epsilon:
		return x + y
	case x > 0x1p+511:
		return hypotKernel(x*scale, y*scale) / scale
	case y < 0x1p-459:
		return hypotKernel(x/scale, y/scale) * scale
	}
	return hypotKernel(x, y)
}

// hypotKernel returns the square root of x*x + y*y, for x >= y, with one step of correction: Borges, "An Improved
// Algorithm for hypot(a,b)" (2019), as glibc has it since 2.35.
func hypotKernel(x, y float64) float64 {
	h := math.Sqrt(float64(x*x) + float64(y*y))
	var t1, t2 float64
	if h <= 2*y {
		delta := h - y
		t1 = x * (float64(2*delta) - x)
		t2 = (delta - float64(2*(x-y))) * delta
	} else {
		delta := h - x
		t1 = float64(2*delta) * (x - float64(2*y))
		t2 = float64((float64(4*delta)-y)*y) + float64(delta*delta)
	}
	return h - (float64(t1)+float64(t2))/float64(2*h)
}
