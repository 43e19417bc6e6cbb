package ops

import "bhack/sandbox/internal/object"

// GetAttr returns v.name.
func GetAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	result, err := findAttr(t, v, name)
	if err != nil || !result.IsNil() {
		return result, err
	}
	return object.Value{}, noAttribute(t, v, name)
}

func noAttribute(t *object.Thread, v object.Value, name *object.Str) error {
	switch v.Kind() {
	case object.KindType:
		return object.Raise(object.AttributeError, "type object '%s' has no attribute '%s'", v.Type().Name, name.S)
	case object.KindModule:
		return object.Raise(object.AttributeError, "module '%s' has no attribute '%s'", v.Module().Name, name.S)
	}
	return object.Raise(object.AttributeError, "'%s' object has no attribute '%s'", t.TypeOf(v).Name, name.S)
}

// findAttr returns v.name, or the zero Value when there is no such attribute.
func findAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	switch v.Kind() {
	case object.KindInstance:
		return instanceAttr(t, v, name)
	case object.KindType:
		return typeAttr(t, v.Type(), name)
	case object.KindModule:
		if m := v.Module(); name.S != "__dict__" {
			return m.Get(name), nil
		}
		return object.Value{}, nil
	case object.KindSuper:
		return superAttr(t, v.Super(), name)
	case object.KindFunction, object.KindGenerator:
		if result := t.Machine.Describe(v, name); !result.IsNil() {
			return result, nil
		}
	case object.KindHost:
		if result := v.Host().Attrs.GetStr(name); !result.IsNil() {
			return result, nil
		}
	case object.KindMethod:
		return methodAttr(t, v, name)
	case object.KindBuiltin:
		if name.S == "__name__" || name.S == "__qualname__" {
			return object.String(v.Builtin().Name), nil
		}
	}
	return builtinAttr(t, v, name)
}

// builtinAttr looks an attribute up in the type of a value of a builtin type.
func builtinAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	class := t.TypeOf(v)
	if name.S == "__class__" {
		return class.Value(), nil
	}
	attr := class.Lookup(name)
	if attr.IsNil() {
		return object.Value{}, nil
	}
	return bind(t, attr, v, class)
}

func methodAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	switch name.S {
	case "__self__":
		return v.Method().Self, nil
	case "__func__":
		return v.Method().Func, nil
	case "__class__":
		return t.TypeOf(v).Value(), nil
	}
	return findAttr(t, v.Method().Func, name)
}

// instanceAttr follows object.__getattribute__ and then __getattr__.
func instanceAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	class := v.Instance().Class
	if class.Hooks&object.HookGetAttribute != 0 {
		result, err := callSpecial(t, specialMethod(v, nameGetAttribute), v, name.Value())
		if !isAttributeError(err) || class.Hooks&object.HookGetAttr == 0 {
			return result, err
		}
		return callSpecial(t, specialMethod(v, nameGetAttr), v, name.Value())
	}
	result, err := PlainAttr(t, v, name)
	if class.Hooks&object.HookGetAttr == 0 {
		return result, err
	}
	if err == nil && result.IsNil() || isAttributeError(err) {
		return callSpecial(t, specialMethod(v, nameGetAttr), v, name.Value())
	}
	return result, err
}

func isAttributeError(err error) bool {
	raised, ok := err.(*object.Raised)
	return ok && raised.Exc.Class.IsSubclass(object.AttributeError)
}

// PlainAttr is object.__getattribute__ for an instance; the zero Value means that
// there is no such attribute.
func PlainAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	inst := v.Instance()
	attr := t.Lookup(inst.Class, name)
	if !attr.IsNil() && isDataDescriptor(attr) {
		return bind(t, attr, v, inst.Class)
	}
	if own := inst.Attr(name); !own.IsNil() {
		return own, nil
	}
	if !attr.IsNil() {
		return bind(t, attr, v, inst.Class)
	}
	if inst.Exc != nil {
		return exceptionAttr(inst.Exc, name), nil
	}
	return object.Value{}, nil
}

func isDataDescriptor(attr object.Value) bool {
	switch attr.Kind() {
	case object.KindProperty:
		return true
	case object.KindInstance:
		class := attr.Instance().Class
		return !class.Lookup(nameSet).IsNil() || !class.Lookup(nameDelete).IsNil()
	}
	return false
}

// bind turns an attribute found in a class into what self.name gives.
func bind(t *object.Thread, attr, self object.Value, class *object.Type) (object.Value, error) {
	switch attr.Kind() {
	case object.KindFunction:
		return object.NewMethod(attr, self), nil
	case object.KindBuiltin:
		if attr.Builtin().Type != nil {
			return object.NewMethod(attr, self), nil
		}
	case object.KindStaticMethod:
		return attr.Wrapped().Func, nil
	case object.KindClassMethod:
		return object.NewMethod(attr.Wrapped().Func, class.Value()), nil
	case object.KindProperty:
		if attr.Property().Get.IsNone() {
			return object.Value{}, object.Raise(object.AttributeError, "unreadable attribute")
		}
		return t.Call(attr.Property().Get, self)
	case object.KindInstance:
		if fn := specialMethod(attr, nameGet); !fn.IsNil() {
			return callSpecial(t, fn, attr, self, class.Value())
		}
	}
	return attr, nil
}

// bindClass turns an attribute found in a class into what class.name gives.
func bindClass(t *object.Thread, attr object.Value, class *object.Type) (object.Value, error) {
	switch attr.Kind() {
	case object.KindStaticMethod:
		return attr.Wrapped().Func, nil
	case object.KindClassMethod:
		return object.NewMethod(attr.Wrapped().Func, class.Value()), nil
	case object.KindInstance:
		if fn := specialMethod(attr, nameGet); !fn.IsNil() {
			return callSpecial(t, fn, attr, object.None, class.Value())
		}
	}
	return attr, nil
}

func typeAttr(t *object.Thread, class *object.Type, name *object.Str) (object.Value, error) {
	switch name.S {
	case "__name__":
		return object.String(class.ShortName()), nil
	case "__qualname__":
		return object.String(class.Qualname), nil
	case "__class__":
		return t.TypeOf(class.Value()).Value(), nil
	case "__module__":
		if v := class.Attrs.GetStr(name); !v.IsNil() {
			return v, nil
		}
		return object.String(class.Module), nil
	case "__bases__":
		return typeTuple(class.Bases), nil
	case "__mro__":
		return typeTuple(class.MRO), nil
	case "__dict__":
		return class.Attrs.Copy().Value(), nil
	case "__doc__":
		if v := class.Attrs.GetStr(name); !v.IsNil() {
			return v, nil
		}
		return object.None, nil
	}
	attr := class.Lookup(name)
	if attr.IsNil() {
		meta := t.TypeOf(class.Value())
		if attr = meta.Lookup(name); attr.IsNil() {
			return attr, nil
		}
		return bind(t, attr, class.Value(), meta)
	}
	return bindClass(t, attr, class)
}

func typeTuple(types []*object.Type) object.Value {
	items := make([]object.Value, len(types))
	for i, class := range types {
		items[i] = class.Value()
	}
	return object.NewTuple(items)
}

func superAttr(t *object.Thread, s *object.Super, name *object.Str) (object.Value, error) {
	found := false
	for _, class := range s.Start.MRO {
		if !found {
			found = class == s.Class
			continue
		}
		attr := class.Attrs.GetStr(name)
		if attr.IsNil() {
			continue
		}
		if s.Self.Kind() == object.KindType && s.Self.Type() == s.Start {
			return bindClass(t, attr, s.Start)
		}
		return bind(t, attr, s.Self, s.Start)
	}
	if name.S == "__class__" {
		return t.Runtime.Types[object.KindSuper].Value(), nil
	}
	return object.Value{}, nil
}

// LoadMethod looks v.name up for a call: fn is a function to be called with self
// before the other arguments, or the zero Value, and then self is what to call.
func LoadMethod(t *object.Thread, v object.Value, name *object.Str) (fn, self object.Value, err error) {
	switch v.Kind() {
	case object.KindInstance:
		inst := v.Instance()
		if inst.Class.Hooks&object.HookGetAttribute != 0 {
			break
		}
		attr := t.Lookup(inst.Class, name)
		if attr.IsNil() || attr.Kind() != object.KindFunction && !isNativeMethod(attr) {
			break
		}
		if own := inst.Attr(name); !own.IsNil() {
			return object.Value{}, own, nil
		}
		return attr, v, nil
	case object.KindStr, object.KindList, object.KindTuple, object.KindDict, object.KindSet:
		attr := t.Lookup(t.Runtime.Types[v.Kind()], name)
		if !attr.IsNil() && attr.Kind() == object.KindBuiltin {
			return attr, v, nil
		}
	}
	self, err = GetAttr(t, v, name)
	return object.Value{}, self, err
}

// isNativeMethod tells whether an attribute of a class is a method written in Go.
func isNativeMethod(attr object.Value) bool {
	return attr.Kind() == object.KindBuiltin && attr.Builtin().Type != nil
}

// SetAttr does v.name = value.
func SetAttr(t *object.Thread, v object.Value, name *object.Str, value object.Value) error {
	switch v.Kind() {
	case object.KindInstance:
		if v.Instance().Class.Hooks&object.HookSetAttr != 0 {
			_, err := callSpecial(t, specialMethod(v, nameSetAttr), v, name.Value(), value)
			return err
		}
		return SetPlainAttr(t, v, name, value)
	case object.KindType:
		class := v.Type()
		if class.Builtin {
			return object.Raise(object.TypeError, "can't set attributes of built-in/extension type '%s'", class.Name)
		}
		if _, ok, err := CallMeta(t, v, nameSetAttr, name.Value(), value); ok || err != nil {
			return err
		}
		class.Attrs.SetStr(name, value)
		classChanged(t, class)
		return nil
	case object.KindModule:
		if m := v.Module(); !m.Builtin {
			m.Set(name, value)
			return nil
		}
		return object.Raise(object.AttributeError, "module '%s' is read only", v.Module().Name)
	case object.KindFunction:
		t.Machine.SetFunctionAttr(v, name, value)
		return nil
	}
	if attr, err := builtinAttr(t, v, name); err == nil && !attr.IsNil() {
		return object.Raise(object.AttributeError, "'%s' object attribute '%s' is read-only", t.TypeOf(v).Name, name.S)
	}
	return noAttribute(t, v, name)
}

// classChanged notes that an attribute of a class has changed. The hooks of classes
// that derive from it stay as they were when these were made.
func classChanged(t *object.Thread, class *object.Type) {
	setHooks(class)
	t.ClassChanged()
}

// SetPlainAttr is object.__setattr__ for an instance.
func SetPlainAttr(t *object.Thread, v object.Value, name *object.Str, value object.Value) error {
	inst := v.Instance()
	attr := t.Lookup(inst.Class, name)
	if !attr.IsNil() {
		switch attr.Kind() {
		case object.KindProperty:
			if attr.Property().Set.IsNone() {
				return object.Raise(object.AttributeError, "can't set attribute")
			}
			_, err := t.Call(attr.Property().Set, v, value)
			return err
		case object.KindInstance:
			if fn := specialMethod(attr, nameSet); !fn.IsNil() {
				_, err := callSpecial(t, fn, attr, v, value)
				return err
			}
		}
	}
	if inst.Exc != nil {
		if done, err := setExceptionAttr(inst.Exc, name, value); done {
			return err
		}
	}
	if inst.Class.NoDict {
		return noOwnAttribute(t, v, name, attr)
	}
	inst.SetAttr(name, value)
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
			_, err := callSpecial(t, specialMethod(v, nameDelAttr), v, name.Value())
			return err
		}
		return DelPlainAttr(t, v, name)
	case object.KindType:
		class := v.Type()
		if class.Builtin {
			return object.Raise(object.TypeError, "can't set attributes of built-in/extension type '%s'", class.Name)
		}
		if _, ok, err := CallMeta(t, v, nameDelAttr, name.Value()); ok || err != nil {
			return err
		}
		if !class.Attrs.DeleteStr(name) {
			return object.Raise(object.AttributeError, "%s", name.S)
		}
		classChanged(t, class)
		return nil
	case object.KindModule:
		if m := v.Module(); !m.Builtin && !m.Get(name).IsNil() {
			m.Set(name, object.Value{})
			return nil
		}
	case object.KindFunction:
		if t.Machine.SetFunctionAttr(v, name, object.Value{}) {
			return nil
		}
	}
	return noAttribute(t, v, name)
}

// DelPlainAttr is object.__delattr__ for an instance.
func DelPlainAttr(t *object.Thread, v object.Value, name *object.Str) error {
	inst := v.Instance()
	if attr := inst.Class.Lookup(name); !attr.IsNil() {
		switch attr.Kind() {
		case object.KindProperty:
			if attr.Property().Del.IsNone() {
				return object.Raise(object.AttributeError, "can't delete attribute")
			}
			_, err := t.Call(attr.Property().Del, v)
			return err
		case object.KindInstance:
			if fn := specialMethod(attr, nameDelete); !fn.IsNil() {
				_, err := callSpecial(t, fn, attr, v)
				return err
			}
		}
	}
	if inst.Attrs == nil || !inst.Attrs.DeleteStr(name) {
		return object.Raise(object.AttributeError, "%s", name.S)
	}
	return nil
}
