package strs

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/format"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// strSlots are the special methods of str, for code that calls them by name.
func strSlots() []strMethod {
	methods := []strMethod{
		{"__add__", 1, 1, strAdd},
		{"__contains__", 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			found, err := ops.Contains(t, s.Value(), args[0])
			return object.Bool(found), err
		}},
		{"__getitem__", 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return ops.GetItem(t, s.Value(), args[0])
		}},
		{"__hash__", 0, 0, func(t *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
			if err := meter.ChargeBytes(t, len(s.S)); err != nil {
				return object.Value{}, err
			}
			return object.Int(s.Hash()), nil
		}},
		{"__iter__", 0, 0, func(t *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
			return ops.Iter(t, s.Value())
		}},
		{"__len__", 0, 0, func(_ *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
			return object.Int(int64(s.Len())), nil
		}},
		{"__mod__", 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			return format.Percent(t, s, args[0])
		}},
		{"__mul__", 1, 1, strMul},
		{"__repr__", 0, 0, func(t *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
			return native.TextValue(ops.Repr(t, s.Value()))
		}},
		{"__rmod__", 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			if other := native.AsStr(args[0]); other != nil {
				return format.Percent(t, other, s.Value())
			}
			return object.NotImplemented, nil
		}},
		{"__rmul__", 1, 1, strMul},
		{"__str__", 0, 0, func(_ *object.Thread, s *object.Str, _ []object.Value) (object.Value, error) {
			return s.Value(), nil
		}},
	}
	for _, c := range []struct {
		name string
		op   int
	}{
		{"__eq__", code.OpEq},
		{"__ge__", code.OpGe},
		{"__gt__", code.OpGt},
		{"__le__", code.OpLe},
		{"__lt__", code.OpLt},
		{"__ne__", code.OpNe},
	} {
		methods = append(methods, strMethod{c.name, 1, 1, func(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
			other := native.AsStr(args[0])
			if other == nil {
				return object.NotImplemented, nil
			}
			return ops.RichCompare(t, c.op, s.Value(), other.Value())
		}})
	}
	return methods
}

func strAdd(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	other := native.AsStr(args[0])
	if other == nil {
		return object.Value{}, object.Raise(object.TypeError, "can only concatenate str (not \"%s\") to str",
			t.TypeOf(args[0]).Name)
	}
	return arith.Binary(t, code.OpAdd, s.Value(), other.Value())
}

// strMul is str.__mul__ and str.__rmul__.
func strMul(t *object.Thread, s *object.Str, args []object.Value) (object.Value, error) {
	n, err := ops.IndexValue(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	return arith.Binary(t, code.OpMul, s.Value(), n)
}
