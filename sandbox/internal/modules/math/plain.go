package math

import (
	"math"

	"bhack/sandbox/internal/libm"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
)

// The shorter ways of the functions; see object.Builtin. They leave to the others all that
// is not a number of a builtin type, and all errors.

// toFloat returns an int or a float as a float.
func toFloat(v object.Value) (x float64, ok bool) {
	switch {
	case v.IsFloat():
		return v.AsFloat(), true
	case v.IsInt():
		return float64(v.AsInt()), true
	}
	return 0, false
}

// isFinite reports whether x is neither infinite nor a NaN.
func isFinite(x float64) bool { return math.Abs(x) <= math.MaxFloat64 }

// plainFloat is a function of one float.
func plainFloat(fn func(float64) float64) object.Plain {
	return func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if len(args) != 1 {
			return v, 0
		}
		if x, ok := toFloat(args[0]); ok {
			if r := fn(x); isFinite(r) {
				return object.Float(r), meter.MathCost
			}
		}
		return v, 0
	}
}

// plainPair is a function of two floats.
func plainPair(fn func(x, y float64) float64) object.Plain {
	return func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if len(args) != 2 {
			return v, 0
		}
		x, ok := toFloat(args[0])
		y, both := toFloat(args[1])
		if ok && both {
			if r := fn(x, y); isFinite(r) {
				return object.Float(r), 2 * meter.MathCost
			}
		}
		return v, 0
	}
}

// plainLogarithm is a logarithm of one number.
func plainLogarithm(log func(float64) float64) object.Plain {
	return func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if len(args) != 1 {
			return v, 0
		}
		if x, ok := toFloat(args[0]); ok && x > 0 {
			return object.Float(log(x)), meter.MathCost
		}
		return v, 0
	}
}

// plainWhole is a function that makes an int of a float.
func plainWhole(fn func(float64) float64) object.Plain {
	return func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		switch {
		case len(args) != 1:
		case args[0].IsInt():
			return args[0], 0
		case args[0].IsFloat():
			if x := args[0].AsFloat(); math.Abs(x) < 1<<62 {
				return object.Int(int64(fn(x))), 0
			}
		}
		return v, 0
	}
}

// plainScale is a multiple of a float.
func plainScale(scale float64) object.Plain {
	return func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if len(args) != 1 {
			return v, 0
		}
		if x, ok := toFloat(args[0]); ok {
			return object.Float(x * scale), 0
		}
		return v, 0
	}
}

func plainGCD(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 2 || !object.BothInt(args[0], args[1]) {
		return v, 0
	}
	a, b := args[0].AsInt(), args[1].AsInt()
	if min(a, b) == math.MinInt64 { // it has no absolute value of 64 bits
		return v, 0
	}
	a, b = max(a, -a), max(b, -b)
	for b != 0 {
		a, b = b, a%b
	}
	return object.Int(a), gcdCost
}

// plainWays gives the functions that players call most their shorter ways. Those of one
// float have them already.
func plainWays(m *native.Module) {
	m.Plain("atan2", plainPair(libm.Atan2))
	m.Plain("copysign", plainPair(math.Copysign))
	m.Plain("hypot", plainPair(libm.Hypot))
	m.Plain("pow", plainPair(libm.Pow))
	m.Plain("log", plainLogarithm(libm.Log))
	m.Plain("log2", plainLogarithm(libm.Log2))
	m.Plain("log10", plainLogarithm(libm.Log10))
	m.Plain("ceil", plainWhole(math.Ceil))
	m.Plain("floor", plainWhole(math.Floor))
	m.Plain("trunc", plainWhole(math.Trunc))
	m.Plain("gcd", plainGCD)
}
