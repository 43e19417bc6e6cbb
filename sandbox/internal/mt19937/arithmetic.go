package mt19937

import (
	"math"

	"bhack/sandbox/internal/libm"
)

// divide is Python's x / y.
func divide(x, y float64) (float64, error) {
	if y == 0 {
		return 0, errZeroDivision
	}
	return x / y, nil
}

// modulo is Python's x % y for a positive y: the result has the sign of y.
func modulo(x, y float64) float64 {
	m := math.Mod(x, y)
	switch {
	case m < 0:
		return m + y
	case m == 0:
		return 0
	}
	return m
}

// pow is Python's x ** y for an x that is not negative.
func pow(x, y float64) (float64, error) {
	if x == 0 && y < 0 {
		return 0, errZeroToNegPow
	}
	p := libm.Pow(x, y)
	if math.IsInf(p, 0) && !math.IsInf(x, 0) && !math.IsInf(y, 0) {
		return 0, errPowerRange
	}
	return p, nil
}

// exp is math.exp.
func exp(x float64) (float64, error) {
	e := libm.Exp(x)
	if math.IsInf(e, 0) && !math.IsInf(x, 0) {
		return 0, errMathRange
	}
	return e, nil
}

// log is math.log.
func log(x float64) (float64, error) {
	if x <= 0 {
		return 0, errMathDomain
	}
	return libm.Log(x), nil
}
