package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// defaultDict is collections.defaultdict: a dict, which is its payload, that makes
// missing values by calling a factory.
type defaultDict struct {
	object.Instance
	factory object.Value // None when there is none
}

// mapping returns the dict inside an instance of a class that derives from dict.
func mapping(v object.Value) *object.Dict { return ops.Payload(v).Dict() }

func (m *moduleBuilder) defaultDictType(b *builder) *object.Type {
	class := nativeType(m.name, "defaultdict", b.rt.Types[object.KindDict])
	class.NoDict = true
	class.Layout = layoutOf(func(d *defaultDict) *object.Instance { return &d.Instance }, func(d *defaultDict) { d.factory = object.None })
	m.class(class)
	b.guarded(class, "__init__", defaultDictInit)
	b.defaultFactory(class)
	type defaultMethod = nativeMethod[defaultDict]
	addMethods(
		b, class, argFlags,
		defaultMethod{"__missing__", 1, 1, defaultDictMissing},
		defaultMethod{"copy", 0, 0, defaultDictCopy},
		defaultMethod{"__copy__", 0, 0, defaultDictCopy},
	)
	addMethods(b, class, argSlot, defaultMethod{"__repr__", 0, 0, defaultDictRepr})
	return class
}

// defaultFactory adds the attribute default_factory.
func (b *builder) defaultFactory(class *object.Type) {
	accessor := func(args int, fn func(d *defaultDict, a object.Args) object.Value) object.Value {
		return object.NewBuiltin("default_factory", func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := checkSelf(t, class, "default_factory", a.Positional()); err != nil {
				return object.Value{}, err
			}
			if err := unpackArgs("default_factory", a, args, args); err != nil {
				return object.Value{}, err
			}
			return fn(as[defaultDict](a.Pos[0]), a), nil
		}).Value()
	}
	get := accessor(1, func(d *defaultDict, _ object.Args) object.Value { return d.factory })
	set := accessor(2, func(d *defaultDict, a object.Args) object.Value {
		d.factory = a.Pos[1]
		return object.None
	})
	class.Attrs.SetStr(object.NewSharedStr("default_factory"), object.NewProperty(get, set, object.None, object.None))
}

func defaultDictInit(t *object.Thread, a object.Args) (object.Value, error) {
	d := as[defaultDict](a.Pos[0])
	factory := object.None
	rest := object.Args{Pos: a.Pos[1:], Names: a.Names}
	if len(rest.Positional()) > 0 {
		factory = rest.Pos[0]
		if ok, _ := callable(t, rest.Pos[:1]); !ok.IsTrue() && !factory.IsNone() {
			return object.Value{}, object.Raise(object.TypeError, "first argument must be callable or None")
		}
		rest.Pos = rest.Pos[1:]
	}
	if err := dictUpdate(t, "dict", mapping(a.Pos[0]), rest); err != nil {
		return object.Value{}, err
	}
	d.factory = factory
	return object.None, nil
}

// defaultDictMissing makes a value for a key that is not there.
func defaultDictMissing(t *object.Thread, d *defaultDict, args []object.Value) (object.Value, error) {
	if d.factory.IsNone() {
		return object.Value{}, object.RaiseValue(object.KeyError, args[0])
	}
	if d.factory.Kind() != object.KindType { // one that must not be called twice
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	v, err := t.Call(d.factory)
	if err != nil {
		return object.Value{}, err
	}
	return v, ops.SetItem(t, d.Value(), args[0], v)
}

func defaultDictCopy(t *object.Thread, d *defaultDict, _ []object.Value) (object.Value, error) {
	return t.Call(d.Class.Value(), d.factory, d.Value())
}

func defaultDictRepr(t *object.Thread, d *defaultDict, _ []object.Value) (object.Value, error) {
	items, err := ops.Repr(t, d.Payload)
	if err != nil {
		return object.Value{}, err
	}
	factory := "..."
	if t.EnterRepr(d.Value()) {
		defer t.LeaveRepr()
		if factory, err = ops.Repr(t, d.factory); err != nil {
			return object.Value{}, err
		}
	}
	return object.String(d.Class.ShortName() + "(" + factory + ", " + items + ")"), nil
}
