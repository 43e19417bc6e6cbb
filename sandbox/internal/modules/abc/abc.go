// Package abc is Python's module abc: classes with abstract methods.
package abc

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Module is Python's module abc: classes with abstract methods cannot be called.
func Module(b *native.Builder) *native.Module {
	m := native.NewModule("abc")
	meta := native.MetaType(b, "abc", "ABCMeta")
	meta.Final, meta.New = false, nil
	class := native.PythonType("abc", "ABC", object.ObjectType)
	native.NoSlots(class)
	meta.Makes = &object.Metaclass{Type: meta, Made: noteAbstracts}
	class.Meta = meta.Makes
	checks(b, meta)
	m.Class(meta)
	m.Class(class)
	mark := native.Signature{Name: "abstractmethod", Params: []string{"funcobj"}}
	mark.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
		return args[0], ops.SetAttr(t, args[0], ops.NameIsAbstract, object.True)
	})
	for name, wrap := range native.Sorted(map[string]func(fn object.Value) object.Value{
		"abstractproperty": func(fn object.Value) object.Value {
			return object.NewProperty(fn, object.None, object.None, object.None)
		},
		"abstractclassmethod":  object.NewClassMethod,
		"abstractstaticmethod": object.NewStaticMethod,
	}) {
		sig := native.Signature{Name: name, Params: []string{"callable"}}
		sig.Function(m, func(t *object.Thread, args []object.Value) (object.Value, error) {
			return wrap(args[0]), ops.SetAttr(t, args[0], ops.NameIsAbstract, object.True)
		})
	}
	return m
}

// isAbstract reports whether an attribute of a class is an abstract method: it is asked if it
// is of a kind that may be one.
func isAbstract(t *object.Thread, v object.Value) (bool, error) {
	switch v.Kind() {
	case object.KindFunction, object.KindStaticMethod, object.KindClassMethod, object.KindProperty, object.KindInstance:
		return ops.IsAbstract(t, v)
	}
	return false, nil
}

// noteAbstracts gives a new class the set of the abstract methods that it has, or
// inherits and does not define.
func noteAbstracts(t *object.Thread, class *object.Type) (*object.Type, error) {
	var names []*object.Str
	err := eachAttr(t, class, func(name *object.Str, v object.Value) error {
		abstract, err := isAbstract(t, v)
		if abstract {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, base := range class.Bases {
		inherited := base.Lookup(special.NameAbstracts)
		if inherited.IsNil() || inherited.Kind() != object.KindFrozenSet {
			continue
		}
		err := ops.EachItem(t, inherited, func(name object.Value) error {
			if name.Kind() != object.KindStr {
				return nil
			}
			abstract, err := isAbstract(t, native.Given(class.Lookup(name.Str()), object.None))
			if abstract {
				names = append(names, name.Str())
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	set := object.NewFrozenSet()
	for _, name := range names {
		if err := ops.SetAdd(t, set, name.Value()); err != nil {
			return nil, err
		}
	}
	class.Attrs.SetStr(special.NameAbstracts, set.Value())
	t.ClassChanged()
	return class, nil
}

// eachAttr calls visit for the attributes of a class itself.
func eachAttr(t *object.Thread, class *object.Type, visit func(name *object.Str, v object.Value) error) error {
	if err := meter.ChargeItems(t, class.Attrs.Span()); err != nil {
		return err
	}
	for name, v := range class.Attrs.All() {
		if name.Kind() != object.KindStr {
			continue
		}
		if err := visit(name.Str(), v); err != nil {
			return err
		}
	}
	return nil
}
