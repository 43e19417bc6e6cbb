package libm

import "math"

// A dd is the number hi+lo, where hi is that sum rounded to a float64: some 106 bits. Results near the ends of the
// exponent range lose bits; the functions of this package scale their arguments so that this does not matter.
type dd struct{ hi, lo float64 }

// fromFloat returns a as a dd.
func fromFloat(a float64) dd {
	return dd{a, 0}
}

// twoSum returns a+b exactly (Knuth).
func twoSum(a, b float64) dd {
	s := a + b
	bb := s - a
	return dd{s, (a - (s - bb)) + (b - bb)}
}

// fastTwoSum returns a+b exactly if a is zero or not smaller than b in magnitude (Dekker).
func fastTwoSum(a, b float64) dd {
	s := a + b
	return dd{s, b - (s - a)}
}

// twoProd returns a*b exactly.
func twoProd(a, b float64) dd {
	p := float64(a * b)
	return dd{p, math.FMA(a, b, -p)}
}

func (a dd) neg() dd {
	return dd{-a.hi, -a.lo}
}

func (a dd) add(b dd) dd {
	s, t := twoSum(a.hi, b.hi), twoSum(a.lo, b.lo)
	s = fastTwoSum(s.hi, s.lo+t.hi)
	return fastTwoSum(s.hi, s.lo+t.lo)
}

func (a dd) addFloat(b float64) dd {
	s := twoSum(a.hi, b)
	return fastTwoSum(s.hi, s.lo+a.lo)
}

func (a dd) sub(b dd) dd {
	return a.add(b.neg())
}

func (a dd) mul(b dd) dd {
	p := twoProd(a.hi, b.hi)
	cross := float64(a.hi*b.lo) + float64(a.lo*b.hi)
	return fastTwoSum(p.hi, p.lo+cross)
}

func (a dd) mulFloat(b float64) dd {
	p := twoProd(a.hi, b)
	return fastTwoSum(p.hi, p.lo+float64(a.lo*b))
}

// div returns a/b by long division with three digits of 53 bits, of which the third corrects the second.
func (a dd) div(b dd) dd {
	q1 := a.hi / b.hi
	rest := a.sub(b.mulFloat(q1))
	q2 := rest.hi / b.hi
	rest = rest.sub(b.mulFloat(q2))
	q3 := rest.hi / b.hi
	return fastTwoSum(q1, q2).addFloat(q3)
}

// sqrt returns the square root of a, by one step of Newton's iteration from the root of hi. Zero gives zero.
func (a dd) sqrt() dd {
	root := math.Sqrt(a.hi)
	if root == 0 {
		return dd{}
	}
	rest := a.sub(twoProd(root, root))
	return fastTwoSum(root, rest.hi/(2*root))
}

// scaled returns a * 2**k, rounded to a float64, for an a that is zero or of a magnitude between 2**-64 and 2**64.
// Unlike math.Ldexp of a.hi it rounds only once if the result is subnormal.
func (a dd) scaled(k int) float64 {
	const minNormal = -1022
	_, e := math.Frexp(a.hi)
	switch {
	case a.hi == 0 || e-1+k >= minNormal:
		return math.Ldexp(a.hi, k)
	case k < 2*minNormal:
		return math.Copysign(0, a.hi)
	}
	// Beside a number whose last place is worth 2**-1074 after the scaling, the sum is rounded where it should be.
	anchor := math.Copysign(math.Ldexp(1, minNormal-k), a.hi)
	s := twoSum(anchor, a.hi)
	s = fastTwoSum(s.hi, s.lo+a.lo)
	return math.Copysign(math.Ldexp(s.hi-anchor, k), a.hi)
}

// polynomial returns c[0] + c[1]*x + c[2]*x**2 and so on, in plain floats.
func polynomial(x float64, c ...float64) float64 {
	sum := 0.0
	for i := len(c) - 1; i >= 0; i-- {
		sum = float64(sum*x) + c[i]
	}
	return sum
}
