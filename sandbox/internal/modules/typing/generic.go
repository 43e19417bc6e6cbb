package typing

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/classdef"
	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// nameParameters is where a generic class has its type variables.
var nameParameters = object.NewSharedStr("__parameters__")

// genericClass adds Generic, which classes can derive from with parameters.
func (y *typing) genericClass() {
	native.ClassMethod(y.generic, "__class_getitem__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := native.UnpackArgs("__class_getitem__", a, 2, 2); err != nil {
			return object.Value{}, err
		}
		class := a.Pos[0].Type()
		if p := a.Pos[1]; p.Kind() == object.KindTuple && len(p.Tuple().Items) == 0 {
			return object.Value{}, object.Raise(object.TypeError, "Parameter list to %s[...] cannot be empty", class.Qualname)
		}
		alias, err := y.subscript(t, class.Module+"."+class.Qualname, a.Pos[0], a.Pos[1])
		if err != nil || class == y.generic {
			return alias, err
		}
		return alias, y.checkCount(t, class, len(native.As[typingAlias](alias).params))
	})
	native.ClassMethod(y.generic, "__init_subclass__", func(t *object.Thread, a object.Args) (object.Value, error) {
		if err := t.Reenter(); err != nil {
			return object.Value{}, err
		}
		class := a.Pos[0].Type()
		fn, err := ops.SuperAttr(t, object.NewSuper(y.generic, class.Value(), class).Super(), special.NameInitSubclass)
		if err == nil && !fn.IsNil() {
			_, err = t.Machine.Call(fn, object.Args{Pos: a.Pos[1:], Names: a.Names})
		}
		if err != nil {
			return object.Value{}, err
		}
		variables, err := y.classVariables(t, class)
		if err != nil {
			return object.Value{}, err
		}
		return object.None, ops.SetAttr(t, class.Value(), nameParameters, object.NewTuple(variables))
	})
}

// checkCount checks the number of parameters of a class that derives from Generic.
func (y *typing) checkCount(t *object.Thread, class *object.Type, n int) error {
	v, err := ops.GetAttr(t, class.Value(), nameParameters)
	if err != nil {
		return err
	}
	want, err := ops.Len(t, v)
	if err != nil || want == n {
		return err
	}
	text, err := ops.Repr(t, class.Value())
	switch {
	case err != nil:
		return err
	case want == 0:
		return object.Raise(object.TypeError, "%s is not a generic class", text)
	}
	return wrongNumber(text, n, want)
}

// classVariables returns the type variables of a new class that derives from Generic: those of its bases, in the order in which
// Generic names them, if it does.
func (y *typing) classVariables(t *object.Thread, class *object.Type) ([]object.Value, error) {
	given := special.Payload(native.Given(class.Attrs.GetStr(classdef.NameOrigBases), object.None))
	if !native.IsKind(given, object.KindTuple) {
		if slices.Contains(class.Bases, y.generic) {
			return nil, plainGeneric()
		}
		return nil, nil
	}
	bases := given.Tuple().Items
	if err := meter.ChargeItems(t, 2*len(bases)); err != nil {
		return nil, err
	}
	if slices.ContainsFunc(bases, func(v object.Value) bool { return object.Is(v, y.generic.Value()) }) {
		return nil, plainGeneric()
	}
	found, err := y.variables(t, bases)
	if err != nil {
		return nil, err
	}
	var listed *typingAlias
	for _, base := range bases {
		if y.isAlias(base) && native.As[typingAlias](base).name == "typing.Generic" {
			if listed != nil {
				return nil, object.Raise(object.TypeError, "Cannot inherit from Generic[...] multiple types.")
			}
			listed = native.As[typingAlias](base)
		}
	}
	if listed == nil {
		return found, nil
	}
	if err := meter.ChargeItems(t, len(listed.variables)); err != nil {
		return nil, err
	}
	return slices.Clone(listed.variables), y.checkListed(t, found, listed.variables) // states do not tell what is shared
}

func plainGeneric() error { return object.Raise(object.TypeError, "Cannot inherit from plain Generic") }

// checkListed checks that the variables of all bases are among those that Generic lists.
func (y *typing) checkListed(t *object.Thread, found, listed []object.Value) error {
	var missing []object.Value
	for _, v := range found {
		if err := t.Charge(1 + int64(len(listed))); err != nil {
			return err
		}
		if !slices.ContainsFunc(listed, func(other object.Value) bool { return object.Is(v, other) }) {
			missing = append(missing, v)
		}
	}
	if len(missing) == 0 {
		return nil
	}
	text := func(variables []object.Value) string {
		var texts []string
		for _, v := range variables {
			texts = append(texts, native.As[typeVariable](v).text())
		}
		return strings.Join(texts, ", ")
	}
	s, all := text(missing), text(listed)
	if err := meter.ChargeBytes(t, 4*(len(s)+len(all))); err != nil {
		return err
	}
	return object.Raise(object.TypeError, "Some type variables (%s) are not listed in Generic[%s]", s, all)
}
