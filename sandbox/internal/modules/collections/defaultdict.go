package collections

import (
	"bhack/sandbox/internal/builtins/containers"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// DefaultDict is collections.defaultdict: a dict, which is its payload, that makes
// missing values by calling a factory.
type DefaultDict struct {
	object.Instance
	Factory object.Value // None when there is none
}

// Walk implements object.Walker.
func (d *DefaultDict) Walk(c *object.Census) {
	c.Add(d.Factory)
}

// mapping returns the dict inside an instance of a class that derives from dict.
func mapping(v object.Value) *object.Dict { return special.Payload(v).Dict() }

func defaultDictType(m *native.Module, b *native.Builder) *object.Type {
	class := native.ModuleType(m.Name, "defaultdict", b.Runtime.Types[object.KindDict])
	class.NoDict, class.PlainItems = true, true
	class.Layout = native.LayoutOf(func(d *DefaultDict) *object.Instance { return &d.Instance }, func(d *DefaultDict) { d.Factory = object.None })
	native.Describe(class.Layout, func(d *DefaultDict, s *object.State) { s.Value(d.Factory) }, nil)
	m.Class(class)
	b.KeywordMethod(class, "__init__", defaultDictInit)
	defaultFactory(class)
	type defaultMethod = native.InstanceMethod[DefaultDict]
	native.AddMethods(
		b, class, native.ArgFlags,
		defaultMethod{Name: "__missing__", Min: 1, Max: 1, Fn: defaultDictMissing},
		defaultMethod{Name: "copy", Fn: defaultDictCopy},
		defaultMethod{Name: "__copy__", Fn: defaultDictCopy},
	)
	native.AddMethods(b, class, native.ArgSlot, defaultMethod{Name: "__repr__", Fn: defaultDictRepr})
	return class
}

// defaultFactory adds the attribute default_factory.
func defaultFactory(class *object.Type) {
	accessor := func(args int, fn func(d *DefaultDict, a object.Args) object.Value) object.Value {
		return object.NewBuiltin("default_factory", func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := native.CheckSelf(t, class, "default_factory", a.Positional()); err != nil {
				return object.Value{}, err
			}
			if err := native.UnpackArgs("default_factory", a, args, args); err != nil {
				return object.Value{}, err
			}
			return fn(native.As[DefaultDict](a.Pos[0]), a), nil
		}).Value()
	}
	get := accessor(1, func(d *DefaultDict, _ object.Args) object.Value { return d.Factory })
	set := accessor(2, func(d *DefaultDict, a object.Args) object.Value {
		d.Factory = a.Pos[1]
		return object.None
	})
	class.Attrs.SetStr(object.NewSharedStr("default_factory"), object.NewProperty(get, set, object.None, object.None))
}

func defaultDictInit(t *object.Thread, a object.Args) (object.Value, error) {
	d := native.As[DefaultDict](a.Pos[0])
	factory := object.None
	rest := object.Args{Pos: a.Pos[1:], Names: a.Names}
	if len(rest.Positional()) > 0 {
		factory = rest.Pos[0]
		if !ops.IsCallable(t, rest.Pos[0]) && !factory.IsNone() {
			return object.Value{}, object.Raise(object.TypeError, "first argument must be callable or None")
		}
		rest.Pos = rest.Pos[1:]
	}
	if err := containers.UpdateDict(t, "dict", mapping(a.Pos[0]), rest); err != nil {
		return object.Value{}, err
	}
	d.Factory = factory
	return object.None, nil
}

// defaultDictMissing makes a value for a key that is not there.
func defaultDictMissing(t *object.Thread, d *DefaultDict, args []object.Value) (object.Value, error) {
	if d.Factory.IsNone() {
		return object.Value{}, object.RaiseValue(object.KeyError, args[0])
	}
	t.Spend(2 * meter.ObjectCost)
	if d.Factory.Kind() != object.KindType { // one that must not be called twice
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
	}
	v, err := t.Call(d.Factory)
	if err != nil {
		return object.Value{}, err
	}
	if d.Class.Builtin { // else it may have a __setitem__ of its own
		return v, ops.DictSet(t, d.Payload.Dict(), args[0], v)
	}
	return v, ops.SetItem(t, d.Value(), args[0], v)
}

func defaultDictCopy(t *object.Thread, d *DefaultDict, _ []object.Value) (object.Value, error) {
	t.Spend(2 * meter.ObjectCost)
	return t.Call(d.Class.Value(), d.Factory, d.Value())
}

func defaultDictRepr(t *object.Thread, d *DefaultDict, _ []object.Value) (object.Value, error) {
	items, err := ops.Repr(t, d.Payload)
	if err != nil {
		return object.Value{}, err
	}
	factory := "..."
	if t.EnterRepr(d.Value()) {
		defer t.LeaveRepr()
		if factory, err = ops.Repr(t, d.Factory); err != nil {
			return object.Value{}, err
		}
	}
	return native.NamedText(t, d.Class.ShortName()+"("+factory+", "+items+")", nil)
}
