package builtins

import (
	"math"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// emptyStr is the empty string.
var emptyStr = object.NewSharedStr("")

// newText returns the string object of a text that is part of another one.
func newText(s string) object.Value {
	switch len(s) {
	case 0:
		return emptyStr.Value()
	case 1:
		return object.Char(rune(s[0]))
	}
	return object.String(s)
}

// chargeChars charges for looking at every character of s.
func chargeChars(t *object.Thread, s *object.Str) error {
	const (
		asciiBytes   = 4 // as many bytes copied take as long as one looked at
		unicodeItems = 2 // as many items take as long as one search in the tables
	)
	if s.IsASCII() {
		return ops.ChargeBytes(t, asciiBytes*len(s.S))
	}
	return ops.ChargeItems(t, unicodeItems*s.Len())
}

// strMethod is a method of str that takes positional arguments only.
type strMethod struct {
	name     string
	min, max int // numbers of arguments besides self
	fn       func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error)
}

// strMethods adds methods to the type str.
func (b *builder) strMethods(class *object.Type, style argStyle, methods ...strMethod) {
	for _, m := range methods {
		b.add(class, m.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := checkSelf(t, class, m.name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			if n := len(a.Pos) - 1; len(a.Names) > 0 || n < m.min || n > m.max {
				return object.Value{}, style.check(method{name: m.name, min: m.min, max: m.max}, a)
			}
			return m.fn(t, ops.Payload(a.Pos[0]).Str(), a.Pos[1:])
		})
	}
}

// strKeywordMethod adds a method to the type str that sees to its arguments, those
// besides self, by itself.
func (b *builder) strKeywordMethod(class *object.Type, name string, fn func(t *object.Thread, s *object.Str, a object.Args) (object.Value, error)) {
	b.add(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		return fn(t, ops.Payload(a.Pos[0]).Str(), object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
}

// argument returns args[i], or the zero Value.
func argument(args []object.Value, i int) object.Value {
	if i < len(args) {
		return args[i]
	}
	return object.Value{}
}

// asStr returns the string that v is, or nil.
func asStr(v object.Value) *object.Str {
	if p := ops.Payload(v); p.Kind() == object.KindStr {
		return p.Str()
	}
	return nil
}

// textArg returns a string argument, of which the name and position is for the
// complaint that it is none.
func textArg(t *object.Thread, v object.Value, name string, position int) (*object.Str, error) {
	if s := asStr(v); s != nil {
		return s, nil
	}
	kind := t.TypeOf(v).Name
	if v.IsNone() {
		kind = "None"
	}
	if position == 0 {
		return nil, object.Raise(object.TypeError, "%s() argument must be str, not %s", name, kind)
	}
	return nil, object.Raise(object.TypeError, "%s() argument %d must be str, not %s", name, position, kind)
}

// ssizeArg converts an argument that is a size or a count.
func ssizeArg(t *object.Thread, v object.Value) (int, error) {
	n, err := positionArg(t, v)
	return int(n), err
}

func refuseFloat(v object.Value) error {
	if ops.Payload(v).IsFloat() {
		return object.Raise(object.TypeError, "integer argument expected, got float")
	}
	return nil
}

// cIntArg converts an argument to 32 bits, as CPython's code "i" does.
func cIntArg(t *object.Thread, v object.Value) (int, error) {
	if err := refuseFloat(v); err != nil {
		return 0, err
	}
	i := ops.Payload(v)
	if !i.IsIntLike() {
		var err error
		if i, err = callInt(t, v); err != nil {
			return 0, err
		}
		if i.IsNil() {
			return 0, object.Raise(object.TypeError, "an integer is required (got type %s)", t.TypeOf(v).Name)
		}
	}
	switch {
	case i.Kind() == object.KindBigInt:
		return 0, object.Raise(object.OverflowError, "Python int too large to convert to C long")
	case i.AsInt() > math.MaxInt32:
		return 0, object.Raise(object.OverflowError, "signed integer is greater than maximum")
	case i.AsInt() < math.MinInt32:
		return 0, object.Raise(object.OverflowError, "signed integer is less than minimum")
	}
	return int(i.AsInt()), nil
}

// ownMethod returns the special method bound to v that v's class defines in Python,
// or the zero Value.
func ownMethod(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	if v.Kind() != object.KindInstance {
		return object.Value{}, nil
	}
	fn := v.Instance().Class.Lookup(name)
	if fn.IsNil() || fn.Kind() == object.KindBuiltin && (fn.Builtin().Type == nil || !fn.Builtin().Type.Special) {
		return object.Value{}, nil
	}
	return ops.LookupSpecial(t, v, name)
}

// callInt calls the __int__ of an object, and returns the zero Value when there is
// none.
func callInt(t *object.Thread, v object.Value) (object.Value, error) {
	fn, err := ownMethod(t, v, ops.NameInt)
	if err != nil || fn.IsNil() {
		return fn, err
	}
	result, err := t.Call(fn)
	if err != nil {
		return object.Value{}, err
	}
	if i := ops.Payload(result); i.IsIntLike() {
		return i, nil
	}
	return object.Value{}, object.Raise(object.TypeError, "__int__ returned non-int (type %s)", t.TypeOf(result).Name)
}

// bounds converts the arguments start and end, from args[first] on, of a search in
// n characters. When start > end, nothing is to be found, not even the empty string.
func bounds(t *object.Thread, args []object.Value, first, n int) (start, end int, err error) {
	start, end = 0, n
	if v := argument(args, first); !v.IsNil() && !v.IsNone() {
		if start, err = boundArg(t, v); err != nil {
			return 0, 0, err
		}
	}
	if v := argument(args, first+1); !v.IsNil() && !v.IsNone() {
		if end, err = boundArg(t, v); err != nil {
			return 0, 0, err
		}
	}
	if start < 0 {
		start = max(start+n, 0)
	}
	if end < 0 {
		end = max(end+n, 0)
	}
	return start, min(end, n), nil
}

// boundArg converts one bound; ints that do not fit are clipped.
func boundArg(t *object.Thread, v object.Value) (int, error) {
	i, err := ops.IndexValue(t, v)
	if err != nil {
		if fn, _ := ownMethod(t, v, ops.NameIndex); fn.IsNil() && isError(err, object.TypeError) {
			err = object.Raise(object.TypeError, "slice indices must be integers or None or have an __index__ method")
		}
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		if i.Big().Int.Sign() < 0 {
			return math.MinInt, nil
		}
		return math.MaxInt, nil
	}
	return int(i.AsInt()), nil
}
