// Package numbers holds the types int, bool and float.
package numbers

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"strings"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// Add adds int, bool and float.
func Add(b *native.Builder) {
	intType := b.NewType("int", object.KindInt, object.ObjectType)
	b.Runtime.Types[object.KindBigInt] = intType
	intType.New = newInt
	boolType := b.NewType("bool", object.KindBool, intType)
	boolType.Final = true
	boolType.New = newBool
	floatType := b.NewType("float", object.KindFloat, object.ObjectType)
	floatType.New = newFloat
	intType.Plain, boolType.Plain, floatType.Plain = shortInt, shortBool, shortFloat
	for _, class := range []*object.Type{intType, boolType, floatType} {
		b.Publish(class)
	}
	conversions(b, intType)
	operators(b, intType, map[string]int{
		"add": code.OpAdd, "sub": code.OpSub, "mul": code.OpMul, "floordiv": code.OpFloorDiv, "mod": code.OpMod,
		"truediv": code.OpTrueDiv, "lshift": code.OpLShift, "rshift": code.OpRShift,
		"and": code.OpAnd, "or": code.OpOr, "xor": code.OpXor,
	})
	conversions(b, floatType)
	operators(b, floatType, map[string]int{
		"add": code.OpAdd, "sub": code.OpSub, "mul": code.OpMul, "floordiv": code.OpFloorDiv, "mod": code.OpMod,
		"truediv": code.OpTrueDiv,
	})
	intMethods(b, intType)
	floatMethods(b, floatType)
}

func newBool(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if err := native.UnpackArgs("bool", a, 0, 1); err != nil {
		return object.Value{}, err
	}
	if len(a.Pos) == 0 {
		return object.False, nil
	}
	truth, err := ops.Truth(t, a.Pos[0])
	return object.Bool(truth), err
}

func newInt(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if len(a.Names) == 0 && len(a.Pos) <= 1 {
		if len(a.Pos) == 0 {
			return object.Int(0), nil
		}
		return ToInt(t, a.Pos[0])
	}
	values, err := native.Parameters("int", a, 0, "", "base")
	if err != nil {
		return object.Value{}, err
	}
	switch {
	case values[1].IsNil():
		return ToInt(t, values[0])
	case values[0].IsNil():
		return object.Value{}, object.Raise(object.TypeError, "int() missing string argument")
	}
	base, err := clippedIndex(t, values[1])
	if err != nil {
		return object.Value{}, err
	}
	if base != 0 && (base < 2 || base > 36) {
		return object.Value{}, object.Raise(object.ValueError, "int() base must be >= 2 and <= 36, or 0")
	}
	text := special.Payload(values[0])
	if text.Kind() != object.KindStr {
		return object.Value{}, object.Raise(object.TypeError, "int() can't convert non-string with explicit base")
	}
	return parseInt(t, values[0], text.Str(), int(base))
}

// clippedIndex returns v as an int that fits 64 bits: larger ones become the largest.
func clippedIndex(t *object.Thread, v object.Value) (int64, error) {
	i, err := ops.IndexValue(t, v)
	if err != nil {
		return 0, err
	}
	if i.Kind() != object.KindBigInt {
		return i.AsInt(), nil
	}
	if i.Big().Int.Sign() < 0 {
		return math.MinInt64, nil
	}
	return math.MaxInt64, nil
}

// ToInt is int(v).
func ToInt(t *object.Thread, v object.Value) (object.Value, error) {
	if v.IsFloat() {
		return FloatToInt(t, v.AsFloat())
	}
	if v.Kind() == object.KindInstance {
		if i, done, err := instanceToInt(t, v); done || err != nil {
			return i, err
		}
	}
	switch p := special.Payload(v); p.Kind() {
	case object.KindInt, object.KindBigInt, object.KindBool:
		return plainInt(p), nil
	case object.KindFloat:
		return FloatToInt(t, p.AsFloat())
	case object.KindStr:
		return parseInt(t, v, p.Str(), 10)
	}
	return object.Value{}, object.Raise(object.TypeError,
		"int() argument must be a string, a bytes-like object or a number, not '%s'", t.TypeOf(v).Name)
}

// instanceToInt is int(v) of an instance, if its class has an __int__, or else a __trunc__,
// written in Python. done is false if it has not.
func instanceToInt(t *object.Thread, v object.Value) (i object.Value, done bool, err error) {
	for _, name := range []*object.Str{special.NameInt, special.NameTrunc} {
		fn, err := special.Lookup(t, v, name)
		if err != nil {
			return i, false, err
		}
		if fn.IsNil() {
			continue
		}
		if isBuiltinMethod(fn) {
			return i, false, nil
		}
		result, err := t.Call(fn)
		if err != nil {
			return i, false, err
		}
		if p := special.Payload(result); p.IsIntLike() {
			return plainInt(p), true, nil
		}
		if name == special.NameInt {
			return i, false, object.Raise(object.TypeError, "__int__ returned non-int (type %s)", t.TypeOf(result).Name)
		}
		if to, err := special.Lookup(t, result, special.NameInt); err != nil || to.IsNil() && !result.IsFloat() {
			return i, false, cmp.Or(err, object.Raise(object.TypeError, "__trunc__ returned non-Integral (type %s)", t.TypeOf(result).Name))
		}
		i, err = ToInt(t, result)
		return i, true, err
	}
	return i, false, nil
}

// plainInt makes an int of a bool.
func plainInt(v object.Value) object.Value {
	if v.Kind() == object.KindBool {
		return object.Int(v.AsInt())
	}
	return v
}

// FloatToInt returns the whole part of f.
func FloatToInt(t *object.Thread, f float64) (object.Value, error) {
	switch {
	case math.IsInf(f, 0):
		return object.Value{}, object.Raise(object.OverflowError, "cannot convert float infinity to integer")
	case f != f:
		return object.Value{}, object.Raise(object.ValueError, "cannot convert float NaN to integer")
	case f > -1<<63 && f < 1<<63:
		return object.Int(int64(f)), nil
	}
	t.Spend(2 * meter.LongIntCost)
	mantissa, exponent := math.Frexp(f)
	i := big.NewInt(int64(mantissa * (1 << mantissaBits)))
	return object.FromBig(i.Lsh(i, uint(exponent-mantissaBits))), nil
}

// mantissaBits is the number of bits of the mantissa of a float.
const mantissaBits = 53

// parseInt returns the int that s, the text of v, means.
func parseInt(t *object.Thread, v object.Value, s *object.Str, base int) (object.Value, error) {
	if err := meter.ChargeBytes(t, len(s.S)); err != nil {
		return object.Value{}, err
	}
	cost := meter.StepCost
	if len(s.S) > shortIntText {
		cost += len(s.S)
	}
	if n := len(strings.TrimSpace(s.S)) / shortIntText; n > 0 {
		cost += 2*meter.DigitsCost + (n*n+4*n)/meter.WordsPerBytecode
	}
	if err := t.Charge(int64(cost)); err != nil {
		return object.Value{}, err
	}
	small, large, err := pyfmt.ParseInt(s.S, base)
	if err != nil {
		t.Spend(meter.RaiseCost)
		return object.Value{}, noNumber(t, v, fmt.Sprintf("invalid literal for int() with base %d: ", base), native.FormatError(err))
	}
	if large != nil {
		return object.FromBig(large), nil
	}
	return object.Int(small), nil
}

// shortIntText is up to how many bytes the text of an int costs nothing more to read. They are at most a word.
const shortIntText = 16

// noNumber returns the error of a string that is the text of no number. It shows the repr,
// which the class of v may define.
func noNumber(t *object.Thread, v object.Value, message string, err error) error {
	if v.Kind() != object.KindInstance || strings.TrimSpace(special.Payload(v).Str().S) == "" && strings.Contains(message, "float") {
		return err
	}
	text, reprErr := ops.Repr(t, v)
	if native.IsError(reprErr, object.ExceptionType) {
		return object.RaiseValue(object.ValueError) // CPython drops that error
	}
	if reprErr != nil {
		return reprErr
	}
	return object.Raise(object.ValueError, "%s%s", message, text)
}

func newFloat(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if err := native.UnpackArgs("float", a, 0, 1); err != nil {
		return object.Value{}, err
	}
	if len(a.Pos) == 0 {
		return object.Float(0), nil
	}
	return ToFloat(t, a.Pos[0])
}

// ToFloat is float(v).
func ToFloat(t *object.Thread, v object.Value) (object.Value, error) {
	if v.IsInt() {
		return object.Float(float64(v.AsInt())), nil
	}
	if v.Kind() == object.KindInstance {
		fn, err := special.Lookup(t, v, special.NameFloat)
		if err != nil {
			return object.Value{}, err
		}
		if !fn.IsNil() && (fn.Kind() != object.KindMethod || fn.Method().Func.Kind() != object.KindBuiltin) {
			result, err := t.Call(fn)
			if err != nil {
				return object.Value{}, err
			}
			if !special.Payload(result).IsFloat() {
				return object.Value{}, object.Raise(object.TypeError, "%s.__float__ returned non-float (type %s)",
					t.TypeOf(v).Name, t.TypeOf(result).Name)
			}
			return special.Payload(result), nil
		}
	}
	switch p := special.Payload(v); p.Kind() {
	case object.KindFloat:
		return p, nil
	case object.KindInt, object.KindBool, object.KindBigInt:
		if p.Kind() == object.KindBigInt {
			if err := t.Charge(2 * meter.LongIntCost); err != nil {
				return object.Value{}, err
			}
		}
		f, err := arith.ToFloat(p)
		return object.Float(f), err
	case object.KindStr:
		if err := t.Charge(int64(meter.DigitsCost + len(p.Str().S))); err != nil {
			return object.Value{}, err
		}
		f, ok := pyfmt.ParseFloat(p.Str().S)
		if !ok {
			return object.Value{}, noNumber(t, v, "could not convert string to float: ", native.FormatError(pyfmt.FloatTextError(p.Str().S)))
		}
		if pyfmt.IsExtreme(f, p.Str().S) {
			t.Spend(extremeCost)
		}
		if f != f {
			f = t.NewNaN(math.Signbit(f))
		}
		return object.Float(f), nil
	}
	return object.Value{}, object.Raise(object.TypeError,
		"float() argument must be a string or a number, not '%s'", t.TypeOf(v).Name)
}

// extremeCost is what it costs besides to read a number at the ends of the range of floats, which takes the long way.
const extremeCost = 60

// FloatArgs is FloatArg for several arguments.
func FloatArgs(t *object.Thread, values []object.Value) ([]float64, error) {
	x := make([]float64, len(values))
	for i, v := range values {
		f, err := FloatArg(t, v)
		if err != nil {
			return nil, err
		}
		x[i] = f
	}
	return x, nil
}

// FloatArg converts an argument that must be a number.
func FloatArg(t *object.Thread, v object.Value) (float64, error) {
	if special.Payload(v).Kind() == object.KindStr {
		return 0, object.Raise(object.TypeError, "must be real number, not %s", t.TypeOf(v).Name)
	}
	f, err := ToFloat(t, v)
	if raised, ok := err.(*object.Raised); ok && raised.Exc.Class == object.TypeError {
		return 0, object.Raise(object.TypeError, "must be real number, not %s", t.TypeOf(v).Name)
	}
	if err != nil {
		return 0, err
	}
	return f.AsFloat(), nil
}
