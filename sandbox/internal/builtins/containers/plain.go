package containers

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// The shorter ways of methods that players call most; see object.Builtin.

func plainDictGet(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if n := len(args); n < 2 || n > 3 || args[0].Kind() != object.KindDict {
		return v, 0
	}
	v, cost, known := args[0].Dict().TryGet(args[1])
	switch {
	case !v.IsNil() || !known:
		return v, cost
	case len(args) > 2:
		return args[2], cost
	}
	return object.None, cost
}

func plainDictPop(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if n := len(args); n < 2 || n > 3 || args[0].Kind() != object.KindDict {
		return v, 0
	}
	v, known := args[0].Dict().TryDelete(args[1])
	if known && v.IsNil() && len(args) > 2 {
		return args[2], 0
	}
	return v, 0
}

// plainDictSetDefault does not add keys: it would have to find the place that the ordinary way
// finds.
func plainDictSetDefault(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if n := len(args); n < 2 || n > 3 || args[0].Kind() != object.KindDict || !args[0].Dict().Settled() {
		return v, 0
	}
	v, cost, _ = args[0].Dict().TryGet(args[1])
	return v, cost
}

func plainDictView(what object.ViewKind) object.Plain {
	return func(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
		if len(args) != 1 || args[0].Kind() != object.KindDict {
			return v, 0
		}
		return object.NewDictView(args[0].Dict(), what), 0
	}
}

func plainListCopy(t *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 || args[0].Kind() != object.KindList {
		return v, 0
	}
	items := args[0].List().Items
	if len(items) > object.LongestShort {
		return v, 0
	}
	return t.Recycler.ListOf(items).Value(), len(items) / meter.ItemsPerBytecode
}

func plainListAppend(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 2 || args[0].Kind() != object.KindList {
		return v, 0
	}
	args[0].List().Append(args[1])
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

func plainSetDiscard(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 2 || args[0].Kind() != object.KindSet {
		return v, 0
	}
	if _, known := args[0].Set().TryRemove(args[1]); !known {
		return v, 0
	}
	return object.None, 0
}

func plainSetRemove(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 2 || args[0].Kind() != object.KindSet {
		return v, 0
	}
	if removed, _ := args[0].Set().TryRemove(args[1]); !removed {
		return v, 0
	}
	return object.None, 0
}

func plainSetPop(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) != 1 || args[0].Kind() != object.KindSet || args[0].Set().Len() == 0 {
		return v, 0
	}
	return args[0].Set().TryPop(), 0
}

func plainSet(t *object.Thread, args []object.Value) (v object.Value, cost int) {
	if len(args) == 0 {
		v = t.Recycler.RoomySet().Value()
	}
	return v, meter.ObjectCost + meter.EntryCost
}
