package ops

import "bhack/sandbox/internal/object"

// CallMeta does an operation on a class v by the special method of its metaclass;
// done is false when that has none, or returns NotImplemented.
func CallMeta(t *object.Thread, v object.Value, name *object.Str, args ...object.Value) (result object.Value, done bool, err error) {
	if !hasSpecials(v) {
		return result, false, nil
	}
	fn := specialMethod(v, name)
	if fn.IsNil() {
		return result, false, nil
	}
	result, err = callSpecial(t, fn, v, args...)
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
		if class.Builtin && !class.Special {
			continue
		}
		if fn := class.Attrs.GetStr(name); !fn.IsNil() {
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
	if meta := base.Meta; meta != nil && (class.Meta == nil || meta.Type != class.Meta.Type && meta.Type.IsSubclass(class.Meta.Type)) {
		class.Meta = meta
	}
	return nil
}

// setMeta gives a new class its metaclass, which must derive from those of all bases.
func setMeta(class, meta *object.Type) error {
	for _, base := range class.Bases {
		if base.Meta != nil && !class.Meta.Type.IsSubclass(base.Meta.Type) {
			return metaConflict()
		}
	}
	if meta == nil {
		return nil
	}
	for _, m := range meta.MRO {
		if m.Makes != nil && class.Meta == nil {
			class.Meta = m.Makes
		}
	}
	switch {
	case meta.Builtin:
	case class.Meta == nil:
		class.Meta = &object.Metaclass{Type: meta}
	case class.Meta.Type.IsSubclass(meta):
	case meta.IsSubclass(class.Meta.Type):
		class.Meta = &object.Metaclass{Type: meta, Made: class.Meta.Made}
	default:
		return metaConflict()
	}
	return nil
}

func metaConflict() error {
	return object.Raise(object.TypeError, "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases")
}

// Metaclass returns the metaclass of a class with the bases, of those that are written
// in Python: meta, nil if there is none, or that of a base which derives from it.
func Metaclass(bases []*object.Type, meta *object.Type) *object.Type {
	for _, base := range bases {
		if m := base.Meta; m != nil && !m.Type.Builtin && (meta == nil || m.Type.IsSubclass(meta)) {
			meta = m.Type
		}
	}
	return meta
}

// Prepare returns the namespace for the body of a class statement: what the
// __prepare__ of the metaclass gives, a dict.
func Prepare(t *object.Thread, meta object.Value, args object.Args) (object.Value, error) {
	fn, err := FindAttr(t, meta, namePrepare)
	if err != nil {
		return fn, err
	}
	if fn.IsNil() {
		return object.NewDict().Value(), nil
	}
	names, err := t.Machine.Call(fn, args)
	if err == nil && Payload(names).Kind() != object.KindDict {
		what := "<metaclass>"
		if meta.Kind() == object.KindType {
			what = meta.Type().Name
		}
		err = object.Raise(object.TypeError, "%s.__prepare__() must return a mapping, not %s", what, t.TypeOf(names).Name)
	}
	return names, err
}

// NoteCell keeps, among the names of a class body, the cell in which its methods find
// the class, for type.__new__.
func NoteCell(names *object.Dict, cell object.Value) { names.SetStr(nameClassCell, cell) }

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
	fn, err := FindAttr(t, class.Value(), nameClassGetItem)
	if err != nil || fn.IsNil() {
		return v, err != nil, err
	}
	v, err = t.Call(fn, key)
	return v, true, err
}

// Construct calls a builtin type without running Python code, as far as its __new__
// and __init__ need none.
func Construct(t *object.Thread, class *object.Type, args object.Args) (object.Value, error) {
	self, err := New(t, class, args)
	if err != nil || !IsInitialised(t, self, class) {
		return self, err
	}
	return self, Init(t, self, t.TypeOf(self).Lookup(NameInit), args)
}

// IsInitialised tells whether a call of a class goes on with the __init__ of the value
// that its __new__ gave: for instances of the class, and classes of a metaclass.
func IsInitialised(t *object.Thread, self object.Value, class *object.Type) bool {
	if self.Kind() != object.KindInstance && (self.Kind() != object.KindType || class.Builtin) {
		return false
	}
	return t.TypeOf(self).IsSubclass(class)
}
