package ops

import "bhack/sandbox/internal/object"

// CallMeta does an operation on a class v by the special method of its metaclass;
// done is false when that has none, or returns NotImplemented.
func CallMeta(t *object.Thread, v object.Value, name *object.Str, args ...object.Value) (result object.Value, done bool, err error) {
	meta := v.Type().Meta
	if meta == nil {
		return result, false, nil
	}
	fn := metaMethod(meta.Type, name)
	if fn.IsNil() {
		return result, false, nil
	}
	result, err = fn.Builtin().Fn(t, object.Args{Pos: append([]object.Value{v}, args...)})
	return result, err != nil || !result.IsNotImplemented(), err
}

// MetaCall returns the __call__ of the metaclass of a class, or the zero Value.
func MetaCall(class *object.Type) object.Value {
	if class.Meta == nil {
		return object.Value{}
	}
	return metaMethod(class.Meta.Type, NameCall)
}

// metaMethod returns a special method that the metaclass, or one that it derives
// from, defines besides those of type.
func metaMethod(meta *object.Type, name *object.Str) object.Value {
	for _, class := range meta.MRO {
		if !class.Special {
			continue
		}
		if fn := class.Attrs.GetStr(name); !fn.IsNil() && fn.Kind() == object.KindBuiltin {
			return fn
		}
	}
	return object.Value{}
}

// inheritNative gives a new class the layout and the metaclass of one of its bases.
func inheritNative(class, base *object.Type) error {
	if base.Layout != nil {
		if class.Layout != nil && class.Layout != base.Layout || class.IsException {
			return layoutConflict()
		}
		class.Layout = base.Layout
		for _, other := range class.Bases {
			if other.Repr != object.KindInstance && other.Repr != base.Repr {
				return layoutConflict()
			}
		}
	}
	if base.Meta != nil && class.Meta == nil {
		class.Meta = base.Meta
	}
	return nil
}

func layoutConflict() error {
	return object.Raise(object.TypeError, "multiple bases have instance lay-out conflict")
}

var (
	nameMroEntries   = object.NewSharedStr("__mro_entries__")
	nameClassGetItem = object.NewSharedStr("__class_getitem__")
)

// resolveBases replaces the bases of a class statement that are no classes by what
// their __mro_entries__ gives (PEP 560).
func resolveBases(t *object.Thread, bases []object.Value) ([]object.Value, error) {
	var resolved []object.Value
	for _, b := range bases {
		fn := object.Value{}
		if b.Kind() == object.KindInstance {
			fn = specialMethod(b, nameMroEntries)
		}
		if fn.IsNil() {
			resolved = append(resolved, b)
			continue
		}
		entries, err := callSpecial(t, fn, b, object.TupleOf(bases...))
		if err != nil {
			return nil, err
		}
		if entries.Kind() != object.KindTuple {
			return nil, object.Raise(object.TypeError, "__mro_entries__ must return a tuple")
		}
		resolved = append(resolved, entries.Tuple().Items...)
	}
	return resolved, nil
}

// classItem is class[key] by the class method __class_getitem__; done is false when
// there is none.
func classItem(t *object.Thread, class *object.Type, key object.Value) (v object.Value, done bool, err error) {
	fn := class.Lookup(nameClassGetItem)
	if fn.IsNil() {
		return v, false, nil
	}
	bound := object.NewMethod(fn, class.Value())
	if fn.Kind() == object.KindClassMethod {
		bound = object.NewMethod(fn.Wrapped().Func, class.Value())
	}
	v, err = t.Call(bound, key)
	return v, true, err
}

// Construct calls a builtin type without running Python code, as far as its __new__
// and __init__ need none.
func Construct(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	self, err := New(t, class, args)
	if err != nil || self.Kind() != object.KindInstance {
		return self, err
	}
	return self, Init(t, self, class.Lookup(NameInit), args)
}
