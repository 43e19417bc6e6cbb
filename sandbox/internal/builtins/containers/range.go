package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

func rangeType(b *native.Builder) {
	class := b.NewType("range", object.KindRange, object.ObjectType)
	class.Final = true
	long := longRangeType(b, class)
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		return newRange(t, long, a)
	}
	class.Plain = plainRange
	b.Publish(class)
	addHash(b, class)
	addBasics(b, class, sameKind, false)
	addMethods(
		b, class, native.ArgSlot,
		native.Method{Name: "__contains__", Min: 1, Max: 1, Fn: native.Contains},
		native.Method{Name: "__getitem__", Min: 1, Max: 1, Fn: native.GetItem},
	)
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "__reversed__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return object.NewRangeReverser(args[0].Range()), nil
		}},
		native.Method{Name: "count", Min: 1, Max: 1, Fn: rangeCount},
		native.Method{Name: "index", Min: 1, Max: 1, Fn: rangeIndex},
	)
	attribute(class, "start", func(v object.Value) object.Value { return v.Range().Bounds()[0] })
	attribute(class, "stop", func(v object.Value) object.Value { return v.Range().Bounds()[1] })
	attribute(class, "step", func(v object.Value) object.Value { return v.Range().Bounds()[2] })
}

// attribute adds an attribute that can only be read.
func attribute(class *object.Type, name string, get func(v object.Value) object.Value) {
	getter := object.NewBuiltin(name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.CheckSelf(t, class, name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		return get(special.Payload(a.Pos[0])), nil
	})
	p := object.NewProperty(getter.Value(), object.None, object.None, object.None)
	class.Attrs.SetStr(object.NewSharedStr(name), p)
}

// plainRange is newRange for ints.
func plainRange(_ *object.Thread, args []object.Value) (v object.Value, cost int) {
	bounds := [3]int64{0, 0, 1}
	first := 0
	switch n := len(args); {
	case n == 1:
		first = 1
	case n == 0 || n > len(bounds):
		return v, 0
	}
	for i, arg := range args {
		if !arg.IsInt() {
			return v, 0
		}
		bounds[first+i] = arg.AsInt()
	}
	if bounds[2] == 0 {
		return v, 0
	}
	if r := object.NewRange(bounds[0], bounds[1], bounds[2]); r.Len >= 0 {
		v = r.Value()
	}
	return v, 0
}

// newRange is range(stop) and range(start, stop[, step]). long is the type of those
// that do not fit 64 bits.
func newRange(t *object.Thread, long *object.Type, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords("range")
	}
	parts, first := [3]object.Value{object.Int(0), object.Int(0), object.Int(1)}, 0
	switch n := len(a.Pos); {
	case n == 0:
		return object.Value{}, native.ArgUnpack.WrongCount("range", n, 1, 1)
	case n == 1:
		first = 1
	case n > 3:
		return object.Value{}, native.ArgUnpack.WrongCount("range", n, 1, 3)
	}
	given := parts // as they are printed: ints of any class
	for i, v := range a.Pos {
		if v.IsInt() {
			parts[first+i], given[first+i] = v, v
			continue
		}
		index, err := ops.IndexValue(t, v)
		if err != nil {
			return object.Value{}, err
		}
		if given[first+i] = index; special.Payload(v).IsIntLike() {
			given[first+i] = v
		}
		if parts[first+i] = index; index.IsBool() {
			parts[first+i] = object.Int(index.AsInt())
		}
	}
	if parts[2] == object.Int(0) {
		return object.Value{}, object.Raise(object.ValueError, "range() arg 3 must not be zero")
	}
	made, err := rangeOf(t, long, parts[0], parts[1], parts[2])
	if err == nil && made.Kind() == object.KindRange && given != parts {
		made = made.Range().WithBounds(given).Value()
	}
	return made, err
}

// rangeOf returns range(start, stop, step) for ints.
func rangeOf(t *object.Thread, long *object.Type, start, stop, step object.Value) (object.Value, error) {
	if start.IsInt() && stop.IsInt() && step.IsInt() {
		if r := object.NewRange(start.AsInt(), stop.AsInt(), step.AsInt()); r.Len >= 0 {
			return r.Value(), nil
		}
	}
	return newLongRange(t, long, start, stop, step)
}

func rangeCount(t *object.Thread, args []object.Value) (object.Value, error) {
	if p := args[1]; p.IsIntLike() {
		found, err := ops.Contains(t, args[0], p)
		if found {
			return object.Int(1), err
		}
		return object.Int(0), err
	}
	n := int64(0)
	_, err := rangeSearch(t, args[0].Range(), args[1], func(int64) bool { n++; return false })
	return object.Int(n), err
}

func rangeIndex(t *object.Thread, args []object.Value) (object.Value, error) {
	r, v := args[0].Range(), args[1]
	if !v.IsIntLike() {
		at, err := rangeSearch(t, r, v, func(int64) bool { return true })
		if err == nil && at < 0 {
			err = object.Raise(object.ValueError, "sequence.index(x): x not in sequence")
		}
		return object.Int(at), err
	}
	found, err := ops.Contains(t, args[0], v)
	if err != nil {
		return object.Value{}, err
	}
	if !found {
		text, err := ops.Repr(t, v)
		if err != nil {
			return object.Value{}, err
		}
		return object.Value{}, object.Raise(object.ValueError, "%s is not in range", text)
	}
	offset, err := arith.Binary(t, code.OpSub, v, object.Int(r.Start))
	if err != nil {
		return object.Value{}, err
	}
	return arith.Binary(t, code.OpFloorDiv, offset, object.Int(r.Step))
}

// rangeSearch compares a value that is no int with each number of a range, until
// found returns true for the position of an equal one, which it returns; or -1.
func rangeSearch(t *object.Thread, r *object.Range, v object.Value, found func(i int64) bool) (int64, error) {
	for i := range r.Len {
		if err := t.Charge(1); err != nil {
			return -1, err
		}
		equal, err := ops.Equal(t, object.Int(r.Start+i*r.Step), v)
		if err != nil {
			return -1, err
		}
		if equal && found(i) {
			return i, nil
		}
	}
	return -1, nil
}

func sliceType(b *native.Builder) {
	class := b.NewType("slice", object.KindSlice, object.ObjectType)
	class.Final = true
	class.New = newSlice
	b.Publish(class)
	native.Unhashable(class)
	addRepr(b, class)
	addComparisons(b, class, sameKind, true)
	addMethods(b, class, native.ArgFlags, native.Method{Name: "indices", Min: 1, Max: 1, Fn: sliceIndices})
	attribute(class, "start", func(v object.Value) object.Value { return v.Slice().Start })
	attribute(class, "stop", func(v object.Value) object.Value { return v.Slice().Stop })
	attribute(class, "step", func(v object.Value) object.Value { return v.Slice().Step })
}

func newSlice(_ *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if len(a.Names) > 0 {
		return object.Value{}, native.NoKeywords("slice")
	}
	switch n := len(a.Pos); n {
	case 1:
		return object.NewSlice(object.None, a.Pos[0], object.None), nil
	case 2:
		return object.NewSlice(a.Pos[0], a.Pos[1], object.None), nil
	case 3:
		return object.NewSlice(a.Pos[0], a.Pos[1], a.Pos[2]), nil
	default:
		return object.Value{}, native.ArgUnpack.WrongCount("slice", n, 1, 3)
	}
}

func sliceIndices(t *object.Thread, args []object.Value) (object.Value, error) {
	t.Spend(2 * meter.ObjectCost)
	length, err := ops.IndexValue(t, args[1])
	if err != nil {
		return object.Value{}, err
	}
	if negative(length) {
		return object.Value{}, object.Raise(object.ValueError, "length should not be negative")
	}
	start, stop, step, err := longBounds(&longMath{t: t}, args[0].Slice(), length)
	return object.TupleOf(start, stop, step), err
}
