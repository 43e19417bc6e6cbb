package containers

import (
	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// longRange is a range whose ends, step or length do not fit 64 bits. Its type is a
// hidden subclass of range, so that those that fit pay nothing for it.
type longRange struct {
	object.Instance
	// start, stop, step and length are ints; step is not 0.
	start, stop, step, length object.Value
}

// Walk implements object.Walker.
func (r *longRange) Walk(c *object.Census) {
	for _, v := range []object.Value{r.start, r.stop, r.step, r.length} {
		c.Add(v)
	}
}

// longMath does arithmetic on ints of any size, at its price, until an error.
type longMath struct {
	t   *object.Thread
	err error
}

func (m *longMath) do(op int, a, b object.Value) object.Value {
	if m.err != nil {
		return object.Int(0)
	}
	v, err := arith.Binary(m.t, op, a, b)
	if m.err = err; err != nil {
		return object.Int(0)
	}
	return v
}

func (m *longMath) less(a, b object.Value) bool {
	if m.err != nil {
		return false
	}
	var less bool
	less, m.err = ops.Less(m.t, a, b)
	return less
}

func (m *longMath) equal(a, b object.Value) bool {
	if m.err != nil {
		return false
	}
	var equal bool
	equal, m.err = ops.Equal(m.t, a, b)
	return equal
}

// lowest returns the smaller one of two ints.
func (m *longMath) lowest(a, b object.Value) object.Value {
	if m.less(b, a) {
		return b
	}
	return a
}

func (m *longMath) highest(a, b object.Value) object.Value {
	if m.less(a, b) {
		return b
	}
	return a
}

func negative(v object.Value) bool { return v.ToBig().Sign() < 0 }

// newLongRange returns range(start, stop, step) for ints, of which step is not 0.
func newLongRange(t *object.Thread, class *object.Type, start, stop, step object.Value) (object.Value, error) {
	m := longMath{t: t}
	r := native.As[longRange](object.NewInstance(class).Value())
	r.start, r.stop, r.step, r.length = start, stop, step, object.Int(0)
	low, high, by := start, stop, step
	if negative(step) {
		low, high, by = stop, start, m.do(code.OpSub, object.Int(0), step)
	}
	if m.less(low, high) {
		last := m.do(code.OpSub, m.do(code.OpSub, high, low), object.Int(1))
		r.length = m.do(code.OpAdd, m.do(code.OpFloorDiv, last, by), object.Int(1))
	}
	return r.Value(), m.err
}

// at returns start + i*step.
func (r *longRange) at(m *longMath, i object.Value) object.Value {
	return m.do(code.OpAdd, r.start, m.do(code.OpMul, i, r.step))
}

// longOf returns what a range of either kind is as a longRange, or nil for other values.
func longOf(class *object.Type, v object.Value) *longRange {
	switch {
	case v.Kind() == object.KindRange:
		r := v.Range()
		return &longRange{start: object.Int(r.Start), stop: object.Int(r.Stop), step: object.Int(r.Step), length: object.Int(r.Len)}
	case v.Kind() == object.KindInstance && v.Instance().Class == class:
		return native.As[longRange](v)
	}
	return nil
}

// longRangeType makes the hidden type.
func longRangeType(b *native.Builder, base *object.Type) *object.Type {
	class := object.NewType("range", base)
	class.Builtin, class.Special, class.Final, class.NoDict = true, true, true, true
	class.Repr = object.KindInstance
	class.Layout = native.LayoutOf(func(r *longRange) *object.Instance { return &r.Instance })
	b.RawMethod(class, "__init__", func(*object.Thread, object.Args) (object.Value, error) {
		return object.None, nil // what range() is called with has been seen to
	})
	type method = native.InstanceMethod[longRange]
	native.AddMethods(
		b, class, native.ArgSlot,
		method{Name: "__len__", Fn: func(t *object.Thread, r *longRange, _ []object.Value) (object.Value, error) {
			_, err := ops.Index(t, r.length)
			if err != nil {
				err = object.Raise(object.OverflowError, "Python int too large to convert to C ssize_t")
			}
			return r.length, err
		}},
		method{Name: "__bool__", Fn: func(_ *object.Thread, r *longRange, _ []object.Value) (object.Value, error) {
			return object.Bool(r.length.ToBig().Sign() > 0), nil
		}},
		method{Name: "__repr__", Fn: longRepr},
		method{Name: "__hash__", Fn: longHash},
		method{Name: "__iter__", Fn: func(_ *object.Thread, r *longRange, _ []object.Value) (object.Value, error) {
			return object.NewIterator(ops.LongRangeIter, &longIter{next: r.start, step: r.step, left: r.length}), nil
		}},
		method{Name: "__contains__", Min: 1, Max: 1, Fn: func(t *object.Thread, r *longRange, args []object.Value) (object.Value, error) {
			found, err := r.find(t, args[0])
			return object.Bool(!found.IsNil()), err
		}},
		method{Name: "__getitem__", Min: 1, Max: 1, Fn: func(t *object.Thread, r *longRange, args []object.Value) (object.Value, error) {
			return longItem(t, class, r, args[0])
		}},
	)
	native.AddMethods(
		b, class, native.ArgFlags,
		method{Name: "__reversed__", Fn: func(t *object.Thread, r *longRange, _ []object.Value) (object.Value, error) {
			m := longMath{t: t}
			last := r.at(&m, m.do(code.OpSub, r.length, object.Int(1)))
			down := m.do(code.OpSub, object.Int(0), r.step)
			return object.NewIterator(ops.LongRangeIter, &longIter{next: last, step: down, left: r.length}), m.err
		}},
		method{Name: "count", Min: 1, Max: 1, Fn: func(t *object.Thread, r *longRange, args []object.Value) (object.Value, error) {
			found, err := r.find(t, args[0])
			if found.IsNil() {
				return object.Int(0), err
			}
			return object.Int(1), err
		}},
		method{Name: "index", Min: 1, Max: 1, Fn: longIndex},
	)
	native.AddComparisons(b, class, func(t *object.Thread, op int, r *longRange, other object.Value) (object.Value, error) {
		o := longOf(class, other)
		if o == nil {
			return object.NotImplemented, nil
		}
		m := longMath{t: t}
		same := m.equal(r.length, o.length)
		if r.length.ToBig().Sign() > 0 {
			same = same && m.equal(r.start, o.start) && (m.equal(r.length, object.Int(1)) || m.equal(r.step, o.step))
		}
		return object.Bool(same == (op == code.OpEq)), m.err
	}, code.OpEq, code.OpNe)
	attribute(class, "start", func(v object.Value) object.Value { return native.As[longRange](v).start })
	attribute(class, "stop", func(v object.Value) object.Value { return native.As[longRange](v).stop })
	attribute(class, "step", func(v object.Value) object.Value { return native.As[longRange](v).step })
	return class
}

func longRepr(t *object.Thread, r *longRange, _ []object.Value) (object.Value, error) {
	parts := []object.Value{r.start, r.stop, r.step}
	if r.step.IsInt() && r.step.AsInt() == 1 {
		parts = parts[:2]
	}
	text, err := ops.Repr(t, object.NewTuple(parts))
	return native.TextValue("range"+text, err)
}

// longHash is that of a tuple of the length, the start and the step, as far as these
// matter to equality.
func longHash(t *object.Thread, r *longRange, _ []object.Value) (object.Value, error) {
	parts := []object.Value{r.length, object.None, object.None}
	if n := r.length; n.ToBig().Sign() > 0 {
		parts[1] = r.start
		if !n.IsInt() || n.AsInt() > 1 {
			parts[2] = r.step
		}
	}
	h, err := ops.Hash(t, object.NewTuple(parts))
	return object.Int(h), err
}

// find returns the position of a value, or the zero Value. One that is no int is
// compared with each number.
func (r *longRange) find(t *object.Thread, v object.Value) (object.Value, error) {
	m := longMath{t: t}
	if v.IsIntLike() {
		offset := m.do(code.OpSub, v, r.start)
		at := m.do(code.OpFloorDiv, offset, r.step)
		fits := m.equal(m.do(code.OpMul, at, r.step), offset)
		if m.err != nil || !fits || negative(at) || !m.less(at, r.length) {
			return object.Value{}, m.err
		}
		return at, m.err
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	for i := object.Int(0); m.less(i, r.length); i = m.do(code.OpAdd, i, object.Int(1)) {
		if m.err = t.Charge(1); m.equal(r.at(&m, i), v) {
			return i, nil
		}
	}
	return object.Value{}, m.err
}

func longIndex(t *object.Thread, r *longRange, args []object.Value) (object.Value, error) {
	at, err := r.find(t, args[0])
	if err != nil || !at.IsNil() {
		return at, err
	}
	if !args[0].IsIntLike() {
		return at, object.Raise(object.ValueError, "sequence.index(x): x not in sequence")
	}
	text, err := ops.Repr(t, args[0])
	if err != nil {
		return at, err
	}
	return at, object.Raise(object.ValueError, "%s is not in range", text)
}

// longItem is r[key], for an index or a slice.
func longItem(t *object.Thread, class *object.Type, r *longRange, key object.Value) (object.Value, error) {
	m := longMath{t: t}
	if key.Kind() == object.KindSlice {
		start, stop, step, err := longBounds(&m, key.Slice(), r.length)
		if err != nil {
			return object.Value{}, err
		}
		from, to, by := r.at(&m, start), r.at(&m, stop), m.do(code.OpMul, r.step, step)
		if m.err != nil {
			return object.Value{}, m.err
		}
		return rangeOf(t, class, from, to, by)
	}
	i, err := ops.IndexValue(t, key)
	if native.IsError(err, object.TypeError) {
		return i, object.Raise(object.TypeError, "range indices must be integers or slices, not %s", t.TypeOf(key).Name)
	}
	if err != nil {
		return i, err
	}
	if negative(i) {
		i = m.do(code.OpAdd, i, r.length)
	}
	if m.err == nil && (negative(i) || !m.less(i, r.length)) && m.err == nil {
		return i, object.Raise(object.IndexError, "range object index out of range")
	}
	return r.at(&m, i), m.err
}

// longBounds is slice.indices for a length of any size.
func longBounds(m *longMath, s *object.Slice, length object.Value) (start, stop, step object.Value, err error) {
	bound := func(v, missing, low, high object.Value) object.Value {
		if v.IsNone() || err != nil {
			return missing
		}
		if v, err = ops.IndexValue(m.t, v); err != nil {
			err = object.Raise(object.TypeError, "slice indices must be integers or None or have an __index__ method")
			return missing
		}
		if negative(v) {
			v = m.do(code.OpAdd, v, length)
		}
		return m.highest(low, m.lowest(v, high))
	}
	step = object.Int(1)
	if !s.Step.IsNone() {
		if step, err = ops.IndexValue(m.t, s.Step); err != nil {
			return start, stop, step, object.Raise(object.TypeError, "slice indices must be integers or None or have an __index__ method")
		}
		if step.ToBig().Sign() == 0 {
			return start, stop, step, object.Raise(object.ValueError, "slice step cannot be zero")
		}
	}
	low, high := object.Int(0), length
	first, last := low, high
	if negative(step) {
		low, high = object.Int(-1), m.do(code.OpSub, length, object.Int(1))
		first, last = high, low
	}
	start, stop = bound(s.Start, first, low, high), bound(s.Stop, last, low, high)
	if err == nil {
		err = m.err
	}
	return start, stop, step, err
}

// longIter is the iterator of a longRange: next, next + step, ... left numbers in all.
type longIter struct {
	next, step, left object.Value
}

// Walk implements object.Walker.
func (i *longIter) Walk(c *object.Census) {
	c.Add(i.next)
	c.Add(i.step)
	c.Add(i.left)
}

// Step implements object.Stepper.
func (i *longIter) Step(t *object.Thread) (object.Value, error) {
	if i.left.ToBig().Sign() <= 0 {
		return object.Value{}, nil
	}
	m := longMath{t: t}
	next, left := m.do(code.OpAdd, i.next, i.step), m.do(code.OpSub, i.left, object.Int(1))
	if m.err != nil {
		return object.Value{}, m.err
	}
	v := i.next
	i.next, i.left = next, left
	return v, nil
}
