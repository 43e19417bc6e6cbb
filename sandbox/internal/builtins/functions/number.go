package functions

import (
	"math"
	"math/big"
	"strconv"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// inBase returns bin, oct or hex.
func inBase(base int, prefix string) native.Func {
	return func(t *object.Thread, args []object.Value) (object.Value, error) {
		v, err := ops.IndexValue(t, args[0])
		if err != nil {
			return v, err
		}
		if v.Kind() != object.KindBigInt {
			t.Spend(meter.DigitsCost)
			s := strconv.FormatInt(v.AsInt(), base)
			if s[0] == '-' {
				return object.String("-" + prefix + s[1:]), nil
			}
			return object.String(prefix + s), nil
		}
		if err := meter.ChargeText(t, 96*v.BigWords()); err != nil {
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
	i := special.Payload(v)
	switch {
	case i.IsFloat():
		return i, object.Raise(object.TypeError, "integer argument expected, got float")
	case i.Kind() == object.KindInstance && !i.Instance().Class.Lookup(special.NameInt).IsNil():
		var err error
		if i, err = numbers.ToInt(t, v); err != nil {
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
	if err := native.CheckChar(i); err != nil {
		return i, err
	}
	return object.Char(rune(i.AsInt())), nil
}

func ord(t *object.Thread, args []object.Value) (object.Value, error) {
	s := special.Payload(args[0])
	if s.Kind() != object.KindStr {
		return s, object.Raise(object.TypeError, "ord() expected string of length 1, but %s found", t.TypeOf(args[0]).Name)
	}
	if s.Str().Len() != 1 {
		return s, object.Raise(object.TypeError, "ord() expected a character, but string of length %d found", s.Str().Len())
	}
	return object.Int(int64(s.Str().At(0))), nil
}

func divMod(t *object.Thread, args []object.Value) (object.Value, error) {
	return arith.DivMod(t, args[0], args[1])
}

func pow(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 2 {
		return arith.Binary(t, code.OpPow, args[0], args[1])
	}
	return arith.Pow(t, args[0], args[1], args[2])
}

func roundFunc(t *object.Thread, a object.Args) (object.Value, error) {
	values, err := native.Parameters("round", a, 1, "number", "ndigits")
	if err != nil {
		return object.Value{}, err
	}
	if values[1].IsNil() || values[1].IsNone() {
		values = values[:1]
	}
	return numbers.Round(t, values)
}
