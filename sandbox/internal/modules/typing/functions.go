package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/builtins/strs"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

var (
	nameNoTypeCheck = object.NewSharedStr("__no_type_check__")
	nameWrapped     = object.NewSharedStr("__wrapped__")
	nameSupertype   = object.NewSharedStr("__supertype__")
)

// functions adds the functions of the module.
func (y *typing) functions(m *native.Module) {
	cast := native.Signature{Name: "cast", Params: []string{"typ", "val"}}
	cast.Function(m, func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[1], nil })
	overload := native.Signature{Name: "overload", Params: []string{"func"}}
	dummy := object.NewBuiltin("_overload_dummy", func(*object.Thread, object.Args) (object.Value, error) {
		return object.Value{}, object.Raise(object.NotImplementedError, "You should not call an overloaded function. A series of @overload-decorated "+
			"functions outside a stub module should always be followed by an implementation that is not @overload-ed.")
	})
	overload.Function(m, func(*object.Thread, []object.Value) (object.Value, error) { return dummy.Value(), nil })
	newTypes(m)
	uncheck := native.Signature{Name: "no_type_check", Params: []string{"arg"}}
	uncheck.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		return args[0], noTypeCheck(t, args[0])
	})
	decorator := native.Signature{Name: "no_type_check_decorator", Params: []string{"decorator"}}
	decorator.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		decorate := args[0]
		wrapped := object.NewOwnBuiltin("wrapped_decorator", func(t *object.Thread, a object.Args) (object.Value, error) {
			fn, err := t.Machine.Call(decorate, a)
			if err == nil {
				err = noTypeCheck(t, fn)
			}
			return fn, err
		}, decorate)
		t.Spend(6 * meter.EntryCost)
		wrapped.Attrs = object.NewDict()
		for _, name := range []*object.Str{special.NameModule, special.NameName, special.NameQualname, special.NameDoc, special.NameAnnotations} {
			v, err := ops.FindAttr(t, decorate, name)
			if err != nil {
				return object.Value{}, err
			}
			if !v.IsNil() {
				wrapped.Attrs.SetStr(name, v)
			}
		}
		wrapped.Attrs.SetStr(nameWrapped, decorate)
		return wrapped.Value(), nil
	})
	hints := native.Signature{Name: "get_type_hints", Params: []string{"obj", "globalns", "localns"}, Optional: 2}
	hints.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		return typeHints(t, args[0])
	})
}

// identity is the signature of all functions that NewType makes, which return what they get, and newTypeOrigin is their Origin.
var (
	identity      = native.Signature{Name: "new_type", Params: []string{"x"}}
	newTypeOrigin = &object.Origin{Remake: func(*object.Origin) func(*object.Builtin) {
		return func(b *object.Builtin) { b.Fn = callNewType }
	}}
)

// callNewType is what functions do that NewType makes.
func callNewType(_ *object.Thread, a object.Args) (object.Value, error) {
	values, err := identity.Bind(a)
	if err != nil {
		return object.Value{}, err
	}
	return values[0], nil
}

// newTypes adds NewType.
func newTypes(m *native.Module) {
	newType := native.Signature{Name: "NewType", Params: []string{"name", "tp"}}
	newType.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if special.Payload(args[0]).Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "__name__ must be set to a string object")
		}
		fn := object.NewOwnBuiltin(special.Payload(args[0]).Str().S, callNewType)
		t.Spend(4 * meter.EntryCost)
		fn.Origin, fn.Attrs = newTypeOrigin, object.NewDict()
		fn.Attrs.SetStr(special.NameName, args[0])
		fn.Attrs.SetStr(special.NameQualname, object.String("NewType.<locals>.new_type"))
		fn.Attrs.SetStr(special.NameModule, object.String("typing"))
		fn.Attrs.SetStr(nameSupertype, args[1])
		return fn.Value(), nil
	})
}

// noTypeCheck marks a function, or a class with the functions and classes that it has, as something whose annotations are no types.
func noTypeCheck(t *object.Thread, v object.Value) error {
	if !t.Enter() {
		return meter.RecursionError("")
	}
	defer t.Leave()
	if v.Kind() == object.KindType {
		class := v.Type()
		if err := meter.ChargeEntries(t, class.Attrs.Span()); err != nil {
			return err
		}
		for _, attr := range class.Attrs.Copy().All() {
			var err error
			switch attr.Kind() {
			case object.KindFunction:
				err = ops.SetAttr(t, attr, nameNoTypeCheck, object.True)
			case object.KindType:
				t.Spend(len(class.Bases))
				if attr.Type() != class && !slices.Contains(class.Bases, attr.Type()) {
					err = noTypeCheck(t, attr)
				}
			}
			if err != nil {
				return err
			}
		}
	}
	err := ops.SetAttr(t, v, nameNoTypeCheck, object.True)
	if native.IsError(err, object.TypeError) { // of a builtin class
		return nil
	}
	return err
}

// typeHints returns the annotations of a function, of a class and those from which it derives, or of a module. Texts that are no names
// stay texts, and a default of None changes nothing.
func typeHints(t *object.Thread, v object.Value) (object.Value, error) {
	mark, err := ops.FindAttr(t, v, nameNoTypeCheck)
	if err != nil {
		return object.Value{}, err
	}
	unchecked, err := ops.Truth(t, native.Given(mark, object.False))
	if err != nil {
		return object.Value{}, err
	}
	hints := object.NewDict()
	if unchecked {
		return hints.Value(), nil
	}
	if v.Kind() == object.KindType {
		for _, class := range slices.Backward(v.Type().MRO) {
			t.Spend(meter.StepCost)
			if err := addHints(t, hints, class.Attrs.GetStr(special.NameAnnotations), t.Machine.Imported(class.Module)); err != nil {
				return object.Value{}, err
			}
		}
		return hints.Value(), nil
	}
	annotations, err := ops.FindAttr(t, v, special.NameAnnotations)
	switch {
	case err != nil:
		return object.Value{}, err
	case !native.Given(annotations, object.None).IsNone():
		module, err := moduleOf(t, v)
		if err != nil {
			return object.Value{}, err
		}
		return hints.Value(), addHints(t, hints, annotations, module)
	}
	switch v.Kind() {
	case object.KindFunction, object.KindBuiltin, object.KindMethod, object.KindModule:
		return hints.Value(), nil
	}
	text, err := ops.Repr(t, v)
	if err != nil {
		return object.Value{}, err
	}
	return object.Value{}, object.Raise(object.TypeError, "%s is not a module, class, method, or function.", text)
}

// moduleOf returns the module in which the names that a function or a module mentions are found, or nil.
func moduleOf(t *object.Thread, v object.Value) (*object.Module, error) {
	if v.Kind() == object.KindModule {
		return v.Module(), nil
	}
	name, err := ops.FindAttr(t, v, special.NameModule)
	if err != nil || !native.IsKind(name, object.KindStr) {
		return nil, err
	}
	return t.Machine.Imported(name.Str().S), nil
}

// addHints adds annotations of what stands in a module, where None is its class.
func addHints(t *object.Thread, hints *object.Dict, annotations object.Value, module *object.Module) error {
	if annotations.IsNil() {
		return nil
	}
	from := special.Payload(annotations)
	if from.Kind() != object.KindDict {
		return object.Raise(object.TypeError, "'%s' object is not iterable", t.TypeOf(annotations).Name)
	}
	if err := meter.ChargeItems(t, meter.InsertCost*from.Dict().Span()); err != nil {
		return err
	}
	for name, hint := range from.Dict().Copy().All() {
		hint, err := Hint(t, hint, module)
		if err != nil {
			return err
		}
		if err := ops.DictSet(t, hints, name, hint); err != nil {
			return err
		}
	}
	return nil
}

// Hint returns the type for which an annotation stands that is written in a module: None for its class, and a text for what it
// means, if it is a name, or several with dots between them.
func Hint(t *object.Thread, hint object.Value, module *object.Module) (object.Value, error) {
	if hint.Kind() == object.KindStr && module != nil && len(hint.Str().S) <= meter.FreeText {
		t.Spend(meter.LibraryCost + len(hint.Str().S)/2)
		names := strings.Split(hint.Str().S, ".")
		t.Spend(2 * meter.InsertCost * len(names))
		for i := range names {
			if names[i] = strings.TrimRight(names[i], " \t"); i > 0 {
				names[i] = strings.TrimLeft(names[i], " \t")
			}
			if !strs.IsIdentifier(object.NewStr(names[i])) {
				return hint, nil
			}
		}
		v, err := globalName(t, module, object.NewStr(names[0]))
		for _, name := range names[1:] {
			if err == nil {
				v, err = ops.GetAttr(t, v, object.NewStr(name))
			}
		}
		if err != nil {
			return object.Value{}, err
		}
		hint = v
	}
	if hint.IsNone() {
		hint = t.TypeOf(hint).Value()
	}
	return hint, nil
}

// globalName returns what a name means in a module outside functions.
func globalName(t *object.Thread, module *object.Module, name *object.Str) (object.Value, error) {
	for _, v := range []object.Value{module.Get(name), t.Runtime.Builtins.GetStr(name)} {
		if !v.IsNil() {
			return v, nil
		}
	}
	if name.S == "None" {
		return object.None, nil
	}
	return object.Value{}, object.Raise(object.NameError, "name '%s' is not defined", name.S)
}
