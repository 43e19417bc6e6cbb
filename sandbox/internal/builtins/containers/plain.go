package containers

import (
	"bhack/sandbox/internal/object"
)

// The shorter ways of methods that players call most; see object.Builtin.

func plainDictGet(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if n := len(args); n < 2 || n > 3 || args[0].Kind() != object.KindDict {
		return v, 0
	}
	v, known := args[0].Dict().TryGet(args[1])
	switch {
	case !v.IsNil() || !known:
		return v, 0
	case len(args) > 2:
		return args[2], 0
	}
	return object.None, 0
}

func plainListPop(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 || args[0].Kind() != object.KindList {
		return v, 0
	}
	l := args[0].List()
	if n := len(l.Items); n > 0 {
		v = l.Items[n-1]
		l.Items[n-1] = object.Value{}
		l.Items = l.Items[:n-1]
	}
	return v, 0
}
