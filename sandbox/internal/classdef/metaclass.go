package classdef

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

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
		class.Meta = &object.Metaclass{Type: meta, Made: class.Meta.Made, Bind: class.Meta.Bind}
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
	fn, err := ops.FindAttr(t, meta, special.NamePrepare)
	if err != nil {
		return fn, err
	}
	if fn.IsNil() {
		return object.NewDict().Value(), nil
	}
	names, err := t.Machine.Call(fn, args)
	if err == nil && special.Payload(names).Kind() != object.KindDict {
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
func NoteCell(names *object.Dict, cell object.Value) { names.SetStr(special.NameClassCell, cell) }

// FillCell is what is done about that cell when a metaclass has made the class: the cell has that class, or gets it now if the metaclass
// has not handed it to type.__new__.
func FillCell(t *object.Thread, cell object.Value, name string, class object.Value) error {
	if cell.Kind() != object.KindCell || class.Kind() != object.KindType || cell.Cell().V == class {
		return nil
	}
	if cell.Cell().V.IsNil() {
		cell.Cell().V = class
		return nil
	}
	first, err := ops.Repr(t, cell.Cell().V)
	if err != nil {
		return err
	}
	quoted, err := ops.Repr(t, object.String(name))
	if err != nil {
		return err
	}
	text, err := ops.Repr(t, class)
	if err != nil {
		return err
	}
	return object.Raise(object.TypeError, "__class__ set to %s defining %s as %s", first, quoted, text)
}

func layoutConflict() error {
	return object.Raise(object.TypeError, "multiple bases have instance lay-out conflict")
}

var nameMroEntries = object.NewSharedStr("__mro_entries__")

// NameOrigBases is where a class keeps the bases that its statement names, if the class has
// others (PEP 560).
var NameOrigBases = object.NewSharedStr("__orig_bases__")

// resolveBases replaces the bases of a class statement that are no classes by what
// their __mro_entries__ gives (PEP 560). If there are such bases, given is the tuple of
// all that the statement names, else the zero Value.
func resolveBases(t *object.Thread, bases []object.Value) (resolved []object.Value, given object.Value, err error) {
	if err := meter.ChargeItems(t, len(bases)/basesPerBytecode); err != nil {
		return nil, given, err
	}
	if !slices.ContainsFunc(bases, givesEntries) {
		return bases, given, nil
	}
	given = object.TupleOf(bases...)
	for _, b := range bases {
		if !givesEntries(b) {
			resolved = append(resolved, b)
			continue
		}
		t.Spend(meter.ObjectCost)
		entries, err := special.Call(t, special.Method(b, nameMroEntries), b, given)
		if err != nil {
			return nil, given, err
		}
		if entries.Kind() != object.KindTuple {
			return nil, given, object.Raise(object.TypeError, "__mro_entries__ must return a tuple")
		}
		if err := meter.AllocateItems(t, len(resolved)+len(entries.Tuple().Items)); err != nil {
			return nil, given, err
		}
		resolved = append(resolved, entries.Tuple().Items...)
	}
	return resolved, given, nil
}

// givesEntries reports whether a base of a class statement is an object that stands for
// others.
func givesEntries(base object.Value) bool {
	return base.Kind() == object.KindInstance && !special.Method(base, nameMroEntries).IsNil()
}
