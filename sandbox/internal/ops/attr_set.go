package ops

import (
	"slices"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// SetAttr does v.name = value.
func SetAttr(t *object.Thread, v object.Value, name *object.Str, value object.Value) error {
	switch v.Kind() {
	case object.KindInstance:
		if v.Instance().Class.Hooks&object.HookSetAttr != 0 {
			_, err := special.Call(t, special.Method(v, special.NameSetAttr), v, name.Value(), value)
			return err
		}
		return SetPlainAttr(t, v, name, value)
	case object.KindType:
		return setTypeAttr(t, v, name, value)
	case object.KindModule:
		if m := v.Module(); !m.Builtin {
			m.Set(name, value)
			return nil
		}
		return object.Raise(object.AttributeError, "module '%s' is read only", v.Module().Name)
	case object.KindFunction:
		if name.S == "__class__" {
			return setClass(t, v, value)
		}
		return t.Machine.SetFunctionAttr(v, name, value)
	}
	return setBuiltinAttr(t, v, name, value)
}

// setBuiltinAttr sets an attribute of a value of a builtin type, which has few that
// can be set.
func setBuiltinAttr(t *object.Thread, v object.Value, name *object.Str, value object.Value) error {
	if name.S == "__class__" {
		return setClass(t, v, value)
	}
	if v.Kind() == object.KindBuiltin && v.Builtin().Attrs != nil {
		return setFunctionAttr(v.Builtin().Attrs, name, value)
	}
	if v.Kind() == object.KindGenerator {
		switch name.S {
		case "__name__", "__qualname__":
			return t.Machine.RenameGenerator(v, name, value)
		case "gi_running":
			return object.Raise(object.AttributeError, "readonly attribute")
		}
	}
	if v.Kind() == object.KindProperty && v.Property().Own && name.S == "__doc__" {
		v.Property().Doc = valueOr(value, object.None)
		return nil
	}
	attr := t.TypeOf(v).Lookup(name)
	switch {
	case isNativeFunction(v) && isFunctionName(name):
		return object.Raise(object.AttributeError, "attribute '%s' of 'builtin_function_or_method' objects is not writable", name.S)
	case v.Kind() == object.KindSuper && (name.S == "__self__" || name.S == "__thisclass__" || name.S == "__self_class__"):
		return object.Raise(object.AttributeError, "readonly attribute")
	case attr.IsNil() || name.S == "__dict__" || v.Kind() == object.KindMethod:
		return object.Raise(object.AttributeError, "'%s' object has no attribute '%s'", t.TypeOf(v).Name, name.S)
	case attr.Kind() == object.KindProperty && IsNumber(v.Kind()):
		return object.Raise(object.AttributeError, "attribute '%s' of '%s' objects is not writable", name.S, t.TypeOf(v).Name)
	case attr.Kind() == object.KindProperty:
		return object.Raise(object.AttributeError, "readonly attribute")
	}
	return object.Raise(object.AttributeError, "'%s' object attribute '%s' is read-only", t.TypeOf(v).Name, name.S)
}

// setFunctionAttr sets one of the attributes of a builtin function that stands for one written in Python.
func setFunctionAttr(attrs *object.Dict, name *object.Str, value object.Value) error {
	value, err := FunctionAttr(name, value)
	switch {
	case err != nil:
		return err
	case !value.IsNil():
		attrs.SetStr(name, value)
	case !attrs.DeleteStr(name):
		return object.Raise(object.AttributeError, "%s", name.S)
	}
	return nil
}

// FunctionAttr returns what an attribute of a function becomes when it is set to the value, or deleted with
// the zero Value: the zero Value if it is to be deleted.
func FunctionAttr(name *object.Str, value object.Value) (object.Value, error) {
	mustBe := func(kind object.Kind, what string) (object.Value, error) {
		if value.IsNil() || special.Payload(value).Kind() != kind {
			return value, object.Raise(object.TypeError, "%s must be set to a %s object", name.S, what)
		}
		return value, nil
	}
	switch name.S {
	case "__name__", "__qualname__":
		return mustBe(object.KindStr, "string")
	case "__doc__", "__module__":
		return valueOr(value, object.None), nil
	case "__defaults__":
		if value = valueOr(value, object.None); value.IsNone() {
			return value, nil
		}
		return mustBe(object.KindTuple, "tuple")
	case "__annotations__":
		if value.IsNil() || value.IsNone() {
			return object.NewDict().Value(), nil
		}
		return mustBe(object.KindDict, "dict")
	case "__closure__", "__globals__":
		return value, object.Raise(object.AttributeError, "readonly attribute")
	case "__kwdefaults__":
		return value, object.Raise(object.AttributeError, "__kwdefaults__ cannot be set in the sandbox")
	}
	return value, nil
}

// isNativeFunction reports whether v is a builtin function, or a bound method of a builtin
// type.
func isNativeFunction(v object.Value) bool {
	if v.Kind() == object.KindMethod {
		v = v.Method().Func
	}
	return v.Kind() == object.KindBuiltin && (v.Builtin().Type == nil || !v.Builtin().IsSlot())
}

func isFunctionName(name *object.Str) bool {
	return name.S == "__name__" || name.S == "__qualname__" || name.S == "__self__" || name.S == "__doc__"
}

// setTypeAttr does class.name = value, or del class.name for the zero Value.
func setTypeAttr(t *object.Thread, v object.Value, name *object.Str, value object.Value) error {
	class := v.Type()
	if class.Builtin {
		return object.Raise(object.TypeError, "can't set attributes of built-in/extension type '%s'", class.ShortName())
	}
	hook, args := special.NameSetAttr, []object.Value{name.Value(), value}
	if value.IsNil() {
		hook, args = special.NameDelAttr, args[:1]
	}
	if _, ok, err := special.CallMeta(t, v, hook, args...); ok || err != nil {
		return err
	}
	return SetPlainTypeAttr(t, class, name, value)
}

// SetPlainTypeAttr is type.__setattr__, or type.__delattr__ for the zero Value.
func SetPlainTypeAttr(t *object.Thread, class *object.Type, name *object.Str, value object.Value) error {
	if class.Meta != nil {
		if attr := special.MetaMethod(class.Meta.Type, name); !attr.IsNil() {
			if done, err := setByDescriptor(t, attr, class.Value(), name, value); done || err != nil {
				return err
			}
		}
	}
	switch name.S {
	case "__name__", "__qualname__":
		return renameType(t, class, name, value)
	case "__module__":
		if p := special.Payload(valueOr(value, object.None)); p.Kind() == object.KindStr {
			class.Module = p.Str().S
		}
	case "__bases__":
		return t.Runtime.SetBases(t, class, value)
	case "__base__", "__mro__":
		return object.Raise(object.AttributeError, "readonly attribute")
	case "__dict__":
		return object.Raise(object.AttributeError, "attribute '__dict__' of 'type' objects is not writable")
	case "__class__":
		return setClass(t, class.Value(), value)
	}
	return changeClass(t, class, name, value)
}

// valueOr returns v, or other when v is the zero Value.
func valueOr(v, other object.Value) object.Value {
	if v.IsNil() {
		return other
	}
	return v
}

// renameType sets the __name__ or __qualname__ of a class.
func renameType(t *object.Thread, class *object.Type, name *object.Str, value object.Value) error {
	if value.IsNil() {
		return object.Raise(object.TypeError, "can't delete %s.%s", class.Name, name.S)
	}
	p := special.Payload(value)
	if p.Kind() != object.KindStr {
		return object.Raise(object.TypeError, "can only assign string to %s.%s, not '%s'", class.Name, name.S, t.TypeOf(value).Name)
	}
	if name.S == "__name__" {
		class.Name = p.Str().S
	} else {
		class.Qualname = p.Str().S
	}
	return nil
}

// SetPlainAttr is object.__setattr__ for an instance.
func SetPlainAttr(t *object.Thread, v object.Value, name *object.Str, value object.Value) error {
	inst := v.Instance()
	attr := t.Lookup(inst.Class, name)
	if !attr.IsNil() {
		if done, err := setByDescriptor(t, attr, v, name, value); done || err != nil {
			return err
		}
	}
	if inst.Exc != nil {
		if done, err := setExceptionAttr(t, inst, name, value); done {
			return err
		}
	}
	if inst.Class.NoDict {
		return noOwnAttribute(t, v, name, attr)
	}
	inst.SetAttr(name, value)
	return nil
}

// setByDescriptor sets an attribute of an instance by what its class has under the
// name; done is false when that is no data descriptor.
func setByDescriptor(t *object.Thread, attr, v object.Value, name *object.Str, value object.Value) (done bool, err error) {
	switch attr.Kind() {
	case object.KindProperty:
		if name.S == "__class__" && attr == object.ObjectType.Attrs.GetStr(name) {
			return true, setClass(t, v, value)
		}
		if name.S == "__dict__" && attr == object.ObjectType.Attrs.GetStr(name) {
			return true, setDict(t, v, value)
		}
		if attr.Property().Set.IsNone() {
			return true, object.Raise(object.AttributeError, "can't set attribute")
		}
		_, err := t.Call(attr.Property().Set, v, value)
		return true, err
	case object.KindMember:
		return true, special.SetMember(t, attr.Member(), v, value)
	case object.KindInstance:
		if fn := special.Method(attr, special.NameSet); !fn.IsNil() {
			_, err := special.Call(t, fn, attr, v, value)
			return true, err
		}
		if !special.Method(attr, special.NameDelete).IsNil() {
			return true, object.Raise(object.AttributeError, "__set__")
		}
	}
	return false, nil
}

// setClass does v.__class__ = value, or del v.__class__ for the zero Value.
func setClass(t *object.Thread, v, value object.Value) error {
	if value.IsNil() {
		return object.Raise(object.TypeError, "can't delete __class__ attribute")
	}
	if value.Kind() != object.KindType {
		return object.Raise(object.TypeError, "__class__ must be set to a class, not '%s' object", t.TypeOf(value).Name)
	}
	from, to := t.TypeOf(v), value.Type()
	if from.Builtin || to.Builtin || v.Kind() != object.KindInstance {
		return object.Raise(object.TypeError, "__class__ assignment only supported for heap types or ModuleType subclasses")
	}
	if from.Repr != to.Repr || from.Layout != to.Layout || from.IsException != to.IsException || from.NoDict != to.NoDict ||
		!sameSlots(t, from, to) {
		return object.Raise(object.TypeError, "__class__ assignment: '%s' object layout differs from '%s'", to.Name, from.Name)
	}
	v.Instance().Class = to
	return nil
}

// sameSlots reports whether instances of two classes have the same slots: from the same class, or from classes that add slots of the same
// names to those of the same other class.
func sameSlots(t *object.Thread, a, b *object.Type) bool {
	a, b = slotted(t, a.MRO), slotted(t, b.MRO)
	return a == b || a != nil && b != nil && slices.Equal(SlotNames(t, a), SlotNames(t, b)) && slotted(t, a.MRO[1:]) == slotted(t, b.MRO[1:])
}

// slotted returns the first of some classes that adds slots, or nil.
func slotted(t *object.Thread, classes []*object.Type) *object.Type {
	for _, c := range classes {
		if !c.Builtin && !c.Attrs.GetStr(special.NameSlots).IsNil() && len(SlotNames(t, c)) > 0 {
			return c
		}
	}
	return nil
}

// SlotNames returns the names of the slots that a class adds, in order.
func SlotNames(t *object.Thread, class *object.Type) []string {
	t.Spend(class.Attrs.Span())
	var names []string
	for name, v := range class.Attrs.All() {
		if v.Kind() == object.KindMember && v.Member().Class == class {
			names = append(names, name.Str().S)
		}
	}
	slices.Sort(names)
	return names
}

// setDict does v.__dict__ = value.
func setDict(t *object.Thread, v, value object.Value) error {
	if v.Instance().Class.NoDict {
		return noAttribute(t, v, special.NameDict)
	}
	p := special.Payload(value)
	if p.Kind() != object.KindDict {
		return object.Raise(object.TypeError, "__dict__ must be set to a dictionary, not a '%s'", t.TypeOf(value).Name)
	}
	v.Instance().Adopt(p.Dict())
	return nil
}

// noOwnAttribute is the error of setting an attribute of an instance that has none
// of its own; attr is what its class has under the name.
func noOwnAttribute(t *object.Thread, v object.Value, name *object.Str, attr object.Value) error {
	if attr.IsNil() {
		return noAttribute(t, v, name)
	}
	return object.Raise(object.AttributeError, "'%s' object attribute '%s' is read-only", t.TypeOf(v).Name, name.S)
}

// DelAttr does del v.name.
func DelAttr(t *object.Thread, v object.Value, name *object.Str) error {
	switch v.Kind() {
	case object.KindInstance:
		if v.Instance().Class.Hooks&object.HookDelAttr != 0 {
			_, err := special.Call(t, special.Method(v, special.NameDelAttr), v, name.Value())
			return err
		}
		return DelPlainAttr(t, v, name)
	case object.KindType:
		return setTypeAttr(t, v, name, object.Value{})
	case object.KindModule:
		if m := v.Module(); !m.Builtin && !m.Get(name).IsNil() {
			m.Set(name, object.Value{})
			return nil
		}
		return object.Raise(object.AttributeError, "%s", name.S)
	case object.KindFunction:
		if name.S == "__class__" {
			return setClass(t, v, object.Value{})
		}
		return t.Machine.SetFunctionAttr(v, name, object.Value{})
	}
	return setBuiltinAttr(t, v, name, object.Value{})
}

// DelPlainAttr is object.__delattr__ for an instance.
func DelPlainAttr(t *object.Thread, v object.Value, name *object.Str) error {
	inst := v.Instance()
	attr := t.Lookup(inst.Class, name)
	if !attr.IsNil() {
		if name.S == "__class__" && attr == object.ObjectType.Attrs.GetStr(name) {
			return setClass(t, v, object.Value{})
		}
		if name.S == "__dict__" && attr == object.ObjectType.Attrs.GetStr(name) && !inst.Class.NoDict {
			if inst.Class.Layout != nil || inst.Exc != nil {
				return object.Raise(object.TypeError, "cannot delete __dict__")
			}
			inst.Adopt(object.NewDict())
			return nil
		}
		if done, err := deleteByDescriptor(t, attr, v); done || err != nil {
			return err
		}
	}
	inst.Touch()
	if inst.Attrs != nil && inst.Attrs.DeleteStr(name) {
		return nil
	}
	if inst.Exc != nil {
		switch name.S {
		case "args", "__cause__", "__context__", "__traceback__":
			return object.Raise(object.TypeError, "%s may not be deleted", name.S)
		case "__suppress_context__":
			return object.Raise(object.TypeError, "can't delete numeric/char attribute")
		}
	}
	if inst.Class.NoDict {
		return noOwnAttribute(t, v, name, attr)
	}
	return object.Raise(object.AttributeError, "%s", name.S)
}

// deleteByDescriptor is setByDescriptor for del.
func deleteByDescriptor(t *object.Thread, attr, v object.Value) (done bool, err error) {
	switch attr.Kind() {
	case object.KindProperty:
		if attr.Property().Del.IsNone() {
			return true, object.Raise(object.AttributeError, "can't delete attribute")
		}
		_, err := t.Call(attr.Property().Del, v)
		return true, err
	case object.KindMember:
		return true, special.SetMember(t, attr.Member(), v, object.Value{})
	case object.KindInstance:
		if fn := special.Method(attr, special.NameDelete); !fn.IsNil() {
			_, err := special.Call(t, fn, attr, v)
			return true, err
		}
		if !special.Method(attr, special.NameSet).IsNil() {
			return true, object.Raise(object.AttributeError, "__delete__")
		}
	}
	return false, nil
}
