package itertools

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// CopyWith implements ops.Copyable.
func (c *countIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *c
	return &twin, ops.CopyValues(copied, &twin.next, &twin.step)
}

// CopyWith implements ops.Copyable.
func (c *cycleIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *c
	var err error
	if twin.saved, err = ops.CopySlice(t, c.saved, copied); err != nil {
		return nil, err
	}
	return &twin, ops.CopyValues(copied, &twin.it)
}

// CopyWith implements ops.Copyable.
func (r *repeatIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *r
	return &twin, ops.CopyValues(copied, &twin.v)
}

// CopyWith implements ops.Copyable.
func (i *accumulateIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.it, &twin.fn, &twin.total)
}

// CopyWith implements ops.Copyable.
func (c *chainIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *c
	return &twin, ops.CopyValues(copied, &twin.sources, &twin.active)
}

// CopyWith implements ops.Copyable.
func (c *compressIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *c
	return &twin, ops.CopyValues(copied, &twin.data, &twin.selectors)
}

// CopyWith implements ops.Copyable.
func (i *dropWhileIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.fn, &twin.it)
}

// CopyWith implements ops.Copyable.
func (i *takeWhileIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.fn, &twin.it)
}

// CopyWith implements ops.Copyable.
func (i *filterFalseIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.fn, &twin.it)
}

// CopyWith implements ops.Copyable.
func (i *starMapIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *i
	return &twin, ops.CopyValues(copied, &twin.fn, &twin.it)
}

// CopyWith implements ops.Copyable.
func (s *sliceIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *s
	return &twin, ops.CopyValues(copied, &twin.it)
}

// CopyWith implements ops.Copyable.
func (z *zipLongestIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *z
	var err error
	if twin.its, err = ops.CopySlice(t, z.its, copied); err != nil {
		return nil, err
	}
	return &twin, ops.CopyValues(copied, &twin.fill)
}

// CopyWith implements ops.Copyable.
func (g *groupByIter) CopyWith(_ *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *g
	return &twin, ops.CopyValues(copied, &twin.it, &twin.fn, &twin.item, &twin.key, &twin.target)
}

// CopyWith implements ops.Copyable.
func (p *productIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *p
	if err := meter.ChargeItems(t, len(p.pools)); err != nil {
		return nil, err
	}
	twin.indices, twin.pools = slices.Clone(p.indices), slices.Clone(p.pools)
	for i, pool := range p.pools {
		items, err := ops.CopySlice(t, pool, copied)
		if err != nil {
			return nil, err
		}
		twin.pools[i] = items
	}
	return &twin, nil
}

// CopyWith implements ops.Copyable.
func (p *permutationIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *p
	var err error
	if twin.pool, err = ops.CopySlice(t, p.pool, copied); err != nil {
		return nil, err
	}
	twin.order = slices.Clone(p.order)
	return &twin, nil
}

// CopyWith implements ops.Copyable.
func (c *combinationIter) CopyWith(t *object.Thread, copied func(v *object.Value) error) (object.Stepper, error) {
	twin := *c
	if err := meter.ChargeItems(t, len(c.indices)); err != nil {
		return nil, err
	}
	var err error
	if twin.pool, err = ops.CopySlice(t, c.pool, copied); err != nil {
		return nil, err
	}
	twin.indices = slices.Clone(c.indices)
	return &twin, nil
}
