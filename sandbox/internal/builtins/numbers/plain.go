package numbers

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// The shorter ways to call the types; see object.Type.

func shortBool(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) == 1 {
		if truth, known := ops.SimpleTruth(args[0]); known {
			return object.Bool(truth), 0
		}
	}
	return v, 0
}

func shortInt(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 {
		return v, 0
	}
	switch x := args[0]; {
	case x.IsInt(), x.IsBool():
		return object.Int(x.AsInt()), 0
	case x.IsFloat() && -1<<63 < x.AsFloat() && x.AsFloat() < 1<<63:
		return object.Int(int64(x.AsFloat())), 0
	}
	return v, 0
}

func shortFloat(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 {
		return v, 0
	}
	switch x := args[0]; {
	case x.IsFloat():
		return x, 0
	case x.IsInt():
		return object.Float(float64(x.AsInt())), 0
	}
	return v, 0
}
