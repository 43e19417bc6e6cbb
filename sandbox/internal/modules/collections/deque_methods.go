package collections

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

type dequeMethod = native.InstanceMethod[Deque]

// dequeMethods adds the methods of deque.
func dequeMethods(m *native.Module, b *native.Builder) {
	class := DequeType
	m.Class(class)
	native.Unhashable(class)
	b.KeywordMethod(class, "__init__", dequeInit)
	b.ReadOnlyProperty(class, "maxlen", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		if n := native.As[Deque](args[0]).MaxLen; n >= 0 {
			return object.Int(int64(n)), nil
		}
		return object.None, nil
	})
	dequeChanges(b)
	dequeQueries(b)
	dequeOperators(b)
	dequeIterators(b)
	native.AddComparisons(b, class, compareDeques, code.OpLt, code.OpLe, code.OpEq, code.OpNe, code.OpGt, code.OpGe)
}

// newDequeCost is what a deque costs, besides its items.
const newDequeCost = 16

func dequeInit(t *object.Thread, a object.Args) (object.Value, error) {
	t.Spend(newDequeCost)
	d := native.As[Deque](a.Pos[0])
	if n := len(a.Pos) - 1; n > 2 && len(a.Names) == 0 {
		return object.Value{}, native.ArgUnpack.WrongCount("deque()", n, 0, 2)
	}
	source, limit := native.Argument(a.Pos, 1), native.Argument(a.Pos, 2)
	if len(a.Names) > 0 {
		values, err := native.Parameters("deque", object.Args{Pos: a.Pos[1:], Names: a.Names}, 0, "iterable", "maxlen")
		if err != nil {
			return object.Value{}, err
		}
		source, limit = values[0], values[1]
	}
	maxLen := -1
	if v := limit; !v.IsNil() && !v.IsNone() {
		p := special.Payload(v)
		if !p.IsIntLike() {
			return object.Value{}, object.Raise(object.TypeError, "an integer is required")
		}
		if p.Kind() == object.KindBigInt {
			return object.Value{}, object.Raise(object.OverflowError, "Python int too large to convert to C ssize_t")
		}
		if maxLen = int(p.AsInt()); maxLen < 0 {
			return object.Value{}, object.Raise(object.ValueError, "maxlen must be non-negative")
		}
	}
	if !source.IsNil() && !native.IsPlainIterable(source) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	d.clear()
	d.MaxLen = maxLen
	if source.IsNil() {
		return object.None, nil
	}
	return object.None, d.extend(t, source, false)
}

// dequeChanges adds the methods that add, remove and move items.
func dequeChanges(b *native.Builder) {
	none := func(change func(t *object.Thread, d *Deque, args []object.Value) error) func(*object.Thread, *Deque, []object.Value) (object.Value, error) {
		return func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			return object.None, change(t, d, args)
		}
	}
	native.AddMethods(
		b, DequeType, native.ArgFlags,
		dequeMethod{Name: "append", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			if err := d.reserve(t); err != nil {
				return object.Value{}, err
			}
			d.Push(args[0])
			return object.None, nil
		}, Plain: plainPush},
		dequeMethod{Name: "appendleft", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			if err := d.reserve(t); err != nil {
				return object.Value{}, err
			}
			d.pushFirst(args[0])
			return object.None, nil
		}, Plain: plainPushFirst},
		dequeMethod{Name: "pop", Fn: func(_ *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
			if d.n == 0 {
				return object.Value{}, errEmptyDeque()
			}
			return d.pop(), nil
		}, Plain: plainPop},
		dequeMethod{Name: "popleft", Fn: func(_ *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
			if d.n == 0 {
				return object.Value{}, errEmptyDeque()
			}
			return d.popFirst(), nil
		}, Plain: plainPopFirst},
		dequeMethod{Name: "clear", Fn: none(func(_ *object.Thread, d *Deque, _ []object.Value) error {
			d.clear()
			return nil
		})},
		dequeMethod{Name: "extend", Min: 1, Max: 1, Fn: none(func(t *object.Thread, d *Deque, args []object.Value) error {
			return d.extend(t, args[0], false)
		})},
		dequeMethod{Name: "extendleft", Min: 1, Max: 1, Fn: none(func(t *object.Thread, d *Deque, args []object.Value) error {
			return d.extend(t, args[0], true)
		})},
		dequeMethod{Name: "remove", Min: 1, Max: 1, Fn: none(dequeRemove)},
		dequeMethod{Name: "reverse", Fn: none(dequeReverse)},
	)
	native.AddMethods(
		b, DequeType, native.ArgParse,
		dequeMethod{Name: "insert", Min: 2, Max: 2, Fn: none(dequeInsert)},
		dequeMethod{Name: "rotate", Max: 1, Fn: none(dequeRotate)},
	)
}

// The shorter ways of what queues and stacks are used for; see object.Builtin.

func plainPush(_ *object.Thread, d *Deque, args []object.Value) (v object.Value, cost int) {
	if d.growsMuch() {
		return v, 0
	}
	d.Push(args[0])
	return object.None, 0
}

func plainPushFirst(_ *object.Thread, d *Deque, args []object.Value) (v object.Value, cost int) {
	if d.growsMuch() {
		return v, 0
	}
	d.pushFirst(args[0])
	return object.None, 0
}

func plainPop(_ *object.Thread, d *Deque, _ []object.Value) (v object.Value, cost int) {
	if d.n == 0 {
		return v, 0
	}
	return d.pop(), 0
}

func plainPopFirst(_ *object.Thread, d *Deque, _ []object.Value) (v object.Value, cost int) {
	if d.n == 0 {
		return v, 0
	}
	return d.popFirst(), 0
}

func errEmptyDeque() error { return object.Raise(object.IndexError, "pop from an empty deque") }

func dequeRemove(t *object.Thread, d *Deque, args []object.Value) error {
	version, i := d.version, -1
	err := d.scan(t, 0, d.n, func(at int, item object.Value) (bool, error) {
		equal, err := native.EqualItem(t, item, args[0])
		switch {
		case err != nil:
			return false, err
		case d.version != version: // whatever the comparison says
			return false, object.Raise(object.IndexError, "deque mutated during remove().")
		case equal:
			i = at
		}
		return !equal, nil
	})
	if err != nil {
		return err
	}
	if i < 0 {
		return object.Raise(object.ValueError, "deque.remove(x): x not in deque")
	}
	if err := d.chargeShift(t, i); err != nil {
		return err
	}
	d.remove(i)
	return nil
}

func dequeReverse(t *object.Thread, d *Deque, _ []object.Value) error {
	if err := meter.ChargeItems(t, 2*d.n); err != nil {
		return err
	}
	for i, j := 0, d.n-1; i < j; i, j = i+1, j-1 {
		first, last := *d.at(i), *d.at(j)
		d.set(i, last)
		d.set(j, first)
	}
	return nil
}

func dequeInsert(t *object.Thread, d *Deque, args []object.Value) error {
	i, err := native.PositionArg(t, args[0])
	if err != nil {
		return err
	}
	if d.n == d.MaxLen {
		return object.Raise(object.IndexError, "deque already at its maximum size")
	}
	n := int64(d.n)
	if i < 0 {
		i = max(i+n, 0)
	}
	at := int(min(i, n))
	if err := d.chargeShift(t, at); err != nil {
		return err
	}
	d.insert(at, args[1])
	return nil
}

func dequeRotate(t *object.Thread, d *Deque, args []object.Value) error {
	n := int64(1)
	if len(args) > 0 {
		i, err := native.PositionArg(t, args[0])
		if err != nil {
			return err
		}
		n = i
	}
	if d.n < 2 {
		return nil
	}
	shift := int(n % int64(d.n))
	if err := d.chargeShift(t, max(shift, -shift)); err != nil {
		return err
	}
	d.rotate(shift)
	return nil
}

// dequeQueries adds the methods that change nothing.
func dequeQueries(b *native.Builder) {
	native.AddMethods(
		b, DequeType, native.ArgFlags,
		dequeMethod{Name: "copy", Fn: dequeCopy},
		dequeMethod{Name: "__copy__", Fn: dequeCopy},
		dequeMethod{Name: "count", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			n := int64(0)
			err := d.scan(t, 0, d.n, func(_ int, item object.Value) (bool, error) {
				equal, err := native.EqualItem(t, item, args[0])
				if equal {
					n++
				}
				return true, err
			})
			return object.Int(n), err
		}},
	)
	native.AddMethods(b, DequeType, native.ArgParse, dequeMethod{Name: "index", Min: 1, Max: 3, Fn: dequeIndex})
	native.AddMethods(
		b, DequeType, native.ArgSlot,
		dequeMethod{Name: "__contains__", Min: 1, Max: 1, Fn: func(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
			i, err := d.find(t, args[0], 0, d.n)
			return object.Bool(i >= 0), err
		}},
		dequeMethod{Name: "__len__", Fn: func(_ *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
			return object.Int(int64(d.n)), nil
		}, Plain: func(_ *object.Thread, d *Deque, _ []object.Value) (object.Value, int) {
			return object.Int(int64(d.n)), 0
		}},
		dequeMethod{Name: "__repr__", Fn: dequeRepr},
	)
}

// dequeCopy is copy: an instance of a derived class is made by a call of that.
func dequeCopy(t *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
	if d.Class != DequeType {
		args := []object.Value{d.Value()}
		if d.MaxLen >= 0 {
			args = append(args, object.Int(int64(d.MaxLen)))
		}
		v, err := t.Call(d.Class.Value(), args...)
		if err == nil && AsDeque(t, v) == nil {
			err = object.Raise(object.TypeError, "%s() must return a deque, not %s", d.Class.Name, t.TypeOf(v).Name)
		}
		return v, err
	}
	if err := meter.ChargeItems(t, 2*d.n); err != nil {
		return object.Value{}, err
	}
	t.Spend(newDequeCost)
	twin := newDeque(d.MaxLen)
	for _, v := range d.Items() {
		twin.Push(v)
	}
	return twin.Value(), nil
}

func dequeIndex(t *object.Thread, d *Deque, args []object.Value) (object.Value, error) {
	bounds := []int64{0, int64(d.n)}
	for i, v := range args[1:] {
		at, err := native.SearchBound(t, v)
		if err != nil {
			return object.Value{}, err
		}
		if at < 0 {
			at = max(at+int64(d.n), 0)
		}
		bounds[i] = min(at, int64(d.n))
	}
	i, err := d.find(t, args[0], int(bounds[0]), int(bounds[1]))
	if err != nil {
		return object.Value{}, err
	}
	if i < 0 {
		text, err := ops.Repr(t, args[0])
		if err != nil {
			return object.Value{}, err
		}
		return object.Value{}, object.Raise(object.ValueError, "%s is not in deque", text)
	}
	return object.Int(int64(i)), nil
}

func dequeRepr(t *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
	if !t.EnterRepr(d.Value()) {
		return object.String("[...]"), nil
	}
	defer t.LeaveRepr()
	if err := meter.ChargeItems(t, 2*d.n); err != nil {
		return object.Value{}, err
	}
	text, err := ops.Repr(t, object.NewList(d.Items()).Value())
	if err != nil {
		return object.Value{}, err
	}
	name := d.Class.ShortName()
	if d.MaxLen < 0 {
		return native.NamedText(t, name+"("+text+")", nil)
	}
	limit, err := ops.Repr(t, object.Int(int64(d.MaxLen)))
	return native.NamedText(t, name+"("+text+", maxlen="+limit+")", err)
}

// dequeIterators adds __iter__ and __reversed__.
func dequeIterators(b *native.Builder) {
	forward := native.NewIterType(b, "_collections", "_deque_iterator")
	backward := native.NewIterType(b, "_collections", "_deque_reverse_iterator")
	b.LengthHint(forward, backward)
	native.AddMethods(
		b, DequeType, native.ArgSlot,
		dequeMethod{Name: "__iter__", Fn: func(_ *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
			it, _ := object.MakeIterator(forward, dequeIter{of: d, step: 1, version: d.version})
			return it, nil
		}},
		dequeMethod{Name: "__reversed__", Fn: func(_ *object.Thread, d *Deque, _ []object.Value) (object.Value, error) {
			return object.NewIterator(backward, &dequeIter{of: d, next: d.n - 1, step: -1, version: d.version}), nil
		}},
	)
}

// compareDeques compares two deques item by item.
func compareDeques(t *object.Thread, op int, d *Deque, v object.Value) (object.Value, error) {
	other := AsDeque(t, v)
	if other == nil {
		return object.NotImplemented, nil
	}
	if (op == code.OpEq || op == code.OpNe) && d.n != other.n {
		return object.Bool(op == code.OpNe), nil
	}
	if err := meter.ChargeItems(t, 2*(d.n+other.n)); err != nil {
		return object.Value{}, err
	}
	return ops.RichCompare(t, op, object.NewList(d.Items()).Value(), object.NewList(other.Items()).Value())
}
