package abc

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

var (
	nameHook     = object.NewSharedStr("__subclasshook__")
	nameRegistry = object.NewSharedStr("_abc_registry")
)

// checks adds what isinstance and issubclass ask of abstract classes, and register.
func checks(b *native.Builder, meta *object.Type) {
	b.Methods(meta,
		native.Method{Name: "__instancecheck__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			is, err := isSubclass(t, args[0].Type(), t.TypeOf(args[1]))
			return object.Bool(is), err
		}},
		native.Method{Name: "__subclasscheck__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[1].Kind() != object.KindType {
				return object.Value{}, object.Raise(object.TypeError, "issubclass() arg 1 must be a class")
			}
			is, err := isSubclass(t, args[0].Type(), args[1].Type())
			return object.Bool(is), err
		}},
		native.Method{Name: "register", Min: 1, Max: 1, Fn: register},
	)
}

// register makes a class count as derived from an abstract one.
func register(t *object.Thread, args []object.Value) (object.Value, error) {
	class := args[0].Type()
	if args[1].Kind() != object.KindType {
		return object.Value{}, object.Raise(object.TypeError, "Can only register classes")
	}
	if is, err := ops.IsSubclass(t, args[1], args[0]); is || err != nil {
		return args[1], err
	}
	if is, err := ops.IsSubclass(t, args[0], args[1]); is || err != nil {
		if err == nil {
			err = object.Raise(object.RuntimeError, "Refusing to create an inheritance cycle")
		}
		return object.Value{}, err
	}
	if class.Builtin {
		return object.Value{}, object.Raise(object.TypeError, "can't set attributes of built-in/extension type '%s'", class.ShortName())
	}
	known := class.Attrs.GetStr(nameRegistry)
	if !native.IsKind(known, object.KindList) {
		known = object.NewList(nil).Value()
		class.Attrs.SetStr(nameRegistry, known)
	}
	known.List().Append(args[1])
	return args[1], nil
}

// isSubclass reports whether a class derives from an abstract one, by its bases, by the
// __subclasshook__ of the abstract class, or as one registered does.
func isSubclass(t *object.Thread, class, sub *object.Type) (bool, error) {
	if !t.Enter() {
		return false, meter.RecursionError(" while calling a Python object")
	}
	defer t.Leave()
	if err := meter.ChargeItems(t, len(class.MRO)+len(sub.MRO)); err != nil {
		return false, err
	}
	if err := t.Charge(1); err != nil {
		return false, err
	}
	if hook := class.Lookup(nameHook); native.IsKind(hook, object.KindClassMethod) {
		v, err := t.Call(object.NewMethod(hook.Wrapped().Func, class.Value()), sub.Value())
		if err != nil {
			return false, err
		}
		if !v.IsNotImplemented() {
			return ops.Truth(t, v)
		}
	}
	if sub.IsSubclass(class) {
		return true, nil
	}
	var others []object.Value
	if known := class.Attrs.GetStr(nameRegistry); native.IsKind(known, object.KindList) {
		others = append(others, known.List().Items...)
	}
	for _, c := range class.Subclasses() {
		others = append(others, c.Value())
	}
	if err := t.Charge(int64(2 * meter.StepCost * len(others))); err != nil {
		return false, err
	}
	for _, other := range others {
		if is, err := ops.IsSubclass(t, sub.Value(), other); is || err != nil {
			return is, err
		}
	}
	return false, nil
}
