package native

import (
	"slices"

	"bhack/sandbox/internal/object"
)

// NoKeywords is the error of keyword arguments for a function that takes none.
func NoKeywords(name string) error {
	return object.Raise(object.TypeError, "%s() takes no keyword arguments", name)
}

// PositionalOnly calls fn for a function that takes min to max arguments, by position
// only; max < 0 means any number.
func PositionalOnly(t *object.Thread, name string, min, max int, a object.Args, fn Func) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, NoKeywords(name)
	}
	if err := CheckCount(name, len(a.Pos), min, max); err != nil {
		return object.Value{}, err
	}
	return fn(t, a.Pos)
}

// CheckCount checks the number of arguments of a function that takes one or none as
// CPython's METH_O and METH_NOARGS do, and more as PyArg_UnpackTuple does.
func CheckCount(name string, n, min, max int) error {
	if n >= min && (n <= max || max < 0) {
		return nil
	}
	style := ArgUnpack
	if min == max && max <= 1 {
		style = ArgFlags
	}
	return style.WrongCount(name, n, min, max)
}

func plural(n int) string {
	if n == 1 {
		return ""
	}
	return "s"
}

// UnpackArgs checks the number of the arguments of a function that takes them by
// position only.
func UnpackArgs(name string, a object.Args, min, max int) error {
	if len(a.Names) > 0 {
		return NoKeywords(name)
	}
	if n := len(a.Pos); n < min || n > max && max >= 0 {
		return ArgUnpack.WrongCount(name, n, min, max)
	}
	return nil
}

// Given returns the value of an optional argument, or what it is when left out.
func Given(v, otherwise object.Value) object.Value {
	if v.IsNil() {
		return otherwise
	}
	return v
}

// Parameters assigns the arguments of a call of a function that CPython has in C to
// its parameters, by position and by name; one without a name, "", takes none by name.
// Those without an argument stay the zero Value; the first required ones must have one.
func Parameters(name string, a object.Args, required int, params ...string) ([]object.Value, error) {
	n := len(params)
	if given := len(a.Pos); given > n {
		kind := ""
		if given == len(a.Names) {
			kind = "keyword "
		}
		return nil, object.Raise(object.TypeError, "%s() takes at most %d %sargument%s (%d given)", name, n, kind, plural(n), given)
	}
	values := make([]object.Value, n)
	positional := a.Positional()
	copy(values, positional)
	var unknown *object.Str
	for i, keyword := range a.Names {
		at := slices.Index(params, keyword.S)
		if keyword.S == "" {
			at = -1
		}
		switch {
		case at < 0 && unknown == nil:
			unknown = keyword
		case at >= 0 && !values[at].IsNil():
			return nil, object.Raise(object.TypeError, "argument for %s() given by name ('%s') and position (%d)", name, keyword.S, at+1)
		case at >= 0:
			values[at] = a.Pos[len(positional)+i]
		}
	}
	for i := range required {
		if values[i].IsNil() {
			return nil, object.Raise(object.TypeError, "%s() missing required argument '%s' (pos %d)", name, params[i], i+1)
		}
	}
	if unknown != nil {
		return nil, object.Raise(object.TypeError, "'%s' is an invalid keyword argument for %s()", unknown.S, name)
	}
	return values, nil
}

// CheckKeywords is the error of more keyword arguments than a function takes, or nil.
func CheckKeywords(name string, a object.Args, most int) error {
	if len(a.Names) <= most {
		return nil
	}
	return object.Raise(object.TypeError, "%s() takes at most %d keyword argument%s (%d given)", name, most, plural(most), len(a.Names))
}

// ArgStyle tells how CPython takes the arguments of a function, which shows in its
// complaints about a wrong number of them.
type ArgStyle uint8

const (
	// ArgFlags is that of METH_NOARGS and METH_O.
	ArgFlags ArgStyle = iota
	// ArgUnpack is that of PyArg_UnpackTuple.
	ArgUnpack
	// ArgParse is that of PyArg_Parse.
	ArgParse
	// ArgSlot is that of the wrappers of special methods.
	ArgSlot
)

// Check checks the arguments of a method, of which the first one is self.
func (s ArgStyle) Check(m Method, a object.Args) error {
	if len(a.Names) > 0 {
		prefix := ""
		if s == ArgSlot {
			prefix = "wrapper "
		}
		return object.Raise(object.TypeError, "%s%s() takes no keyword arguments", prefix, m.Name)
	}
	n := len(a.Pos) - 1
	if n >= m.Min && (n <= m.Max || m.Max < 0) {
		return nil
	}
	return s.WrongCount(m.Name, n, m.Min, m.Max)
}

// WrongCount is the error for n arguments where min to max are expected.
func (s ArgStyle) WrongCount(name string, n, min, max int) error {
	bound, want := "at least", min
	if n > max && max >= 0 {
		bound, want = "at most", max
	}
	switch {
	case s == ArgSlot && max > 1:
		return object.Raise(object.TypeError, " expected %d arguments, got %d", max, n)
	case s == ArgSlot:
		return object.Raise(object.TypeError, "expected %d arguments, got %d", max, n)
	case s == ArgUnpack && min == max:
		return object.Raise(object.TypeError, "%s expected %d arguments, got %d", name, min, n)
	case s == ArgUnpack:
		return object.Raise(object.TypeError, "%s expected %s %d arguments, got %d", name, bound, want, n)
	case min == max && max == 0:
		return object.Raise(object.TypeError, "%s() takes no arguments (%d given)", name, n)
	case min == max && max == 1:
		return object.Raise(object.TypeError, "%s() takes exactly one argument (%d given)", name, n)
	case min == max:
		return object.Raise(object.TypeError, "%s() takes exactly %d arguments (%d given)", name, max, n)
	}
	return object.Raise(object.TypeError, "%s() takes %s %d argument%s (%d given)", name, bound, want, plural(want), n)
}
