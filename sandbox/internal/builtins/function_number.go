package builtins

import (
	"math"
	"math/big"
	"strconv"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
)

func abs(t *object.Thread, v object.Value) (object.Value, error) {
	if v.Kind() == object.KindInstance {
		fn, err := ops.LookupSpecial(t, v, ops.NameAbs)
		if err != nil {
			return fn, err
		}
		if !fn.IsNil() && !isBuiltinMethod(fn) {
			return t.Call(fn)
		}
	}
	p := ops.Payload(v)
	switch {
	case p.IsFloat():
		if f := p.AsFloat(); f < 0 || f == 0 {
			return object.Float(0 - f), nil
		}
		return p, nil
	case p.IsIntLike():
		if p.ToBig().Sign() < 0 {
			return ops.Unary(t, code.OpNeg, p)
		}
		return ops.Unary(t, code.OpPos, p)
	}
	return object.Value{}, object.Raise(object.TypeError, "bad operand type for abs(): '%s'", t.TypeOf(v).Name)
}

func isBuiltinMethod(v object.Value) bool {
	return v.Kind() == object.KindMethod && v.Method().Func.Kind() == object.KindBuiltin
}

// inBase returns bin, oct or hex.
func inBase(base int, prefix string) nativeFunc {
	return func(t *object.Thread, args []object.Value) (object.Value, error) {
		v, err := ops.IndexValue(t, args[0])
		if err != nil {
			return v, err
		}
		if v.Kind() != object.KindBigInt {
			s := strconv.FormatInt(v.AsInt(), base)
			if s[0] == '-' {
				return object.String("-" + prefix + s[1:]), nil
			}
			return object.String(prefix + s), nil
		}
		if err := ops.ChargeWords(t, 16*v.BigWords()); err != nil {
			return v, err
		}
		i := v.Big().Int
		sign := ""
		if i.Sign() < 0 {
			sign, i = "-", new(big.Int).Neg(i)
		}
		return object.String(sign + prefix + i.Text(base)), nil
	}
}

func chr(t *object.Thread, args []object.Value) (object.Value, error) {
	v := args[0]
	i := ops.Payload(v)
	switch {
	case i.IsFloat():
		return i, object.Raise(object.TypeError, "integer argument expected, got float")
	case i.Kind() == object.KindInstance && !i.Instance().Class.Lookup(ops.NameInt).IsNil():
		var err error
		if i, err = toInt(t, v); err != nil {
			return i, err
		}
	case !i.IsIntLike():
		return i, object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(v).Name)
	}
	if i.Kind() == object.KindBigInt {
		return i, object.Raise(object.OverflowError, "Python int too large to convert to C long")
	}
	switch n := i.AsInt(); {
	case n > math.MaxInt32:
		return i, object.Raise(object.OverflowError, "signed integer is greater than maximum")
	case n < math.MinInt32:
		return i, object.Raise(object.OverflowError, "signed integer is less than minimum")
	case n < 0 || n > 0x10ffff:
		return i, object.Raise(object.ValueError, "chr() arg not in range(0x110000)")
	}
	return object.Char(rune(i.AsInt())), nil
}

func ord(t *object.Thread, args []object.Value) (object.Value, error) {
	s := ops.Payload(args[0])
	if s.Kind() != object.KindStr {
		return s, object.Raise(object.TypeError, "ord() expected string of length 1, but %s found", t.TypeOf(args[0]).Name)
	}
	if s.Str().Len() != 1 {
		return s, object.Raise(object.TypeError, "ord() expected a character, but string of length %d found", s.Str().Len())
	}
	return object.Int(int64(s.Str().At(0))), nil
}

func divMod(t *object.Thread, args []object.Value) (object.Value, error) {
	return ops.DivMod(t, args[0], args[1])
}

func pow(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 2 {
		return ops.Binary(t, code.OpPow, args[0], args[1])
	}
	return ops.Pow(t, args[0], args[1], args[2])
}

func roundFunc(t *object.Thread, a object.Args) (object.Value, error) {
	values, err := parameters("round", a, 1, "number", "ndigits")
	if err != nil {
		return object.Value{}, err
	}
	if values[1].IsNil() || values[1].IsNone() {
		values = values[:1]
	}
	return round(t, values)
}

func round(t *object.Thread, args []object.Value) (object.Value, error) {
	v := args[0]
	if v.Kind() == object.KindInstance {
		fn, err := ops.LookupSpecial(t, v, ops.NameRound)
		if err != nil {
			return fn, err
		}
		if !fn.IsNil() && !isBuiltinMethod(fn) {
			return t.Call(fn, args[1:]...)
		}
	}
	p := ops.Payload(v)
	if !p.IsFloat() && !p.IsIntLike() {
		return v, object.Raise(object.TypeError, "type %s doesn't define __round__ method", t.TypeOf(v).Name)
	}
	if len(args) == 1 || args[1].IsNone() {
		if p.IsFloat() {
			return floatToInt(pyfmt.RoundHalfEven(p.AsFloat()))
		}
		return toInt(t, p)
	}
	digits, err := clippedIndex(t, args[1])
	if err != nil {
		return v, err
	}
	n := int(max(min(digits, 1<<20), -1<<20))
	if p.IsFloat() {
		f, err := pyfmt.Round(p.AsFloat(), n)
		if err != nil {
			return v, raiseFormat(err)
		}
		return object.Float(f), nil
	}
	if n >= 0 {
		return toInt(t, p)
	}
	if err := ops.ChargeWords(t, p.BigWords()*p.BigWords()+min(-n, 20*p.BigWords())); err != nil {
		return v, err
	}
	if -n > 20*p.BigWords()+20 {
		return object.Int(0), nil
	}
	return object.FromBig(pyfmt.RoundInt(p.ToBig(), n)), nil
}

// raiseFormat converts an error of package pyfmt.
func raiseFormat(err error) error {
	e, ok := err.(*pyfmt.Error)
	if !ok {
		return err
	}
	switch e.Class {
	case pyfmt.TypeError:
		return object.Raise(object.TypeError, "%s", e.Message)
	case pyfmt.OverflowError:
		return object.Raise(object.OverflowError, "%s", e.Message)
	case pyfmt.MemoryError:
		return ops.MemoryError()
	}
	return object.Raise(object.ValueError, "%s", e.Message)
}
