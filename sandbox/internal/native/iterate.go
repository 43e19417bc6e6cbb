package native

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// Each calls visit for the items of an iterable until it returns false.
func Each(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	if v.Kind() == object.KindList || v.Kind() == object.KindTuple {
		return eachOfSequence(t, v, visit)
	}
	if object.IsTableCursor(v) {
		return eachOfTable(t, v, visit)
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		return err
	}
	defer t.Release(t.Hold(it))
	// A new iterator of a builtin container starts again when the function does.
	if it == v || v.Kind() == object.KindInstance {
		if err := t.Reenter(); err != nil {
			return err
		}
	}
	return ops.Drop(t, it, eachOfIterator(t, it, visit))
}

func eachOfIterator(t *object.Thread, it object.Value, visit func(item object.Value) (bool, error)) error {
	for {
		item, err := ops.Next(t, it)
		if err != nil || item.IsNil() {
			return err
		}
		if err := t.Charge(1); err != nil {
			return err
		}
		if more, err := visit(item); !more || err != nil {
			return err
		}
	}
}

// eachOfTable is Each for a set, a dict or a view of one. It costs what the steps of an
// iterator do.
func eachOfTable(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	defer t.Release(t.Hold(v))
	cursor := object.CursorOf(v)
	for {
		if t.Depth >= t.MaxDepth {
			return meter.RecursionError("")
		}
		t.Spend(meter.StepCost)
		item, passed, same := cursor.NextOfTable()
		if !same {
			return ops.SizeChanged(v)
		}
		if err := ops.ChargeSkipped(t, passed); err != nil || item.IsNil() {
			return err
		}
		cursor.SkipOfTable(passed)
		if err := t.Charge(1); err != nil {
			return err
		}
		if more, err := visit(item); !more || err != nil {
			return err
		}
	}
}

// eachOfSequence is Each for a list, which visit may change, or a tuple.
func eachOfSequence(t *object.Thread, v object.Value, visit func(item object.Value) (bool, error)) error {
	var items *[]object.Value
	if v.Kind() == object.KindTuple {
		items = &v.Tuple().Items
	} else {
		items = &v.List().Items
	}
	if err := meter.ChargeItems(t, len(*items)); err != nil {
		return err
	}
	for i := 0; i < len(*items); i++ {
		if more, err := visit((*items)[i]); !more || err != nil {
			return err
		}
	}
	return nil
}

// Next is the builtin function next: args are an iterator and, if there is one, what to
// return at its end.
func Next(t *object.Thread, args []object.Value) (object.Value, error) {
	it := args[0]
	if !ops.IsIterator(it) {
		return it, object.Raise(object.TypeError, "'%s' object is not an iterator", t.TypeOf(it).Name)
	}
	if len(args) == 1 && it.Kind() == object.KindGenerator {
		v, done, err := t.Machine.Resume(it, object.None, nil)
		if done && err == nil {
			return v, StopIteration(v)
		}
		return v, ops.Drop(t, it, err)
	}
	if len(args) == 1 { // a StopIteration of Python code may hold a value
		v, err := ops.Step(t, it)
		if err == nil && v.IsNil() {
			err = object.RaiseValue(object.StopIteration)
		}
		return v, err
	}
	v, err := ops.Next(t, it)
	if err != nil || !v.IsNil() {
		return v, ops.Drop(t, it, err)
	}
	return args[1], nil
}

// StopIteration returns the StopIteration of a generator that returned v.
func StopIteration(v object.Value) error {
	if v.IsNone() {
		return object.RaiseValue(object.StopIteration)
	}
	return object.RaiseValue(object.StopIteration, v)
}

// IteratorMethods adds __iter__ and __next__.
func (b *Builder) IteratorMethods(class *object.Type) {
	b.Methods(
		class,
		Method{Name: "__iter__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil }},
		Method{Name: "__next__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) { return Next(t, args) }},
	)
}

// LengthHint adds the __length_hint__ of iterators that know how many items they have
// left.
func (b *Builder) LengthHint(classes ...*object.Type) {
	for _, class := range classes {
		b.Methods(class, Method{Name: "__length_hint__", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			n, _ := ops.ItemsLeft(args[0])
			if n < 0 {
				return object.Value{}, object.Raise(object.TypeError, "len() of unsized object")
			}
			return object.Int(n), nil
		}})
	}
}

// IsPlainIterable reports whether iterating v runs no Python code and its length is
// known.
func IsPlainIterable(v object.Value) bool {
	switch v.Kind() {
	case object.KindList, object.KindTuple, object.KindStr, object.KindRange, object.KindDict,
		object.KindSet, object.KindFrozenSet, object.KindDictView:
		return true
	}
	return false
}

// IterType makes a type of iterators of a module: make is called with the arguments
// of a call of the type.
func (m *Module) IterType(b *Builder, name string, make func(t *object.Thread, a object.Args) (object.Stepper, error)) *object.Type {
	class := NewIterType(b, m.Name, name)
	class.New = func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		t.Spend(meter.ObjectCost)
		it, err := make(t, a)
		if err != nil {
			return object.Value{}, err
		}
		return object.NewIterator(class, it), nil
	}
	m.Class(class)
	return class
}

// AddIterType is Module.IterType for iterators that are one object with what they iterate
// by, which make returns and settle, if it is not nil, points into itself.
func AddIterType[T any, P interface {
	*T
	object.Stepper
}](m *Module, b *Builder, name string, make func(t *object.Thread, a object.Args) (T, error), settle func(it P),
) *object.Type {
	class := NewIterType(b, m.Name, name)
	class.New = func(t *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		t.Spend(meter.ObjectCost)
		made, err := make(t, a)
		if err != nil {
			return object.Value{}, err
		}
		v, it := object.MakeIterator[T, P](class, made)
		if settle != nil {
			settle(it)
		}
		return v, nil
	}
	m.Class(class)
	return class
}

// NewIterType returns a type of iterators that are not made by calling it.
func NewIterType(b *Builder, module, name string) *object.Type {
	class := ModuleType(module, name, object.ObjectType)
	class.Final, class.Special = true, false
	b.IteratorMethods(class)
	return class
}

// Pull returns the next item of the iterator that an adaptor iterates over, or the
// zero Value, at the price of one bytecode.
func Pull(t *object.Thread, it object.Value) (object.Value, error) {
	if err := t.Charge(1); err != nil {
		return object.Value{}, err
	}
	return ops.Next(t, it)
}

// CallOrNone is a call of a function that may be None, with one argument.
func CallOrNone(t *object.Thread, fn, arg object.Value) (object.Value, error) {
	if fn.IsNone() {
		return arg, nil
	}
	return t.Call(fn, arg)
}
