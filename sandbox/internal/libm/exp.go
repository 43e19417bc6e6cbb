package libm

import "math"

// Arguments of Exp beyond these give an infinity, or zero.
const (
	expOverflow  = 709.8
	expUnderflow = -745.2
)

// tiny is so small that f(x) rounds to x, for the odd functions whose series begins with x and continues with x**3.
const tiny = 0x1p-28

// expSeries returns exp(x)-1 for |x| below 1/128, by Taylor's series.
func expSeries(x dd) dd {
	tail := polynomial(x.hi, 1.0/5040, 1.0/40320, 1.0/362880, 1.0/3628800, 1.0/39916800, 1.0/479001600)
	sum := dd6.addFloat(float64(tail * x.hi))
	sum = dd5.add(sum.mul(x))
	sum = dd4.add(sum.mul(x))
	sum = dd3.add(sum.mul(x))
	sum = sum.mul(x).addFloat(0.5)
	return x.add(sum.mul(x).mul(x))
}

// expScaled returns m and k such that exp(x) is m * 2**k, for x of a magnitude below 2**15. The argument is reduced to
// less than ln(2)/128 by a multiple of ln(2)/64.
func expScaled(x dd) (m dd, k int) {
	n := math.RoundToEven(float64(x.hi * (64 * ddInvLn2.hi)))
	r := twoSum(x.hi, -float64(n*ln2Over64[0])) // the product has at most 50 bits
	r = r.addFloat(-float64(n * ln2Over64[1]))
	r = r.addFloat(-float64(n * ln2Over64[2]))
	r = r.addFloat(x.lo)
	k = int(n) >> 6
	power := exp2Table[int(n)&63]
	return power.add(power.mul(expSeries(r))), k
}

// Exp returns e**x.
func Exp(x float64) float64 {
	switch {
	case math.IsNaN(x) || x > expOverflow:
		return x * math.Inf(1)
	case x < expUnderflow:
		return 0
	}
	if math.Abs(x) < quickRange {
		m, k := expQuick(fromFloat(x))
		if r, ok := m.round(within); ok {
			return timesPower(r, k)
		}
	}
	m, k := expScaled(fromFloat(x))
	return m.scaled(k)
}
