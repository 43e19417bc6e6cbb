package functions

import (
	"bhack/sandbox/internal/builtins/sorting"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dir is dir(): the names that are bound where it is called, or dir(object): those of
// the attributes of an object, by its __dir__ if its class or module has one. Both are
// sorted.
func dir(t *object.Thread, args []object.Value) (object.Value, error) {
	names, err := namesFor(t, args)
	if err != nil {
		return object.Value{}, err
	}
	list, err := ops.NewList(t, names)
	if err != nil {
		return object.Value{}, err
	}
	defer t.Release(t.Hold(list.Value()))
	return list.Value(), sorting.InPlace(t, list.Items, object.None, false)
}

// namesFor returns what dir sorts, as something to iterate over.
func namesFor(t *object.Thread, args []object.Value) (object.Value, error) {
	if len(args) == 0 {
		return scopeNames(t)
	}
	v := args[0]
	if special.Overrides(v, nameDir) {
		return special.Call(t, special.Method(v, nameDir), v)
	}
	if v.Kind() == object.KindModule {
		if fn := v.Module().Get(nameDir); !fn.IsNil() {
			return t.Call(fn)
		}
	}
	names, err := ops.AttributeNames(t, v)
	if err != nil {
		return object.Value{}, err
	}
	return names.Value(), nil
}

// scopeNames returns the names of the function, class body or module that calls dir.
func scopeNames(t *object.Thread) (object.Value, error) {
	names := object.NewDict()
	defer t.Release(t.Hold(names.Value()))
	var err error
	t.Machine.Scope(func(name *object.Str) {
		if err == nil {
			err = t.Charge(meter.InsertCost)
			names.SetStr(name, object.None)
		}
	})
	return names.Value(), err
}

var nameDir = object.NewSharedStr("__dir__")

// addDir adds the __dir__ of object, which is what dir does with objects whose class has
// none of its own.
func addDir(b *native.Builder) {
	b.Methods(object.ObjectType, native.Method{Name: "__dir__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		names, err := ops.AttributeNames(t, args[0])
		if err != nil {
			return object.Value{}, err
		}
		list, err := ops.NewList(t, names.Value())
		if err != nil {
			return object.Value{}, err
		}
		return list.Value(), nil
	}})
}
