package enum

import (
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// dirMethods adds what dir shows: of an enumeration its members, and of a member what its
// classes have besides members.
func (e *enums) dirMethods() {
	e.metaMethod("__dir__", func(t *object.Thread, class *object.Type, _ object.Value) (object.Value, error) {
		names, _, _ := e.members(class)
		if err := meter.ChargeItems(t, len(names.Items)); err != nil {
			return object.Value{}, err
		}
		shown := append(alwaysShown(), nameMembers.Value())
		return object.NewList(append(shown, names.Items...)).Value(), nil
	})
	e.b.Methods(e.enum, native.Method{Name: "__dir__", Fn: func(t *object.Thread, args []object.Value) (object.Value, error) {
		shown := alwaysShown()
		for _, class := range t.TypeOf(args[0]).MRO {
			more, err := e.behaviour(t, t.TypeOf(args[0]), class)
			if err != nil {
				return object.Value{}, err
			}
			shown = append(shown, more...)
		}
		return object.NewList(shown).Value(), nil
	}})
}

// behaviour returns the public names of a class that are not those of members of an
// enumeration that derives from it.
func (e *enums) behaviour(t *object.Thread, of, class *object.Type) ([]object.Value, error) {
	if err := meter.ChargeInserts(t, class.Attrs.Span()); err != nil {
		return nil, err
	}
	_, byName, _ := e.members(of)
	var names []object.Value
	for name := range class.Attrs.All() {
		if name.Kind() == object.KindStr && strings.HasPrefix(name.Str().S, "_") {
			continue
		}
		member, err := ops.DictGet(t, byName, name)
		if err != nil {
			return nil, err
		}
		if member.IsNil() {
			names = append(names, name)
		}
	}
	return names, nil
}

func alwaysShown() []object.Value {
	return []object.Value{special.NameClass.Value(), special.NameDoc.Value(), special.NameModule.Value()}
}

var nameMembers = object.NewSharedStr("__members__")
