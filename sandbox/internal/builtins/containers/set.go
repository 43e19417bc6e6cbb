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

// AddSets adds set and frozenset.
func AddSets(b *native.Builder) {
	set := b.NewType("set", object.KindSet, object.ObjectType)
	set.New, set.Plain = newSet, plainSet
	b.Publish(set)
	native.Unhashable(set)
	addInit(b, set, true, initSet)
	setMethods(b, set)
	mutableSetMethods(b, set)
	inplaceSetOperators(b, set)

	frozen := b.NewType("frozenset", object.KindFrozenSet, object.ObjectType)
	frozen.New = newFrozenSet
	b.Publish(frozen)
	addHash(b, frozen)
	setMethods(b, frozen)
}

func newSet(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	v, err := optionalArg("set", a)
	if err != nil {
		return object.Value{}, err
	}
	t.Spend(meter.EntryCost)
	s := t.Recycler.RoomySet()
	if v.IsNil() {
		return s.Value(), nil
	}
	defer t.Release(t.Hold(s.Value()))
	return s.Value(), ops.FillSet(t, s, v)
}

// initSet makes the items of an iterable the elements of a set; the zero Value
// stands for no items.
func initSet(t *object.Thread, self, v object.Value) error {
	s := self.Set()
	out := object.NewSet()
	defer t.Release(t.Hold(out.Value()))
	if !v.IsNil() && special.Payload(v) != self {
		if err := ops.FillSet(t, out, v); err != nil {
			return err
		}
	}
	s.Replace(out)
	return nil
}

func newFrozenSet(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	v, err := optionalArg("frozenset", a)
	switch {
	case err != nil:
		return object.Value{}, err
	case v.IsNil():
		return object.EmptyFrozenSet, nil
	case v.Kind() == object.KindFrozenSet:
		return v, nil
	}
	s, err := ops.MakeSet(t, object.KindFrozenSet, v)
	if err != nil {
		return object.Value{}, err
	}
	if s.Len() == 0 {
		return object.EmptyFrozenSet, nil
	}
	return s.Value(), nil
}

// setMethods adds the methods that set and frozenset share.
func setMethods(b *native.Builder, class *object.Type) {
	kind := class.Repr
	addBasics(b, class, func(_, other object.Value) bool { return ops.IsAnySet(other) }, true)
	setOperators(b, class, ops.IsAnySet)
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "__contains__", Min: 1, Max: 1, Fn: native.Contains},
		native.Method{Name: "copy", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if kind == object.KindFrozenSet {
				return args[0], nil
			}
			return setValue(ops.CopySet(t, args[0].Set(), kind))
		}},
		native.Method{Name: "difference", Max: -1, Fn: setDifference},
		native.Method{Name: "intersection", Max: -1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return setValue(arith.SetIntersections(t, args[0].Set(), kind, args[1:]...))
		}},
		native.Method{Name: "isdisjoint", Min: 1, Max: 1, Fn: isDisjoint},
		native.Method{Name: "issubset", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			other, err := asSet(t, args[1])
			if err != nil {
				return object.Value{}, err
			}
			subset, err := ops.IsSubset(t, args[0].Set(), other)
			return object.Bool(subset), err
		}},
		native.Method{Name: "issuperset", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			other, err := asSet(t, args[1])
			if err != nil {
				return object.Value{}, err
			}
			superset, err := ops.IsSubset(t, other, args[0].Set())
			return object.Bool(superset), err
		}},
		native.Method{Name: "symmetric_difference", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return setValue(arith.SetSymmetricDifference(t, args[0].Set(), kind, args[1]))
		}},
		native.Method{Name: "union", Max: -1, Fn: setUnion},
	)
}

func setValue(s *object.Set, err error) (object.Value, error) {
	if err != nil {
		return object.Value{}, err
	}
	return s.Value(), nil
}

// asSet returns the set that v is, or else a set of its items.
func asSet(t *object.Thread, v object.Value) (*object.Set, error) {
	if ops.IsAnySet(v) {
		return special.Payload(v).Set(), nil
	}
	return ops.MakeSet(t, object.KindSet, v)
}

func setDifference(t *object.Thread, args []object.Value) (object.Value, error) {
	s, kind := args[0].Set(), args[0].Kind()
	if len(args) == 1 {
		return setValue(ops.CopySet(t, s, kind))
	}
	out, err := arith.SetDifference(t, s, kind, args[1])
	if err != nil {
		return object.Value{}, err
	}
	for _, v := range args[2:] {
		if err := arith.RemoveFrom(t, out, v); err != nil {
			return object.Value{}, err
		}
	}
	return out.Value(), nil
}

func setUnion(t *object.Thread, args []object.Value) (object.Value, error) {
	out, err := ops.CopySet(t, args[0].Set(), args[0].Kind())
	if err != nil {
		return object.Value{}, err
	}
	for _, v := range args[1:] {
		if v == args[0] {
			continue
		}
		if err := ops.FillSet(t, out, v); err != nil {
			return object.Value{}, err
		}
	}
	return out.Value(), nil
}

// inplaceSetOperators adds the methods of the augmented assignments.
func inplaceSetOperators(b *native.Builder, class *object.Type) {
	for _, o := range []struct {
		name string
		op   int
	}{
		{"__iand__", code.OpAnd},
		{"__ior__", code.OpOr},
		{"__isub__", code.OpSub},
		{"__ixor__", code.OpXor},
	} {
		inplace(b, class, o.name, func(t *object.Thread, args []object.Value) (bool, error) {
			if !ops.IsAnySet(args[1]) {
				return false, nil
			}
			_, err := arith.Inplace(t, o.op, args[0], special.Payload(args[1]))
			return true, err
		})
	}
}
