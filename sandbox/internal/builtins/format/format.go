// Package format turns values to text by a format: the function format, str.format and
// the operator % of strings. How a number looks is the matter of package pyfmt.
package format

import (
	"math"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// AddMethods adds the methods __format__ of object and the number types.
func AddMethods(b *native.Builder) {
	formatMethod(b, object.ObjectType, func(t *object.Thread, v object.Value, spec string) (string, error) {
		if spec != "" {
			return "", unsupportedFormat(t, v)
		}
		return ops.Str(t, v)
	})
	formatMethod(b, b.Runtime.Types[object.KindInt], formatBuiltin)
	formatMethod(b, b.Runtime.Types[object.KindFloat], formatBuiltin)
}

func formatMethod(b *native.Builder, class *object.Type, format func(t *object.Thread, v object.Value, spec string) (string, error)) {
	b.RawMethod(class, "__format__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords("__format__")
		}
		if err := native.CheckSelf(t, class, "__format__", a.Pos); err != nil {
			return object.Value{}, err
		}
		if n := len(a.Pos) - 1; n != 1 {
			return object.Value{}, native.ArgFlags.WrongCount("__format__", n, 1, 1)
		}
		spec, err := native.TextArg(t, a.Pos[1], "__format__", 0)
		if err != nil {
			return object.Value{}, err
		}
		return native.TextValue(format(t, a.Pos[0], spec.S))
	})
}

// Str is str.__format__.
func Str(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	spec, err := native.TextArg(t, args[0], "__format__", 0)
	if err != nil {
		return object.Value{}, err
	}
	return native.TextValue(formatBuiltin(t, s.Value(), spec.S))
}

// formatText returns format(v, spec).
func formatText(t *object.Thread, v object.Value, spec string) (string, error) {
	if v.Kind() != object.KindInstance {
		return formatBuiltin(t, v, spec)
	}
	result, err := Value(t, v, object.NewStr(spec))
	if err != nil {
		return "", err
	}
	return native.AsStr(result).S, nil
}

// Value returns format(v, spec), which may be an instance of a class derived
// from str.
func Value(t *object.Thread, v object.Value, spec *object.Str) (object.Value, error) {
	fn, err := native.OwnMethod(t, v, special.NameFormat)
	if err != nil {
		return object.Value{}, err
	}
	if fn.IsNil() {
		text, err := formatBuiltin(t, v, spec.S)
		return native.MadeText(t, text, err)
	}
	result, err := t.Call(fn, spec.Value())
	if err == nil && native.AsStr(result) == nil {
		err = object.Raise(object.TypeError, "__format__ must return a str, not %s", t.TypeOf(result).Name)
	}
	return result, err
}

// formatBuiltin returns format(v, spec) for a v whose class has no __format__ of its
// own.
func formatBuiltin(t *object.Thread, v object.Value, spec string) (string, error) {
	p := special.Payload(v)
	if spec == "" {
		if p.Kind() == object.KindStr {
			if err := meter.ChargeText(t, len(p.Str().S)); err != nil {
				return "", err
			}
		}
		return ops.Str(t, v)
	}
	switch p.Kind() {
	case object.KindStr, object.KindBool, object.KindInt, object.KindBigInt, object.KindFloat:
	case object.KindHost: // a member of an enumeration: formatted as its text
		p = object.String(p.Host().Text)
	default:
		return "", unsupportedFormat(t, v)
	}
	t.Spend(meter.ObjectCost)
	if err := meter.ChargeBytes(t, 2*len(spec)); err != nil {
		return "", err
	}
	s, err := pyfmt.ParseSpec(spec)
	if err != nil {
		return "", native.FormatError(err)
	}
	if err := chargeFormat(t, p, s); err != nil {
		return "", err
	}
	text, err := formatPayload(p, s)
	if err != nil {
		return "", nameSubclass(t, v, s, err)
	}
	return strings.ToValidUTF8(text, "\ufffd"), nil
}

func unsupportedFormat(t *object.Thread, v object.Value) error {
	return object.Raise(object.TypeError, "unsupported format string passed to %s.__format__", t.TypeOf(v).Name)
}

// maxFormatted is a size from which on package pyfmt refuses to format.
const maxFormatted = 1 << 31

// chargeFormat charges for formatPayload.
func chargeFormat(t *object.Thread, p object.Value, s pyfmt.Spec) error {
	bound := 0
	switch p.Kind() {
	case object.KindStr:
		bound = 2 * s.MaxStr(len(p.Str().S)) // padded character by character
	case object.KindFloat:
		if err := chargeFloat(t, p.AsFloat(), s.Precision, s.Type); err != nil {
			return err
		}
		bound = s.MaxFloat(p.AsFloat())
	default:
		var err error
		if bound, err = chargeInt(t, p, s); err != nil {
			return err
		}
	}
	if bound > maxFormatted {
		return nil // which error it is depends on more
	}
	if s.Grouping != 0 {
		bound *= 2
	}
	return meter.ChargeText(t, bound)
}

// chargeInt charges for writing an int by a specification, and returns the largest number
// of bytes that it may take.
func chargeInt(t *object.Thread, p object.Value, s pyfmt.Spec) (bound int, err error) {
	bits := 64
	if p.Kind() == object.KindBigInt {
		bits = p.Big().Int.BitLen()
	}
	switch s.Type {
	case 'e', 'E', 'f', 'F', 'g', 'G', '%':
		f, _ := p.ToBig().Float64()
		if p.Kind() == object.KindBigInt {
			t.Spend(2*meter.LongIntCost + meter.DigitsCost)
		}
		err = chargeFloat(t, f, s.Precision, s.Type)
	case 'b', 'o', 'x', 'X', 'c':
		if p.Kind() == object.KindBigInt {
			err = meter.ChargeBytes(t, 2*bits)
		} else if s.Type == 'c' {
			err = native.CheckChar(p)
		}
	default:
		if p.Kind() == object.KindBigInt {
			err = chargeDecimal(t, p)
		}
	}
	return s.MaxInt(bits), err
}

// chargeDecimal charges for converting an int of any size to decimal digits.
func chargeDecimal(t *object.Thread, i object.Value) error {
	n := i.BigWords()
	return t.Charge(int64(2*meter.DigitsCost + (n*n/2+16*n)/meter.WordsPerBytecode))
}

// chargeFloat charges for writing a float with digits after the point. If these are more
// than the float holds or the point is fixed, the digits are made one by one: the more,
// the farther it is from 1, and most of them if it is small.
func chargeFloat(t *object.Thread, f float64, precision int, verb rune) error {
	cost := meter.DigitsCost
	fixed := verb == 'f' || verb == 'F' || verb == '%'
	if precision > exactDigits {
		cost += min(precision, 1<<20) / meter.BytesPerBytecode // a digit takes as long as two of a text
	}
	if (precision > exactDigits || fixed) && f == f && f != 0 && !math.IsInf(f, 0) {
		exponent := math.Ilogb(f)
		cost += max(exponent/2, -exponent*3/2)
	}
	return t.Charge(int64(cost))
}

// exactDigits is the number of digits up to which floats are written fast.
const exactDigits = 15

func formatPayload(p object.Value, s pyfmt.Spec) (string, error) {
	switch p.Kind() {
	case object.KindStr:
		return pyfmt.FormatStr(p.Str().S, s)
	case object.KindBool:
		return pyfmt.FormatBool(p.IsTrue(), s)
	case object.KindInt:
		return pyfmt.FormatInt(p.AsInt(), s)
	case object.KindBigInt:
		return pyfmt.FormatBig(p.Big().Int, s)
	}
	return pyfmt.FormatFloat(p.AsFloat(), s)
}

// nameSubclass converts an error of package pyfmt, in which the name of a type may
// have to be that of v's class.
func nameSubclass(t *object.Thread, v object.Value, s pyfmt.Spec, err error) error {
	if p := special.Payload(v); p != v {
		if e, ok := err.(*pyfmt.Error); ok && *e == *s.UnknownCode(t.TypeOf(p).Name) {
			err = s.UnknownCode(t.TypeOf(v).Name)
		}
	}
	return native.FormatError(err)
}
