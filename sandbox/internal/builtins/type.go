package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// otherTypes adds the types that are not numbers or containers.
func (b *builder) otherTypes() {
	for kind, name := range map[object.Kind]string{
		object.KindNone: "NoneType", object.KindEllipsis: "ellipsis", object.KindNotImplemented: "NotImplementedType",
		object.KindFunction: "function", object.KindMethod: "method", object.KindBuiltin: "builtin_function_or_method",
		object.KindModule: "module", object.KindCell: "cell",
	} {
		b.newType(name, kind, object.ObjectType).Final = true
	}
	for _, v := range []object.Value{object.None, object.Ellipsis, object.NotImplemented} {
		class := b.rt.Types[v.Kind()]
		class.New = func(_ *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
			if len(a.Pos) > 0 {
				return object.Value{}, object.Raise(object.TypeError, "%s takes no arguments", class.Name)
			}
			return v, nil
		}
	}
	b.methods(b.rt.Types[object.KindNone], method{"__bool__", 0, 0, func(*object.Thread, []object.Value) (object.Value, error) {
		return object.False, nil
	}})
	b.typeType()
	b.callableTypes()
	b.classDictMethods()
	b.descriptorTypes()
	b.superType()
}

// typeType adds the type type; only its form with one argument is supported.
func (b *builder) typeType() {
	class := b.newType("type", object.KindType, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		if len(a.Positional()) == 3 {
			return newTypeByCall(t, a)
		}
		if len(a.Pos) != 1 || len(a.Names) > 0 {
			return object.Value{}, object.Raise(object.TypeError, "type() takes 1 or 3 arguments")
		}
		return t.TypeOf(a.Pos[0]).Value(), nil
	}
	b.public(class)
	b.methods(class, method{"mro", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
		var items []object.Value
		for _, c := range args[0].Type().MRO {
			items = append(items, c.Value())
		}
		return object.NewList(items).Value(), nil
	}})
}

// newTypeByCall is type(name, bases, dict, **keywords).
func newTypeByCall(t *object.Thread, a object.Args) (object.Value, error) {
	args := make([]object.Value, 3)
	for i, want := range []struct {
		kind object.Kind
		name string
	}{{object.KindStr, "str"}, {object.KindTuple, "tuple"}, {object.KindDict, "dict"}} {
		if args[i] = ops.Payload(a.Pos[i]); args[i].Kind() != want.kind {
			got := t.TypeOf(a.Pos[i]).Name
			if a.Pos[i].IsNone() {
				got = "None"
			}
			return object.Value{}, object.Raise(object.TypeError, "type.__new__() argument %d must be %s, not %s", i+1, want.name, got)
		}
	}
	spec := ops.ClassSpec{Name: args[0].Str().S, Names: a.Names, Values: a.Pos[3:]}
	var err error
	if spec.Bases, err = ops.Bases(t, spec.Name, args[1].Tuple().Items); err != nil {
		return object.Value{}, err
	}
	if err := t.Charge(int64(args[2].Dict().Len())); err != nil {
		return object.Value{}, err
	}
	spec.Attrs = args[2].Dict().Copy()
	class, err := ops.MakeClass(t, spec)
	if err != nil {
		return object.Value{}, err
	}
	return class.Value(), nil
}

// callableTypes adds what functions and methods of all sorts have in common.
func (b *builder) callableTypes() {
	for name, class := range map[string]**object.Type{
		"wrapper_descriptor": &b.rt.SlotWrapper, "method-wrapper": &b.rt.MethodWrapper, "method_descriptor": &b.rt.MethodDescriptor,
	} {
		*class = object.NewType(name, object.ObjectType)
		(*class).Builtin, (*class).Final = true, true
	}
	types := b.rt.Types
	for _, class := range []*object.Type{
		types[object.KindFunction], types[object.KindMethod], types[object.KindBuiltin], types[object.KindType],
		b.rt.SlotWrapper, b.rt.MethodWrapper, b.rt.MethodDescriptor,
	} {
		b.add(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
			if err := checkSelf(t, class, "__call__", a.Positional()); err != nil {
				return object.Value{}, err
			}
			return t.Machine.Call(a.Pos[0], object.Args{Pos: a.Pos[1:], Names: a.Names})
		})
	}
	for _, class := range []*object.Type{
		types[object.KindFunction], types[object.KindMethod], b.rt.SlotWrapper, b.rt.MethodDescriptor,
	} {
		b.getter(class, func(_ *object.Thread, fn, obj, _ object.Value) (object.Value, error) {
			if obj.IsNone() || fn.Kind() == object.KindMethod {
				return fn, nil
			}
			return object.NewMethod(fn, obj), nil
		})
	}
}

// getter adds __get__ to a type of descriptors.
func (b *builder) getter(class *object.Type, get func(t *object.Thread, self, obj, owner object.Value) (object.Value, error)) {
	b.methods(class, method{"__get__", 1, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
		owner := object.None
		if len(args) == 3 {
			owner = args[2]
		}
		if args[1].IsNone() && owner.IsNone() {
			return object.Value{}, object.Raise(object.TypeError, "__get__(None, None) is invalid")
		}
		return get(t, args[0], args[1], owner)
	}})
}
