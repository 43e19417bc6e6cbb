// Package classdef makes classes: what a class statement, or a call of type, does with the
// bases, the metaclass and the namespace. What is done with classes once they are made is
// in package ops.
package classdef

import (
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// Spec is what a class statement says.
type Spec struct {
	Name  string
	Bases []*object.Type
	// Attrs are the names that the body has bound; the class keeps them.
	Attrs *object.Dict
	// Names and Values are the keyword arguments of the statement.
	Names  []*object.Str
	Values []object.Value
	// Meta is the metaclass that the statement or the call names; nil for that of the
	// bases.
	Meta *object.Type
}

// Walk adds the values of the statement to a census.
func (s *Spec) Walk(c *object.Census) {
	for _, base := range s.Bases {
		c.Add(base.Value())
	}
	c.AddDict(s.Attrs)
	c.AddAll(s.Values)
}

// New makes a class without keyword arguments; it keeps attrs.
func New(t *object.Thread, name string, bases []*object.Type, attrs *object.Dict) (*object.Type, error) {
	return Make(t, Spec{Name: name, Bases: bases, Attrs: attrs})
}

// Make makes the class of a class statement.
func Make(t *object.Thread, spec Spec) (*object.Type, error) {
	class := object.NewType(spec.Name, spec.Bases...)
	mro, err := linearize(t, class, spec.Bases)
	if err != nil {
		return nil, err
	}
	if err := t.Charge(int64(classCost + classAttrCost*spec.Attrs.Len() + meter.StepCost*len(mro))); err != nil {
		return nil, err
	}
	class.Module, class.MRO = moduleOf(t, spec.Attrs), mro
	class.Adopt(spec.Attrs)
	for _, base := range spec.Bases {
		if err := inherit(class, base); err != nil {
			return nil, err
		}
	}
	if err := slotsAgree(t, class); err != nil {
		return nil, err
	}
	if err := setMeta(class, spec.Meta); err != nil {
		return nil, err
	}
	slots, err := slotNames(t, class)
	if err != nil {
		return nil, err
	}
	if err := checkOwnNames(t, class.Attrs); err != nil {
		return nil, err
	}
	if announces(class) || len(spec.Names) > 0 || class.Meta != nil {
		if err := t.Reenter(); err != nil {
			return nil, err
		}
	}
	adoptAttrs(class, slots)
	if cell := class.Attrs.GetStr(special.NameClassCell); !cell.IsNil() {
		cell.Cell().V = class.Value()
		class.Attrs.DeleteStr(special.NameClassCell)
	}
	ops.SetHooks(class)
	class.Derive()
	defer t.Release(t.Hold(class.Value()))
	if err := announce(t, class, spec); err != nil {
		return nil, err
	}
	if class.Meta != nil && class.Meta.Made != nil {
		return class.Meta.Made(t, class)
	}
	return class, nil
}

// What a new class costs besides the code of its body, and for each of its attributes.
const (
	classCost     = 60
	classAttrCost = 4
)

// inherit gives a new class the layout of one of its bases.
func inherit(class, base *object.Type) error {
	if err := inheritNative(class, base); err != nil {
		return err
	}
	class.IsException = class.IsException || base.IsException
	if class.IsException && (class.Repr != object.KindInstance || base.Repr != object.KindInstance) {
		return layoutConflict()
	}
	if base.Repr == object.KindInstance || base.Repr == class.Repr {
		return nil
	}
	if class.Repr != object.KindInstance {
		return layoutConflict()
	}
	class.Repr = base.Repr
	return nil
}

// moduleOf returns the name of the module of a class with these attributes: what they say, as those of a class statement do,
// or that of the module whose code makes the class.
func moduleOf(t *object.Thread, attrs *object.Dict) string {
	if v := attrs.GetStr(special.NameModule); !v.IsNil() && v.Kind() == object.KindStr {
		return v.Str().S
	}
	return t.Machine.ModuleName()
}

// checkOwnNames checks what a class body may have bound for the making of the class.
func checkOwnNames(t *object.Thread, attrs *object.Dict) error {
	if v := attrs.GetStr(special.NameQualname); !v.IsNil() && special.Payload(v).Kind() != object.KindStr {
		return object.Raise(object.TypeError, "type __qualname__ must be a str, not %s", t.TypeOf(v).Name)
	}
	cell := attrs.GetStr(special.NameClassCell)
	if cell.IsNil() || cell.Kind() == object.KindCell {
		return nil
	}
	text, err := ops.Repr(t, t.TypeOf(cell).Value())
	if err != nil {
		return err
	}
	return object.Raise(object.TypeError, "__classcell__ must be a nonlocal cell, not %s", text)
}

// adoptAttrs makes of the names that a class body has bound the attributes of the
// class.
func adoptAttrs(class *object.Type, slots []*object.Str) {
	attrs := class.Attrs
	if v := attrs.GetStr(special.NameQualname); !v.IsNil() {
		class.Qualname = special.Payload(v).Str().S
		attrs.DeleteStr(special.NameQualname)
	}
	if fn := attrs.GetStr(special.NameNew); !fn.IsNil() && fn.Kind() == object.KindFunction {
		attrs.SetStr(special.NameNew, object.NewStaticMethod(fn))
	}
	for _, name := range []*object.Str{special.NameInitSubclass, special.NameClassGetItem} {
		if fn := attrs.GetStr(name); !fn.IsNil() && fn.Kind() == object.KindFunction {
			attrs.SetStr(name, object.NewClassMethod(fn))
		}
	}
	for _, slot := range slots {
		attrs.SetStr(slot, object.NewMember(slot, class))
	}
	if attrs.GetStr(special.NameDoc).IsNil() {
		attrs.SetStr(special.NameDoc, object.None)
	}
	if !attrs.GetStr(special.NameEq).IsNil() && attrs.GetStr(special.NameHash).IsNil() {
		attrs.SetStr(special.NameHash, object.None)
	}
}

// announces reports whether announce has something to do besides object's way.
func announces(class *object.Type) bool {
	for _, v := range class.Attrs.All() {
		if v.Kind() == object.KindInstance && !special.Method(v, special.NameSetName).IsNil() {
			return true
		}
	}
	for _, base := range class.MRO[1:] {
		if fn := base.Attrs.GetStr(special.NameInitSubclass); !fn.IsNil() {
			return base != object.ObjectType
		}
	}
	return false
}

// announce calls __set_name__ of the attributes and __init_subclass__ of the base.
func announce(t *object.Thread, class *object.Type, spec Spec) error {
	if !announces(class) && len(spec.Names) == 0 {
		return nil
	}
	attrs := class.Attrs.Copy()
	if err := t.Charge(int64(attrs.Len())); err != nil {
		return err
	}
	for k, v := range attrs.All() {
		if err := setName(t, class, k, v); err != nil {
			return err
		}
	}
	fn, err := ops.SuperAttr(t, object.NewSuper(class, class.Value(), class).Super(), special.NameInitSubclass)
	if err != nil || fn.IsNil() {
		return err
	}
	_, err = t.Machine.Call(fn, object.Args{Pos: spec.Values, Names: spec.Names})
	return err
}

// setName calls the __set_name__ of an attribute of a class, if it has one.
func setName(t *object.Thread, class *object.Type, name, v object.Value) error {
	if v.Kind() != object.KindInstance {
		return nil
	}
	fn := special.Method(v, special.NameSetName)
	if fn.IsNil() {
		return nil
	}
	_, err := special.Call(t, fn, v, class.Value(), name)
	raised, ok := err.(*object.Raised)
	if !ok {
		return err
	}
	text, err := ops.Repr(t, name)
	if err != nil {
		return err
	}
	wrapped := object.Raise(object.RuntimeError, "Error calling __set_name__ on '%s' instance %s in '%s'",
		t.TypeOf(v).Name, text, class.Name).(*object.Raised)
	wrapped.Exc.Exc.Cause = raised.Exc.Value()
	wrapped.Exc.Exc.Context = raised.Exc.Value()
	wrapped.Exc.Exc.SuppressContext = true
	return wrapped
}
