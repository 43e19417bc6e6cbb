package builtins

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// descriptorTypes adds property, staticmethod and classmethod.
func (b *builder) descriptorTypes() {
	property := b.newType("property", object.KindProperty, object.ObjectType)
	property.Final = true
	property.New = newProperty
	b.public(property)
	field := func(name string, get func(p *object.Property) object.Value) {
		b.property(property, name, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return get(args[0].Property()), nil
		})
	}
	field("fget", func(p *object.Property) object.Value { return p.Get })
	field("fset", func(p *object.Property) object.Value { return p.Set })
	field("fdel", func(p *object.Property) object.Value { return p.Del })
	field("__doc__", func(p *object.Property) object.Value { return p.Doc })
	b.methods(
		property,
		method{"getter", 1, 1, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			p := args[0].Property()
			return object.NewProperty(args[1], p.Set, p.Del, p.Doc), nil
		}},
		method{"setter", 1, 1, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			p := args[0].Property()
			return object.NewProperty(p.Get, args[1], p.Del, p.Doc), nil
		}},
		method{"deleter", 1, 1, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			p := args[0].Property()
			return object.NewProperty(p.Get, p.Set, args[1], p.Doc), nil
		}},
	)
	b.propertyProtocol(property)
	b.wrapperType("staticmethod", object.KindStaticMethod, object.NewStaticMethod)
	b.wrapperType("classmethod", object.KindClassMethod, object.NewClassMethod)
	b.getter(b.rt.Types[object.KindStaticMethod], func(_ *object.Thread, self, _, _ object.Value) (object.Value, error) {
		return self.Wrapped().Func, nil
	})
	b.getter(b.rt.Types[object.KindClassMethod], func(t *object.Thread, self, obj, owner object.Value) (object.Value, error) {
		if owner.IsNone() {
			owner = t.TypeOf(obj).Value()
		}
		return object.NewMethod(self.Wrapped().Func, owner), nil
	})
	b.memberType()
}

func newProperty(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	values, err := parameters("property", a, 0, "fget", "fset", "fdel", "doc")
	if err != nil {
		return object.Value{}, err
	}
	for i, v := range values {
		if v.IsNil() {
			values[i] = object.None
		}
	}
	if values[3].IsNone() && !values[0].IsNone() {
		// The getter's text is the property's.
		if values[3], err = ops.GetAttr(t, values[0], ops.NameDoc); err != nil {
			if _, raised := err.(*object.Raised); !raised {
				return object.Value{}, err
			}
			values[3] = object.None
		}
	}
	return object.NewProperty(values[0], values[1], values[2], values[3]), nil
}

// propertyProtocol adds the methods by which a property is a descriptor.
func (b *builder) propertyProtocol(class *object.Type) {
	b.getter(class, func(t *object.Thread, self, obj, _ object.Value) (object.Value, error) {
		if obj.IsNone() {
			return self, nil
		}
		if self.Property().Get.IsNone() {
			return object.Value{}, object.Raise(object.AttributeError, "unreadable attribute")
		}
		return t.Call(self.Property().Get, obj)
	})
	b.methods(
		class,
		method{"__set__", 2, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[0].Property().Set.IsNone() {
				return object.Value{}, object.Raise(object.AttributeError, "can't set attribute")
			}
			_, err := t.Call(args[0].Property().Set, args[1], args[2])
			return object.None, err
		}},
		method{"__delete__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[0].Property().Del.IsNone() {
				return object.Value{}, object.Raise(object.AttributeError, "can't delete attribute")
			}
			_, err := t.Call(args[0].Property().Del, args[1])
			return object.None, err
		}},
	)
}

// memberType adds the type of the descriptors of __slots__.
func (b *builder) memberType() {
	class := b.newType("member_descriptor", object.KindMember, object.ObjectType)
	class.Final = true
	b.property(class, "__name__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return args[0].Member().Name.Value(), nil
	})
	b.getter(class, func(t *object.Thread, self, obj, _ object.Value) (object.Value, error) {
		if obj.IsNone() {
			return self, nil
		}
		return ops.GetMember(t, self.Member(), obj)
	})
	b.methods(
		class,
		method{"__set__", 2, 2, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetMember(t, args[0].Member(), args[1], args[2])
		}},
		method{"__delete__", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, ops.SetMember(t, args[0].Member(), args[1], object.Value{})
		}},
	)
}

func (b *builder) wrapperType(name string, kind object.Kind, wrap func(object.Value) object.Value) {
	class := b.newType(name, kind, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		if err := unpackArgs(name, a, 1, 1); err != nil {
			return object.Value{}, err
		}
		return wrap(a.Pos[0]), nil
	}
	b.property(class, "__func__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return args[0].Wrapped().Func, nil
	})
	b.public(class)
}

func (b *builder) superType() {
	class := b.newType("super", object.KindSuper, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		return positionalOnly(t, "super", 0, 2, a, newSuper)
	}
	b.public(class)
}

// newSuper is super(); without arguments it takes the class around the method that
// calls it, and the method's first argument.
func newSuper(t *object.Thread, args []object.Value) (object.Value, error) {
	var class, self object.Value
	switch len(args) {
	case 0:
		var err error
		if class, self, err = t.Machine.Enclosing(); err != nil {
			return object.Value{}, err
		}
	case 1:
		class = args[0]
	default:
		class, self = args[0], args[1]
	}
	if class.Kind() != object.KindType {
		return object.Value{}, object.Raise(object.TypeError, "super() argument 1 must be type, not %s", t.TypeOf(class).Name)
	}
	if self.IsNil() {
		return object.Value{}, object.Raise(object.TypeError, "unbound super objects are not supported")
	}
	if self.Kind() == object.KindType && self.Type().IsSubclass(class.Type()) {
		return object.NewSuper(class.Type(), self, self.Type()), nil
	}
	if start := t.TypeOf(self); start.IsSubclass(class.Type()) {
		return object.NewSuper(class.Type(), self, start), nil
	}
	return object.Value{}, object.Raise(object.TypeError, "super(type, obj): obj must be an instance or subtype of type")
}
