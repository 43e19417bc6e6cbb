package classes

import (
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// descriptorTypes adds property, staticmethod and classmethod.
func descriptorTypes(b *native.Builder) {
	property := b.NewType("property", object.KindProperty, object.ObjectType)
	property.Final = true
	property.New = newProperty
	b.Publish(property)
	field := func(name string, get func(p *object.Property) object.Value) {
		b.Property(property, name, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return get(args[0].Property()), nil
		})
	}
	field("fget", func(p *object.Property) object.Value { return p.Get })
	field("fset", func(p *object.Property) object.Value { return p.Set })
	field("fdel", func(p *object.Property) object.Value { return p.Del })
	field("__doc__", func(p *object.Property) object.Value { return p.Doc })
	b.Methods(
		property,
		native.Method{Name: "getter", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			p := *args[0].Property()
			p.Get = given(args[1], p.Get)
			return changedProperty(t, p)
		}},
		native.Method{Name: "setter", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			p := *args[0].Property()
			p.Set = given(args[1], p.Set)
			return changedProperty(t, p)
		}},
		native.Method{Name: "deleter", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			p := *args[0].Property()
			p.Del = given(args[1], p.Del)
			return changedProperty(t, p)
		}},
	)
	abstractMark(b, property, func(v object.Value) []object.Value {
		p := v.Property()
		return []object.Value{p.Get, p.Set, p.Del}
	})
	propertyProtocol(b, property)
	wrapperType(b, "staticmethod", object.KindStaticMethod, object.NewStaticMethod)
	wrapperType(b, "classmethod", object.KindClassMethod, object.NewClassMethod)
	addGet(b, b.Runtime.Types[object.KindStaticMethod], func(_ *object.Thread, self, _, _ object.Value) (object.Value, error) {
		return self.Wrapped().Func, nil
	})
	addGet(b, b.Runtime.Types[object.KindClassMethod], func(t *object.Thread, self, obj, owner object.Value) (object.Value, error) {
		if owner.IsNone() {
			owner = t.TypeOf(obj).Value()
		}
		return object.NewMethod(self.Wrapped().Func, owner), nil
	})
	memberType(b)
}

func newProperty(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	values, err := native.Parameters("property", a, 0, "fget", "fset", "fdel", "doc")
	if err != nil {
		return object.Value{}, err
	}
	for i, v := range values {
		if v.IsNil() {
			values[i] = object.None
		}
	}
	return documentedProperty(t, values[0], values[1], values[2], values[3])
}

// given returns v, or other if v is None.
func given(v, other object.Value) object.Value {
	if v.IsNone() {
		return other
	}
	return v
}

// changedProperty returns a property like p, one of whose functions is another one than when its text was found.
func changedProperty(t *object.Thread, p object.Property) (object.Value, error) {
	if p.DocOfGetter {
		p.Doc = object.None
	}
	return documentedProperty(t, p.Get, p.Set, p.Del, p.Doc)
}

// documentedProperty returns a property of Python code's, whose text is the getter's if doc is None.
func documentedProperty(t *object.Thread, get, set, del, doc object.Value) (object.Value, error) {
	p := object.NewProperty(get, set, del, doc)
	p.Property().Own = true
	if !doc.IsNone() || get.IsNone() {
		return p, nil
	}
	text, err := ops.GetAttr(t, get, special.NameDoc)
	if err == nil {
		p.Property().Doc, p.Property().DocOfGetter = text, true
		return p, nil
	}
	if _, raised := err.(*object.Raised); !raised {
		return object.Value{}, err
	}
	return p, nil
}

// abstractMark adds the attribute that reports whether one of the functions in a descriptor
// is an abstract method.
func abstractMark(b *native.Builder, class *object.Type, functions func(v object.Value) []object.Value) {
	b.Property(class, ops.NameIsAbstract.S, func(t *object.Thread, args []object.Value) (object.Value, error) {
		for _, fn := range functions(args[0]) {
			if abstract, err := ops.IsAbstract(t, fn); abstract || err != nil {
				return object.Bool(abstract), err
			}
		}
		return object.False, nil
	})
}

// propertyProtocol adds the methods by which a property is a descriptor.
func propertyProtocol(b *native.Builder, class *object.Type) {
	addGet(b, class, func(t *object.Thread, self, obj, _ object.Value) (object.Value, error) {
		if obj.IsNone() {
			return self, nil
		}
		if self.Property().Get.IsNone() {
			return object.Value{}, object.Raise(object.AttributeError, "unreadable attribute")
		}
		return t.Call(self.Property().Get, obj)
	})
	b.Methods(
		class,
		native.Method{Name: "__set__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[0].Property().Set.IsNone() {
				return object.Value{}, object.Raise(object.AttributeError, "can't set attribute")
			}
			_, err := t.Call(args[0].Property().Set, args[1], args[2])
			return object.None, err
		}},
		native.Method{Name: "__delete__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			if args[0].Property().Del.IsNone() {
				return object.Value{}, object.Raise(object.AttributeError, "can't delete attribute")
			}
			_, err := t.Call(args[0].Property().Del, args[1])
			return object.None, err
		}},
	)
}

// memberType adds the type of the descriptors of __slots__.
func memberType(b *native.Builder) {
	class := b.NewType("member_descriptor", object.KindMember, object.ObjectType)
	class.Final = true
	b.Property(class, "__name__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return args[0].Member().Name.Value(), nil
	})
	b.Property(class, "__qualname__", func(t *object.Thread, args []object.Value) (object.Value, error) {
		m := args[0].Member()
		return native.NamedText(t, m.Class.Qualname+"."+m.Name.S, nil)
	})
	addGet(b, class, func(t *object.Thread, self, obj, _ object.Value) (object.Value, error) {
		if obj.IsNone() {
			return self, nil
		}
		return special.GetMember(t, self.Member(), obj)
	})
	b.Methods(
		class,
		native.Method{Name: "__set__", Min: 2, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, special.SetMember(t, args[0].Member(), args[1], args[2])
		}},
		native.Method{Name: "__delete__", Min: 1, Max: 1, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
			return object.None, special.SetMember(t, args[0].Member(), args[1], object.Value{})
		}},
	)
}

func wrapperType(b *native.Builder, name string, kind object.Kind, wrap func(object.Value) object.Value) {
	class := b.NewType(name, kind, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		if err := native.UnpackArgs(name, a, 1, 1); err != nil {
			return object.Value{}, err
		}
		return wrap(a.Pos[0]), nil
	}
	abstractMark(b, class, func(v object.Value) []object.Value { return []object.Value{v.Wrapped().Func} })
	b.Property(class, "__func__", func(_ *object.Thread, args []object.Value) (object.Value, error) {
		return args[0].Wrapped().Func, nil
	})
	b.Publish(class)
}

func superType(b *native.Builder) {
	class := b.NewType("super", object.KindSuper, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		if len(a.Names) > 0 {
			return object.Value{}, native.NoKeywords("super")
		}
		if len(a.Pos) > 2 {
			return object.Value{}, object.Raise(object.TypeError, "super() takes at most 2 arguments (%d given)", len(a.Pos))
		}
		return newSuper(t, a.Pos)
	}
	addGet(b, class, func(t *object.Thread, self, obj, _ object.Value) (object.Value, error) {
		if s := self.Super(); s.Start == nil && !obj.IsNone() {
			return newSuper(t, []object.Value{s.Class.Value(), obj})
		}
		return self, nil
	})
	b.Publish(class)
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
	if self.IsNil() || self.IsNone() && len(args) == 2 {
		return object.NewSuper(class.Type(), object.None, nil), nil
	}
	return special.SuperOf(t, class.Type(), self)
}

// addGet adds __get__ to a type of descriptors.
func addGet(b *native.Builder, class *object.Type, get func(t *object.Thread, self, obj, owner object.Value) (object.Value, error)) {
	b.Methods(class, native.Method{Name: "__get__", Min: 1, Max: 2, Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
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
