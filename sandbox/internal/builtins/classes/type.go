package classes

import (
	"strings"

	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// AddTypes adds the types that are not numbers or containers.
func AddTypes(b *native.Builder) {
	for kind, name := range native.Sorted(map[object.Kind]string{
		object.KindNone: "NoneType", object.KindEllipsis: "ellipsis", object.KindNotImplemented: "NotImplementedType",
		object.KindFunction: "function", object.KindMethod: "method", object.KindBuiltin: "builtin_function_or_method",
		object.KindModule: "module", object.KindCell: "cell",
	}) {
		b.NewType(name, kind, object.ObjectType).Final = true
	}
	for _, v := range []object.Value{object.None, object.Ellipsis, object.NotImplemented} {
		class := b.Runtime.Types[v.Kind()]
		class.New = func(_ *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
			if len(a.Pos) > 0 {
				return object.Value{}, object.Raise(object.TypeError, "%s takes no arguments", class.Name)
			}
			return v, nil
		}
	}
	refuseBases(b)
	b.Methods(b.Runtime.Types[object.KindNone], native.Method{Name: "__bool__", Fn: func(*object.Thread, []object.Value) (object.Value, error) {
		return object.False, nil
	}})
	typeType(b)
	callableTypes(b)
	mappingProxyMethods(b)
	descriptorTypes(b)
	superType(b)
}

// refuseBases gives the types of functions and modules the errors that CPython has when
// one is a base of a class.
func refuseBases(b *native.Builder) {
	b.Runtime.Types[object.KindFunction].New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		if len(a.Pos) == 0 {
			return object.Value{}, object.Raise(object.TypeError, "function() missing required argument 'code' (pos 1)")
		}
		return object.Value{}, object.Raise(object.TypeError, "function() argument 1 must be code, not %s", t.TypeOf(a.Pos[0]).Name)
	}
	b.Runtime.Types[object.KindMethod].New = newMethod
	b.Runtime.Types[object.KindModule].New = func(_ *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		switch n := len(a.Pos); {
		case n == 0:
			return object.Value{}, object.Raise(object.TypeError, "module() missing required argument 'name' (pos 1)")
		case n > 2:
			return object.Value{}, object.Raise(object.TypeError, "module() takes at most 2 arguments (%d given)", n)
		}
		return object.Value{}, object.Raise(object.TypeError, "cannot create 'module' instances")
	}
}

// newMethod is types.MethodType(function, self).
func newMethod(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	if err := native.UnpackArgs("method", a, 2, 2); err != nil {
		return object.Value{}, err
	}
	if !ops.IsCallable(t, a.Pos[0]) {
		return object.Value{}, object.Raise(object.TypeError, "first argument must be callable")
	}
	if a.Pos[1].IsNone() {
		return object.Value{}, object.Raise(object.TypeError, "self must not be None")
	}
	return object.NewMethod(a.Pos[0], a.Pos[1]), nil
}

// typeType adds the type type, from which metaclasses derive.
func typeType(b *native.Builder) {
	class := b.NewType("type", object.KindType, object.ObjectType)
	class.New = func(t *object.Thread, meta *object.Type, a object.Args) (object.Value, error) {
		if len(a.Positional()) == 3 {
			return newTypeByCall(t, meta, a)
		}
		if meta != class {
			return object.Value{}, object.Raise(object.TypeError, "type.__new__() takes exactly 3 arguments (%d given)", len(a.Positional()))
		}
		if len(a.Pos) != 1 || len(a.Names) > 0 {
			return object.Value{}, object.Raise(object.TypeError, "type() takes 1 or 3 arguments")
		}
		return t.TypeOf(a.Pos[0]).Value(), nil
	}
	class.Plain = func(t *object.Thread, args []object.Value) (v object.Value, cost int) {
		if len(args) == 1 {
			v = t.TypeOf(args[0]).Value()
		}
		return v, meter.ObjectCost
	}
	b.Publish(class)
	b.Methods(class, native.Method{Name: "mro", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		t.Spend(2 * len(args[0].Type().MRO))
		var items []object.Value
		for _, c := range args[0].Type().MRO {
			items = append(items, c.Value())
		}
		return object.NewList(items).Value(), nil
	}})
	metaclassMethods(b, class)
}

// metaclassMethods adds the methods of type that metaclasses call by super.
func metaclassMethods(b *native.Builder, class *object.Type) {
	b.KeywordMethod(class, "__init__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		switch n := len(a.Positional()); {
		case n == 2 && len(a.Names) > 0:
			return object.Value{}, object.Raise(object.TypeError, "type.__init__() takes no keyword arguments")
		case n != 2 && n != 4:
			return object.Value{}, object.Raise(object.TypeError, "type.__init__() takes 1 or 3 arguments")
		}
		return object.None, nil
	})
	prepare := object.NewBuiltin("__prepare__", func(*object.Thread, object.Args) (object.Value, error) {
		return object.NewDict().Value(), nil
	})
	class.Attrs.SetStr(object.NewSharedStr("__prepare__"), object.NewClassMethod(prepare.Value()))
	b.Methods(class,
		native.Method{Name: "__instancecheck__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.Bool(t.TypeOf(args[1]).IsSubclass(args[0].Type())), nil
		}},
		native.Method{Name: "__subclasscheck__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[1].Kind() != object.KindType {
				return object.Value{}, object.Raise(object.TypeError, "issubclass() arg 1 must be a class")
			}
			return object.Bool(args[1].Type().IsSubclass(args[0].Type())), nil
		}},
		native.Method{Name: "__setattr__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.SetClassAttr(t, args[0].Type(), args[1], args[2])
		}},
		native.Method{Name: "__delattr__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.SetClassAttr(t, args[0].Type(), args[1], object.Value{})
		}},
	)
}

// newTypeByCall is type(name, bases, dict, **keywords), or that of a metaclass.
func newTypeByCall(t *object.Thread, meta *object.Type, a object.Args) (object.Value, error) {
	args := make([]object.Value, 3)
	for i, want := range []struct {
		kind object.Kind
		name string
	}{{object.KindStr, "str"}, {object.KindTuple, "tuple"}, {object.KindDict, "dict"}} {
		if args[i] = special.Payload(a.Pos[i]); args[i].Kind() != want.kind {
			got := t.TypeOf(a.Pos[i]).Name
			if a.Pos[i].IsNone() {
				got = "None"
			}
			return object.Value{}, object.Raise(object.TypeError, "type.__new__() argument %d must be %s, not %s", i+1, want.name, got)
		}
	}
	spec := classdef.Spec{Name: args[0].Str().S, Names: a.Names, Values: a.Pos[3:]}
	err := meter.ChargeBytes(t, len(spec.Name))
	switch {
	case err != nil:
		return object.Value{}, err
	case strings.ContainsRune(spec.Name, 0):
		return object.Value{}, object.Raise(object.ValueError, "type name must not contain null characters")
	}
	if spec.Bases, err = classdef.Bases(t, args[1].Tuple().Items); err != nil {
		return object.Value{}, err
	}
	if winner := classdef.Metaclass(spec.Bases, meta); winner != meta && winner.Hooks&object.HookNew != 0 {
		return ops.New(t, winner, a)
	}
	attrs, err := ops.CopyMapping(t, a.Pos[2])
	if err != nil {
		return object.Value{}, err
	}
	spec.Attrs, spec.Meta = attrs.Dict(), meta
	class, err := classdef.Make(t, spec)
	if err != nil {
		return object.Value{}, err
	}
	return class.Value(), nil
}

// callableTypes adds what functions and methods of all sorts have in common.
func callableTypes(b *native.Builder) {
	for name, class := range native.Sorted(map[string]**object.Type{
		"wrapper_descriptor": &b.Runtime.SlotWrapper, "method-wrapper": &b.Runtime.MethodWrapper, "method_descriptor": &b.Runtime.MethodDescriptor,
	}) {
		*class = object.NewType(name, object.ObjectType)
		(*class).Builtin, (*class).Final = true, true
	}
	types := b.Runtime.Types
	for _, class := range []*object.Type{
		types[object.KindFunction], types[object.KindMethod], types[object.KindBuiltin], types[object.KindType],
		b.Runtime.SlotWrapper, b.Runtime.MethodWrapper, b.Runtime.MethodDescriptor,
	} {
		b.KeywordMethod(class, "__call__", func(t *object.Thread, a object.Args) (object.Value, error) {
			rest := object.Args{Pos: a.Pos[1:], Names: a.Names}
			if class == types[object.KindType] {
				return ops.Construct(t, a.Pos[0].Type(), rest)
			}
			return t.Machine.Call(a.Pos[0], rest)
		})
	}
	for _, class := range []*object.Type{
		types[object.KindFunction], types[object.KindMethod], b.Runtime.SlotWrapper, b.Runtime.MethodDescriptor,
	} {
		addGet(b, class, func(_ *object.Thread, fn, obj, _ object.Value) (object.Value, error) {
			if obj.IsNone() || fn.Kind() == object.KindMethod {
				return fn, nil
			}
			return object.NewMethod(fn, obj), nil
		})
	}
}
