// Package itertools is Python's module itertools: iterators that are put together.
package itertools

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Module is Python's module itertools.
func Module(b *native.Builder) *native.Module {
	m := native.NewModule("itertools")
	native.AddIterType(m, b, "count", newCount, nil)
	m.IterType(b, "cycle", func(t *object.Thread, a object.Args) (object.Stepper, error) {
		it, err := onlyIterable(t, "cycle", a)
		return &cycleIter{it: it}, err
	})
	b.LengthHint(native.AddIterType(m, b, "repeat", newRepeat, nil))
	m.IterType(b, "accumulate", newAccumulate)
	chainType(m, b)
	selectors(m, b)
	combinators(m, b)
	grouping(m, b)
	return m
}

// onlyIterable returns an iterator of the only argument.
func onlyIterable(t *object.Thread, name string, a object.Args) (object.Value, error) {
	if err := native.UnpackArgs(name, a, 1, 1); err != nil {
		return object.Value{}, err
	}
	return ops.Iter(t, a.Pos[0])
}

// countIter counts for ever.
type countIter struct {
	next, step object.Value
}

// Walk implements object.Walker.
func (c *countIter) Walk(census *object.Census) {
	census.Add(c.next)
	census.Add(c.step)
}

func newCount(t *object.Thread, a object.Args) (c countIter, err error) {
	values, err := native.Parameters("count", a, 0, "start", "step")
	if err != nil {
		return c, err
	}
	c = countIter{native.Given(values[0], object.Int(0)), native.Given(values[1], object.Int(1))}
	for _, v := range []object.Value{c.next, c.step} {
		if p := special.Payload(v); !p.IsIntLike() && !p.IsFloat() && t.TypeOf(v).Lookup(special.NameFloat).IsNil() {
			return c, object.Raise(object.TypeError, "a number is required")
		}
	}
	start, step := special.Payload(c.next), special.Payload(c.step)
	if (start.IsInt() || start.IsBool()) && (step.IsInt() || step.IsBool()) && step.AsInt() == 1 { // then CPython counts in C, from whatever class
		c = countIter{object.Int(start.AsInt()), object.Int(1)}
	}
	return c, nil
}

// Step returns the next number.
func (c *countIter) Step(t *object.Thread) (object.Value, error) {
	v := c.next
	next, err := native.Add(t, v, c.step)
	if err != nil {
		return object.Value{}, err
	}
	c.next = next
	return v, nil
}

// Repr returns count(start) or count(start, step).
func (c *countIter) Repr(t *object.Thread) (string, error) {
	next, err := ops.Repr(t, c.next)
	if err != nil || c.step.IsInt() && c.step.AsInt() == 1 {
		return "count(" + next + ")", err
	}
	step, err := ops.Repr(t, c.step)
	return "count(" + next + ", " + step + ")", err
}

// cycleIter repeats the items of an iterator, which it keeps.
type cycleIter struct {
	it    object.Value // the zero Value when it is exhausted
	saved []object.Value
	next  int
}

// Walk implements object.Walker.
func (c *cycleIter) Walk(census *object.Census) {
	census.Add(c.it)
	census.AddSlice(c.saved)
}

// Step returns the next item; the first one again after the last.
func (c *cycleIter) Step(t *object.Thread) (object.Value, error) {
	if !c.it.IsNil() {
		v, err := native.Pull(t, c.it)
		if err != nil {
			return v, err
		}
		if !v.IsNil() {
			c.saved = append(c.saved, v)
			return v, nil
		}
		c.it = v
	}
	if len(c.saved) == 0 {
		return object.Value{}, nil
	}
	v := c.saved[c.next]
	c.next = (c.next + 1) % len(c.saved)
	return v, nil
}

// repeatIter returns one object again and again.
type repeatIter struct {
	v    object.Value
	left int64 // negative for ever
}

// Walk implements object.Walker.
func (r *repeatIter) Walk(c *object.Census) {
	c.Add(r.v)
}

func newRepeat(t *object.Thread, a object.Args) (r repeatIter, err error) {
	values, err := native.Parameters("repeat", a, 1, "object", "times")
	if err != nil {
		return r, err
	}
	r = repeatIter{values[0], -1}
	if !values[1].IsNil() {
		times, err := native.PositionArg(t, values[1])
		if err != nil {
			return r, err
		}
		r.left = max(times, 0)
	}
	return r, nil
}

// Left returns how often the object comes, or -1 when that has no end.
func (r *repeatIter) Left() int64 { return r.left }

// Step returns the object.
func (r *repeatIter) Step(*object.Thread) (object.Value, error) {
	if r.left == 0 {
		return object.Value{}, nil
	}
	if r.left > 0 {
		r.left--
	}
	return r.v, nil
}

// Repr returns repeat(object) or repeat(object, times).
func (r *repeatIter) Repr(t *object.Thread) (string, error) {
	text, err := ops.Repr(t, r.v)
	if err != nil || r.left < 0 {
		return "repeat(" + text + ")", err
	}
	left, err := ops.Repr(t, object.Int(r.left))
	return "repeat(" + text + ", " + left + ")", err
}

// accumulateIter returns running totals.
type accumulateIter struct {
	it, fn, total object.Value
}

// Walk implements object.Walker.
func (i *accumulateIter) Walk(c *object.Census) {
	c.AddAll([]object.Value{i.it, i.fn, i.total})
}

func newAccumulate(t *object.Thread, a object.Args) (object.Stepper, error) {
	values, err := native.Parameters("accumulate", a, 1, "iterable", "func")
	if err != nil {
		return nil, err
	}
	it, err := ops.Iter(t, values[0])
	return &accumulateIter{it: it, fn: native.Given(values[1], object.None)}, err
}

// Step returns the total of the items so far.
func (i *accumulateIter) Step(t *object.Thread) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v, err := native.Pull(t, i.it)
	if err != nil || v.IsNil() {
		return v, err
	}
	if !i.total.IsNil() {
		if i.fn.IsNone() {
			v, err = native.Add(t, i.total, v)
		} else {
			v, err = t.Call(i.fn, i.total, v)
		}
		if err != nil {
			return object.Value{}, err
		}
	}
	i.total = v
	return v, nil
}

// chainIter returns the items of several iterables, one after the other.
type chainIter struct {
	// sources is an iterator of the iterables that are still to come, and active
	// one of that whose items are being returned; the zero Value when there is none.
	sources, active object.Value
}

// Walk implements object.Walker.
func (c *chainIter) Walk(census *object.Census) {
	census.Add(c.sources)
	census.Add(c.active)
}

func chainType(m *native.Module, b *native.Builder) {
	class := native.AddIterType(m, b, "chain", func(_ *object.Thread, a object.Args) (c chainIter, err error) {
		if err := native.UnpackArgs("chain", a, 0, -1); err != nil {
			return c, err
		}
		return chainIter{sources: object.NewTupleIter(object.TupleOf(a.Pos...))}, nil
	}, nil)
	native.ClassMethod(class, "from_iterable", func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 || len(a.Pos) != 2 {
			return object.Value{}, native.ArgFlags.Check(native.Method{Name: "from_iterable", Min: 1, Max: 1}, a)
		}
		it, err := ops.Iter(t, a.Pos[1])
		if err != nil {
			return object.Value{}, err
		}
		return object.NewIterator(class, &chainIter{sources: it}), nil
	})
}

// Step returns the next item.
func (c *chainIter) Step(t *object.Thread) (object.Value, error) {
	for !c.sources.IsNil() {
		if !c.active.IsNil() {
			v, err := native.Pull(t, c.active)
			if err != nil || !v.IsNil() {
				return v, err
			}
		}
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		c.active = object.Value{}
		source, err := native.Pull(t, c.sources)
		if err == nil && !source.IsNil() {
			c.active, err = ops.Iter(t, source)
		}
		if err != nil || source.IsNil() {
			c.sources = object.Value{}
			return object.Value{}, err
		}
	}
	return object.Value{}, nil
}

// Pass implements object.PlainStepper.
func (c *chainIter) Pass() (v object.Value, cost int) {
	if c.active.IsNil() || c.sources.IsNil() {
		return v, 0
	}
	if v = c.active.Peek(); v.IsNil() {
		return v, 0
	}
	c.active.Skip()
	return v, 1
}
