package classdef

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// newBases checks what is assigned to the __bases__ of a class.
func newBases(t *object.Thread, class *object.Type, value object.Value) ([]*object.Type, error) {
	if value.IsNil() {
		return nil, object.Raise(object.TypeError, "can't delete %s.__bases__", class.Name)
	}
	tuple := special.Payload(value)
	if tuple.Kind() != object.KindTuple {
		return nil, object.Raise(object.TypeError, "can only assign tuple to %s.__bases__, not %s", class.Name, t.TypeOf(value).Name)
	}
	items := tuple.Tuple().Items
	if len(items) == 0 {
		return nil, object.Raise(object.TypeError, "can only assign non-empty tuple to %s.__bases__, not ()", class.Name)
	}
	if err := meter.ChargeItems(t, 2*len(items)); err != nil {
		return nil, err
	}
	for _, item := range items {
		if item.Kind() != object.KindType {
			return nil, object.Raise(object.TypeError, "%s.__bases__ must be tuple of classes, not '%s'", class.Name, t.TypeOf(item).Name)
		}
		if err := meter.ChargeItems(t, len(item.Type().MRO)/basesPerBytecode); err != nil {
			return nil, err
		}
		if item.Type().IsSubclass(class) {
			return nil, object.Raise(object.TypeError, "a __bases__ item causes an inheritance cycle")
		}
	}
	return Bases(t, items)
}

// checkLayout checks that the instances of a class are with other bases what they are
// with those that it has.
func checkLayout(t *object.Thread, class *object.Type, bases []*object.Type) error {
	probe := object.NewType(class.Name, bases...)
	for _, base := range bases {
		if err := inherit(probe, base); err != nil {
			return err
		}
	}
	from, to := primaryBase(class.Bases), primaryBase(bases)
	if from == to {
		return nil
	}
	differs := ""
	switch {
	case isUntracked(from) != isUntracked(to):
		differs = "deallocator differs from"
	case from.Builtin || to.Builtin || solidBase(from) != solidBase(to) || hasDict([]*object.Type{from}) != hasDict([]*object.Type{to}) ||
		!slices.Equal(ops.SlotNames(t, from), ops.SlotNames(t, to)):
		differs = "object layout differs from"
	default:
		return nil
	}
	return object.Raise(object.TypeError, "__bases__ assignment: '%s' %s '%s'", to.ShortName(), differs, from.ShortName())
}

// primaryBase returns the base that says how instances are laid out.
func primaryBase(bases []*object.Type) *object.Type {
	for _, base := range bases {
		if solidBase(base) != object.ObjectType {
			return base
		}
	}
	return bases[0]
}

// solidBase returns the builtin class whose instances are inside those of class, or
// which they are.
func solidBase(class *object.Type) *object.Type {
	for _, c := range class.MRO {
		if c.Builtin && (c.Repr != object.KindInstance || c.Layout != nil || c.IsException) {
			return c
		}
	}
	return object.ObjectType
}

// isUntracked reports whether instances of the very class are none of those that CPython's
// garbage collector visits.
func isUntracked(class *object.Type) bool {
	switch class.Repr {
	case object.KindInt, object.KindBool, object.KindFloat, object.KindStr:
		return class.Builtin
	}
	return class == object.ObjectType
}

// StatementBases is Bases for a class statement of a class with the name, after bases that are no classes have been asked for
// those for which they stand; if there are such, given is the tuple of all as the statement names them. If the first base is
// not a class even then, CPython takes its type for the metaclass, and calls it.
func StatementBases(t *object.Thread, name string, bases []object.Value) (types []*object.Type, given object.Value, err error) {
	bases, given, err = resolveBases(t, bases)
	if err != nil {
		return nil, given, err
	}
	if len(bases) > 0 && bases[0].Kind() != object.KindType {
		meta := t.TypeOf(bases[0]).Value()
		if _, err := t.Call(meta, object.String(name), object.TupleOf(bases...), object.NewDict().Value()); err != nil {
			return nil, given, err
		}
		return nil, given, object.Raise(object.TypeError, "a base of a class must be a class")
	}
	types, err = Bases(t, bases)
	return types, given, err
}

// basesPerBytecode is how many bases, or classes of their MROs, are looked at or compared
// for one bytecode.
const basesPerBytecode = 8

// Bases checks the bases of a new class.
func Bases(t *object.Thread, bases []object.Value) ([]*object.Type, error) {
	if err := meter.ChargeItems(t, len(bases)/basesPerBytecode); err != nil {
		return nil, err
	}
	if slices.ContainsFunc(bases, givesEntries) {
		return nil, object.Raise(object.TypeError, "type() doesn't support MRO entry resolution; use types.new_class()")
	}
	var types []*object.Type
	for i, b := range bases {
		if b.Kind() != object.KindType {
			return nil, metaConflict()
		}
		if err := meter.ChargeItems(t, i/basesPerBytecode); err != nil {
			return nil, err
		}
		base := b.Type()
		if base.Final {
			return nil, object.Raise(object.TypeError, "type '%s' is not an acceptable base type", base.Name)
		}
		if slices.Contains(types, base) {
			return nil, object.Raise(object.TypeError, "duplicate base class %s", base.ShortName())
		}
		types = append(types, base)
	}
	if len(types) == 0 {
		types = append(types, object.ObjectType)
	}
	return types, nil
}

// SetBases does class.__bases__ = value, or del class.__bases__ for the zero Value. The
// classes that derive from class get a new method resolution order, too.
func SetBases(t *object.Thread, class *object.Type, value object.Value) error {
	if err := t.Reenter(); err != nil {
		return err
	}
	bases, err := newBases(t, class, value)
	if err != nil {
		return err
	}
	if err := checkLayout(t, class, bases); err != nil {
		return err
	}
	heirs, err := ops.Heirs(t, class)
	if err != nil {
		return err
	}
	old, oldOrders := class.Bases, make([][]*object.Type, len(heirs))
	for _, base := range old {
		if err := meter.ChargeItems(t, len(base.Subclasses())); err != nil {
			return err
		}
	}
	class.Rebase(bases)
	for i, heir := range heirs {
		oldOrders[i] = heir.MRO
		mro, err := linearize(t, heir, heir.Bases)
		if err != nil {
			class.Rebase(old)
			for j := range i {
				heirs[j].MRO = oldOrders[j]
			}
			return err
		}
		heir.MRO = mro
	}
	for _, heir := range heirs {
		ops.SetHooks(heir)
	}
	t.ClassChanged()
	t.Spend(object.ClassChangeCost)
	return nil
}
