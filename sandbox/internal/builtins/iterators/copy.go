package iterators

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// CopyWith implements ops.Copyable.
func (i *callIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.fn, &twin.sentinel)
}

// CopyWith implements ops.Copyable.
func (i *enumerateIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.it, &twin.next)
}

// CopyWith implements ops.Copyable.
func (i *zipIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	i.iterators() // which the copy has, too
	twin := zipIter{}
	var err error
	if twin.its, err = ops.CopySlice(t, i.its, copied); err != nil {
		return nil, err
	}
	return &twin, nil
}

// CopyWith implements ops.Copyable.
func (i *mapIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := mapIter{fn: i.fn}
	var err error
	if twin.its, err = ops.CopySlice(t, i.its, copied); err != nil {
		return nil, err
	}
	return &twin, ops.CopyValues(copied, &twin.fn)
}

// CopyWith implements ops.Copyable.
func (i *filterIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.fn, &twin.it)
}

// CopyWith implements ops.Copyable.
func (i *reversedIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.seq)
}
