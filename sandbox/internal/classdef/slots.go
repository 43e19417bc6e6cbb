package classdef

import (
	"strings"
	"unicode"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// slotNames returns the names in the __slots__ of a new class, as which its methods
// know them, and notes whether its instances have attributes besides those.
func slotNames(t *object.Thread, class *object.Type) ([]*object.Str, error) {
	v := class.Attrs.GetStr(special.NameSlots)
	if v.IsNil() {
		class.NoDict = false
		return nil, nil
	}
	items := []object.Value{v}
	if special.Payload(v).Kind() != object.KindStr {
		var err error
		if items, err = ops.Items(t, v); err != nil {
			return nil, err
		}
	}
	if len(items) > 0 && (class.Repr == object.KindInt || class.Repr == object.KindTuple) {
		return nil, object.Raise(object.TypeError, "nonempty __slots__ not supported for subtype of '%s'", class.Bases[0].ShortName())
	}
	if err := chargeSlots(t, items); err != nil {
		return nil, err
	}
	class.NoDict = !hasDict(class.Bases)
	var names []*object.Str
	for _, item := range items {
		name, err := slotName(t, class, item)
		switch {
		case err != nil:
			return nil, err
		case name.S == "__weakref__":
		case name.S != "__dict__":
			names = append(names, name)
		case !class.NoDict:
			return nil, object.Raise(object.TypeError, "__dict__ slot disallowed: we already got one")
		default:
			class.NoDict = false
		}
	}
	return names, nil
}

// What an item of __slots__ costs, besides the characters of its name, and how many bytes it
// takes: a descriptor and its place in the class.
const (
	slotCost  = meter.InsertCost + meter.ObjectCost
	slotBytes = 160
)

// chargeSlots charges for the items of the __slots__ of a class.
func chargeSlots(t *object.Thread, items []object.Value) error {
	text := 0
	for _, item := range items {
		if p := special.Payload(item); p.Kind() == object.KindStr {
			text += len(p.Str().S)
		}
	}
	n := int64(len(items))
	return meter.Allocate(t, n*slotBytes, n*slotCost+int64(text/meter.BytesPerBytecode))
}

// slotName checks one item of the __slots__ of a class. A private name is spelled
// out, as in the methods of the class.
func slotName(t *object.Thread, class *object.Type, item object.Value) (*object.Str, error) {
	p := special.Payload(item)
	if p.Kind() != object.KindStr {
		return nil, object.Raise(object.TypeError, "__slots__ items must be strings, not '%s'", t.TypeOf(item).Name)
	}
	name := p.Str()
	if !isIdentifier(name.S) {
		return nil, object.Raise(object.TypeError, "__slots__ must be identifiers")
	}
	if strings.HasPrefix(name.S, "__") && !strings.HasSuffix(name.S, "__") {
		if owner := strings.TrimLeft(class.Name, "_"); owner != "" {
			name = object.NewStr("_" + owner + name.S)
		}
	}
	if !class.Attrs.GetStr(name).IsNil() {
		text, err := ops.Repr(t, name.Value())
		if err != nil {
			return nil, err
		}
		return nil, object.Raise(object.ValueError, "%s in __slots__ conflicts with class variable", text)
	}
	return name, nil
}

// isIdentifier reports whether a text is an identifier by the Unicode Standard Annex 31, as Python has it.
func isIdentifier(s string) bool {
	for i, r := range s {
		starts := r == '_' || unicode.In(r, unicode.L, unicode.Nl, unicode.Other_ID_Start)
		if !starts && (i == 0 || !unicode.In(r, unicode.Mn, unicode.Mc, unicode.Nd, unicode.Pc, unicode.Other_ID_Continue)) {
			return false
		}
	}
	return s != ""
}

// hasDict reports whether one of the bases of a class gives the instances attributes
// of their own.
func hasDict(bases []*object.Type) bool {
	for _, base := range bases {
		switch {
		case base.NoDict || base == object.ObjectType:
		case base.Builtin && base.Repr != object.KindInstance:
		default:
			return true
		}
	}
	return false
}

// slotsAgree checks that of the bases of a class, at most one line of descent has slots.
func slotsAgree(t *object.Thread, class *object.Type) error {
	if len(class.Bases) < 2 {
		return nil
	}
	var slotted *object.Type
	for _, base := range class.MRO[1:] {
		switch {
		case !hasOwnSlots(t, base):
		case slotted == nil:
			slotted = base
		case !slotted.IsSubclass(base):
			return layoutConflict()
		}
	}
	return nil
}

// hasOwnSlots reports whether a class adds slots to those of its bases.
func hasOwnSlots(t *object.Thread, class *object.Type) bool {
	if class.Attrs.GetStr(special.NameSlots).IsNil() {
		return false
	}
	t.Spend(class.Attrs.Span())
	for _, v := range class.Attrs.All() {
		if v.Kind() == object.KindMember {
			return true
		}
	}
	return false
}
