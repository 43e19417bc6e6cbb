package format

import (
	"math"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/pyfmt"
)

// lookUp returns the value that the name of a field stands for: an argument, or
// attributes and items of one.
func (f *formatter) lookUp(name string) (object.Value, error) {
	first, rest := name, ""
	if i := strings.IndexAny(name, ".["); i >= 0 {
		first, rest = name[:i], name[i:]
	}
	v, err := f.argument(first)
	if err != nil {
		return object.Value{}, err
	}
	for rest != "" {
		if err := f.t.Charge(1); err != nil {
			return object.Value{}, err
		}
		if v, rest, err = f.step(v, rest); err != nil {
			return object.Value{}, err
		}
	}
	return v, nil
}

// argument returns the argument with a name or number; without either it is the
// next one.
func (f *formatter) argument(first string) (object.Value, error) {
	i, err := fieldIndex(first)
	if err != nil {
		return object.Value{}, err
	}
	if i < 0 && first != "" {
		return f.named(first)
	}
	if i, err = f.number(first, i); err != nil {
		return object.Value{}, err
	}
	switch {
	case !f.mapping.IsNil():
		return object.Value{}, object.Raise(object.ValueError, "Format string contains positional fields")
	case i >= len(f.args):
		return object.Value{}, object.Raise(object.IndexError, "tuple index out of range")
	}
	return f.args[i], nil
}

// number returns the number of a field that has the number i or, when it is empty,
// gets the next one. The two must not be mixed.
func (f *formatter) number(first string, i int) (int, error) {
	wanted := numberingManual
	if first == "" {
		wanted = numberingAuto
	}
	if f.numbering == numberingUnknown {
		f.numbering = wanted
	}
	switch {
	case f.numbering == wanted && wanted == numberingManual:
		return i, nil
	case f.numbering == wanted:
		f.next++
		return f.next - 1, nil
	case wanted == numberingAuto:
		return 0, object.Raise(object.ValueError,
			"cannot switch from manual field specification to automatic field numbering")
	}
	return 0, object.Raise(object.ValueError,
		"cannot switch from automatic field numbering to manual field specification")
}

// named returns the argument with the name.
func (f *formatter) named(name string) (object.Value, error) {
	if !f.mapping.IsNil() {
		return ops.GetItem(f.t, f.mapping, object.String(name))
	}
	for i, n := range f.names {
		if n.S == name {
			return f.values[i], nil
		}
	}
	return object.Value{}, object.RaiseValue(object.KeyError, object.String(name))
}

// step follows the attribute or item that rest begins with.
func (f *formatter) step(v object.Value, rest string) (_ object.Value, after string, err error) {
	if rest[0] == '.' {
		name := rest[1:]
		if i := strings.IndexAny(name, ".["); i >= 0 {
			name = name[:i]
		}
		if name == "" {
			return v, "", errEmptyAttribute()
		}
		f.t.Spend(meter.EntryCost)
		v, err = ops.GetAttr(f.t, v, object.NewStr(name))
		return v, rest[1+len(name):], err
	}
	if rest[0] != '[' {
		return v, "", object.Raise(object.ValueError, "Only '.' or '[' may follow ']' in format field specifier")
	}
	end := strings.IndexByte(rest, ']')
	if end < 0 {
		return v, "", object.Raise(object.ValueError, "Missing ']' in format string")
	}
	name := rest[1:end]
	i, err := fieldIndex(name)
	if err != nil {
		return v, "", err
	}
	if name == "" {
		return v, "", errEmptyAttribute()
	}
	key := object.Int(int64(i))
	if i < 0 {
		key = object.String(name)
	}
	v, err = ops.GetItem(f.t, v, key)
	return v, rest[end+1:], err
}

func errEmptyAttribute() error {
	return object.Raise(object.ValueError, "Empty attribute in format string")
}

// fieldIndex returns the number that a part of a field's name is, in digits of any
// script, or -1.
func fieldIndex(name string) (int, error) {
	if name == "" {
		return -1, nil
	}
	i := 0
	for _, r := range name {
		d := pyfmt.DecimalValue(r)
		if d < 0 {
			return -1, nil
		}
		if i > (math.MaxInt-d)/10 {
			return 0, object.Raise(object.ValueError, "Too many decimal digits in format string")
		}
		i = i*10 + d
	}
	return i, nil
}
