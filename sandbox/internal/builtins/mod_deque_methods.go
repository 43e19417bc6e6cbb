package builtins

import (
	"bhack/sandbox/internal/code"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

type dequeMethod = nativeMethod[deque]

// dequeMethods adds the methods of deque.
func (m *moduleBuilder) dequeMethods(b *builder) {
	class := dequeType
	m.class(class)
	unhashable(class)
	b.guarded(class, "__init__", dequeInit)
	b.property(class, "maxlen", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		if n := as[deque](args[0]).maxLen; n >= 0 {
			return object.Int(int64(n)), nil
		}
		return object.None, nil
	})
	b.dequeChanges()
	b.dequeQueries()
	b.dequeOperators()
	b.dequeIterators()
	addComparisons(b, class, compareDeques, code.OpLt, code.OpLe, code.OpEq, code.OpNe, code.OpGt, code.OpGe)
}

func dequeInit(t *object.Thread, a object.Args) (object.Value, error) {
	d := as[deque](a.Pos[0])
	values, err := parameters("deque", object.Args{Pos: a.Pos[1:], Names: a.Names}, 0, "iterable", "maxlen")
	if err != nil {
		return object.Value{}, err
	}
	maxLen := -1
	if v := values[1]; !v.IsNil() && !v.IsNone() {
		p := ops.Payload(v)
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
	source := values[0]
	if !source.IsNil() && !isPlainIterable(source) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	d.clear()
	d.maxLen = maxLen
	if source.IsNil() {
		return object.None, nil
	}
	return object.None, d.extend(t, source, false)
}

// dequeChanges adds the methods that add, remove and move items.
func (b *builder) dequeChanges() {
	none := func(change func(t *object.Thread, d *deque, args []object.Value) error) func(*object.Thread, *deque, []object.Value) (object.Value, error) {
		return func(t *object.Thread, d *deque, args []object.Value) (object.Value, error) {
			return object.None, change(t, d, args)
		}
	}
	addMethods(
		b, dequeType, argFlags,
		dequeMethod{"append", 1, 1, func(_ *object.Thread, d *deque, args []object.Value) (object.Value, error) {
			d.push(args[0])
			return object.None, nil
		}},
		dequeMethod{"appendleft", 1, 1, func(_ *object.Thread, d *deque, args []object.Value) (object.Value, error) {
			d.pushFirst(args[0])
			return object.None, nil
		}},
		dequeMethod{"pop", 0, 0, func(_ *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
			if d.n == 0 {
				return object.Value{}, errEmptyDeque()
			}
			return d.pop(), nil
		}},
		dequeMethod{"popleft", 0, 0, func(_ *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
			if d.n == 0 {
				return object.Value{}, errEmptyDeque()
			}
			return d.popFirst(), nil
		}},
		dequeMethod{"clear", 0, 0, none(func(_ *object.Thread, d *deque, _ []object.Value) error {
			d.clear()
			return nil
		})},
		dequeMethod{"extend", 1, 1, none(func(t *object.Thread, d *deque, args []object.Value) error {
			return d.extend(t, args[0], false)
		})},
		dequeMethod{"extendleft", 1, 1, none(func(t *object.Thread, d *deque, args []object.Value) error {
			return d.extend(t, args[0], true)
		})},
		dequeMethod{"remove", 1, 1, none(dequeRemove)},
		dequeMethod{"reverse", 0, 0, none(dequeReverse)},
	)
	addMethods(
		b, dequeType, argParse,
		dequeMethod{"insert", 2, 2, none(dequeInsert)},
		dequeMethod{"rotate", 0, 1, none(dequeRotate)},
	)
}

func errEmptyDeque() error { return object.Raise(object.IndexError, "pop from an empty deque") }

func dequeRemove(t *object.Thread, d *deque, args []object.Value) error {
	i, err := d.find(t, args[0], 0, d.n)
	if isError(err, object.RuntimeError) && err.(*object.Raised).Exc.Class == object.RuntimeError {
		return object.Raise(object.IndexError, "deque mutated during remove().")
	}
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

func dequeReverse(t *object.Thread, d *deque, _ []object.Value) error {
	if err := ops.ChargeItems(t, d.n); err != nil {
		return err
	}
	for i, j := 0, d.n-1; i < j; i, j = i+1, j-1 {
		a, b := d.at(i), d.at(j)
		*a, *b = *b, *a
	}
	return nil
}

func dequeInsert(t *object.Thread, d *deque, args []object.Value) error {
	i, err := positionArg(t, args[0])
	if err != nil {
		return err
	}
	if d.n == d.maxLen {
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

func dequeRotate(t *object.Thread, d *deque, args []object.Value) error {
	n := int64(1)
	if len(args) > 0 {
		i, err := positionArg(t, args[0])
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
func (b *builder) dequeQueries() {
	addMethods(
		b, dequeType, argFlags,
		dequeMethod{"copy", 0, 0, dequeCopy},
		dequeMethod{"__copy__", 0, 0, dequeCopy},
		dequeMethod{"count", 1, 1, func(t *object.Thread, d *deque, args []object.Value) (object.Value, error) {
			n := int64(0)
			err := d.scan(t, 0, d.n, func(_ int, item object.Value) (bool, error) {
				equal, err := equalItem(t, item, args[0])
				if equal {
					n++
				}
				return true, err
			})
			return object.Int(n), err
		}},
	)
	addMethods(b, dequeType, argParse, dequeMethod{"index", 1, 3, dequeIndex})
	addMethods(
		b, dequeType, argSlot,
		dequeMethod{"__contains__", 1, 1, func(t *object.Thread, d *deque, args []object.Value) (object.Value, error) {
			i, err := d.find(t, args[0], 0, d.n)
			return object.Bool(i >= 0), err
		}},
		dequeMethod{"__len__", 0, 0, func(_ *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
			return object.Int(int64(d.n)), nil
		}},
		dequeMethod{"__repr__", 0, 0, dequeRepr},
	)
}

// dequeCopy is copy: an instance of a derived class is made by a call of that.
func dequeCopy(t *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
	if d.Class != dequeType {
		if d.maxLen < 0 {
			return t.Call(d.Class.Value(), d.Value())
		}
		return t.Call(d.Class.Value(), d.Value(), object.Int(int64(d.maxLen)))
	}
	if err := ops.ChargeItems(t, d.n); err != nil {
		return object.Value{}, err
	}
	twin := newDeque(d.maxLen)
	for _, v := range d.items() {
		twin.push(v)
	}
	return twin.Value(), nil
}

func dequeIndex(t *object.Thread, d *deque, args []object.Value) (object.Value, error) {
	bounds := []int64{0, int64(d.n)}
	for i, v := range args[1:] {
		at, err := searchBound(t, v)
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

func dequeRepr(t *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
	if !t.EnterRepr(d.Value()) {
		return object.String("[...]"), nil
	}
	defer t.LeaveRepr()
	if err := ops.ChargeItems(t, d.n); err != nil {
		return object.Value{}, err
	}
	text, err := ops.Repr(t, object.NewList(d.items()).Value())
	if err != nil {
		return object.Value{}, err
	}
	name := d.Class.ShortName()
	if d.maxLen < 0 {
		return object.String(name + "(" + text + ")"), nil
	}
	limit, err := ops.Repr(t, object.Int(int64(d.maxLen)))
	return object.String(name + "(" + text + ", maxlen=" + limit + ")"), err
}

// dequeIterators adds __iter__ and __reversed__.
func (b *builder) dequeIterators() {
	forward := newIterType(b, "_collections", "_deque_iterator")
	backward := newIterType(b, "_collections", "_deque_reverse_iterator")
	addMethods(
		b, dequeType, argSlot,
		dequeMethod{"__iter__", 0, 0, func(_ *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
			return object.NewIterator(forward, &dequeIter{d, 0, 1, d.version}), nil
		}},
		dequeMethod{"__reversed__", 0, 0, func(_ *object.Thread, d *deque, _ []object.Value) (object.Value, error) {
			return object.NewIterator(backward, &dequeIter{d, d.n - 1, -1, d.version}), nil
		}},
	)
}

// compareDeques compares two deques item by item.
func compareDeques(t *object.Thread, op int, d *deque, v object.Value) (object.Value, error) {
	other := asDeque(t, v)
	if other == nil {
		return object.NotImplemented, nil
	}
	if (op == code.OpEq || op == code.OpNe) && d.n != other.n {
		return object.Bool(op == code.OpNe), nil
	}
	if err := ops.ChargeItems(t, d.n+other.n); err != nil {
		return object.Value{}, err
	}
	return ops.RichCompare(t, op, object.NewList(d.items()).Value(), object.NewList(other.items()).Value())
}
