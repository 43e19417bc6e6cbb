package collections

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dequeOperators adds the methods of item access, + and *.
func dequeOperators(b *native.Builder) {
	native.AddMethods(
		b, DequeType, native.ArgSlot,
		dequeMethod{Name: "__getitem__", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			i, err := d.index(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			return *d.at(i), nil
		}, Plain: func(_ *object.Thread, d *Deque, args []object.Value) (v object.Value, cost int) {
			if i, ok := d.plainIndex(args[0]); ok {
				return *d.at(i), 0
			}
			return v, 0
		}},
		dequeMethod{Name: "__setitem__", Min: 2, Max: 2, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			i, err := d.index(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			d.set(i, args[1])
			return object.None, nil
		}, Plain: func(_ *object.Thread, d *Deque, args []object.Value) (v object.Value, cost int) {
			if i, ok := d.plainIndex(args[0]); ok {
				d.set(i, args[1])
				return object.None, 0
			}
			return v, 0
		}},
		dequeMethod{Name: "__delitem__", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			i, err := d.index(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			if err := d.chargeShift(t, i); err != nil {
				return object.Value{}, err
			}
			d.remove(i)
			return object.None, nil
		}},
		dequeMethod{Name: "__add__", Min: 1, Max: 1, Fn: dequeAdd},
		dequeMethod{Name: "__iadd__", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			if special.Overrides(args[0], nameRadd) {
				return object.NotImplemented, nil
			}
			return d.Value(), d.extend(t, args[0], false)
		}},
		dequeMethod{Name: "__mul__", Min: 1, Max: 1, Fn: dequeMul},
		dequeMethod{Name: "__rmul__", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			switch args[0].Kind() {
			case object.KindList, object.KindTuple, object.KindStr: // which is the one to be repeated
				return object.Value{}, object.Raise(object.TypeError, "can't multiply sequence by non-int of type 'collections.deque'")
			}
			return dequeMul(t, d, args)
		}},
		dequeMethod{Name: "__imul__", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			if special.Overrides(args[0], nameRmul) {
				return object.NotImplemented, nil
			}
			items, err := d.repeated(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			d.fill(items)
			return d.Value(), nil
		}},
	)
}

// plainIndex converts an index that is an int and in range.
func (d *Deque) plainIndex(v object.Value) (i int, ok bool) {
	n := v.AsInt()
	if n < 0 {
		n += int64(d.n)
	}
	return int(n), v.IsInt() && 0 <= n && n < int64(d.n)
}

// index converts an index.
func (d *Deque) index(t *object.Thread, v object.Value) (int, error) {
	i := v.AsInt()
	if !v.IsInt() {
		p, err := ops.IndexValue(t, v)
		if native.IsError(err, object.TypeError) && special.Payload(v) == v && v.Kind() != object.KindInstance {
			return 0, object.Raise(object.TypeError, "sequence index must be integer, not '%s'", t.TypeOf(v).Name)
		}
		if err != nil {
			return 0, err
		}
		if p.Kind() == object.KindBigInt {
			return 0, object.Raise(object.IndexError, "cannot fit 'int' into an index-sized integer")
		}
		i = p.AsInt()
	}
	if i < 0 {
		i += int64(d.n)
	}
	if i < 0 || i >= int64(d.n) {
		return 0, object.Raise(object.IndexError, "deque index out of range")
	}
	return int(i), nil
}

// fill makes items the only ones.
func (d *Deque) fill(items []object.Value) {
	d.clear()
	for _, v := range items {
		d.Push(v)
	}
}

func dequeAdd(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
	other := AsDeque(t, args[0])
	if other == nil && special.Overrides(args[0], nameRadd) {
		return object.NotImplemented, nil // numbers come first in CPython, where this is no operator of theirs
	}
	if other == nil {
		return object.Value{}, object.Raise(object.TypeError, "can only concatenate deque (not \"%s\") to deque", t.TypeOf(args[0]).Name)
	}
	if err := meter.AllocateItems(t, dequeCost+2*(d.n+other.n)); err != nil {
		return object.Value{}, err
	}
	items := append(d.Items(), other.Items()...)
	return d.withItems(t, items)
}

// withItems returns a deque like d, of the same class, with other items.
func (d *Deque) withItems(t *object.Thread, items []object.Value) (object.Value, error) {
	if d.Class != DequeType {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		v, err := dequeCopy(t, d, nil)
		if err != nil {
			return v, err
		}
		AsDeque(t, v).fill(items)
		return v, nil
	}
	twin := newDeque(d.MaxLen)
	twin.fill(items)
	return twin.Value(), nil
}

var (
	nameRadd = object.NewSharedStr("__radd__")
	nameRmul = object.NewSharedStr("__rmul__")
)

func dequeMul(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
	if special.Overrides(args[0], nameRmul) {
		return object.NotImplemented, nil
	}
	items, err := d.repeated(t, args[0])
	if err != nil {
		return object.Value{}, err
	}
	return d.withItems(t, items)
}

// repeated returns the items n times, or the last of them that fit.
func (d *Deque) repeated(t *object.Thread, times object.Value) ([]object.Value, error) {
	i, err := ops.IndexValue(t, times)
	if native.IsError(err, object.TypeError) {
		return nil, object.Raise(object.TypeError, "can't multiply sequence by non-int of type '%s'", t.TypeOf(times).Name)
	}
	if err != nil {
		return nil, err
	}
	if i.Kind() == object.KindBigInt {
		return nil, object.Raise(object.OverflowError, "cannot fit 'int' into an index-sized integer")
	}
	n := max(i.AsInt(), 0)
	if d.n == 0 || n == 0 {
		return nil, nil
	}
	if d.MaxLen >= 0 {
		n = min(n, int64(d.MaxLen/d.n)+1)
	}
	if n > maxDeque/int64(d.n) {
		return nil, meter.MemoryError()
	}
	if err := meter.AllocateItems(t, dequeCost+2*d.n*int(n)); err != nil {
		return nil, err
	}
	once := d.Items()
	items := make([]object.Value, 0, d.n*int(n))
	for range n {
		items = append(items, once...)
	}
	if d.MaxLen >= 0 && len(items) > d.MaxLen {
		items = items[len(items)-d.MaxLen:]
	}
	return items, nil
}

// maxDeque is the largest number of items that a deque can get at once.
const maxDeque = 1 << 24

// dequeCost is what a new deque costs besides its items, in bytecodes.
const dequeCost = 16
