package itertools

import (
	"math"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// selectors adds the iterators that return some of the items of another one.
func selectors(m *native.Module, b *native.Builder) {
	m.IterType(b, "compress", newCompress)
	for _, name := range []string{"dropwhile", "takewhile", "filterfalse", "starmap"} {
		m.IterType(b, name, func(t *object.Thread, a object.Args) (object.Stepper, error) {
			if err := native.UnpackArgs(name, a, 2, 2); err != nil {
				return nil, err
			}
			it, err := ops.Iter(t, a.Pos[1])
			base := predicateIter{fn: a.Pos[0], it: it}
			switch name {
			case "dropwhile":
				return &dropWhileIter{base}, err
			case "takewhile":
				return &takeWhileIter{base}, err
			case "starmap":
				return &starMapIter{base}, err
			}
			return &filterFalseIter{base}, err
		})
	}
	native.AddIterType(m, b, "islice", newSliceIter, nil)
	m.IterType(b, "zip_longest", newZipLongest)
}

// compressIter returns the items of data whose selectors are true.
type compressIter struct {
	data, selectors object.Value
}

// Walk implements object.Walker.
func (c *compressIter) Walk(census *object.Census) {
	census.Add(c.data)
	census.Add(c.selectors)
}

func newCompress(t *object.Thread, a object.Args) (object.Stepper, error) {
	values, err := native.Parameters("compress", a, 2, "data", "selectors")
	if err != nil {
		return nil, err
	}
	data, err := ops.Iter(t, values[0])
	if err != nil {
		return nil, err
	}
	selectors, err := ops.Iter(t, values[1])
	return &compressIter{data, selectors}, err
}

// Step returns the next selected item.
func (c *compressIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	for {
		v, err := native.Pull(t, c.data)
		if err != nil || v.IsNil() {
			return v, err
		}
		selector, err := ops.Next(t, c.selectors)
		if err != nil || selector.IsNil() {
			return selector, err
		}
		truth, err := ops.Truth(t, selector)
		if err != nil {
			return object.Value{}, err
		}
		if truth {
			return v, nil
		}
	}
}

// predicateIter is what the iterators with a function have in common.
type predicateIter struct {
	fn, it object.Value
	// done tells of dropwhile that it drops no more, of takewhile that it has ended.
	done bool
}

// Walk implements object.Walker.
func (i *predicateIter) Walk(c *object.Census) {
	c.Add(i.fn)
	c.Add(i.it)
}

// next returns the next item, and whether the function is true of it.
func (i *predicateIter) next(t *object.Thread) (v object.Value, truth bool, err error) {
	v, err = native.Pull(t, i.it)
	if err != nil || v.IsNil() {
		return v, false, err
	}
	result, err := t.Call(i.fn, v)
	if err != nil {
		return object.Value{}, false, err
	}
	truth, err = ops.Truth(t, result)
	return v, truth, err
}

type dropWhileIter struct{ predicateIter }

// Step returns the next item, from the first one on of which the function is false.
func (i *dropWhileIter) Step(t *object.Thread) (object.Value, error) {
	if i.done {
		return native.Pull(t, i.it)
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	for {
		v, truth, err := i.next(t)
		if err != nil || v.IsNil() {
			return object.Value{}, err
		}
		if !truth {
			i.done = true
			return v, nil
		}
	}
}

type takeWhileIter struct{ predicateIter }

// Step returns the next item as long as the function is true.
func (i *takeWhileIter) Step(t *object.Thread) (object.Value, error) {
	if i.done {
		return object.Value{}, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v, truth, err := i.next(t)
	if err != nil || v.IsNil() || truth {
		return v, err
	}
	i.done = true
	return object.Value{}, nil
}

type filterFalseIter struct{ predicateIter }

// Step returns the next item of which the function is false.
func (i *filterFalseIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	for {
		v, err := native.Pull(t, i.it)
		if err != nil || v.IsNil() {
			return v, err
		}
		result, err := native.CallOrNone(t, i.fn, v)
		if err != nil {
			return object.Value{}, err
		}
		truth, err := ops.Truth(t, result)
		if err != nil {
			return object.Value{}, err
		}
		if !truth {
			return v, nil
		}
	}
}

type starMapIter struct{ predicateIter }

// Step calls the function with the items of the next item as arguments.
func (i *starMapIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v, err := native.Pull(t, i.it)
	if err != nil || v.IsNil() {
		return v, err
	}
	args, err := ops.NewItems(t, v)
	if err != nil {
		return object.Value{}, err
	}
	return t.Call(i.fn, args...)
}

// sliceIter returns every step-th item of those from start up to, not including,
// stop.
type sliceIter struct {
	it object.Value // the zero Value at the end
	// at is the number of items taken so far, next that of the next one to return.
	at, next, stop, step int64
}

// Walk implements object.Walker.
func (s *sliceIter) Walk(c *object.Census) {
	c.Add(s.it)
}

func newSliceIter(t *object.Thread, a object.Args) (s sliceIter, err error) {
	if err := native.UnpackArgs("islice", a, 2, 4); err != nil {
		return s, err
	}
	s.stop, s.step = -1, 1
	bounds := []*int64{&s.next, &s.stop, &s.step}
	args := a.Pos[1:]
	if len(args) == 1 {
		bounds = bounds[1:]
	}
	for i, v := range args { // first all are read, then all are looked at but for a stop of -1
		if v.IsNone() {
			continue
		}
		n, err := ops.Index(t, v)
		if _, raised := err.(*object.Raised); err != nil && !raised {
			return s, err
		}
		if err != nil {
			n = -1
		}
		if *bounds[i] = n; n == -1 && bounds[i] == &s.stop {
			return s, object.Raise(object.ValueError, "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
		}
	}
	switch {
	case s.next < 0 || s.stop < -1:
		return s, object.Raise(object.ValueError, "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
	case s.step < 1:
		return s, object.Raise(object.ValueError, "Step for islice() must be a positive integer or None.")
	}
	s.it, err = ops.Iter(t, a.Pos[0])
	return s, err
}

// Step returns the next item of the slice.
func (s *sliceIter) Step(t *object.Thread) (object.Value, error) {
	if s.it.IsNil() {
		return object.Value{}, nil
	}
	if s.at < s.next {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	for {
		if s.at >= s.next && s.stop >= 0 && s.at >= s.stop {
			s.it = object.Value{}
			return object.Value{}, nil
		}
		v, err := native.Pull(t, s.it)
		if err != nil {
			return v, err
		}
		if v.IsNil() {
			s.it = v
			return v, nil
		}
		s.at++
		if s.at <= s.next { // one to be passed
			continue
		}
		if s.next += s.step; s.next < 0 || s.stop >= 0 && s.next > s.stop {
			s.next = s.stop
			if s.stop < 0 { // beyond 64 bits
				s.next = math.MaxInt64
			}
		}
		return v, nil
	}
}

// zipLongestIter is zip_longest.
type zipLongestIter struct {
	its    []object.Value // the zero Value for those that have ended
	active int
	fill   object.Value
}

// Walk implements object.Walker.
func (z *zipLongestIter) Walk(c *object.Census) {
	c.AddSlice(z.its)
	c.Add(z.fill)
}

func newZipLongest(t *object.Thread, a object.Args) (object.Stepper, error) {
	z := &zipLongestIter{fill: object.None}
	for _, n := range a.Names {
		if n.S != "fillvalue" || len(a.Names) > 1 {
			return nil, object.Raise(object.TypeError, "zip_longest() got an unexpected keyword argument")
		}
		z.fill = a.Keyword("fillvalue")
	}
	for i, v := range a.Positional() {
		it, err := ops.Iter(t, v)
		if native.IsError(err, object.TypeError) {
			err = object.Raise(object.TypeError, "zip_longest argument #%d must support iteration", i+1)
		}
		if err != nil {
			return nil, err
		}
		z.its = append(z.its, it)
	}
	z.active = len(z.its)
	return z, nil
}

// Step returns a tuple of the next items, until all iterators have ended.
func (z *zipLongestIter) Step(t *object.Thread) (object.Value, error) {
	if z.active == 0 {
		return object.Value{}, nil
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	t.Spend(meter.StepCost * len(z.its))
	items := make([]object.Value, len(z.its))
	for i, it := range z.its {
		items[i] = z.fill
		if it.IsNil() {
			continue
		}
		v, err := native.Pull(t, it)
		if err != nil {
			z.active = 0
			return v, err
		}
		if !v.IsNil() {
			items[i] = v
			continue
		}
		z.its[i] = v
		if z.active--; z.active == 0 {
			return v, nil
		}
	}
	return object.NewTuple(items), nil
}
