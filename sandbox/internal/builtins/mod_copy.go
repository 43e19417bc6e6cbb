package builtins

import (
	"unsafe"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

var (
	nameCopy     = object.NewSharedStr("__copy__")
	nameDeepCopy = object.NewSharedStr("__deepcopy__")
)

// copyModule is Python's module copy.
func copyModule(b *builder, types collectionTypes) (*moduleBuilder, copier) {
	m := newModule("copy")
	failure := object.NewExceptionType("Error", object.ExceptionType)
	failure.Module = "copy"
	m.define("Error", failure.Value())
	m.define("error", failure.Value())
	memoType := pythonType("builtins", "dict", b.rt.Types[object.KindDict])
	memoType.Layout = layoutOf(func(m *deepMemo) *object.Instance { return &m.Instance }, func(m *deepMemo) { m.seen = map[unsafe.Pointer]object.Value{} })
	c := copier{failure, memoType, types.defaultDict}
	shallow := signature{name: "copy", params: []string{"x"}}
	shallow.function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		return c.shallow(t, args[0])
	})
	deep := signature{name: "deepcopy", params: []string{"x", "memo", "_nil"}, optional: 2}
	deep.function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		memo := given(args[1], object.None)
		if memo.IsNone() {
			memo = c.newMemo()
		}
		if ops.Payload(memo).Kind() != object.KindDict {
			return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute 'get'", t.TypeOf(memo).Name)
		}
		return c.deep(t, args[0], memo)
	})
	return m, c
}

// copier copies values. All of its methods must run in a coroutine.
type copier struct {
	failure *object.Type // copy.Error
	memo    *object.Type // of what a __deepcopy__ gets as memo
	// defaultDict is collections.defaultdict.
	defaultDict *object.Type
}

// deepMemo is the memo of a deep copy: a dict, for those that look, which knows the
// copies of objects by address. A dict that the caller gives has them by id.
type deepMemo struct {
	object.Instance
	seen map[unsafe.Pointer]object.Value
}

func (c copier) newMemo() object.Value {
	m := as[deepMemo](object.NewInstance(c.memo).Value())
	m.Payload = object.NewDict().Value()
	return m.Value()
}

// find returns the copy of v that has been made, or the zero Value.
func (c copier) find(t *object.Thread, memo, v object.Value) (object.Value, error) {
	if t.TypeOf(memo) == c.memo {
		return as[deepMemo](memo).seen[v.Pointer()], nil
	}
	return ops.DictGet(t, ops.Payload(memo).Dict(), object.Int(t.Identity(v)))
}

// keep notes the copy of v.
func (c copier) keep(t *object.Thread, memo, v, copied object.Value) error {
	if t.TypeOf(memo) == c.memo {
		as[deepMemo](memo).seen[v.Pointer()] = copied
		return nil
	}
	return ops.DictSet(t, ops.Payload(memo).Dict(), object.Int(t.Identity(v)), copied)
}

// isAtom tells whether a value is its own copy.
func isAtom(v object.Value) bool {
	switch v.Kind() {
	case object.KindList, object.KindDict, object.KindSet, object.KindFrozenSet, object.KindTuple,
		object.KindInstance, object.KindMethod, object.KindGenerator, object.KindModule, object.KindDictView,
		object.KindListIter, object.KindTupleIter, object.KindRangeIter, object.KindIterator:
		return false
	}
	return true
}

// special calls a method by which a class says how to copy its instances; done is
// false when it has none.
func (c copier) special(t *object.Thread, v object.Value, name *object.Str, args ...object.Value) (result object.Value, done bool, err error) {
	if v.Kind() != object.KindInstance && v.Kind() != object.KindIterator {
		return v, false, nil
	}
	fn, err := ops.LookupSpecial(t, v, name)
	if err != nil || fn.IsNil() {
		return v, false, err
	}
	result, err = t.Call(fn, args...)
	return result, true, err
}

// shallow is copy.copy.
func (c copier) shallow(t *object.Thread, v object.Value) (object.Value, error) {
	if isAtom(v) || v.Kind() == object.KindTuple || v.Kind() == object.KindFrozenSet || v.Kind() == object.KindMethod {
		return v, nil
	}
	if result, done, err := c.special(t, v, nameCopy); done || err != nil {
		return result, err
	}
	switch v.Kind() {
	case object.KindInstance:
		inst, err := c.instance(t, v)
		if err != nil {
			return object.Value{}, err
		}
		inst.Payload = v.Instance().Payload
		if !inst.Payload.IsNil() {
			if inst.Payload, err = c.container(t, inst.Payload); err != nil {
				return object.Value{}, err
			}
		}
		if old := v.Instance().Attrs; old != nil {
			if err := ops.ChargeItems(t, old.Span()); err != nil {
				return object.Value{}, err
			}
			inst.Attrs = old.Copy()
		}
		return inst.Value(), nil
	case object.KindList, object.KindDict, object.KindSet:
		return c.container(t, v)
	}
	return c.refuse(t, v)
}

// instance returns a new instance of the class of v.
func (c copier) instance(t *object.Thread, v object.Value) (*object.Instance, error) {
	class := v.Instance().Class
	if class.Layout != nil {
		_, err := c.refuse(t, v)
		return nil, err
	}
	inst := object.NewInstance(class)
	if old := v.Instance().Exc; old != nil {
		inst.Exc.Args = old.Args
	}
	return inst, nil
}

// refuse is the error of a value that cannot be copied.
func (c copier) refuse(t *object.Thread, v object.Value) (object.Value, error) {
	return object.Value{}, object.Raise(object.TypeError, "can't pickle %s objects", t.TypeOf(v).ShortName())
}

// container returns a copy of a builtin value with the same items.
func (c copier) container(t *object.Thread, v object.Value) (object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		items, err := ops.NewItems(t, v)
		return object.NewList(items).Value(), err
	case object.KindDict:
		if err := ops.ChargeItems(t, v.Dict().Span()); err != nil {
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

// deepCost is what a deep copy costs for each object, in bytecodes.
const deepCost = 4

// deep is copy.deepcopy.
func (c copier) deep(t *object.Thread, v, memo object.Value) (object.Value, error) {
	if isAtom(v) {
		return v, nil
	}
	if !t.Enter() {
		return object.Value{}, object.Raise(object.RecursionError, "maximum recursion depth exceeded")
	}
	defer t.Leave()
	if err := t.Charge(deepCost); err != nil {
		return object.Value{}, err
	}
	if done, err := c.find(t, memo, v); err != nil || !done.IsNil() {
		return done, err
	}
	result, done, err := c.special(t, v, nameDeepCopy, memo)
	if err != nil {
		return object.Value{}, err
	}
	remember := func(copied object.Value) error { return c.keep(t, memo, v, copied) }
	if done {
		return result, remember(result)
	}
	switch v.Kind() {
	case object.KindInstance:
		return c.deepInstance(t, v, memo, remember)
	case object.KindMethod:
		self, err := c.deep(t, v.Method().Self, memo)
		return object.NewMethod(v.Method().Func, self), err
	}
	return c.deepContainer(t, v, memo, remember)
}

// deepInstance copies an instance with its attributes and its payload.
func (c copier) deepInstance(t *object.Thread, v, memo object.Value, remember func(object.Value) error) (object.Value, error) {
	old := v.Instance()
	if old.Class.Layout != nil {
		return c.deepNative(t, v, memo, remember)
	}
	inst, err := c.instance(t, v)
	if err != nil {
		return object.Value{}, err
	}
	if err := remember(inst.Value()); err != nil {
		return object.Value{}, err
	}
	if inst.Exc != nil {
		if inst.Exc.Args, err = c.deep(t, old.Exc.Args, memo); err != nil {
			return object.Value{}, err
		}
	}
	if !old.Payload.IsNil() {
		if inst.Payload, err = c.deepContainer(t, old.Payload, memo, func(copied object.Value) error {
			inst.Payload = copied
			return nil
		}); err != nil {
			return object.Value{}, err
		}
	}
	return inst.Value(), c.deepAttrs(t, old, inst, memo)
}

func (c copier) deepAttrs(t *object.Thread, old, inst *object.Instance, memo object.Value) error {
	if old.Attrs == nil {
		return nil
	}
	attrs, err := c.deepContainer(t, old.Attrs.Value(), memo, func(object.Value) error { return nil })
	if err != nil {
		return err
	}
	inst.Attrs = attrs.Dict()
	return nil
}

// deepNative copies an instance of a type written in Go that has no __deepcopy__.
func (c copier) deepNative(t *object.Thread, v, memo object.Value, remember func(object.Value) error) (object.Value, error) {
	old := v.Instance()
	inst := object.NewInstance(old.Class)
	if d := asDeque(t, v); d != nil {
		twin := as[deque](inst.Value())
		twin.maxLen = d.maxLen
		if err := remember(twin.Value()); err != nil {
			return object.Value{}, err
		}
		for _, item := range d.items() {
			copied, err := c.deep(t, item, memo)
			if err != nil {
				return object.Value{}, err
			}
			twin.push(copied)
		}
		return twin.Value(), c.deepAttrs(t, old, inst, memo)
	}
	if t.TypeOf(v).IsSubclass(c.defaultDict) {
		as[defaultDict](inst.Value()).factory = as[defaultDict](v).factory
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
func (c copier) deepContainer(t *object.Thread, v, memo object.Value, start func(copied object.Value) error) (object.Value, error) {
	switch v.Kind() {
	case object.KindList:
		out := object.NewList(nil)
		if err := start(out.Value()); err != nil {
			return object.Value{}, err
		}
		err := ops.EachItem(t, v, func(item object.Value) error {
			copied, err := c.deep(t, item, memo)
			out.Items = append(out.Items, copied)
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

func (c copier) deepItems(t *object.Thread, v, memo object.Value) ([]object.Value, error) {
	var items []object.Value
	err := ops.EachItem(t, v, func(item object.Value) error {
		copied, err := c.deep(t, item, memo)
		items = append(items, copied)
		return err
	})
	return items, err
}

func (c copier) deepDict(t *object.Thread, d *object.Dict, memo object.Value, start func(object.Value) error) (object.Value, error) {
	out := object.NewDict()
	if err := start(out.Value()); err != nil {
		return object.Value{}, err
	}
	n := d.Len()
	for pos := 0; ; {
		key, value, _, next, ok := d.Next(pos)
		if !ok {
			return out.Value(), nil
		}
		pos = next
		if err := t.Charge(1); err != nil {
			return object.Value{}, err
		}
		k, err := c.deep(t, key, memo)
		if err != nil {
			return object.Value{}, err
		}
		copied, err := c.deep(t, value, memo)
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
}

// deepTuple copies a tuple, which is its own copy if all of its items are. Its items
// may hold it: then copying them has copied it.
func (c copier) deepTuple(t *object.Thread, v, memo object.Value, start func(object.Value) error) (object.Value, error) {
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
