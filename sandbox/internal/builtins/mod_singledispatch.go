package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// dispatcher is a function made by functools.singledispatch: it calls one of
// several by the type of the first argument.
type dispatcher struct {
	object.Instance
	name string
	// functions are those registered, by class.
	functions *object.Dict
}

// find returns the function for a class: that of the first class in its MRO which
// has one.
func (d *dispatcher) find(t *object.Thread, class *object.Type) (object.Value, error) {
	if err := ops.ChargeItems(t, len(class.MRO)); err != nil {
		return object.Value{}, err
	}
	for _, c := range class.MRO {
		fn, err := ops.DictGet(t, d.functions, c.Value())
		if err != nil || !fn.IsNil() {
			return fn, err
		}
	}
	return object.Value{}, nil
}

// singleDispatch adds the function singledispatch.
func (m *moduleBuilder) singleDispatch(b *builder) {
	class := nativeType("", "function", object.ObjectType)
	class.Name, class.Module = "function", "builtins"
	class.Layout = layoutOf(func(d *dispatcher) *object.Instance { return &d.Instance }, func(d *dispatcher) { d.functions = object.NewDict() })
	b.guarded(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		d := as[dispatcher](a.Pos[0])
		if len(a.Positional()) < 2 {
			return object.Value{}, object.Raise(object.TypeError, "%s requires at least 1 positional argument", d.name)
		}
		fn, err := d.find(t, t.TypeOf(a.Pos[1]))
		if err == nil && fn.IsNil() {
			err = object.Raise(object.TypeError, "'NoneType' object is not callable")
		}
		if err != nil {
			return object.Value{}, err
		}
		return t.Machine.Call(fn, object.Args{Pos: append([]object.Value(nil), a.Pos[1:]...), Names: a.Names})
	})
	dispatch := signature{name: "dispatch", params: []string{"self", "cls"}}
	dispatch.method(b, class, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if args[1].Kind() != object.KindType {
			return object.Value{}, object.Raise(object.TypeError, "cannot create weak reference to '%s' object", t.TypeOf(args[1]).Name)
		}
		fn, err := as[dispatcher](args[0]).find(t, args[1].Type())
		return given(fn, object.None), err
	})
	register := signature{name: "register", params: []string{"self", "cls", "func"}, optional: 1}
	register.method(b, class, dispatcherRegister)
	b.property(class, "registry", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return as[dispatcher](args[0]).functions.Copy().Value(), nil
	})
	addMethods(b, class, argFlags, nativeMethod[dispatcher]{"__get__", 1, 2, func(_ *object.Thread, d *dispatcher, args []object.Value) (object.Value, error) {
		if args[0].IsNone() {
			return d.Value(), nil
		}
		return object.NewMethod(d.Value(), args[0]), nil
	}})
	sig := signature{name: "singledispatch", params: []string{"func"}}
	sig.function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		d := as[dispatcher](object.NewInstance(class).Value())
		d.functions = object.NewDict()
		d.name = "singledispatch function"
		if name, err := ops.GetAttr(t, args[0], ops.NameName); err == nil && name.Kind() == object.KindStr {
			d.name = name.Str().S
		}
		if err := ops.DictSet(t, d.functions, object.ObjectType.Value(), args[0]); err != nil {
			return object.Value{}, err
		}
		return d.Value(), updateWrapper(t, d.Value(), args[0], assigned, updated)
	})
}

// dispatcherRegister is the method register: without a function it is a decorator.
func dispatcherRegister(t *object.Thread, args []object.Value) (object.Value, error) {
	d, of := as[dispatcher](args[0]), args[1]
	if of.Kind() != object.KindType {
		text, err := ops.Repr(t, of)
		if err != nil {
			return object.Value{}, err
		}
		return object.Value{}, object.Raise(object.TypeError,
			"Invalid first argument to `register()`: %s. Use either `@register(some_class)` or plain `@register` on an annotated function.", text)
	}
	if !args[2].IsNil() {
		return args[2], ops.DictSet(t, d.functions, of, args[2])
	}
	return object.NewBuiltin("<lambda>", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := unpackArgs("<lambda>", a, 1, 1); err != nil {
			return object.Value{}, err
		}
		return a.Pos[0], ops.DictSet(t, d.functions, of, a.Pos[0])
	}).Value(), nil
}
