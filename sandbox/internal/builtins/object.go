package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// objectType adds the methods of object, and the names True, False and None's like.
func (b *builder) objectType() {
	class := object.ObjectType
	b.public(class)
	class.New = func(_ *object.Thread, class *object.Type, a object.Args) (object.Value, error) {
		if len(a.Pos) > 0 {
			return object.Value{}, object.Raise(object.TypeError, "object() takes no arguments")
		}
		return object.NewInstance(class).Value(), nil
	}
	b.add(class, "__init__", initObject)
	b.newMethod(class)
	b.property(class, "__class__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		return t.TypeOf(args[0]).Value(), nil
	})
	b.property(class, "__dict__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		if args[0].Kind() != object.KindInstance || args[0].Instance().Class.NoDict {
			return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute '__dict__'", t.TypeOf(args[0]).Name)
		}
		inst := args[0].Instance()
		if inst.Attrs == nil {
			inst.Attrs = object.NewDict()
		}
		return inst.Attrs.Value(), nil
	})
	initSubclass := object.NewBuiltin("__init_subclass__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, noKeywords("__init_subclass__")
		}
		return object.None, checkCount("__init_subclass__", len(a.Pos)-1, 0, 0)
	})
	class.Attrs.SetStr(object.NewSharedStr("__init_subclass__"), object.NewClassMethod(initSubclass.Value()))
	for _, name := range []string{"__lt__", "__le__", "__gt__", "__ge__"} {
		b.methods(class, method{name, 1, 1, func(*object.Thread, []object.Value) (object.Value, error) {
			return object.NotImplemented, nil
		}})
	}
	b.methods(
		class,
		method{"__repr__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.PlainRepr(t, args[0]))
		}},
		method{"__str__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.Repr(t, args[0]))
		}},
		method{"__eq__", 1, 1, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			if object.Is(args[0], args[1]) {
				return object.True, nil
			}
			return object.NotImplemented, nil
		}},
		method{"__ne__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			eq, err := ops.LookupSpecial(t, args[0], nameEq)
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
		method{"__hash__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.Int(t.Identity(args[0])), nil
		}},
		method{"__getattribute__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return plainAttr(t, args[0], args[1])
		}},
		method{"__setattr__", 2, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := attributeName(t, args[1])
			if err != nil {
				return object.Value{}, err
			}
			if args[0].Kind() != object.KindInstance {
				return object.None, ops.SetAttr(t, args[0], name, args[2])
			}
			return object.None, ops.SetPlainAttr(t, args[0], name, args[2])
		}},
		method{"__delattr__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := attributeName(t, args[1])
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

// staticMethod adds a static method to a type.
func (b *builder) staticMethod(class *object.Type, name string, fn object.Func) {
	class.Attrs.SetStr(object.NewSharedStr(name), object.NewStaticMethod(object.NewBuiltin(name, fn).Value()))
}

// newMethod adds __new__ to a type, for code that calls it by name.
func (b *builder) newMethod(base *object.Type) {
	b.staticMethod(base, "__new__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Positional()) == 0 {
			return object.Value{}, object.Raise(object.TypeError, "%s.__new__(): not enough arguments", base.ShortName())
		}
		if a.Pos[0].Kind() != object.KindType {
			return object.Value{}, object.Raise(object.TypeError, "%s.__new__(X): X is not a type object (%s)",
				base.ShortName(), t.TypeOf(a.Pos[0]).Name)
		}
		class := a.Pos[0].Type()
		if err := checkNew(base, class, a); err != nil {
			return object.Value{}, err
		}
		return ops.PlainNew(t, class, object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
}

// checkNew checks a call of base.__new__(class, ...).
func checkNew(base, class *object.Type, a object.Args) error {
	name := class.ShortName()
	if !class.IsSubclass(base) {
		return object.Raise(object.TypeError, "%s.__new__(%s): %s is not a subtype of %s", base.ShortName(), name, name, base.ShortName())
	}
	if own := newOwner(class); own != base {
		return object.Raise(object.TypeError, "%s.__new__(%s) is not safe, use %s.__new__()", base.ShortName(), name, own.ShortName())
	}
	if base != object.ObjectType || len(a.Pos) == 1 {
		return nil
	}
	if class.Hooks&object.HookNew != 0 {
		return object.Raise(object.TypeError, "object.__new__() takes exactly one argument (the type to instantiate)")
	}
	if isObjectInit(class) {
		return object.Raise(object.TypeError, "%s() takes no arguments", name)
	}
	return nil
}

// newOwner returns the builtin type whose __new__ makes instances of the class.
func newOwner(class *object.Type) *object.Type {
	for _, c := range class.MRO {
		if c.Builtin && !c.Attrs.GetStr(ops.NameNew).IsNil() {
			return c
		}
	}
	return object.ObjectType
}

func isObjectInit(class *object.Type) bool {
	init := class.Lookup(ops.NameInit)
	return init.Kind() == object.KindBuiltin && init.Builtin().Type == object.ObjectType
}

// initObject is object.__init__.
func initObject(t *object.Thread, a object.Args) (object.Value, error) {
	if err := checkSelf(t, object.ObjectType, "__init__", a.Positional()); err != nil {
		return object.Value{}, err
	}
	class := t.TypeOf(a.Pos[0])
	if len(a.Pos) > 1 {
		if !isObjectInit(class) {
			return object.Value{}, object.Raise(object.TypeError, "object.__init__() takes exactly one argument (the instance to initialize)")
		}
		if class.Hooks&object.HookNew == 0 && newOwner(class) == object.ObjectType {
			return object.Value{}, object.Raise(object.TypeError, "%s.__init__() takes exactly one argument (the instance to initialize)", class.Name)
		}
	}
	return object.None, nil
}

func plainAttr(t *object.Thread, v, name object.Value) (object.Value, error) {
	s, err := attributeName(t, name)
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

func attributeName(t *object.Thread, v object.Value) (*object.Str, error) {
	if p := ops.Payload(v); p.Kind() == object.KindStr {
		return p.Str(), nil
	}
	return nil, object.Raise(object.TypeError, "attribute name must be string, not '%s'", t.TypeOf(v).Name)
}

func textValue(s string, err error) (object.Value, error) {
	if err != nil {
		return object.Value{}, err
	}
	return object.String(s), nil
}
