package builtins

import (
	"bhack/sandbox/internal/code"
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
	b.add(class, "__init__", func(*object.Thread, object.Args) (object.Value, error) { return object.None, nil })
	b.staticMethod(class, "__new__", newObject)
	b.property(class, "__class__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		return t.TypeOf(args[0]).Value(), nil
	})
	b.property(class, "__dict__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		if args[0].Kind() != object.KindInstance {
			return object.Value{}, object.Raise(object.AttributeError, "'%s' object has no attribute '__dict__'", t.TypeOf(args[0]).Name)
		}
		inst := args[0].Instance()
		if inst.Attrs == nil {
			inst.Attrs = object.NewDict()
		}
		return inst.Attrs.Value(), nil
	})
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
			v, err := ops.RichCompare(t, code.OpEq, args[0], args[1])
			if err != nil {
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
			name, err := attributeName(args[1])
			if err != nil {
				return object.Value{}, err
			}
			if args[0].Kind() != object.KindInstance {
				return object.None, ops.SetAttr(t, args[0], name, args[2])
			}
			return object.None, ops.SetPlainAttr(t, args[0], name, args[2])
		}},
		method{"__delattr__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			name, err := attributeName(args[1])
			if err != nil {
				return object.Value{}, err
			}
			if args[0].Kind() != object.KindInstance {
				return object.None, ops.DelAttr(t, args[0], name)
			}
			return object.None, ops.DelPlainAttr(t, args[0], name)
		}},
		method{"__init_subclass__", 0, -1, func(*object.Thread, []object.Value) (object.Value, error) { return object.None, nil }},
	)
}

// staticMethod adds a static method to a type.
func (b *builder) staticMethod(class *object.Type, name string, fn object.Func) {
	class.Attrs.SetStr(object.NewSharedStr(name), object.NewStaticMethod(object.NewBuiltin(name, fn).Value()))
}

// newObject is object.__new__, and that of all builtin types.
func newObject(t *object.Thread, a object.Args) (object.Value, error) {
	if len(a.Pos) == 0 || a.Pos[0].Kind() != object.KindType {
		return object.Value{}, object.Raise(object.TypeError, "object.__new__(X): X is not a type object")
	}
	class := a.Pos[0].Type()
	return ops.PlainNew(t, class, object.Args{Pos: a.Pos[1:], Names: a.Names})
}

func plainAttr(t *object.Thread, v, name object.Value) (object.Value, error) {
	s, err := attributeName(name)
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

func attributeName(v object.Value) (*object.Str, error) {
	if p := ops.Payload(v); p.Kind() == object.KindStr {
		return p.Str(), nil
	}
	return nil, object.Raise(object.TypeError, "attribute name must be string")
}

func textValue(s string, err error) (object.Value, error) {
	if err != nil {
		return object.Value{}, err
	}
	return object.String(s), nil
}

// exceptionTypes makes the exception classes builtin names and adds the methods of
// BaseException.
func (b *builder) exceptionTypes() {
	for _, class := range object.ExceptionTypes() {
		b.public(class)
	}
	for _, alias := range []string{"EnvironmentError", "IOError"} {
		b.rt.Builtins.SetStr(object.NewSharedStr(alias), object.OSError.Value())
	}
	class := object.BaseException
	b.add(class, "__init__", func(_ *object.Thread, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, object.Raise(object.TypeError, "%s() takes no keyword arguments", a.Pos[0].Instance().Class.Name)
		}
		a.Pos[0].Instance().Exc.Args = object.TupleOf(a.Pos[1:]...)
		return object.None, nil
	})
	b.methods(
		class,
		method{"with_traceback", 1, 1, func(_ *object.Thread, args []object.Value) (object.Value, error) { return args[0], nil }},
		method{"__str__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.ExceptionText(t, args[0].Instance()))
		}},
		method{"__repr__", 0, 0, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return textValue(ops.PlainRepr(t, args[0]))
		}},
	)
}
