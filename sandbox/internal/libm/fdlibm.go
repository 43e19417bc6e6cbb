package libm

import "math"

// The functions of this file are those of Sun's fdlibm (s_erf.c, s_expm1.c, s_log1p.c, 1993), as glibc evaluates them:
// the same intervals, the same rational approximations, and glibc's grouping of the polynomials. So their last bits are
// those of CPython on Linux, which for these functions are often not the nearest ones.

// pairs evaluates the polynomial c[0] + c[1]*x + c[2]*x**2 + ... as glibc does: neighbours are paired, and the pairs
// added up from the lowest.
func pairs(x float64, c []float64) float64 {
	square := x * x
	power := 1.0
	var sum float64
	for i := 0; i < len(c); i += 2 {
		pair := c[i]
		if i+1 < len(c) {
			pair += float64(c[i+1] * x)
		}
		switch i {
		case 0:
			sum = pair
		case 2:
			power = square
			sum += float64(power * pair)
		default:
			power = glibcPower(square, i)
			sum += float64(power * pair)
		}
	}
	return sum
}

// glibcPower returns the power of an argument with the square, by the products that glibc forms: the fourth is the square
// of the second, the sixth the product of these two, the eighth the square of the fourth.
func glibcPower(square float64, exponent int) float64 {
	fourth := float64(square * square)
	switch exponent {
	case 4:
		return fourth
	case 6:
		return float64(fourth * square)
	}
	return float64(fourth * fourth)
}

// highWord returns the upper half of the bits of x, which decides about intervals in fdlibm.
func highWord(x float64) int32 { return int32(math.Float64bits(x) >> 32) }

// withHighWord returns x with another upper half.
func withHighWord(x float64, high int32) float64 {
	return math.Float64frombits(uint64(uint32(high))<<32 | math.Float64bits(x)&0xffffffff)
}

const (
	ln2Hi = 6.93147180369123816490e-01
	ln2Lo = 1.90821492927058770002e-10
)

// Expm1 returns exp(x)-1, precise also near 0.
func Expm1(x float64) float64 {
	const overflow = 7.09782712893383973096e+02
	high := highWord(math.Abs(x))
	var c float64
	k := 0
	switch {
	case math.IsNaN(x) || x > overflow:
		return x * math.Inf(1)
	case x < -56*math.Ln2:
		return -1
	case high > 0x3fd62e42: // abs(x) > ln2/2
		k = int(float64(x*1.44269504088896338700e+00) + math.Copysign(0.5, x))
		if high < 0x3FF0A2B2 { // abs(x) < 1.5*ln2
			k = int(math.Copysign(1, x))
		}
		hi := x - float64(float64(k)*ln2Hi)
		lo := float64(float64(k) * ln2Lo)
		x = hi - lo
		c = (hi - x) - lo
	case high < 0x3c900000: // abs(x) < 2**-54
		return x
	}
	half := float64(0.5 * x)
	hxs := float64(x * half)
	r := pairs(hxs, []float64{
		1, -3.33333333333331316428e-02, 1.58730158725481460165e-03, -7.93650757867487942473e-05,
		4.00821782732936239552e-06, -2.01099218183624371326e-07,
	})
	t := 3 - float64(r*half)
	e := float64(hxs * ((r - t) / (6 - float64(x*t))))
	if k == 0 {
		return x - (float64(x*e) - hxs)
	}
	e = (float64(x*(e-c)) - c) - hxs
	return scaleExpm1(x, e, k)
}

// scaleExpm1 puts exp(x + k*ln2)-1 together, from x and the error e of the approximation.
func scaleExpm1(x, e float64, k int) float64 {
	switch {
	case k == -1:
		return float64(0.5*(x-e)) - 0.5
	case k == 1 && x < -0.25:
		return -2 * (e - (x + 0.5))
	case k == 1:
		return 1 + float64(2*(x-e))
	case k <= -2 || k > 56:
		return timesTwo(1-(e-x), k) - 1
	case k < 20:
		return timesTwo(withHighWord(1, 0x3ff00000-(0x200000>>k))-(e-x), k)
	}
	return timesTwo((x-(e+withHighWord(0, int32(0x3ff-k)<<20)))+1, k)
}

// timesTwo returns y * 2**k, by way of the exponent.
func timesTwo(y float64, k int) float64 {
	if k == 1024 {
		return y * 2 * 0x1p1023
	}
	return withHighWord(y, highWord(y)+int32(k)<<20)
}

// Log1p returns log(1+x), precise also near 0.
func Log1p(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x
	case x < -1:
		return math.NaN()
	case x == -1:
		return math.Inf(-1)
	case math.Abs(x) < 0x1p-54:
		return x
	case math.Abs(x) < 0x1p-29:
		return x - float64(float64(x*x)*0.5)
	}
	// f is such that 1+x is 2**k * (1+f), but for the correction c. mantissa is 0 when f is tiny.
	f, c, k, mantissa := x, 0.0, 0, int32(1)
	if high := highWord(x); high >= 0x3FDA827A || high < 0 && high > -0x402d413d {
		f, c, k, mantissa = reduceLog1p(x)
	}
	half := float64(float64(0.5*f) * f)
	big := float64(float64(k) * ln2Hi)
	small := float64(float64(k)*ln2Lo) + c
	if mantissa == 0 {
		if f == 0 {
			if k == 0 {
				return 0
			}
			return big + (c + float64(float64(k)*ln2Lo))
		}
		r := float64(half * (1 - float64(0.66666666666666666*f)))
		if k == 0 {
			return f - r
		}
		return big - ((r - small) - f)
	}
	s := f / (2 + f)
	z := float64(s * s)
	r := pairs(z, []float64{
		0, 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01, 2.222219843214978396e-01,
		1.818357216161805012e-01, 1.531383769920937332e-01, 1.479819860511658591e-01,
	})
	if k == 0 {
		return f - (half - float64(s*(half+r)))
	}
	return big - ((half - (float64(s*(half+r)) + small)) - f)
}

// reduceLog1p parts 1+x into a power of two and a factor near 1.
func reduceLog1p(x float64) (f, c float64, k int, mantissa int32) {
	u := x
	if highWord(x) < 0x43400000 { // x < 2**53
		u = 1 + x
		if k = int(highWord(u)>>20) - 1023; k > 0 {
			c = 1 - (u - x)
		} else {
			c = x - (u - 1)
		}
		c /= u
	}
	k = int(highWord(u)>>20) - 1023
	mantissa = highWord(u) & 0x000fffff
	if mantissa < 0x6a09e {
		u = withHighWord(u, mantissa|0x3ff00000)
	} else {
		k++
		u = withHighWord(u, mantissa|0x3fe00000)
		mantissa = (0x00100000 - mantissa) >> 2
	}
	return u - 1, c, k, mantissa
}
