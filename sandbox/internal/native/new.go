package native

import (
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
	"bhack/sandbox/internal/special"
)

// NewMethod adds __new__ to a type, for code that calls it by name.
func (b *Builder) NewMethod(base *object.Type) {
	b.StaticMethod(base, "__new__", func(t *object.Thread, a object.Args) (object.Value, error) {
		class, err := ClassOfNew(t, base, a)
		if err != nil {
			return object.Value{}, err
		}
		switch class.Repr {
		case object.KindList, object.KindDict, object.KindSet: // __init__ fills them
			return ops.PlainNew(t, class, object.Args{})
		}
		return ops.PlainNew(t, class, object.Args{Pos: a.Pos[1:], Names: a.Names})
	})
}

// ClassOfNew returns the class of which a call of base.__new__ is to make an instance, its first argument.
func ClassOfNew(t *object.Thread, base *object.Type, a object.Args) (*object.Type, error) {
	if len(a.Positional()) == 0 {
		return nil, object.Raise(object.TypeError, "%s.__new__(): not enough arguments", base.ShortName())
	}
	if a.Pos[0].Kind() != object.KindType {
		return nil, object.Raise(object.TypeError, "%s.__new__(X): X is not a type object (%s)", base.ShortName(), t.TypeOf(a.Pos[0]).Name)
	}
	class := a.Pos[0].Type()
	return class, checkNew(base, class, a)
}

// checkNew checks a call of base.__new__(class, ...).
func checkNew(base, class *object.Type, a object.Args) error {
	name := class.ShortName()
	if !class.IsSubclass(base) {
		return object.Raise(object.TypeError, "%s.__new__(%s): %s is not a subtype of %s", base.ShortName(), name, name, base.ShortName())
	}
	if own := NewOwner(class); own != base {
		return object.Raise(object.TypeError, "%s.__new__(%s) is not safe, use %s.__new__()", base.ShortName(), name, own.ShortName())
	}
	if base != object.ObjectType || len(a.Pos) == 1 {
		return nil
	}
	if class.Hooks&object.HookNew != 0 {
		return object.Raise(object.TypeError, "object.__new__() takes exactly one argument (the type to instantiate)")
	}
	if IsObjectInit(class) {
		return object.Raise(object.TypeError, "%s() takes no arguments", name)
	}
	return nil
}

// NewOwner returns the builtin type whose __new__ makes instances of the class.
func NewOwner(class *object.Type) *object.Type {
	for _, c := range class.MRO {
		if c.Builtin && !c.Attrs.GetStr(special.NameNew).IsNil() {
			return c
		}
	}
	return object.ObjectType
}

// IsObjectInit reports whether the class has no __init__ but that of object.
func IsObjectInit(class *object.Type) bool {
	init := class.Lookup(special.NameInit)
	return init.Kind() == object.KindBuiltin && init.Builtin().Type == object.ObjectType
}
