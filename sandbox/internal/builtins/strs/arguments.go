package strs

import (
	"math"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// chargeChars charges for looking at every character of s.
func chargeChars(t *object.Thread, s *object.Str) error {
	const (
		asciiBytes   = 4 // as many bytes copied take as long as one looked at
		unicodeItems = 3 // as many items take as long as one search in the tables
	)
	if s.IsASCII() {
		return meter.ChargeBytes(t, asciiBytes*len(s.S))
	}
	return meter.ChargeItems(t, unicodeItems*s.Len())
}

// strMethod is a method of str that takes positional arguments only.
type strMethod struct {
	name     string
	min, max int // numbers of arguments besides self
	fn       func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error)
}

// strMethods adds methods to the type str.
func strMethods(b *native.Builder, class *object.Type, style native.ArgStyle, methods ...strMethod) {
	for _, m := range methods {
		fn, least, most := m.fn, m.min+1, m.max+1
		b.RawMethod(class, m.name, func(t *object.Thread, a object.Args) (object.Value, error) {
			if n := len(a.Pos); len(a.Names) == 0 && n >= least && n <= most && a.Pos[0].Kind() == object.KindStr {
				return fn(t, a.Pos[0].Str(), a.Pos[1:])
			}
			if err := native.CheckSelf(t, class, m.name, a.Positional()); err != nil {
				return object.Value{}, err
			}
			if n := len(a.Pos); len(a.Names) > 0 || n < least || n > most {
				return object.Value{}, style.Check(native.Method{Name: m.name, Min: m.min, Max: m.max}, a)
			}
			return fn(t, special.Payload(a.Pos[0]).Str(), a.Pos[1:])
		})
	}
}

// strKeywordMethod adds a method to the type str that sees to its arguments, those
// besides self, by itself.
func strKeywordMethod(b *native.Builder, class *object.Type, name string, fn func(t *object.Thread, s *object.Str, a object.Args) (object.Value, error)) {
	b.KeywordMethod(class, name, func(t *object.Thread, a object.Args) (object.Value, error) {
		return fn(t, special.Payload(a.Pos[0]).Str(), object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
}

// bounds converts the arguments start and end, from args[first] on, of a search in
// n characters. When start > end, nothing is to be found, not even the empty string.
func bounds(t *object.Thread, args []object.Value, first, n int) (start, end int, err error) {
	start, end = 0, n
	if len(args) <= first {
		return start, end, nil
	}
	if v := native.Argument(args, first); !v.IsNil() && !v.IsNone() {
		if start, err = boundArg(t, v); err != nil {
			return 0, 0, err
		}
	}
	if v := native.Argument(args, first+1); !v.IsNil() && !v.IsNone() {
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
		if fn, _ := native.OwnMethod(t, v, special.NameIndex); fn.IsNil() && native.IsError(err, object.TypeError) {
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
