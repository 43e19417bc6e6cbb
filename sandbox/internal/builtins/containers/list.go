package containers

import (
	"slices"

	"bhack/sandbox/internal/arith"
	"bhack/sandbox/internal/builtins/sorting"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

func listType(b *native.Builder) {
	class := b.NewType("list", object.KindList, object.ObjectType)
	class.New = newList
	b.Publish(class)
	native.Unhashable(class)
	addInit(b, class, false, func(t *object.Thread, self, v object.Value) error {
		return fillList(t, self.List(), v)
	})
	listMethods(b, class)
	listSpecials(b, class)
	b.IteratorMethods(ops.ListReverseType)
	b.LengthHint(ops.ListReverseType)
	b.KeywordMethod(class, "sort", func(t *object.Thread, a object.Args) (object.Value, error) {
		return sorting.List(t, special.Payload(a.Pos[0]).List(), object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
}

func newList(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	v, err := optionalArg("list", a)
	if err != nil {
		return object.Value{}, err
	}
	if v.IsNil() {
		return object.NewList(nil).Value(), nil
	}
	if native.IsPlainIterable(v) {
		l, err := ops.NewList(t, v)
		if err != nil {
			return object.Value{}, err
		}
		return l.Value(), nil
	}
	l := ops.ListFor(t, v)
	defer t.Release(t.Hold(l.Value()))
	return l.Value(), fillList(t, l, v)
}

// fillList makes the items of an iterable those of a list; the zero Value stands
// for no items.
func fillList(t *object.Thread, l *object.List, v object.Value) error {
	switch {
	case v.IsNil() || v == l.Value():
		l.Become(nil)
		return nil
	case native.IsPlainIterable(v):
		items, err := ops.NewItems(t, v)
		if err == nil {
			l.Become(items)
		}
		return err
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		return err
	}
	if err := t.Reenter(); err != nil {
		return err
	}
	if len(l.Items) > 0 {
		l.Become(nil)
	}
	if err := ops.AskLength(t, v); err != nil {
		return err
	}
	return extendFrom(t, l, it)
}

// listExtend is list.extend, which appends each item as soon as it is there.
func listExtend(t *object.Thread, args []object.Value) (object.Value, error) {
	l, v := args[0].List(), args[1]
	if native.IsPlainIterable(v) || special.Payload(v) == args[0] {
		return object.None, arith.ListExtend(t, l, v)
	}
	it, err := ops.Iter(t, v)
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	if err := ops.AskLength(t, v); err != nil {
		return object.Value{}, err
	}
	return object.None, extendFrom(t, l, it)
}

// extendFrom appends what an iterator produces. It must run in a coroutine.
func extendFrom(t *object.Thread, l *object.List, it object.Value) error {
	for {
		if err := t.Charge(1); err != nil {
			return err
		}
		item, err := ops.Next(t, it)
		if err != nil || item.IsNil() {
			return err
		}
		l.Append(item)
	}
}

// listMethods adds the methods of list but sort.
func listMethods(b *native.Builder, class *object.Type) {
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "append", Min: 1, Max: 1, Plain: plainListAppend, Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			l := args[0].List()
			l.Append(args[1])
			return object.None, nil
		}},
		native.Method{Name: "clear", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			args[0].List().Become(nil)
			return object.None, nil
		}},
		native.Method{Name: "copy", Plain: plainListCopy, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			l, err := ops.NewList(t, args[0])
			if err != nil {
				return object.Value{}, err
			}
			return l.Value(), nil
		}},
		native.Method{Name: "count", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return count(t, &args[0].List().Items, args[1])
		}},
		native.Method{Name: "extend", Min: 1, Max: 1, Fn: listExtend},
		native.Method{Name: "remove", Min: 1, Max: 1, Fn: listRemove},
		native.Method{Name: "reverse", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			l := args[0].List()
			if err := meter.ChargeItems(t, len(l.Items)); err != nil {
				return object.Value{}, err
			}
			slices.Reverse(l.Items)
			return object.None, nil
		}},
	)
	addMethods(
		b, class, native.ArgParse,
		native.Method{Name: "index", Min: 1, Max: 3, Fn: listIndex},
		native.Method{Name: "insert", Min: 2, Max: 2, Fn: listInsert},
		native.Method{Name: "pop", Max: 1, Fn: listPop, Plain: plainListPop},
	)
}

func listIndex(t *object.Thread, args []object.Value) (object.Value, error) {
	at, err := findArgs(t, &args[0].List().Items, args)
	if err != nil || at >= 0 {
		return object.Int(at), err
	}
	text, err := ops.Repr(t, args[1])
	if err != nil {
		return object.Value{}, err
	}
	return object.Value{}, object.Raise(object.ValueError, "%s is not in list", text)
}

func listInsert(t *object.Thread, args []object.Value) (object.Value, error) {
	l := args[0].List()
	i, err := native.PositionArg(t, args[1])
	if err != nil {
		return object.Value{}, err
	}
	n := int64(len(l.Items))
	if i < 0 {
		i = max(i+n, 0)
	}
	i = min(i, n)
	if err := meter.ChargeItems(t, int(n-i)); err != nil {
		return object.Value{}, err
	}
	l.Append(object.Value{})
	copy(l.Items[i+1:], l.Items[i:])
	l.Items[i] = args[2]
	return object.None, nil
}

func listPop(t *object.Thread, args []object.Value) (object.Value, error) {
	l := args[0].List()
	n := len(l.Items)
	i := int64(n) - 1
	if len(args) > 1 {
		var err error
		if i, err = native.PositionArg(t, args[1]); err != nil {
			return object.Value{}, err
		}
		n = len(l.Items) // an __index__ may have changed it
	}
	if n == 0 {
		return object.Value{}, object.Raise(object.IndexError, "pop from empty list")
	}
	if i < 0 {
		i += int64(n)
	}
	if i < 0 || i >= int64(n) {
		return object.Value{}, object.Raise(object.IndexError, "pop index out of range")
	}
	v := l.Items[i]
	return v, removeItem(t, l, int(i))
}

func listRemove(t *object.Thread, args []object.Value) (object.Value, error) {
	l := args[0].List()
	i, err := find(t, &l.Items, args[1], 0, maxLen)
	if err != nil {
		return object.Value{}, err
	}
	if i < 0 {
		return object.Value{}, object.Raise(object.ValueError, "list.remove(x): x not in list")
	}
	if i >= int64(len(l.Items)) { // an __eq__ has changed the list
		return object.None, nil
	}
	return object.None, removeItem(t, l, int(i))
}

// maxLen is more than any container's length.
const maxLen = 1 << 62

// removeItem removes the item at a position.
func removeItem(t *object.Thread, l *object.List, i int) error {
	last := len(l.Items) - 1
	if err := meter.ChargeItems(t, last-i); err != nil {
		return err
	}
	copy(l.Items[i:], l.Items[i+1:])
	l.Items[last] = object.Value{}
	l.Items = l.Items[:last]
	return nil
}
