// Package math is Python's module math. Its functions are those of package libm, which
// gives the same results on every machine.
package math

import (
	"math"
	"math/big"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/libm"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Module is Python's module math, to the last bit of CPython's results.
func Module() *native.Module {
	m := native.NewModule("math")
	for name, f := range native.Sorted(map[string]float64{
		"pi": math.Pi, "e": math.E, "tau": 2 * math.Pi, "inf": math.Inf(1), "nan": math.NaN(),
	}) {
		m.Define(name, object.Float(f))
	}
	floatFunctions(m)
	intFunctions(m)
	plainWays(m)
	return m
}

var (
	errDomain = func() error { return object.Raise(object.ValueError, "math domain error") }
	errRange  = func() error { return object.Raise(object.OverflowError, "math range error") }
)

// checked applies CPython's rule for functions of one float (Modules/mathmodule.c,
// math_1): a NaN out of a number is a domain error, an infinity out of a finite
// number is a range error, or a domain error where the function has a pole.
func checked(x, r float64, pole bool) (object.Value, error) {
	switch {
	case r != r && x == x:
		return object.Value{}, errDomain()
	case math.IsInf(r, 0) && !math.IsInf(x, 0) && x == x:
		if pole {
			return object.Value{}, errDomain()
		}
		return object.Value{}, errRange()
	}
	return object.Float(r), nil
}

func floatFunctions(m *native.Module) {
	for _, f := range []struct {
		name string
		fn   func(float64) float64
		pole bool
	}{
		{"acos", libm.Acos, true},
		{"acosh", libm.Acosh, true},
		{"asin", libm.Asin, true},
		{"asinh", libm.Asinh, true},
		{"atan", libm.Atan, true},
		{"atanh", libm.Atanh, true},
		{"cos", libm.Cos, true},
		{"cosh", libm.Cosh, false},
		{"erf", libm.Erf, true},
		{"erfc", libm.Erfc, true},
		{"exp", libm.Exp, false},
		{"expm1", libm.Expm1, false},
		{"fabs", math.Abs, true},
		{"gamma", libm.Gamma, false},
		{"lgamma", libm.Lgamma, false},
		{"log1p", libm.Log1p, true},
		{"sin", libm.Sin, true},
		{"sinh", libm.Sinh, false},
		{"sqrt", math.Sqrt, true},
		{"tan", libm.Tan, true},
		{"tanh", libm.Tanh, true},
	} {
		m.Function(f.name, 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			x, err := numbers.FloatArg(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			if err := t.Charge(meter.MathCost); err != nil {
				return object.Value{}, err
			}
			isPole := f.pole
			if f.name == "gamma" || f.name == "lgamma" { // poles at 0, -1, -2, ...
				t.Spend(2 * meter.MathCost)
				isPole = x == math.Floor(x) && x <= 0
				if f.name == "gamma" && math.IsInf(x, -1) {
					return object.Value{}, errDomain()
				}
			}
			return checked(x, f.fn(x), isPole)
		})
		if f.name != "gamma" && f.name != "lgamma" { // which cost more
			m.Plain(f.name, plainFloat(f.fn))
		}
	}
	pairFunctions(m)
	logFunctions(m)
	partFunctions(m)
}

// pairFunctions adds the functions of two floats, and those that only scale or test
// one.
func pairFunctions(m *native.Module) {
	for name, fn := range native.Sorted(map[string]func(x, y float64) (object.Value, error){
		"atan2":     func(y, x float64) (object.Value, error) { return object.Float(libm.Atan2(y, x)), nil },
		"copysign":  func(x, y float64) (object.Value, error) { return object.Float(math.Copysign(x, y)), nil },
		"fmod":      fmod,
		"remainder": remainder,
		"hypot":     hypot,
		"pow":       mathPow,
	}) {
		style := native.ArgParse
		if name == "atan2" || name == "copysign" || name == "remainder" {
			style = native.ArgUnpack
		}
		styledFunction(m, name, style, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			x, err := numbers.FloatArgs(t, args)
			if err != nil {
				return object.Value{}, err
			}
			cost := int64(2 * meter.MathCost)
			if name == "fmod" || name == "remainder" {
				cost = arith.FloatModCost(x[0], x[1])
			}
			if err := t.Charge(cost); err != nil {
				return object.Value{}, err
			}
			return fn(x[0], x[1])
		})
	}
	for name, scale := range native.Sorted(map[string]float64{"degrees": 180 / math.Pi, "radians": math.Pi / 180}) {
		m.Function(name, 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			x, err := numbers.FloatArg(t, args[0])
			return object.Float(x * scale), err
		})
		m.Plain(name, plainScale(scale))
	}
	for name, test := range native.Sorted(map[string]func(x float64) bool{
		"isfinite": func(x float64) bool { return !math.IsInf(x, 0) && x == x },
		"isinf":    func(x float64) bool { return math.IsInf(x, 0) },
		"isnan":    func(x float64) bool { return x != x },
	}) {
		m.Function(name, 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			x, err := numbers.FloatArg(t, args[0])
			return object.Bool(test(x)), err
		})
	}
}

// logFunctions adds the logarithms, which ints of any size have.
func logFunctions(m *native.Module) {
	m.Function("log", 0, -1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if len(args) < 1 || len(args) > 2 {
			return object.Value{}, object.Raise(object.TypeError, "math.log requires 1 to 2 arguments")
		}
		x, err := logarithm(t, args[0], libm.Log, math.Ln2)
		if err != nil || len(args) == 1 {
			return object.Float(x), err
		}
		base, err := logarithm(t, args[1], libm.Log, math.Ln2)
		if err != nil {
			return object.Value{}, err
		}
		if base == 0 {
			return object.Value{}, object.Raise(object.ZeroDivisionError, "float division by zero")
		}
		return object.Float(x / base), nil
	})
	m.Function("log2", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		x, err := logarithm(t, args[0], libm.Log2, 1)
		return object.Float(x), err
	})
	m.Function("log10", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		x, err := logarithm(t, args[0], libm.Log10, math.Ln2/math.Ln10)
		return object.Float(x), err
	})
}

// partFunctions adds the functions that take floats apart, and fsum and isclose.
func partFunctions(m *native.Module) {
	m.Function("frexp", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		x, err := numbers.FloatArg(t, args[0])
		mantissa, exponent := math.Frexp(x)
		return object.TupleOf(object.Float(mantissa), object.Int(int64(exponent))), err
	})
	m.Function("modf", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
		x, err := numbers.FloatArg(t, args[0])
		if math.IsInf(x, 0) {
			return object.TupleOf(object.Float(math.Copysign(0, x)), object.Float(x)), err
		}
		whole := math.Trunc(x)
		return object.TupleOf(object.Float(math.Copysign(x-whole, x)), object.Float(whole)), err
	})
	styledFunction(m, "ldexp", native.ArgParse, 2, ldexp)
	m.Function("fsum", 1, 1, fsum)
	m.KeywordFunction("isclose", isClose)
}

// styledFunction adds a function with a fixed number of arguments, whose complaints
// about another number are of the given style.
func styledFunction(m *native.Module, name string, style native.ArgStyle, n int, fn native.Func) {
	m.KeywordFunction(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 || len(a.Pos) != n {
			return object.Value{}, style.Check(native.Method{Name: name, Min: n, Max: n}, object.Args{Pos: append([]object.Value{object.None}, a.Pos...), Names: a.Names})
		}
		return fn(t, a.Pos)
	})
}

// logarithm returns the logarithm of a number; perBit is that of 2, for ints that
// are no floats.
func logarithm(t *object.Thread, v object.Value, log func(float64) float64, perBit float64) (float64, error) {
	if err := t.Charge(meter.MathCost); err != nil {
		return 0, err
	}
	if p := special.Payload(v); p.IsIntLike() {
		i := p.ToBig()
		if i.Sign() <= 0 {
			return 0, errDomain()
		}
		if n := i.BitLen(); n > 1023 {
			if err := meter.ChargeLongInt(t, 4*p.BigWords()); err != nil {
				return 0, err
			}
			mantissa, _ := new(big.Float).SetMantExp(new(big.Float).SetInt(i), -n).Float64()
			return log(mantissa) + perBit*float64(n), nil
		}
	}
	x, err := numbers.FloatArg(t, v)
	if err != nil {
		return 0, err
	}
	if x <= 0 {
		return 0, errDomain()
	}
	return log(x), nil
}

func fmod(x, y float64) (object.Value, error) {
	if x == x && y == y && (math.IsInf(x, 0) || y == 0) {
		return object.Value{}, errDomain()
	}
	return object.Float(math.Mod(x, y)), nil
}

// remainder is math.remainder: x less the multiple of y that is nearest.
func remainder(x, y float64) (object.Value, error) {
	if x == x && y == y && (math.IsInf(x, 0) || y == 0) {
		return object.Value{}, errDomain()
	}
	return object.Float(math.Remainder(x, y)), nil
}

func hypot(x, y float64) (object.Value, error) {
	r := libm.Hypot(x, y)
	if math.IsInf(r, 0) && !math.IsInf(x, 0) && !math.IsInf(y, 0) {
		return object.Value{}, errRange()
	}
	return object.Float(r), nil
}

func mathPow(x, y float64) (object.Value, error) {
	r := libm.Pow(x, y)
	finite := !math.IsInf(x, 0) && !math.IsInf(y, 0) && x == x && y == y
	switch {
	case finite && r != r:
		return object.Value{}, errDomain()
	case x == 0 && math.IsInf(r, 0): // also for a y of -inf
		return object.Value{}, errDomain()
	case finite && math.IsInf(r, 0):
		return object.Value{}, errRange()
	}
	return object.Float(r), nil
}

func ldexp(t *object.Thread, args []object.Value) (object.Value, error) {
	x, err := numbers.FloatArg(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	p := special.Payload(args[1])
	if !p.IsIntLike() {
		return p, object.Raise(object.TypeError, "Expected an int as second argument to ldexp.")
	}
	exponent := int64(1 << 20)
	if p.Kind() != object.KindBigInt {
		exponent = max(min(p.AsInt(), 1<<20), -1<<20)
	} else if p.Big().Int.Sign() < 0 {
		exponent = -1 << 20
	}
	return checked(x, math.Ldexp(x, int(exponent)), false)
}

// fsum adds floats without losing any bits (Shewchuk, "Adaptive Precision
// Floating-Point Arithmetic"): exactly, here, and rounded once.
func fsum(t *object.Thread, args []object.Value) (object.Value, error) {
	total := new(big.Rat)
	special := 0.0
	hasSpecial := false
	err := native.Each(t, args[0], func(item object.Value) (bool, error) {
		x, err := numbers.FloatArg(t, item)
		if err != nil {
			return false, err
		}
		if math.IsInf(x, 0) || x != x {
			if math.IsInf(special, 0) && math.IsInf(x, 0) && special != x {
				return false, object.Raise(object.ValueError, "-inf + inf in fsum")
			}
			special, hasSpecial = special+x, true
			return true, nil
		}
		if err := t.Charge(fsumCost); err != nil {
			return false, err
		}
		total.Add(total, new(big.Rat).SetFloat64(x))
		return true, nil
	})
	if err != nil {
		return object.Value{}, err
	}
	if hasSpecial {
		return object.Float(special), nil
	}
	f, _ := total.Float64()
	if math.IsInf(f, 0) {
		return object.Value{}, object.Raise(object.OverflowError, "intermediate overflow in fsum")
	}
	return object.Float(f), nil
}

// fsumCost is what an item costs in fsum, in bytecodes.
const fsumCost = 300

func isClose(t *object.Thread, a object.Args) (object.Value, error) {
	if n := len(a.Positional()); n > 2 {
		return object.Value{}, object.Raise(object.TypeError, "isclose() takes at most 2 positional arguments (%d given)", n)
	}
	values, err := native.Parameters("isclose", a, 2, "a", "b", "rel_tol", "abs_tol")
	if err != nil {
		return object.Value{}, err
	}
	tolerances := [2]float64{1e-9, 0}
	for i := range tolerances {
		if v := values[2+i]; !v.IsNil() {
			if tolerances[i], err = numbers.FloatArg(t, v); err != nil {
				return object.Value{}, err
			}
		}
	}
	x, err := numbers.FloatArgs(t, values[:2])
	if err != nil {
		return object.Value{}, err
	}
	if tolerances[0] < 0 || tolerances[1] < 0 {
		return object.Value{}, object.Raise(object.ValueError, "tolerances must be non-negative")
	}
	if x[0] == x[1] {
		return object.True, nil
	}
	if math.IsInf(x[0], 0) || math.IsInf(x[1], 0) {
		return object.False, nil
	}
	diff := math.Abs(x[1] - x[0])
	return object.Bool(diff <= math.Abs(tolerances[0]*x[1]) || diff <= math.Abs(tolerances[0]*x[0]) || diff <= tolerances[1]), nil
}

func intFunctions(m *native.Module) {
	for name, fn := range native.Sorted(map[string]func(float64) float64{"ceil": math.Ceil, "floor": math.Floor, "trunc": math.Trunc}) {
		special := object.NewSharedStr("__" + name + "__")
		m.Function(name, 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return wholeNumber(t, args[0], special, fn)
		})
	}
	m.Function("factorial", 1, 1, factorial)
	m.Function("gcd", 2, 2, gcd)
}

func wholeNumber(t *object.Thread, v object.Value, name *object.Str, fn func(float64) float64) (object.Value, error) {
	if v.Kind() == object.KindInstance {
		method, err := special.Lookup(t, v, name)
		if err != nil {
			return method, err
		}
		if !method.IsNil() {
			return t.Call(method)
		}
	}
	if p := special.Payload(v); p.IsIntLike() {
		return numbers.ToInt(t, p)
	}
	if name.S == "__trunc__" && !special.Payload(v).IsFloat() {
		return v, object.Raise(object.TypeError, "type %s doesn't define __trunc__ method", t.TypeOf(v).Name)
	}
	x, err := numbers.FloatArg(t, v)
	if err != nil {
		return v, err
	}
	return numbers.FloatToInt(t, fn(x))
}

// maxFactorial is the largest argument of factorial, whose result then has about
// 2 million bits.
const maxFactorial = 130000

func factorial(t *object.Thread, args []object.Value) (object.Value, error) {
	p := special.Payload(args[0])
	if p.IsFloat() {
		f := p.AsFloat()
		if f != math.Floor(f) || math.IsInf(f, 0) {
			return p, object.Raise(object.ValueError, "factorial() only accepts integral values")
		}
		whole, err := numbers.FloatToInt(t, f)
		if err != nil {
			return whole, err
		}
		p = whole
	}
	v, err := ops.IndexValue(t, p)
	if native.IsError(err, object.TypeError) && p.Kind() != object.KindInstance {
		err = object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(p).Name)
	}
	if err != nil {
		return p, err
	}
	if v.ToBig().Sign() < 0 {
		return p, object.Raise(object.ValueError, "factorial() not defined for negative values")
	}
	if v.Kind() == object.KindBigInt {
		return p, object.Raise(object.OverflowError, "factorial() argument should not exceed %d", int64(math.MaxInt64))
	}
	n := v.AsInt()
	if n > maxFactorial {
		return p, meter.MemoryError()
	}
	words := int(n) * big.NewInt(n).BitLen() / 64
	if err := meter.Allocate(t, int64(8*words), int64(words*words/8+4*int(n))); err != nil {
		return p, err
	}
	return object.FromBig(new(big.Int).MulRange(1, n)), nil
}

// What gcd costs besides a call: for each word of one number and word of the other, and
// for numbers of one word.
const (
	gcdWordsCost = 5
	gcdCost      = 2*meter.LongIntCost + gcdWordsCost
)

func gcd(t *object.Thread, args []object.Value) (object.Value, error) {
	a, err := ops.IndexValue(t, args[0])
	if err != nil {
		return a, err
	}
	b, err := ops.IndexValue(t, args[1])
	if err != nil {
		return b, err
	}
	if err := t.Charge(int64(2*meter.LongIntCost + gcdWordsCost*a.BigWords()*b.BigWords())); err != nil {
		return a, err
	}
	x, y := new(big.Int).Abs(a.ToBig()), new(big.Int).Abs(b.ToBig())
	return object.FromBig(new(big.Int).GCD(nil, nil, x, y)), nil
}
