package numbers

import (
	"math"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// Abs is abs(v).
func Abs(t *object.Thread, v object.Value) (object.Value, error) {
	if v.Kind() == object.KindInstance {
		fn, err := special.Lookup(t, v, special.NameAbs)
		if err != nil {
			return fn, err
		}
		if !fn.IsNil() && !isBuiltinMethod(fn) {
			return t.Call(fn)
		}
	}
	p := special.Payload(v)
	switch {
	case p.IsFloat():
		if f := p.AsFloat(); f < 0 || f == 0 {
			return object.Float(0 - f), nil
		}
		return p, nil
	case p.IsIntLike():
		if p.ToBig().Sign() < 0 {
			return arith.Unary(t, code.OpNeg, p)
		}
		return arith.Unary(t, code.OpPos, p)
	}
	return object.Value{}, object.Raise(object.TypeError, "bad operand type for abs(): '%s'", t.TypeOf(v).Name)
}

func isBuiltinMethod(v object.Value) bool {
	return v.Kind() == object.KindMethod && v.Method().Func.Kind() == object.KindBuiltin
}

// Round is the method __round__ of numbers: args are the number and, if there is one,
// the number of digits.
func Round(t *object.Thread, args []object.Value) (object.Value, error) {
	v := args[0]
	if v.Kind() == object.KindInstance {
		fn, err := special.Lookup(t, v, special.NameRound)
		if err != nil {
			return fn, err
		}
		if !fn.IsNil() && !isBuiltinMethod(fn) {
			return t.Call(fn, args[1:]...)
		}
	}
	p := special.Payload(v)
	if !p.IsFloat() && !p.IsIntLike() {
		return v, object.Raise(object.TypeError, "type %s doesn't define __round__ method", t.TypeOf(v).Name)
	}
	if len(args) == 1 || args[1].IsNone() {
		if p.IsFloat() {
			return FloatToInt(t, pyfmt.RoundHalfEven(p.AsFloat()))
		}
		return ToInt(t, p)
	}
	digits, err := clippedIndex(t, args[1])
	if err != nil {
		return v, err
	}
	n := int(max(min(digits, 1<<20), -1<<20))
	if p.IsFloat() {
		if err := t.Charge(roundCost(p.AsFloat())); err != nil {
			return v, err
		}
		f, err := pyfmt.Round(p.AsFloat(), n)
		if err != nil {
			return v, native.FormatError(err)
		}
		return object.Float(f), nil
	}
	if n >= 0 {
		return ToInt(t, p)
	}
	if err := t.Charge(int64(2*meter.DigitsCost + 2*p.BigWords()*min(-n/16+1, p.BigWords()))); err != nil {
		return v, err
	}
	if -n > 20*p.BigWords()+20 {
		return object.Int(0), nil
	}
	return object.FromBig(pyfmt.RoundInt(p.ToBig(), n)), nil
}

// roundCost returns what it costs to round f: its decimal digits are made from the
// point on, however far off that is, and each step of that works on all of them.
func roundCost(f float64) int64 {
	const (
		exponentPerBytecode = 16 // of the binary exponent
		squarePerBytecode   = 1024
	)
	cost := 2 * meter.DigitsCost
	if f == 0 || math.IsInf(f, 0) || f != f {
		return int64(cost)
	}
	exponent := math.Ilogb(f)
	return int64(cost + max(exponent, -exponent)/exponentPerBytecode + exponent*exponent/squarePerBytecode)
}
