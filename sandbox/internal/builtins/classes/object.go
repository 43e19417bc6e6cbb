// Package classes holds the types that classes are made of: object, type and super, the
// descriptors and the exceptions.
package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// AddObject makes object a builtin name and adds its methods.
func AddObject(b *native.Builder) {
	class := object.ObjectType
	b.Publish(class)
	class.New = func(_ *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		if len(a.Pos) > 0 {
			return object.Value{}, object.Raise(object.TypeError, "object() takes no arguments")
		}
		return object.NewInstance(class).Value(), nil
	}
	b.RawMethod(class, "__init__", initObject)
	b.NewMethod(class)
	b.Property(class, "__class__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		return t.TypeOf(args[0]).Value(), nil
	})
	b.Property(class, "__dict__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		if args[0].Kind() != object.KindInstance || args[0].Instance().Class.NoDict {
			return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute '__dict__'", t.TypeOf(args[0]).Name)
		}
		inst := args[0].Instance()
		if inst.Attrs == nil {
			inst.Attrs = object.NewDict()
		}
		return inst.Expose().Value(), nil
	})
	native.ClassMethod(class, "__init_subclass__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords("__init_subclass__")
		}
		return object.None, native.CheckCount("__init_subclass__", len(a.Pos)-1, 0, 0)
	})
	objectComparisons(b, class)
	objectAttributes(b, class)
	b.Methods(
		class,
		native.Method{Name: "__repr__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.TextValue(ops.ObjectRepr(t, args[0]))
		}},
		native.Method{Name: "__str__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return native.TextValue(ops.Repr(t, args[0]))
		}},
		native.Method{Name: "__hash__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[0].Kind() == object.KindNone {
				h, err := ops.Hash(t, args[0])
				return object.Int(h), err
			}
			return object.Int(t.Identity(args[0])), nil
		}},
	)
}

// objectComparisons adds the comparisons of object, which knows but identity.
func objectComparisons(b *native.Builder, class *object.Type) {
	for _, name := range []string{"__lt__", "__le__", "__gt__", "__ge__"} {
		b.Methods(class, native.Method{Name: name, Min: 1, Max: 1, Fn: func(*object.Thread, []object.Value) (object.Value, error) {
			return object.NotImplemented, nil
		}})
	}
	b.Methods(
		class,
		native.Method{Name: "__eq__", Min: 1, Max: 1, Fn: func(_ *object.Thread, args []object.Value) (object.Value, error) {
			if object.Is(args[0], args[1]) {
				return object.True, nil
			}
			return object.NotImplemented, nil
		}},
		native.Method{Name: "__ne__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			eq, err := special.Lookup(t, args[0], nameEq)
			if err != nil {
				return eq, err
			}
			v, err := t.Call(eq, args[1])
			if err != nil || v.IsNotImplemented() {
				return v, err
			}
			truth, err := ops.Truth(t, v)
			return object.Bool(!truth), err
		}},
	)
}

// objectAttributes adds the methods that get, set and delete attributes.
func objectAttributes(b *native.Builder, class *object.Type) {
	b.Methods(
		class,
		native.Method{Name: "__getattribute__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return plainAttr(t, args[0], args[1])
		}},
		native.Method{Name: "__setattr__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := native.AttributeName(t, args[1])
			if err != nil {
				return object.Value{}, err
			}
			if args[0].Kind() != object.KindInstance {
				return object.None, ops.SetAttr(t, args[0], name, args[2])
			}
			return object.None, ops.SetPlainAttr(t, args[0], name, args[2])
		}},
		native.Method{Name: "__delattr__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := native.AttributeName(t, args[1])
			if err != nil {
				return object.Value{}, err
			}
			if args[0].Kind() != object.KindInstance {
				return object.None, ops.DelAttr(t, args[0], name)
			}
			return object.None, ops.DelPlainAttr(t, args[0], name)
		}},
	)
}

var nameEq = object.NewSharedStr("__eq__")

// initObject is object.__init__.
func initObject(t *object.Thread, a object.Args) (object.Value, error) {
	if err := native.CheckSelf(t, object.ObjectType, "__init__", a.Positional()); err != nil {
		return object.Value{}, err
	}
	class := t.TypeOf(a.Pos[0])
	if len(a.Pos) > 1 {
		if !native.IsObjectInit(class) {
			return object.Value{}, object.Raise(object.TypeError, "object.__init__() takes exactly one argument (the instance to initialize)")
		}
		if class.Hooks&object.HookNew == 0 && native.NewOwner(class) == object.ObjectType {
			return object.Value{}, object.Raise(object.TypeError, "%s.__init__() takes exactly one argument (the instance to initialize)", class.Name)
		}
	}
	return object.None, nil
}

func plainAttr(t *object.Thread, v, name object.Value) (object.Value, error) {
	s, err := native.AttributeName(t, name)
	if err != nil {
		return object.Value{}, err
	}
	if v.Kind() != object.KindInstance {
		return ops.GetAttr(t, v, s)
	}
	attr, err := ops.PlainAttr(t, v, s)
	if err == nil && attr.IsNil() {
		err = object.Raise(object.AttributeError, "'%s' object has no attribute '%s'", t.TypeOf(v).Name, s.S)
	}
	return attr, err
}
