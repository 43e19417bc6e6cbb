package special

import (
	"slices"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
)

// Payload returns the builtin value inside an instance of a class that derives from
// a builtin type, and other values as they are.
func Payload(v object.Value) object.Value {
	if v.Kind() == object.KindInstance {
		if p := v.Instance().Payload; !p.IsNil() {
			return p
		}
	}
	return v
}

// MayDefine reports whether the type of v may define special methods in Python: v is an
// instance of a class, or a class that has a metaclass.
func MayDefine(v object.Value) bool {
	return v.Kind() == object.KindInstance || v.Kind() == object.KindType && v.Type().Meta != nil
}

// Method returns the special method that the type of v defines in Python, or the
// zero Value: methods of builtin bases do not count. v must be one that MayDefine.
func Method(v object.Value, name *object.Str) object.Value {
	if v.Kind() == object.KindType {
		return MetaMethod(v.Type().Meta.Type, name)
	}
	for _, class := range v.Instance().Class.MRO {
		if class == object.ObjectType {
			break
		}
		if fn := class.Attrs.GetStr(name); !fn.IsNil() {
			if class.Builtin && !class.Special {
				break
			}
			return fn
		}
	}
	return object.Value{}
}

// Call calls a special method that Method found. It does not keep args.
func Call(t *object.Thread, fn, self object.Value, args ...object.Value) (object.Value, error) {
	t.Spend(meter.SpecialCost)
	if n := len(args); n < 2 && fn.Kind() == object.KindFunction && t.Depth < t.MaxDepth {
		var arg object.Value
		if n > 0 {
			arg = args[0]
		}
		return t.Machine.CallSelf(fn, self, n, arg)
	}
	if fn.Kind() == object.KindBuiltin && fn.Builtin().Type != nil {
		if v := t.TryPlain(fn.Builtin(), self, args); !v.IsNil() {
			return v, nil
		}
		pos := make([]object.Value, 1+len(args))
		pos[0] = self
		copy(pos[1:], args)
		return fn.Builtin().Fn(t, object.Args{Pos: pos})
	}
	if !t.Enter() { // the __get__ of fn may be an object that has a __get__, and so on
		return object.Value{}, meter.RecursionError("")
	}
	bound, err := Bind(t, fn, self, t.TypeOf(self))
	t.Leave()
	if err != nil {
		return object.Value{}, err
	}
	return t.Call(bound, slices.Clone(args)...)
}

// Lookup returns the special method of v's type bound to v, or the zero
// Value when there is none.
func Lookup(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	meter.SpendMRO(t, v)
	class := t.TypeOf(v)
	if class == nil {
		return object.Value{}, nil
	}
	fn := class.Lookup(name)
	if fn.IsNil() {
		return object.Value{}, nil
	}
	return Bind(t, fn, v, class)
}

// CallMeta does an operation on a class v by the special method of its metaclass;
// done is false when that has none, or returns NotImplemented.
func CallMeta(t *object.Thread, v object.Value, name *object.Str, args ...object.Value) (result object.Value, done bool, err error) {
	if !MayDefine(v) {
		return result, false, nil
	}
	fn := Method(v, name)
	if fn.IsNil() {
		return result, false, nil
	}
	result, err = Call(t, fn, v, args...)
	return result, err != nil || !result.IsNotImplemented(), err
}

// MetaCall returns the __call__ of the metaclass of a class, or the zero Value.
func MetaCall(class *object.Type) object.Value {
	if class.Meta == nil {
		return object.Value{}
	}
	return MetaMethod(class.Meta.Type, NameCall)
}

// MetaMethod returns a special method that the metaclass, or one that it derives
// from, defines besides those of type.
func MetaMethod(meta *object.Type, name *object.Str) object.Value {
	for _, class := range meta.MRO {
		if class.Builtin && !class.Special {
			continue
		}
		if fn := class.Attrs.GetStr(name); !fn.IsNil() {
			return fn
		}
	}
	return object.Value{}
}

// Bind turns an attribute found in a class into what self.name gives.
func Bind(t *object.Thread, attr, self object.Value, class *object.Type) (object.Value, error) {
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
	case object.KindMember:
		return GetMember(t, attr.Member(), self)
	case object.KindSuper:
		if attr.Super().Start == nil {
			return SuperOf(t, attr.Super().Class, self)
		}
	case object.KindInstance:
		if fn := Method(attr, NameGet); !fn.IsNil() {
			return Call(t, fn, attr, self, class.Value())
		}
	}
	return attr, nil
}

// SuperOf is super(class, self) for a self that is not None.
func SuperOf(t *object.Thread, class *object.Type, self object.Value) (object.Value, error) {
	if self.Kind() == object.KindType && self.Type().IsSubclass(class) {
		return object.NewSuper(class, self, self.Type()), nil
	}
	if start := t.TypeOf(self); start.IsSubclass(class) {
		return object.NewSuper(class, self, start), nil
	}
	return object.Value{}, object.Raise(object.TypeError, "super(type, obj): obj must be an instance or subtype of type")
}

// Overrides reports whether v is an instance of a class that defines the special method
// in Python.
func Overrides(v object.Value, name *object.Str) bool {
	return MayDefine(v) && !Method(v, name).IsNil()
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
	if err != nil {
		return err
	}
	inst.Touch()
	switch {
	case !v.IsNil():
		inst.SetAttr(m.Name, v)
	case inst.Attrs == nil || !inst.Attrs.DeleteStr(m.Name):
		return object.Raise(object.AttributeError, "%s", m.Name.S)
	}
	return nil
}
