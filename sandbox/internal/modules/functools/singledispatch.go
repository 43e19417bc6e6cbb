package functools

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/modules/typing"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dispatcher is a function made by functools.singledispatch: it calls one of
// several by the type of the first argument.
type dispatcher struct {
	object.Instance
	name string
	// functions are those registered, by class.
	functions *object.Dict
}

// Walk implements object.Walker.
func (d *dispatcher) Walk(c *object.Census) {
	c.AddBytes(int64(len(d.name)))
	c.AddDict(d.functions)
}

// find returns the function for a class: that of the first class in its MRO which
// has one, where abstract classes of which it is a virtual subclass come in front of object.
func (d *dispatcher) find(t *object.Thread, class *object.Type) (object.Value, error) {
	if err := meter.ChargeItems(t, len(class.MRO)); err != nil {
		return object.Value{}, err
	}
	for _, c := range class.MRO {
		if c == object.ObjectType {
			if fn, err := d.findAbstract(t, class); err != nil || !fn.IsNil() {
				return fn, err
			}
		}
		fn, err := ops.DictGet(t, d.functions, c.Value())
		if err != nil || !fn.IsNil() {
			return fn, err
		}
	}
	return object.Value{}, nil
}

// findAbstract returns the function for the most specific abstract class of which a class is a virtual subclass, or
// the zero Value.
func (d *dispatcher) findAbstract(t *object.Thread, class *object.Type) (object.Value, error) {
	if err := meter.ChargeEntries(t, d.functions.Span()); err != nil {
		return object.Value{}, err
	}
	var best, fn object.Value
	for key, found := range d.functions.All() {
		if key.Kind() != object.KindType || key.Type().Meta == nil {
			continue
		}
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		isBase, err := ops.IsSubclass(t, class.Value(), key)
		if err == nil && isBase && !best.IsNil() {
			isBase, err = ops.IsSubclass(t, key, best)
			if err == nil && !isBase {
				var isAbove bool
				if isAbove, err = ops.IsSubclass(t, best, key); err == nil && !isAbove {
					err = ambiguous(t, best, key)
				}
			}
		}
		if err != nil {
			return object.Value{}, err
		}
		if isBase {
			best, fn = key, found
		}
	}
	return fn, nil
}

// ambiguous is the error of a class that has two abstract bases of which none is the other's.
func ambiguous(t *object.Thread, a, b object.Value) error {
	text, err := ops.Repr(t, a)
	if err != nil {
		return err
	}
	other, err := ops.Repr(t, b)
	if err != nil {
		return err
	}
	return object.Raise(object.RuntimeError, "Ambiguous dispatch: %s or %s", text, other)
}

// dispatcherCost is what a function made by singledispatch costs.
const dispatcherCost = 64

// singleDispatch adds the function singledispatch.
func singleDispatch(m *native.Module, b *native.Builder) {
	class := native.ModuleType("", "function", object.ObjectType)
	class.Name, class.Module = "function", "builtins"
	class.Layout = native.LayoutOf(func(d *dispatcher) *object.Instance { return &d.Instance }, func(d *dispatcher) { d.functions = object.NewDict() })
	b.KeywordMethod(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
		d := native.As[dispatcher](a.Pos[0])
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
	dispatch := native.Signature{Name: "dispatch", Params: []string{"self", "cls"}}
	dispatch.Method(b, class, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if args[1].Kind() != object.KindType {
			return object.Value{}, object.Raise(object.TypeError, "cannot create weak reference to '%s' object", t.TypeOf(args[1]).Name)
		}
		fn, err := native.As[dispatcher](args[0]).find(t, args[1].Type())
		return native.Given(fn, object.None), err
	})
	register := native.Signature{Name: "register", Params: []string{"self", "cls", "func"}, Optional: 1}
	register.Method(b, class, dispatcherRegister)
	b.Property(class, "registry", func(t *object.Thread, args []object.Value) (object.Value, error) {
		return ops.CopyDict(t, native.As[dispatcher](args[0]).functions)
	})
	get := func(_ *object.Thread, d *dispatcher, args []object.Value) (object.Value, error) {
		if args[0].IsNone() {
			return d.Value(), nil
		}
		return object.NewMethod(d.Value(), args[0]), nil
	}
	native.AddMethods(b, class, native.ArgFlags, native.InstanceMethod[dispatcher]{Name: "__get__", Min: 1, Max: 2, Fn: get})
	sig := native.Signature{Name: "singledispatch", Params: []string{"func"}}
	sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		t.Spend(dispatcherCost)
		d := native.As[dispatcher](object.NewInstance(class).Value())
		d.functions = object.NewDict()
		d.name = "singledispatch function"
		if name, err := ops.GetAttr(t, args[0], special.NameName); err == nil && name.Kind() == object.KindStr {
			d.name = name.Str().S
		}
		if err := ops.DictSet(t, d.functions, object.ObjectType.Value(), args[0]); err != nil {
			return object.Value{}, err
		}
		return d.Value(), updateWrapper(t, d.Value(), args[0], assigned, updated)
	})
}

// annotatedClass returns the annotation of a function's first annotated parameter, a
// class, or the zero Value when it has none.
func annotatedClass(t *object.Thread, fn object.Value) (object.Value, error) {
	v, err := ops.GetAttr(t, fn, object.NewStr("__annotations__"))
	if err != nil || !native.IsKind(v, object.KindDict) {
		return object.Value{}, err
	}
	name, class, _, _, ok := v.Dict().Next(0)
	if !ok {
		return object.Value{}, nil
	}
	module, err := ops.FindAttr(t, fn, special.NameModule)
	if err != nil {
		return object.Value{}, err
	}
	if native.IsKind(module, object.KindStr) {
		if class, err = typing.Hint(t, class, t.Machine.Imported(module.Str().S)); err != nil {
			return object.Value{}, err
		}
	}
	if class.Kind() == object.KindType {
		return class, nil
	}
	text, err := ops.Repr(t, name)
	if err != nil {
		return object.Value{}, err
	}
	what, err := ops.Repr(t, class)
	if err != nil {
		return object.Value{}, err
	}
	return object.Value{}, object.Raise(object.AssertionError, "Invalid annotation for %s. %s is not a class.", text, what)
}

// dispatcherRegister is the method register: without a function it is a decorator.
func dispatcherRegister(t *object.Thread, args []object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	d, of := native.As[dispatcher](args[0]), args[1]
	if of.Kind() == object.KindFunction && args[2].IsNil() {
		class, err := annotatedClass(t, of)
		if err != nil {
			return object.Value{}, err
		}
		if !class.IsNil() {
			return of, ops.DictSet(t, d.functions, class, of)
		}
	}
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
	register := object.NewOwnBuiltin("<lambda>", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.UnpackArgs("<lambda>", a, 1, 1); err != nil {
			return object.Value{}, err
		}
		return a.Pos[0], ops.DictSet(t, d.functions, of, a.Pos[0])
	}, args[0], of)
	return register.Value(), nil
}
