package libm

import "math"

// The functions of this file combine Exp, Expm1, Log and Log1p in plain floats, by the same formulas, over the same
// ranges, as the C libraries that descend from Sun's fdlibm, glibc among them. So they share most of their errors.

const (
	wholeRange = 22     // beyond it exp(-x) vanishes beside exp(x)
	logRange   = 0x1p28 // beyond it 1 vanishes beside x*x
)

// halfExp returns exp(a)/2 without overflow on the way.
func halfExp(a float64) float64 {
	if a < 709.78 {
		return 0.5 * Exp(a)
	}
	root := Exp(0.5 * a)
	return 0.5 * root * root
}

// Sinh returns the hyperbolic sine of x.
func Sinh(x float64) float64 {
	a := math.Abs(x)
	half := math.Copysign(0.5, x)
	switch {
	case a < tiny:
		return x
	case a < 1:
		t := Expm1(a)
		return half * (float64(2*t) - float64(t*t)/(t+1))
	case a < wholeRange:
		t := Expm1(a)
		return half * (t + t/(t+1))
	}
	return math.Copysign(halfExp(a), x)
}

// Cosh returns the hyperbolic cosine of x.
func Cosh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case a < 0.5*math.Ln2:
		t := Expm1(a)
		w := 1 + t
		return 1 + float64(t*t)/(w+w)
	case a < wholeRange:
		t := Exp(a)
		return float64(0.5*t) + 0.5/t
	}
	return halfExp(a)
}

// Tanh returns the hyperbolic tangent of x.
func Tanh(x float64) float64 {
	a := math.Abs(x)
	var z float64
	switch {
	case math.IsNaN(x) || a < tiny:
		return x
	case a < 1:
		t := Expm1(-2 * a)
		z = -t / (t + 2)
	case a < wholeRange:
		z = 1 - 2/(Expm1(2*a)+2)
	default:
		z = 1
	}
	return math.Copysign(z, x)
}

// Asinh returns the inverse hyperbolic sine of x.
func Asinh(x float64) float64 {
	a := math.Abs(x)
	square := float64(a * a)
	var w float64
	switch {
	case math.IsNaN(x) || a < tiny:
		return x
	case a > logRange:
		w = Log(a) + math.Ln2
	case a > 2:
		w = Log(float64(2*a) + 1/(math.Sqrt(square+1)+a))
	default:
		w = Log1p(a + square/(1+math.Sqrt(1+square)))
	}
	return math.Copysign(w, x)
}

// Acosh returns the inverse hyperbolic cosine of x, a NaN for x below 1.
func Acosh(x float64) float64 {
	switch {
	case math.IsNaN(x) || x < 1:
		return math.NaN()
	case x > logRange:
		return Log(x) + math.Ln2
	case x > 2:
		return Log(float64(2*x) - 1/(x+math.Sqrt(float64(x*x)-1)))
	}
	t := x - 1
	return Log1p(t + math.Sqrt(float64(2*t)+float64(t*t)))
}

// Atanh returns the inverse hyperbolic tangent of x, an infinity for 1 and -1, a NaN beyond.
func Atanh(x float64) float64 {
	a := math.Abs(x)
	var twice float64
	switch {
	case math.IsNaN(x) || a > 1:
		return math.NaN()
	case a == 1:
		return math.Copysign(math.Inf(1), x)
	case a < tiny:
		return x
	case a < 0.5:
		twice = Log1p(2*a + float64(2*a*a)/(1-a))
	default:
		twice = Log1p(2 * a / (1 - a))
	}
	return math.Copysign(0.5*twice, x)
}
