package containers

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dictMethods adds the methods of dict but update and fromkeys.
func dictMethods(b *native.Builder, class *object.Type) {
	addMethods(
		b, class, native.ArgUnpack,
		native.Method{Name: "get", Min: 1, Max: 2, Fn: dictGet, Plain: plainDictGet},
		native.Method{Name: "pop", Min: 1, Max: 2, Fn: dictPop, Plain: plainDictPop},
		native.Method{Name: "setdefault", Min: 1, Max: 2, Plain: plainDictSetDefault, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			value := object.None
			if len(args) > 2 {
				value = args[2]
			}
			return ops.DictSetDefault(t, args[0].Dict(), args[1], value)
		}},
	)
	addMethods(
		b, class, native.ArgFlags,
		native.Method{Name: "clear", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			args[0].Dict().Clear()
			return object.None, nil
		}},
		native.Method{Name: "items", Fn: dictView(object.ViewItems), Plain: plainDictView(object.ViewItems)},
		native.Method{Name: "keys", Fn: dictView(object.ViewKeys), Plain: plainDictView(object.ViewKeys)},
		native.Method{Name: "popitem", Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			key, value, ok := args[0].Dict().PopLast()
			if !ok {
				return object.Value{}, object.Raise(object.KeyError, "popitem(): dictionary is empty")
			}
			return object.TupleOf(key, value), nil
		}},
		native.Method{Name: "values", Fn: dictView(object.ViewValues), Plain: plainDictView(object.ViewValues)},
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

// dictCopy is copy, which is given the instance of a class that derives from dict.
func dictCopy(t *object.Thread, a object.Args) (object.Value, error) {
	if err := native.ArgFlags.Check(native.Method{Name: "copy"}, a); err != nil {
		return object.Value{}, err
	}
	return ops.CopyMapping(t, a.Pos[0])
}

// dictSpecials adds the special methods of dict that not all containers have.
func dictSpecials(b *native.Builder, class *object.Type) {
	addMethods(b, class, native.ArgFlags, native.Method{Name: "__contains__", Min: 1, Max: 1, Fn: native.Contains})
	addMethods(
		b, class, native.ArgSlot,
		native.Method{Name: "__setitem__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetItem(t, args[0], args[1], args[2])
		}},
		native.Method{Name: "__delitem__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.DelItem(t, args[0], args[1])
		}},
	)
	item := native.Method{Name: "__getitem__", Min: 1, Max: 1}
	b.KeywordMethod(class, item.Name, func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.ArgFlags.Check(item, a); err != nil {
			return object.Value{}, err
		}
		return ops.DictItem(t, a.Pos[0], special.Payload(a.Pos[0]).Dict(), a.Pos[1])
	})
}
