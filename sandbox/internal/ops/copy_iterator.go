package ops

import "bhack/sandbox/internal/object"

// Copyable is an iterator written in Go that can be copied in the middle of its items.
type Copyable interface {
	object.Stepper
	// CopyWith returns an iterator in the same state. Each value that it holds has been
	// passed to copied, which may put a copy in its place.
	CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error)
}

// CopyIterator returns a copy of an iterator, a range or a slice, with copies of what it
// holds if copied makes some; it returns the zero Value for one that has none.
func CopyIterator(t *object.Thread, v object.Value, copied func(v *object.Value) error) (object.Value, error) {
	switch v.Kind() {
	case object.KindListIter:
		i := *v.ListIter()
		if i.List == nil {
			return object.NewTupleIter(nil), nil
		}
		list := i.List.Value()
		if err := CopyOwner(t, &list, copied); err != nil {
			return object.Value{}, err
		}
		it := object.NewListIter(list.List())
		it.ListIter().Pos = i.Pos
		return it, nil
	case object.KindTupleIter:
		items := object.NewTuple(v.TupleIter().Items)
		if err := CopyOwner(t, &items, copied); err != nil {
			return object.Value{}, err
		}
		it := object.NewTupleIter(items.Tuple().Items)
		it.TupleIter().Pos = v.TupleIter().Pos
		return it, nil
	case object.KindRangeIter:
		i := v.RangeIter()
		return object.NewRangeIter(&object.Range{Start: i.Next, Step: i.Step, Len: i.Left}), nil
	case object.KindRange:
		return v.Range().WithBounds(v.Range().Bounds()).Value(), nil
	case object.KindSlice:
		twin := *v.Slice()
		err := CopyValues(copied, &twin.Start, &twin.Stop, &twin.Step)
		return object.NewSlice(twin.Start, twin.Stop, twin.Step), err
	case object.KindIterator:
		i := v.Iterator()
		from, ok := i.It.(Copyable)
		if !ok {
			return object.Value{}, nil
		}
		it, err := from.CopyWith(t, copied)
		return object.NewIterator(i.Class, it), err
	}
	return object.Value{}, nil
}

// CopyOwner passes the container of an iterator on to copied. The copy must be of the
// same type: what a memo holds in place of it may be anything.
func CopyOwner(t *object.Thread, owner *object.Value, copied func(v *object.Value) error) error {
	of := *owner
	if err := copied(owner); err != nil {
		return err
	}
	if t.TypeOf(*owner) != t.TypeOf(of) {
		return object.Raise(object.TypeError, "copy of a %s is a %s", t.TypeOf(of).ShortName(), t.TypeOf(*owner).ShortName())
	}
	return nil
}

// CopyValues passes values on to copied, but not the zero Value.
func CopyValues(copied func(v *object.Value) error, values ...*object.Value) error {
	for _, v := range values {
		if v.IsNil() {
			continue
		}
		if err := copied(v); err != nil {
			return err
		}
	}
	return nil
}

// CopySlice returns a copy of a slice whose values have been passed to copied.
func CopySlice(t *object.Thread, values []object.Value, copied func(v *object.Value) error) ([]object.Value, error) {
	if err := AllocateItems(t, len(values)); err != nil {
		return nil, err
	}
	out := append([]object.Value(nil), values...)
	for i := range out {
		if err := CopyValues(copied, &out[i]); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// CopyWith implements Copyable.
func (i *strIter) CopyWith(*object.Thread, func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, nil
}

// CopyWith implements Copyable.
func (i *setIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin, set := *i, i.set.Value()
	if err := CopyOwner(t, &set, copied); err != nil {
		return nil, err
	}
	twin.set = set.Set()
	return &twin, nil
}

// CopyWith implements Copyable.
func (i *dictIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin, dict := *i, i.dict.Value()
	if err := CopyOwner(t, &dict, copied); err != nil {
		return nil, err
	}
	twin.dict = dict.Dict()
	return &twin, nil
}

// CopyWith implements Copyable.
func (i *seqIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, CopyValues(copied, &twin.seq)
}
