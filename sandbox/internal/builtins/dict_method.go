package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// dictMethods adds the methods of dict but update and fromkeys.
func (b *builder) dictMethods(class *object.Type) {
	b.container(
		class, argUnpack,
		method{"get", 1, 2, dictGet},
		method{"pop", 1, 2, dictPop},
		method{"setdefault", 1, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			value := object.None
			if len(args) > 2 {
				value = args[2]
			}
			return ops.DictSetDefault(t, args[0].Dict(), args[1], value)
		}},
	)
	b.container(
		class, argFlags,
		method{"clear", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			args[0].Dict().Clear()
			return object.None, nil
		}},
		method{"copy", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			d := args[0].Dict()
			if err := ops.ChargeItems(t, d.Span()); err != nil {
				return object.Value{}, err
			}
			return d.Copy().Value(), nil
		}},
		method{"items", 0, 0, dictView(object.ViewItems)},
		method{"keys", 0, 0, dictView(object.ViewKeys)},
		method{"popitem", 0, 0, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			key, value, ok := args[0].Dict().PopLast()
			if !ok {
				return object.Value{}, object.Raise(object.KeyError, "popitem(): dictionary is empty")
			}
			return object.TupleOf(key, value), nil
		}},
		method{"values", 0, 0, dictView(object.ViewValues)},
	)
}

func dictGet(t *object.Thread, args []object.Value) (object.Value, error) {
	v, err := ops.DictGet(t, args[0].Dict(), args[1])
	if err != nil || !v.IsNil() {
		return v, err
	}
	if len(args) > 2 {
		return args[2], nil
	}
	return object.None, nil
}

func dictPop(t *object.Thread, args []object.Value) (object.Value, error) {
	if d := args[0].Dict(); d.Len() > 0 {
		v, err := ops.DictDelete(t, d, args[1])
		if err != nil || !v.IsNil() {
			return v, err
		}
	}
	if len(args) > 2 {
		return args[2], nil
	}
	return object.Value{}, object.RaiseValue(object.KeyError, args[1])
}

func dictView(what object.ViewKind) func(*object.Thread, []object.Value) (object.Value, error) {
	return func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return object.NewDictView(args[0].Dict(), what), nil
	}
}

// dictSpecials adds the special methods of dict that not all containers have.
func (b *builder) dictSpecials(class *object.Type) {
	b.container(class, argFlags, method{"__contains__", 1, 1, contains})
	b.container(
		class, argSlot,
		method{"__setitem__", 2, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetItem(t, args[0], args[1], args[2])
		}},
		method{"__delitem__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.DelItem(t, args[0], args[1])
		}},
	)
	item := method{name: "__getitem__", min: 1, max: 1}
	b.add(class, item.name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := checkSelf(t, class, item.name, a.Positional()); err != nil {
			return object.Value{}, err
		}
		if err := argFlags.check(item, a); err != nil {
			return object.Value{}, err
		}
		return ops.DictItem(t, a.Pos[0], ops.Payload(a.Pos[0]).Dict(), a.Pos[1])
	})
}
