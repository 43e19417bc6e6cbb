package ops

import (
	"strings"
	"unicode"

	"bhack/sandbox/internal/object"
)

// slotNames returns the names in the __slots__ of a new class, as which its methods
// know them, and notes whether its instances have attributes besides those.
func slotNames(t *object.Thread, class *object.Type) ([]*object.Str, error) {
	v := class.Attrs.GetStr(nameSlots)
	if v.IsNil() {
		class.NoDict = false
		return nil, nil
	}
	items := []object.Value{v}
	if Payload(v).Kind() != object.KindStr {
		var err error
		if items, err = Items(t, v); err != nil {
			return nil, err
		}
	}
	if len(items) > 0 && (class.Repr == object.KindInt || class.Repr == object.KindTuple) {
		return nil, object.Raise(object.TypeError, "nonempty __slots__ not supported for subtype of '%s'", class.Bases[0].ShortName())
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

// slotName checks one item of the __slots__ of a class. A private name is spelled
// out, as in the methods of the class.
func slotName(t *object.Thread, class *object.Type, item object.Value) (*object.Str, error) {
	p := Payload(item)
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
		text, err := Repr(t, name.Value())
		if err != nil {
			return nil, err
		}
		return nil, object.Raise(object.ValueError, "%s in __slots__ conflicts with class variable", text)
	}
	return name, nil
}

func isIdentifier(s string) bool {
	for i, r := range s {
		if r != '_' && !unicode.IsLetter(r) && (i == 0 || !unicode.IsDigit(r)) {
			return false
		}
	}
	return s != ""
}

// hasDict tells whether one of the bases of a class gives the instances attributes
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

// hasOwnSlots tells whether a class adds slots to those of its bases.
func hasOwnSlots(t *object.Thread, class *object.Type) bool {
	if class.Attrs.GetStr(nameSlots).IsNil() {
		return false
	}
	t.Spend(class.Attrs.Span())
	for pos := 0; ; {
		_, v, _, next, ok := class.Attrs.Next(pos)
		if !ok {
			return false
		}
		if pos = next; v.Kind() == object.KindMember {
			return true
		}
	}
}

// memberOf returns the instance whose slot the descriptor stands for, if it is one.
func memberOf(t *object.Thread, m *object.Member, self object.Value) (*object.Instance, error) {
	if self.Kind() != object.KindInstance || !self.Instance().Class.IsSubclass(m.Class) {
		return nil, object.Raise(object.TypeError, "descriptor '%s' for '%s' objects doesn't apply to '%s' object",
			m.Name.S, m.Class.Name, t.TypeOf(self).Name)
	}
	return self.Instance(), nil
}

// GetMember returns the value of a slot of an instance.
func GetMember(t *object.Thread, m *object.Member, self object.Value) (object.Value, error) {
	inst, err := memberOf(t, m, self)
	if err != nil {
		return object.Value{}, err
	}
	v := inst.Attr(m.Name)
	if v.IsNil() {
		return v, object.Raise(object.AttributeError, "%s", m.Name.S)
	}
	return v, nil
}

// SetMember sets a slot of an instance; the zero Value empties it.
func SetMember(t *object.Thread, m *object.Member, self, v object.Value) error {
	inst, err := memberOf(t, m, self)
	switch {
	case err != nil:
		return err
	case !v.IsNil():
		inst.SetAttr(m.Name, v)
	case inst.Attrs == nil || !inst.Attrs.DeleteStr(m.Name):
		return object.Raise(object.AttributeError, "%s", m.Name.S)
	}
	return nil
}
