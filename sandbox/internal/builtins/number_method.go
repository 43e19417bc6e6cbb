package builtins

import (
	"math"
	"math/big"
	"strconv"

	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// operators adds the special methods of arithmetic and comparison to a number type,
// for code that calls them by name.
func (b *builder) operators(class *object.Type, binary map[string]int) {
	fits := func(v object.Value) bool {
		p := ops.Payload(v)
		return p.IsIntLike() || class.Repr == object.KindFloat && p.IsFloat()
	}
	for name, op := range binary {
		b.methods(
			class,
			method{"__" + name + "__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !fits(args[1]) {
					return object.NotImplemented, nil
				}
				return ops.Binary(t, op, args[0], ops.Payload(args[1]))
			}},
			method{"__r" + name + "__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !fits(args[1]) {
					return object.NotImplemented, nil
				}
				return ops.Binary(t, op, ops.Payload(args[1]), args[0])
			}},
		)
	}
	for _, name := range []string{"divmod", "pow"} {
		b.pairOperator(class, name, fits)
	}
	for op, name := range []string{"lt", "le", "eq", "ne", "gt", "ge"} {
		b.methods(class, method{"__" + name + "__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !fits(args[1]) {
				return object.NotImplemented, nil
			}
			return ops.RichCompare(t, op, args[0], ops.Payload(args[1]))
		}})
	}
	for op, name := range []string{"pos", "neg"} {
		b.methods(class, method{"__" + name + "__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return ops.Unary(t, op, args[0])
		}})
	}
	b.methods(
		class,
		method{"__hash__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			h, err := ops.Hash(t, args[0])
			return object.Int(h), err
		}},
		method{"__repr__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.Repr(t, args[0]))
		}},
		method{"__str__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.Str(t, args[0]))
		}},
		method{"__bool__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			truth, err := ops.Truth(t, args[0])
			return object.Bool(truth), err
		}},
		method{"__abs__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) { return abs(t, args[0]) }},
		method{"__int__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) { return toInt(t, args[0]) }},
		method{"__float__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) { return toFloat(t, args[0]) }},
		method{"__round__", 0, 1, func(t *object.Thread, args []object.Value) (object.Value, error) { return round(t, args) }},
		method{"__trunc__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) { return toInt(t, args[0]) }},
		method{"conjugate", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) { return plainNumber(t, args) }},
	)
}

// pairOperator adds __divmod__ or __pow__, which may have a third argument, and the
// reflected method.
func (b *builder) pairOperator(class *object.Type, name string, fits func(object.Value) bool) {
	do, most := ops.DivMod, 1
	if name == "pow" {
		most = 2
		do = func(t *object.Thread, x, y object.Value) (object.Value, error) {
			return ops.Binary(t, code.OpPow, x, y)
		}
	}
	b.methods(
		class,
		method{"__" + name + "__", 1, most, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !fits(args[1]) {
				return object.NotImplemented, nil
			}
			if len(args) == 3 {
				return ops.Pow(t, args[0], ops.Payload(args[1]), args[2])
			}
			return do(t, args[0], ops.Payload(args[1]))
		}},
		method{"__r" + name + "__", 1, most, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !fits(args[1]) {
				return object.NotImplemented, nil
			}
			return do(t, ops.Payload(args[1]), args[0])
		}},
	)
}

// plainNumber returns an int or float as it is, and a bool as an int.
func plainNumber(_ *object.Thread, args []object.Value) (object.Value, error) {
	if args[0].IsBool() {
		return object.Int(args[0].AsInt()), nil
	}
	return args[0], nil
}

func (b *builder) intMethods(class *object.Type) {
	b.methods(
		class,
		method{"bit_length", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.Int(int64(args[0].ToBig().BitLen())), nil
		}},
		method{"__index__", 0, 0, plainNumber},
		method{"__floor__", 0, 0, plainNumber},
		method{"__ceil__", 0, 0, plainNumber},
		method{"__invert__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return ops.Unary(t, code.OpInvert, args[0])
		}},
	)
	b.property(class, "real", plainNumber)
	b.property(class, "numerator", plainNumber)
	b.property(class, "imag", func(*object.Thread, []object.Value) (object.Value, error) { return object.Int(0), nil })
	b.property(class, "denominator", func(*object.Thread, []object.Value) (object.Value, error) { return object.Int(1), nil })
}

func (b *builder) floatMethods(class *object.Type) {
	b.methods(
		class,
		method{"is_integer", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			f := args[0].AsFloat()
			return object.Bool(math.Floor(f) == f && !math.IsInf(f, 0)), nil
		}},
		method{"as_integer_ratio", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			f := args[0].AsFloat()
			if math.IsInf(f, 0) {
				return object.Value{}, object.Raise(object.OverflowError, "cannot convert Infinity to integer ratio")
			}
			if f != f {
				return object.Value{}, object.Raise(object.ValueError, "cannot convert NaN to integer ratio")
			}
			r := new(big.Rat).SetFloat64(f)
			return object.TupleOf(object.FromBig(r.Num()), object.FromBig(r.Denom())), nil
		}},
		method{"hex", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return object.String(floatHex(args[0].AsFloat())), nil
		}},
	)
	b.property(class, "real", func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil })
	b.property(class, "imag", func(*object.Thread, []object.Value) (object.Value, error) { return object.Float(0), nil })
}

// floatHex writes a float as float.hex does: 13 hexadecimal digits and a decimal
// exponent.
func floatHex(f float64) string {
	sign := ""
	if math.Signbit(f) {
		sign, f = "-", -f
	}
	switch {
	case math.IsInf(f, 0):
		return sign + "inf"
	case f != f:
		return "nan"
	case f == 0:
		return sign + "0x0.0p+0"
	}
	bits := math.Float64bits(f)
	exponent, lead := int(bits>>52)-1023, "1"
	if bits>>52 == 0 {
		exponent, lead = -1022, "0"
	}
	digits := strconv.FormatUint(1<<52|bits&(1<<52-1), 16)[1:]
	plus := "+"
	if exponent < 0 {
		plus = ""
	}
	return sign + "0x" + lead + "." + digits + "p" + plus + strconv.Itoa(exponent)
}
