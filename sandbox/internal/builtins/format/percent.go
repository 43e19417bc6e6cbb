package format

import (
	"math"
	"strconv"
	"unicode/utf8"

	"bhack/sandbox/internal/builtins/numbers"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// conversionCost is what a conversion costs besides its text, in bytecodes.
const conversionCost = 4

// percentArgs are the arguments of a formatting by the operator %.
type percentArgs struct {
	t *object.Thread
	// items are those of a tuple that have not been taken yet.
	items []object.Value
	// next is, before it is taken, the operand that is no tuple, and after a key what was
	// found under it.
	next object.Value
	// mapping is where keys are looked up; the zero Value when the operand is no
	// mapping.
	mapping object.Value
}

// Percent returns text % args.
func Percent(t *object.Thread, text *object.Str, args object.Value) (object.Value, error) {
	if v, done := percentBare(t, text, args); done {
		return v, nil
	}
	t.Spend(meter.ObjectCost)
	if err := meter.ChargeBytes(t, len(text.S)); err != nil {
		return object.Value{}, err
	}
	a := percentArgs{t: t, next: args}
	if p := special.Payload(args); p.Kind() == object.KindTuple {
		a.next, a.items = object.Value{}, p.Tuple().Items
	} else if isMapping(t, args) {
		a.mapping = args
	}
	var small native.SmallText
	out := small[:0]
	scanner := pyfmt.NewPercentScanner(text.S)
	for {
		literal, c, more, broken := scanner.Next()
		var err error
		if out, err = native.AppendText(t, out, literal); err != nil {
			return object.Value{}, err
		}
		if !more {
			break
		}
		if c.Verb == pyfmt.NoVerb {
			t.Spend(meter.StepCost)
			continue
		}
		if err := a.prepare(&c, broken); err != nil {
			return object.Value{}, err
		}
		before := len(out)
		if out, err = a.convert(out, &c); err != nil {
			return object.Value{}, err
		}
		if err := meter.ChargeAppend(t, before, len(out)-before); err != nil {
			return object.Value{}, err
		}
	}
	if (len(a.items) > 0 || !a.next.IsNil()) && a.mapping.IsNil() {
		return object.Value{}, native.FormatError(pyfmt.ErrNotAllConverted)
	}
	return native.NewText(t, out), nil
}

// percentBare is Percent for what most texts are: short and of ASCII, with no conversions but
// %d of ints and %s of ints and texts. It charges the same. done is false for all else,
// and when the budget does not suffice; then nothing has happened.
func percentBare(t *object.Thread, text *object.Str, args object.Value) (v object.Value, done bool) {
	var small native.SmallText
	format := text.S
	if len(format) > len(small)/2 || !text.IsASCII() {
		return v, false
	}
	items := []object.Value{args}
	if args.Kind() == object.KindTuple {
		items = args.Tuple().Items
	}
	out := small[:0]
	cost := meter.ObjectCost + len(format)/meter.BytesPerBytecode
	literal := 0 // where the text began that has not been copied yet
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			continue
		}
		out = append(out, format[literal:i]...)
		cost += (i - literal) / meter.BytesPerBytecode
		i++
		literal = i + 1
		if i == len(format) || len(items) == 0 {
			return v, false
		}
		before, item, bound := len(out), items[0], 0
		items = items[1:]
		switch verb := format[i]; {
		case verb == 'd' && item.IsInt():
			out = strconv.AppendInt(out, item.AsInt(), 10)
			bound = bareInt.MaxInt(64)
		case verb == 's' && item.IsInt():
			out = strconv.AppendInt(out, item.AsInt(), 10)
			bound = len(out) - before
		case verb == 's' && item.Kind() == object.KindStr && item.IsSimple() && item.Str().IsASCII():
			out = append(out, item.Str().S...)
			bound = len(out) - before
		default:
			return v, false
		}
		cost += conversionCost + bound/meter.BytesPerBytecode + (len(out)-before)/meter.BytesPerBytecode
	}
	out = append(out, format[literal:]...)
	cost += (len(format) - literal) / meter.BytesPerBytecode
	if len(items) > 0 || len(out) >= meter.MinReserved || t.Left < int64(cost) {
		return v, false
	}
	t.Spend(cost)
	return native.NewASCII(t, out), true
}

// bareInt is the conversion %d.
var bareInt = pyfmt.Conversion{Width: -1, Precision: -1, Verb: 'd'}

// isMapping reports whether keys can be looked up in the right operand of %: any
// object with __getitem__ but a string or a tuple.
func isMapping(t *object.Thread, v object.Value) bool {
	switch special.Payload(v).Kind() {
	case object.KindList, object.KindDict, object.KindRange:
		return true
	case object.KindStr, object.KindTuple:
		return false
	case object.KindInstance, object.KindIterator:
		return !t.TypeOf(v).Lookup(special.NameGetItem).IsNil()
	}
	return false
}

// take returns the next argument.
func (a *percentArgs) take() (object.Value, error) {
	if v := a.next; !v.IsNil() {
		a.next = object.Value{}
		return v, nil
	}
	if len(a.items) == 0 {
		return object.Value{}, native.FormatError(pyfmt.ErrNotEnoughArguments)
	}
	v := a.items[0]
	a.items = a.items[1:]
	return v, nil
}

// prepare looks up the key of a conversion, and takes the arguments that its stars
// stand for. broken is the error in the format string within the conversion; it
// comes after those of what was read before.
func (a *percentArgs) prepare(c *pyfmt.Conversion, broken error) error {
	if err := a.t.Charge(conversionCost); err != nil {
		return err
	}
	if (c.HasKey || isBrokenKey(broken)) && a.mapping.IsNil() {
		return native.FormatError(pyfmt.ErrMappingRequired)
	}
	if c.HasKey {
		a.t.Spend(meter.EntryCost)
		v, err := ops.GetItem(a.t, a.mapping, object.String(c.Key))
		if err != nil {
			return err
		}
		a.items, a.next = nil, v
	}
	if c.WidthArg {
		width, err := a.takeInt()
		if err != nil {
			return err
		}
		if width.Kind() == object.KindBigInt {
			return object.Raise(object.OverflowError, "Python int too large to convert to C ssize_t")
		}
		c.SetWidth(int(max(width.AsInt(), -math.MaxInt64)))
	}
	if c.PrecisionArg {
		precision, err := a.takeInt()
		if err != nil {
			return err
		}
		if n := precision.AsInt(); precision.Kind() == object.KindBigInt || n > math.MaxInt32 || n < math.MinInt32 {
			return object.Raise(object.OverflowError, "Python int too large to convert to C int")
		}
		c.SetPrecision(int(precision.AsInt()))
	}
	return native.FormatError(broken)
}

// isBrokenKey reports whether err is that a key has no end.
func isBrokenKey(err error) bool {
	e, ok := err.(*pyfmt.Error)
	return ok && e.Message == "incomplete format key"
}

// takeInt returns the next argument, for a star.
func (a *percentArgs) takeInt() (object.Value, error) {
	v, err := a.take()
	if err != nil {
		return v, err
	}
	if v = special.Payload(v); !v.IsIntLike() {
		return v, native.FormatError(pyfmt.ErrStarWantsInt)
	}
	return v, nil
}

// convert appends what a conversion makes of the next argument to dst.
func (a *percentArgs) convert(dst []byte, c *pyfmt.Conversion) ([]byte, error) {
	v, err := a.take()
	if err != nil {
		return dst, err
	}
	switch c.Verb {
	case 's', 'r', 'a':
		text, err := convertField(a.t, v, c.Verb)
		if err != nil {
			return dst, err
		}
		if err := a.charge(c.MaxStr(len(text))); err != nil {
			return dst, err
		}
		text, err = c.PercentStr(text)
		return append(dst, text...), native.FormatError(err)
	case 'd', 'i', 'u', 'o', 'x', 'X':
		return a.convertInt(dst, c, v)
	case 'e', 'E', 'f', 'F', 'g', 'G':
		return a.convertFloat(dst, c, v)
	case 'c':
		return a.convertChar(dst, c, v)
	}
	return dst, native.FormatError(c.Unsupported())
}

// charge charges for making a text of at most so many bytes.
func (a *percentArgs) charge(bound int) error {
	if bound > maxFormatted {
		return nil // which error it is depends on more
	}
	return meter.ChargeText(a.t, bound)
}

func (a *percentArgs) convertInt(dst []byte, c *pyfmt.Conversion, v object.Value) ([]byte, error) {
	decimal := c.Verb == 'd' || c.Verb == 'i' || c.Verb == 'u'
	i, err := v, error(nil)
	if !v.IsInt() {
		i, err = a.toInt(v, decimal)
	}
	if native.IsError(err, object.TypeError) || err == nil && i.IsNil() {
		return dst, native.FormatError(c.NumberRequired(a.t.TypeOf(v).Name))
	}
	if err != nil {
		return dst, err
	}
	if i.Kind() != object.KindBigInt {
		if err := a.charge(c.MaxInt(64)); err != nil {
			return dst, err
		}
		dst, err = c.AppendInt(dst, i.AsInt())
		return dst, native.FormatError(err)
	}
	if decimal {
		if err := chargeDecimal(a.t, i); err != nil {
			return dst, err
		}
	}
	if err := a.charge(c.MaxInt(i.Big().Int.BitLen())); err != nil {
		return dst, err
	}
	dst, err = c.AppendBig(dst, i.Big().Int)
	return dst, native.FormatError(err)
}

// toInt converts the argument of a conversion to an int, or returns the zero Value
// when it is no number. Decimal conversions truncate floats.
func (a *percentArgs) toInt(v object.Value, decimal bool) (object.Value, error) {
	p := special.Payload(v)
	if p.IsIntLike() {
		return p, nil
	}
	i, err := callIntOr(a.t, v, decimal)
	if err != nil || !i.IsNil() || !decimal || !p.IsFloat() {
		return i, err
	}
	return numbers.FloatToInt(a.t, p.AsFloat())
}

// callIntOr calls __int__ for a decimal conversion. The others want __index__, but
// like CPython 3.7 only of an object that is a number otherwise too.
func callIntOr(t *object.Thread, v object.Value, decimal bool) (object.Value, error) {
	if decimal {
		return native.CallInt(t, v)
	}
	for _, name := range []*object.Str{special.NameInt, special.NameFloat} {
		if fn, err := native.OwnMethod(t, v, name); err != nil || !fn.IsNil() {
			if err != nil {
				return fn, err
			}
			return ops.IndexValue(t, v)
		}
	}
	return object.Value{}, nil
}

func (a *percentArgs) convertFloat(dst []byte, c *pyfmt.Conversion, v object.Value) ([]byte, error) {
	f, err := a.toFloat(v)
	if err != nil {
		return dst, err
	}
	if err := chargeFloat(a.t, f, c.Precision, c.Verb); err != nil {
		return dst, err
	}
	if err := a.charge(c.MaxFloat(f)); err != nil {
		return dst, err
	}
	dst, err = c.AppendFloat(dst, f)
	return dst, native.FormatError(err)
}

func (a *percentArgs) toFloat(v object.Value) (float64, error) {
	p := special.Payload(v)
	if p.IsFloat() {
		return p.AsFloat(), nil
	}
	fn, err := native.OwnMethod(a.t, v, special.NameFloat)
	if err != nil {
		return 0, err
	}
	if fn.IsNil() && !p.IsIntLike() {
		return 0, object.Raise(object.TypeError, "must be real number, not %s", a.t.TypeOf(v).Name)
	}
	f, err := numbers.ToFloat(a.t, v)
	if err != nil {
		return 0, err
	}
	return f.AsFloat(), nil
}

func (a *percentArgs) convertChar(dst []byte, c *pyfmt.Conversion, v object.Value) ([]byte, error) {
	code := int64(-1)
	if s := native.AsStr(v); s != nil {
		if s.Len() != 1 {
			return dst, native.FormatError(pyfmt.ErrCharRequired)
		}
		code = int64(s.At(0))
	} else {
		i, err := ops.IndexValue(a.t, v)
		if _, raised := err.(*object.Raised); raised || err == nil && i.Kind() == object.KindBigInt {
			return dst, native.FormatError(pyfmt.ErrCharRequired)
		}
		if err != nil {
			return dst, err
		}
		code = i.AsInt()
	}
	if err := a.charge(c.MaxStr(utf8.UTFMax)); err != nil {
		return dst, err
	}
	if err := native.CheckChar(object.Int(code)); err != nil {
		return dst, err
	}
	text, err := c.PercentChar(code)
	return append(dst, text...), native.FormatError(err)
}
