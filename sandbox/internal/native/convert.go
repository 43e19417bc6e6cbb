package native

import (
	"math"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// nameIndex is the special method of what can be used as an index.
var nameIndex = object.NewSharedStr("__index__")

// SearchBound converts a bound of a search; ints that do not fit are clipped.
func SearchBound(t *object.Thread, v object.Value) (int64, error) {
	if !special.Payload(v).IsIntLike() && (v.Kind() != object.KindInstance || t.TypeOf(v).Lookup(nameIndex).IsNil()) {
		return 0, object.Raise(object.TypeError, "slice indices must be integers or have an __index__ method")
	}
	i, err := ops.IndexValue(t, v)
	if err != nil {
		return 0, err
	}
	if i.Kind() == object.KindBigInt {
		const far = 1 << 62
		return int64(i.Big().Int.Sign()) * far, nil
	}
	return i.AsInt(), nil
}

// PositionArg converts an argument that CPython takes as a Py_ssize_t.
func PositionArg(t *object.Thread, v object.Value) (int64, error) {
	if v.IsInt() {
		return v.AsInt(), nil
	}
	if err := refuseFloat(v); err != nil {
		return 0, err
	}
	return ops.Index(t, v)
}

// SizeArg converts an argument that is a size or a count.
func SizeArg(t *object.Thread, v object.Value) (int, error) {
	n, err := PositionArg(t, v)
	return int(n), err
}

func refuseFloat(v object.Value) error {
	if special.Payload(v).IsFloat() {
		return object.Raise(object.TypeError, "integer argument expected, got float")
	}
	return nil
}

// CIntArg converts an argument to 32 bits, as CPython's code "i" does.
func CIntArg(t *object.Thread, v object.Value) (int, error) {
	if err := refuseFloat(v); err != nil {
		return 0, err
	}
	i := special.Payload(v)
	if !i.IsIntLike() {
		var err error
		if i, err = CallInt(t, v); err != nil {
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

// OwnMethod returns the special method bound to v that v's class defines in Python,
// or the zero Value.
func OwnMethod(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	if v.Kind() != object.KindInstance {
		return object.Value{}, nil
	}
	fn := v.Instance().Class.Lookup(name)
	if fn.IsNil() || fn.Kind() == object.KindBuiltin && (fn.Builtin().Type == nil || !fn.Builtin().Type.Special) {
		return object.Value{}, nil
	}
	return special.Lookup(t, v, name)
}

// CallInt calls the __int__ of an object, and returns the zero Value when there is
// none.
func CallInt(t *object.Thread, v object.Value) (object.Value, error) {
	fn, err := OwnMethod(t, v, special.NameInt)
	if err != nil || fn.IsNil() {
		return fn, err
	}
	result, err := t.Call(fn)
	if err != nil {
		return object.Value{}, err
	}
	if i := special.Payload(result); i.IsIntLike() {
		return i, nil
	}
	return object.Value{}, object.Raise(object.TypeError, "__int__ returned non-int (type %s)", t.TypeOf(result).Name)
}
