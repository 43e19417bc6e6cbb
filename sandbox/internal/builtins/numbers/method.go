package numbers

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// operators adds the special methods of arithmetic and comparison to a number type,
// for code that calls them by name.
func operators(b *native.Builder, class *object.Type, binary map[string]int) {
	fits := func(v object.Value) bool {
		p := special.Payload(v)
		return p.IsIntLike() || class.Repr == object.KindFloat && p.IsFloat()
	}
	for name, op := range native.Sorted(binary) {
		b.Methods(
			class,
			native.Method{Name: "__" + name + "__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !fits(args[1]) {
					return object.NotImplemented, nil
				}
				return arith.Binary(t, op, args[0], special.Payload(args[1]))
			}},
			native.Method{Name: "__r" + name + "__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
				if !fits(args[1]) {
					return object.NotImplemented, nil
				}
				return arith.Binary(t, op, special.Payload(args[1]), args[0])
			}},
		)
	}
	for _, name := range []string{"divmod", "pow"} {
		pairOperator(b, class, name, fits)
	}
	for op, name := range []string{"lt", "le", "eq", "ne", "gt", "ge"} {
		b.Methods(class, native.Method{Name: "__" + name + "__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !fits(args[1]) {
				return object.NotImplemented, nil
			}
			return ops.RichCompare(t, op, args[0], special.Payload(args[1]))
		}})
	}
	for op, name := range []string{"pos", "neg"} {
		b.Methods(class, native.Method{Name: "__" + name + "__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return arith.Unary(t, op, args[0])
		}})
	}
}

// conversions adds the special methods that turn a number into something else, for
// code that calls them by name.
func conversions(b *native.Builder, class *object.Type) {
	b.Methods(
		class,
		native.Method{Name: "__hash__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			h, err := ops.Hash(t, args[0])
			return object.Int(h), err
		}},
		native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.TextValue(ops.Repr(t, args[0]))
		}},
		native.Method{Name: "__str__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.TextValue(ops.Str(t, args[0]))
		}},
		native.Method{Name: "__bool__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			truth, err := ops.Truth(t, args[0])
			return object.Bool(truth), err
		}},
		native.Method{Name: "__abs__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return Abs(t, args[0]) }},
		native.Method{Name: "__int__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return ToInt(t, args[0]) }},
		native.Method{Name: "__float__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return ToFloat(t, args[0]) }},
		native.Method{Name: "__round__", Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return Round(t, args) }},
		native.Method{Name: "__trunc__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return ToInt(t, args[0]) }},
		native.Method{Name: "conjugate", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return plainNumber(t, args) }},
	)
}

// pairOperator adds __divmod__ or __pow__, which may have a third argument, and the
// reflected method.
func pairOperator(b *native.Builder, class *object.Type, name string, fits func(object.Value) bool) {
	do, most := arith.DivMod, 1
	if name == "pow" {
		most = 2
		do = func(t *object.Thread, x, y object.Value) (object.Value, error) {
			return arith.Binary(t, code.OpPow, x, y)
		}
	}
	b.Methods(
		class,
		native.Method{Name: "__" + name + "__", Min: 1, Max: most, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !fits(args[1]) {
				return object.NotImplemented, nil
			}
			if len(args) == 3 {
				return arith.Pow(t, args[0], special.Payload(args[1]), args[2])
			}
			return do(t, args[0], special.Payload(args[1]))
		}},
		native.Method{Name: "__r" + name + "__", Min: 1, Max: most, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if !fits(args[1]) {
				return object.NotImplemented, nil
			}
			return do(t, special.Payload(args[1]), args[0])
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

func intMethods(b *native.Builder, class *object.Type) {
	b.Methods(
		class,
		native.Method{Name: "bit_length", Fn: bitLength, Plain: func(t *object.Thread, args []object.Value) (v object.Value, cost int) {
			if len(args) == 1 && args[0].IsInt() {
				v, _ = bitLength(t, args)
			}
			return v, 0
		}},
		native.Method{Name: "__index__", Fn: plainNumber},
		native.Method{Name: "__floor__", Fn: plainNumber},
		native.Method{Name: "__ceil__", Fn: plainNumber},
		native.Method{Name: "__invert__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return arith.Unary(t, code.OpInvert, args[0])
		}},
	)
	b.Property(class, "real", plainNumber)
	b.Property(class, "numerator", plainNumber)
	b.Property(class, "imag", func(*object.Thread, []object.Value) (object.Value, error) { return object.Int(0), nil })
	b.Property(class, "denominator", func(*object.Thread, []object.Value) (object.Value, error) { return object.Int(1), nil })
}

func bitLength(_ *object.Thread, args []object.Value) (object.Value, error) {
	n := args[0]
	if n.Kind() == object.KindBigInt {
		return object.Int(int64(n.Big().Int.BitLen())), nil
	}
	return object.Int(int64(bits.Len64(uint64(max(n.AsInt(), -n.AsInt()))))), nil
}

func floatMethods(b *native.Builder, class *object.Type) {
	b.Methods(
		class,
		native.Method{Name: "is_integer", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			f := args[0].AsFloat()
			return object.Bool(math.Floor(f) == f && !math.IsInf(f, 0)), nil
		}},
		native.Method{Name: "as_integer_ratio", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if err := t.Charge(4 * meter.DigitsCost); err != nil {
				return object.Value{}, err
			}
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
		native.Method{Name: "hex", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if err := t.Charge(meter.DigitsCost); err != nil {
				return object.Value{}, err
			}
			return object.String(floatHex(args[0].AsFloat())), nil
		}},
	)
	fromHex(class)
	b.Property(class, "real", func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil })
	b.Property(class, "imag", func(*object.Thread, []object.Value) (object.Value, error) { return object.Float(0), nil })
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
	word := math.Float64bits(f)
	exponent, lead := int(word>>52)-1023, "1"
	if word>>52 == 0 {
		exponent, lead = -1022, "0"
	}
	digits := strconv.FormatUint(1<<52|word&(1<<52-1), 16)[1:]
	plus := "+"
	if exponent < 0 {
		plus = ""
	}
	return sign + "0x" + lead + "." + digits + "p" + plus + strconv.Itoa(exponent)
}
