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
		object.KindListIter: "list_iterator", object.KindTupleIter: "tuple_iterator", object.KindRangeIter: "range_iterator",
	} {
		b.newType(name, kind, object.ObjectType).Final = true
	}
	for _, kind := range []object.Kind{object.KindListIter, object.KindTupleIter, object.KindRangeIter} {
		b.iteratorMethods(b.rt.Types[kind])
	}
	b.iteratorTypes()
	b.iteratorMethods(callIterType)
	for _, class := range ops.IterTypes() {
		b.iteratorMethods(class)
	}
	b.generatorType()
	b.typeType()
	b.descriptorTypes()
	b.superType()
}

func (b *builder) generatorType() {
	class := b.newType("generator", object.KindGenerator, object.ObjectType)
	class.Final = true
	b.iteratorMethods(class)
	b.methods(
		class,
		method{"send", 1, 1, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return resume(t, args[0], args[1], nil)
		}},
		method{"throw", 1, 3, generatorThrow},
		method{"close", 0, 0, generatorClose},
	)
}

func resume(t *object.Thread, gen, sent object.Value, thrown *object.Raised) (object.Value, error) {
	v, done, err := t.Machine.Resume(gen, sent, thrown)
	if done && err == nil {
		return v, stopIteration(v)
	}
	return v, err
}

func generatorThrow(t *object.Thread, args []object.Value) (object.Value, error) {
	if err := t.Reenter(); err != nil {
		return object.Value{}, err
	}
	v := args[1]
	if len(args) > 2 && !args[2].IsNone() && v.Kind() == object.KindType {
		if args[2].Kind() == object.KindInstance && args[2].Instance().Exc != nil {
			v = args[2]
		} else {
			made, err := t.Call(v, args[2])
			if err != nil {
				return made, err
			}
			v = made
		}
	}
	exc, err := ops.MakeException(t, v)
	if err != nil {
		if raised, ok := err.(*object.Raised); ok && raised.Exc.Class == object.TypeError {
			err = object.Raise(object.TypeError, "exceptions must be classes or instances deriving from BaseException, not %s", t.TypeOf(v).Name)
		}
		return object.Value{}, err
	}
	return resume(t, args[0], object.None, &object.Raised{Exc: exc})
}

func generatorClose(t *object.Thread, args []object.Value) (object.Value, error) {
	exit := object.RaiseValue(object.GeneratorExit).(*object.Raised)
	_, done, err := t.Machine.Resume(args[0], object.None, exit)
	switch raised, ok := err.(*object.Raised); {
	case ok && (raised.Exc.Class.IsSubclass(object.GeneratorExit) || raised.Exc.Class.IsSubclass(object.StopIteration)):
		return object.None, nil
	case err != nil:
		return object.Value{}, err
	case !done:
		return object.Value{}, object.Raise(object.RuntimeError, "generator ignored GeneratorExit")
	}
	return object.None, nil
}

// typeType adds the type type; only its form with one argument is supported.
func (b *builder) typeType() {
	class := b.newType("type", object.KindType, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		if len(a.Pos) == 3 && len(a.Names) == 0 {
			return newTypeByCall(t, a.Pos)
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

// newTypeByCall is type(name, bases, dict).
func newTypeByCall(t *object.Thread, args []object.Value) (object.Value, error) {
	if args[0].Kind() != object.KindStr || args[1].Kind() != object.KindTuple || args[2].Kind() != object.KindDict {
		return object.Value{}, object.Raise(object.TypeError, "type() argument must be str, tuple and dict")
	}
	bases, err := ops.Bases(t, args[1].Tuple().Items)
	if err != nil {
		return object.Value{}, err
	}
	if err := t.Charge(int64(args[2].Dict().Len())); err != nil {
		return object.Value{}, err
	}
	name := args[0].Str().S
	class, err := ops.NewClass(t, name, bases, args[2].Dict().Copy())
	if err != nil {
		return object.Value{}, err
	}
	return class.Value(), nil
}

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
	b.wrapperType("staticmethod", object.KindStaticMethod, object.NewStaticMethod)
	b.wrapperType("classmethod", object.KindClassMethod, object.NewClassMethod)
}

func newProperty(_ *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
	values, err := parameters("property", a, 0, "fget", "fset", "fdel", "doc")
	if err != nil {
		return object.Value{}, err
	}
	for i, v := range values {
		if v.IsNil() {
			values[i] = object.None
		}
	}
	return object.NewProperty(values[0], values[1], values[2], values[3]), nil
}

func (b *builder) wrapperType(name string, kind object.Kind, wrap func(object.Value) object.Value) {
	class := b.newType(name, kind, object.ObjectType)
	class.Final = true
	class.New = func(t *object.Thread, _ *object.Type, a object.Args) (object.Value, error) {
		return positionalOnly(t, name, 1, 1, a, func(_ *object.Thread, args []object.Value) (object.Value, error) {
			return wrap(args[0]), nil
		})
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
		return object.Value{}, object.Raise(object.TypeError, "unbound super objects are not supported")
	default:
		class, self = args[0], args[1]
	}
	if class.Kind() != object.KindType {
		return object.Value{}, object.Raise(object.TypeError, "super() argument 1 must be type, not %s", t.TypeOf(class).Name)
	}
	if self.Kind() == object.KindType && self.Type().IsSubclass(class.Type()) {
		return object.NewSuper(class.Type(), self, self.Type()), nil
	}
	if start := t.TypeOf(self); start.IsSubclass(class.Type()) {
		return object.NewSuper(class.Type(), self, start), nil
	}
	return object.Value{}, object.Raise(object.TypeError, "super(type, obj): obj must be an instance or subtype of type")
}
