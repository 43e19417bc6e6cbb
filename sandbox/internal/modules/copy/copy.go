// Package copy is Python's module copy: shallow and deep copies.
package copy

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/collections"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

var (
	nameCopy     = object.NewSharedStr("__copy__")
	nameDeepCopy = object.NewSharedStr("__deepcopy__")
)

// Module is Python's module copy.
func Module(b *native.Builder, types collections.Types) (*native.Module, Copier) {
	m := native.NewModule("copy")
	failure := object.NewExceptionType("Error", object.ExceptionType)
	failure.Module = "copy"
	m.Define("Error", failure.Value())
	m.Define("error", failure.Value())
	c := Copier{failure, newMemoType(b), types.DefaultDict}
	shallow := native.Signature{Name: "copy", Params: []string{"x"}}
	shallow.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		return c.shallow(t, args[0])
	})
	deep := native.Signature{Name: "deepcopy", Params: []string{"x", "memo", "_nil"}, Optional: 2}
	deep.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		memo := native.Given(args[1], object.None)
		if memo.IsNone() && isAtom(args[0]) {
			return args[0], nil
		}
		if memo.IsNone() {
			memo = c.NewMemo()
		}
		return c.DeepWith(t, args[0], memo)
	})
	return m, c
}

// Copier copies values. All of its methods must run in a coroutine.
type Copier struct {
	failure *object.Type // copy.Error
	memo    *object.Type // of what a __deepcopy__ gets as memo
	// defaultDict is collections.defaultdict.
	defaultDict *object.Type
}

// isAtom reports whether a value is its own copy.
func isAtom(v object.Value) bool {
	switch v.Kind() {
	case object.KindMethod:
		return v.Method().Func.Kind() == object.KindBuiltin
	case object.KindList, object.KindDict, object.KindSet, object.KindFrozenSet, object.KindTuple,
		object.KindInstance, object.KindGenerator, object.KindModule, object.KindDictView,
		object.KindListIter, object.KindTupleIter, object.KindRangeIter, object.KindIterator,
		object.KindRange, object.KindSlice:
		return false
	}
	return true
}

// special calls a method by which a class says how to copy its instances; done is
// false when it has none.
func (c Copier) special(t *object.Thread, v object.Value, name *object.Str, args ...object.Value) (result object.Value, done bool, err error) {
	if v.Kind() != object.KindInstance && v.Kind() != object.KindIterator {
		return v, false, nil
	}
	fn, err := special.Lookup(t, v, name)
	if err != nil || fn.IsNil() {
		return v, false, err
	}
	result, err = t.Call(fn, args...)
	return result, true, err
}

// shallow is copy.copy.
func (c Copier) shallow(t *object.Thread, v object.Value) (object.Value, error) {
	if isAtom(v) {
		return v, nil
	}
	switch v.Kind() {
	case object.KindRange, object.KindSlice, object.KindTuple, object.KindFrozenSet, object.KindMethod:
		return v, nil
	}
	if result, done, err := c.special(t, v, nameCopy); done || err != nil {
		return result, err
	}
	switch v.Kind() {
	case object.KindInstance:
		inst, made, err := c.instance(t, v, same)
		if err != nil || inst == nil {
			return made, err
		}
		inst.Payload = v.Instance().Payload
		if !inst.Payload.IsNil() {
			if inst.Payload, err = c.container(t, inst.Payload); err != nil {
				return object.Value{}, err
			}
		}
		if done, err := c.restore(t, v, inst, same); done || err != nil {
			return inst.Value(), err
		}
		v.Instance().Touch()
		if old := v.Instance().Attrs; old != nil {
			if err := meter.ChargeEntries(t, old.Span()); err != nil {
				return object.Value{}, err
			}
			inst.Attrs = old.Copy()
		}
		return inst.Value(), nil
	case object.KindList, object.KindDict, object.KindSet:
		return c.container(t, v)
	}
	if it, err := ops.CopyIterator(t, v, func(*object.Value) error { return nil }); err != nil || !it.IsNil() {
		return it, err
	}
	return c.refuse(t, v)
}

// same is the twin of what is not copied.
func same(v object.Value) (object.Value, error) { return v, nil }

// instance returns a new instance of the class of v. It is nil if an exception is made by a call that gives something else.
func (c Copier) instance(t *object.Thread, v object.Value, twin func(object.Value) (object.Value, error)) (inst *object.Instance, made object.Value, err error) {
	class := v.Instance().Class
	if class.Layout != nil {
		made, err = c.refuse(t, v)
		return nil, made, err
	}
	if v.Instance().Exc != nil {
		return c.exception(t, v, twin)
	}
	inst = object.NewInstance(class)
	return inst, inst.Value(), nil
}

// refuse is the error of a value that cannot be copied.
func (c Copier) refuse(t *object.Thread, v object.Value) (object.Value, error) {
	return object.Value{}, object.Raise(object.TypeError, "can't pickle %s objects", t.TypeOf(v).ShortName())
}

// container returns a copy of a builtin value with the same items.
func (c Copier) container(t *object.Thread, v object.Value) (object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		l, err := ops.NewList(t, v)
		if err != nil {
			return object.Value{}, err
		}
		return l.Value(), nil
	case object.KindDict:
		if err := meter.ChargeEntries(t, v.Dict().Span()); err != nil {
			return object.Value{}, err
		}
		return v.Dict().Copy().Value(), nil
	case object.KindSet:
		s, err := ops.CopySet(t, v.Set(), object.KindSet)
		if err != nil {
			return object.Value{}, err
		}
		return s.Value(), nil
	}
	return v, nil
}

// DeepCost is what a deep copy costs for each object, in bytecodes.
const DeepCost = 14

// DeepWith is copy.deepcopy with a memo that Python code has given.
func (c Copier) DeepWith(t *object.Thread, v, memo object.Value) (object.Value, error) {
	if special.Payload(memo).Kind() != object.KindDict {
		return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute 'get'", t.TypeOf(memo).Name)
	}
	return c.Deep(t, v, memo)
}

// Deep is DeepWith, of a memo of NewMemo or one that it has been called with.
func (c Copier) Deep(t *object.Thread, v, memo object.Value) (object.Value, error) {
	if isAtom(v) {
		return v, nil
	}
	if !t.Enter() {
		return object.Value{}, meter.RecursionError("")
	}
	defer t.Leave()
	if err := t.Charge(DeepCost); err != nil {
		return object.Value{}, err
	}
	if done, err := c.find(t, memo, v); err != nil || !done.IsNil() {
		return done, err
	}
	result, err := c.deepAny(t, v, memo)
	if err != nil || object.Is(result, v) {
		return result, err
	}
	return result, c.keepAlive(t, memo, v)
}

// deepAny is Deep for a value that the memo does not know.
func (c Copier) deepAny(t *object.Thread, v, memo object.Value) (object.Value, error) {
	remember := func(copied object.Value) error { return c.keep(t, memo, v, copied) }
	result, done, err := c.byMethod(t, v, memo)
	if err != nil || done && object.Is(result, v) {
		return result, err
	}
	if done {
		return result, remember(result)
	}
	switch v.Kind() {
	case object.KindInstance:
		return c.deepInstance(t, v, memo, remember)
	case object.KindMethod:
		self, err := c.Deep(t, v.Method().Self, memo)
		return object.NewMethod(v.Method().Func, self), err
	}
	it, err := ops.CopyIterator(t, v, func(held *object.Value) error {
		copied, err := c.Deep(t, *held, memo)
		*held = copied
		return err
	})
	if err != nil || !it.IsNil() {
		return it, err
	}
	return c.deepContainer(t, v, memo, remember)
}

// byMethod copies a value by the __deepcopy__ of its class; done is false when that has
// none.
func (c Copier) byMethod(t *object.Thread, v, memo object.Value) (result object.Value, done bool, err error) {
	if v.Kind() != object.KindInstance && v.Kind() != object.KindIterator || t.TypeOf(v).Lookup(nameDeepCopy).IsNil() {
		return v, false, nil
	}
	if err := c.show(t, memo); err != nil {
		return v, false, err
	}
	return c.special(t, v, nameDeepCopy, memo)
}

// deepInstance copies an instance with its attributes and its payload.
func (c Copier) deepInstance(t *object.Thread, v, memo object.Value, remember func(object.Value) error) (object.Value, error) {
	old := v.Instance()
	if old.Class.Layout != nil {
		return c.deepNative(t, v, memo, remember)
	}
	deep := func(part object.Value) (object.Value, error) { return c.Deep(t, part, memo) }
	inst, made, err := c.instance(t, v, deep)
	if err != nil || inst == nil {
		return made, err
	}
	if err := remember(inst.Value()); err != nil {
		return object.Value{}, err
	}
	if !old.Payload.IsNil() {
		if inst.Payload, err = c.deepContainer(t, old.Payload, memo, func(copied object.Value) error {
			inst.Payload = copied
			return nil
		}); err != nil {
			return object.Value{}, err
		}
	}
	if done, err := c.restore(t, v, inst, deep); done || err != nil {
		return inst.Value(), err
	}
	return inst.Value(), c.deepAttrs(t, old, inst, memo)
}

func (c Copier) deepAttrs(t *object.Thread, old, inst *object.Instance, memo object.Value) error {
	if old.Attrs == nil {
		return nil
	}
	attrs, err := c.deepContainer(t, old.Expose().Value(), memo, func(object.Value) error { return nil })
	if err != nil {
		return err
	}
	inst.Attrs = attrs.Dict()
	return nil
}

// deepNative copies an instance of a type written in Go that has no __deepcopy__.
func (c Copier) deepNative(t *object.Thread, v, memo object.Value, remember func(object.Value) error) (object.Value, error) {
	old := v.Instance()
	inst := object.NewInstance(old.Class)
	if d := collections.AsDeque(t, v); d != nil {
		twin := native.As[collections.Deque](inst.Value())
		twin.MaxLen = d.MaxLen
		if err := remember(twin.Value()); err != nil {
			return object.Value{}, err
		}
		items := d.Items()
		if err := t.Charge(meter.NewItemCost * int64(len(items))); err != nil {
			return object.Value{}, err
		}
		for _, item := range items {
			copied, err := c.Deep(t, item, memo)
			if err != nil {
				return object.Value{}, err
			}
			twin.Push(copied)
		}
		return twin.Value(), c.deepAttrs(t, old, inst, memo)
	}
	if t.TypeOf(v).IsSubclass(c.defaultDict) {
		native.As[collections.DefaultDict](inst.Value()).Factory = native.As[collections.DefaultDict](v).Factory
		if err := remember(inst.Value()); err != nil {
			return object.Value{}, err
		}
		payload, err := c.deepContainer(t, old.Payload, memo, func(copied object.Value) error {
			inst.Payload = copied
			return nil
		})
		if err != nil {
			return object.Value{}, err
		}
		inst.Payload = payload
		return inst.Value(), c.deepAttrs(t, old, inst, memo)
	}
	return c.refuse(t, v)
}

// deepContainer copies a builtin container with its items. start is called with the
// copy as soon as it is there, and before its items are copied if it can hold
// itself.
func (c Copier) deepContainer(t *object.Thread, v, memo object.Value, start func(copied object.Value) error) (object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		out := object.NewList(nil)
		if err := start(out.Value()); err != nil {
			return object.Value{}, err
		}
		err := ops.EachItem(t, v, func(item object.Value) error {
			copied, err := c.Deep(t, item, memo)
			out.Append(copied)
			return err
		})
		return out.Value(), err
	case object.KindDict:
		return c.deepDict(t, v.Dict(), memo, start)
	case object.KindTuple:
		return c.deepTuple(t, v, memo, start)
	case object.KindSet, object.KindFrozenSet:
		items, err := c.deepItems(t, v, memo)
		if err != nil {
			return object.Value{}, err
		}
		s, err := ops.MakeSet(t, v.Kind(), object.NewList(items).Value())
		if err != nil {
			return object.Value{}, err
		}
		return s.Value(), start(s.Value())
	case object.KindInt, object.KindFloat, object.KindStr, object.KindBigInt:
		return v, nil
	}
	return c.refuse(t, v)
}

func (c Copier) deepItems(t *object.Thread, v, memo object.Value) ([]object.Value, error) {
	var items []object.Value
	err := ops.EachItem(t, v, func(item object.Value) error {
		copied, err := c.Deep(t, item, memo)
		items = append(items, copied)
		return err
	})
	return items, err
}

func (c Copier) deepDict(t *object.Thread, d *object.Dict, memo object.Value, start func(object.Value) error) (object.Value, error) {
	out := object.NewDict()
	if err := start(out.Value()); err != nil {
		return object.Value{}, err
	}
	n := d.Len()
	for key, value := range d.All() {
		if err := t.Charge(2 * meter.InsertCost); err != nil {
			return object.Value{}, err
		}
		k, err := c.Deep(t, key, memo)
		if err != nil {
			return object.Value{}, err
		}
		copied, err := c.Deep(t, value, memo)
		if err != nil {
			return object.Value{}, err
		}
		if err := ops.DictSet(t, out, k, copied); err != nil {
			return object.Value{}, err
		}
		if d.Len() != n {
			return object.Value{}, object.Raise(object.RuntimeError, "dictionary changed size during iteration")
		}
	}
	return out.Value(), nil
}

// deepTuple copies a tuple, which is its own copy if all of its items are. Its items
// may hold it: then copying them has copied it.
func (c Copier) deepTuple(t *object.Thread, v, memo object.Value, start func(object.Value) error) (object.Value, error) {
	items, err := c.deepItems(t, v, memo)
	if err != nil {
		return object.Value{}, err
	}
	done, err := c.find(t, memo, v)
	if err != nil || !done.IsNil() {
		return done, err
	}
	for i, item := range v.Tuple().Items {
		if !object.Is(item, items[i]) {
			copied := object.NewTuple(items)
			return copied, start(copied)
		}
	}
	return v, nil
}
