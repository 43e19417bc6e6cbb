package ops

import (
	"slices"
	"strings"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/special"
)

// GetAttr returns v.name.
func GetAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	result, err := findAttr(t, v, name)
	if err != nil || !result.IsNil() {
		return result, err
	}
	return object.Value{}, noAttribute(t, v, name)
}

// AskAttr is GetAttr for one who catches the AttributeError, and costs the same: it returns
// the zero Value in place of that.
func AskAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	result, err := findAttr(t, v, name)
	if isAttributeError(err) {
		return object.Value{}, nil
	}
	if err == nil && result.IsNil() {
		spendNoAttribute(t, v)
	}
	return result, err
}

func spendNoAttribute(t *object.Thread, v object.Value) {
	t.Spend(meter.RaiseCost)
	if v.Kind() == object.KindMethod && v.Method().Func.Kind() == object.KindFunction {
		t.Spend(meter.RaiseCost) // the function is asked as well
	}
}

func noAttribute(t *object.Thread, v object.Value, name *object.Str) error {
	spendNoAttribute(t, v)
	switch v.Kind() {
	case object.KindMethod:
		if fn := v.Method().Func; fn.Kind() == object.KindFunction {
			v = fn
		}
	case object.KindType:
		return object.Raise(object.AttributeError, "type object '%s' has no attribute '%s'", v.Type().Name, name.S)
	case object.KindModule:
		return object.Raise(object.AttributeError, "module '%s' has no attribute '%s'", v.Module().Name, name.S)
	}
	return object.Raise(object.AttributeError, "'%s' object has no attribute '%s'", t.TypeOf(v).Name, name.S)
}

// FindAttr is GetAttr, but where that raises AttributeError it returns the zero Value.
func FindAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	result, err := findAttr(t, v, name)
	if isAttributeError(err) {
		return object.Value{}, nil
	}
	return result, err
}

// findAttr returns v.name, or the zero Value when there is no such attribute.
func findAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	switch v.Kind() {
	case object.KindInstance:
		return instanceAttr(t, v, name)
	case object.KindType:
		if n := len(v.Type().MRO); n > object.ShortMRO {
			t.Spend(n / 2)
		}
		return typeAttr(t, v.Type(), name)
	case object.KindModule:
		return moduleAttr(t, v.Module(), name)
	case object.KindSuper:
		if result, err := SuperAttr(t, v.Super(), name); err != nil || !result.IsNil() {
			return result, err
		}
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
		if result := builtinFuncAttr(v.Builtin(), name); !result.IsNil() {
			return result, nil
		}
	}
	return builtinAttr(t, v, name)
}

// moduleAttr returns an attribute of a module, or the zero Value.
func moduleAttr(t *object.Thread, m *object.Module, name *object.Str) (object.Value, error) {
	if v := m.Get(name); !v.IsNil() {
		return v, nil
	}
	switch name.S {
	case "__doc__":
		return object.None, nil
	case "__class__":
		return t.Runtime.Types[object.KindModule].Value(), nil
	}
	if m.Builtin {
		return t.Machine.Member(m, name)
	}
	return moduleHook(t, m, name)
}

// FindModuleHook returns what the __getattr__ of a module of the player's gives for a
// name that the module does not have, or the zero Value if there is no such function or
// it raises AttributeError.
func FindModuleHook(t *object.Thread, m *object.Module, name *object.Str) (object.Value, error) {
	v, err := moduleHook(t, m, name)
	if isAttributeError(err) {
		return object.Value{}, nil
	}
	return v, err
}

func moduleHook(t *object.Thread, m *object.Module, name *object.Str) (object.Value, error) {
	fn := m.Get(special.NameGetAttr)
	if fn.IsNil() {
		return fn, nil
	}
	return t.Call(fn, name.Value())
}

// builtinAttr looks an attribute up in the type of a value of a builtin type.
func builtinAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	class := t.TypeOf(v)
	if name.S == "__class__" {
		return class.Value(), nil
	}
	attr := class.Lookup(name)
	if attr.IsNil() {
		if name.S == "__doc__" {
			return object.None, nil
		}
		return object.Value{}, nil
	}
	return special.Bind(t, attr, v, class)
}

func methodAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	switch name.S {
	case "__self__":
		return v.Method().Self, nil
	case "__func__":
		if v.Method().Func.Kind() != object.KindBuiltin {
			return v.Method().Func, nil
		}
		return object.Value{}, nil
	case "__class__":
		return t.TypeOf(v).Value(), nil
	case "__module__":
		if isNativeFunction(v) {
			return object.None, nil
		}
	}
	if attr := t.TypeOf(v).Attrs.GetStr(name); !attr.IsNil() {
		return special.Bind(t, attr, v, t.TypeOf(v))
	}
	return findAttr(t, v.Method().Func, name)
}

// builtinFuncAttr returns an attribute that a builtin function or method has of its
// own, or the zero Value.
func builtinFuncAttr(b *object.Builtin, name *object.Str) object.Value {
	if b.Attrs != nil {
		if v := b.Attrs.GetStr(name); !v.IsNil() {
			return v
		}
	}
	switch name.S {
	case "__name__":
		return object.String(b.Name)
	case "__qualname__":
		if b.Type != nil {
			return object.String(b.Type.Qualname + "." + b.Name)
		}
		return object.String(b.Name)
	case "__objclass__":
		if b.Type != nil {
			return b.Type.Value()
		}
	case "__module__":
		if b.Type == nil {
			return object.String("builtins")
		}
	case "__doc__":
		return object.None
	}
	return object.Value{}
}

// instanceAttr follows object.__getattribute__ and then __getattr__.
func instanceAttr(t *object.Thread, v object.Value, name *object.Str) (object.Value, error) {
	class := v.Instance().Class
	if class.Hooks&object.HookGetAttribute != 0 {
		result, err := special.Call(t, special.Method(v, special.NameGetAttribute), v, name.Value())
		if !isAttributeError(err) || class.Hooks&object.HookGetAttr == 0 {
			return result, err
		}
		return special.Call(t, special.Method(v, special.NameGetAttr), v, name.Value())
	}
	result, err := PlainAttr(t, v, name)
	if class.Hooks&object.HookGetAttr == 0 {
		return result, err
	}
	if err == nil && result.IsNil() || isAttributeError(err) {
		return special.Call(t, special.Method(v, special.NameGetAttr), v, name.Value())
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
		return special.Bind(t, attr, v, inst.Class)
	}
	if own := inst.Attr(name); !own.IsNil() {
		return own, nil
	}
	if !attr.IsNil() {
		return special.Bind(t, attr, v, inst.Class)
	}
	if inst.Exc != nil {
		if v := exceptionAttr(inst, name); !v.IsNil() {
			return v, nil
		}
	}
	if name.S == "__doc__" {
		return object.None, nil // builtin types have no texts
	}
	return object.Value{}, nil
}

// NameIsAbstract marks what abstractmethod has been called with.
var NameIsAbstract = object.NewSharedStr("__isabstractmethod__")

// IsAbstract reports whether a value says of itself that it is an abstract method.
func IsAbstract(t *object.Thread, v object.Value) (bool, error) {
	if !t.Enter() {
		return false, meter.RecursionError("")
	}
	defer t.Leave()
	mark, err := GetAttr(t, v, NameIsAbstract)
	if err != nil {
		if isAttributeError(err) {
			err = nil
		}
		return false, err
	}
	return Truth(t, mark)
}

// isDataDescriptor reports whether an attribute of a class hides those of the
// instances.
func isDataDescriptor(attr object.Value) bool {
	switch attr.Kind() {
	case object.KindProperty, object.KindMember:
		return true
	case object.KindInstance:
		class := attr.Instance().Class
		return !class.Lookup(special.NameGet).IsNil() && (!class.Lookup(special.NameSet).IsNil() || !class.Lookup(special.NameDelete).IsNil())
	}
	return false
}

// bindClass turns an attribute found in a class into what class.name gives.
func bindClass(t *object.Thread, attr object.Value, class *object.Type) (object.Value, error) {
	switch attr.Kind() {
	case object.KindStaticMethod:
		return attr.Wrapped().Func, nil
	case object.KindClassMethod:
		return object.NewMethod(attr.Wrapped().Func, class.Value()), nil
	case object.KindInstance:
		if fn := special.Method(attr, special.NameGet); !fn.IsNil() {
			return special.Call(t, fn, attr, object.None, class.Value())
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
	case "__base__":
		if len(class.Bases) == 0 {
			return object.None, nil
		}
		return soleBase(class).Value(), nil
	case "__mro__":
		t.Spend(len(class.MRO))
		return typeTuple(class.MRO), nil
	case "__dict__":
		return t.Runtime.ReadOnly(class.Attrs.Value()), nil
	case "__doc__":
		if v := class.Attrs.GetStr(name); !v.IsNil() {
			return bindClass(t, v, class)
		}
		return object.None, nil
	}
	meta := t.TypeOf(class.Value())
	if class.Meta != nil {
		if attr := special.MetaMethod(meta, name); !attr.IsNil() && isDataDescriptor(attr) {
			return special.Bind(t, attr, class.Value(), meta)
		}
	}
	attr := t.LookupStatic(class, name)
	if attr.IsNil() || attr.Kind() == object.KindProperty && attr.Property().OfInstances {
		if attr = meta.Lookup(name); attr.IsNil() {
			if v, done, err := special.CallMeta(t, class.Value(), special.NameGetAttr, name.Value()); done || err != nil {
				return v, err
			}
			return attr, nil
		}
		return special.Bind(t, attr, class.Value(), meta)
	}
	return bindClass(t, attr, class)
}

// soleBase returns the base whose layout the instances of a class have: the first one
// that is or derives from a builtin type other than object, or the first one.
func soleBase(class *object.Type) *object.Type {
	for _, base := range class.Bases {
		if base.Repr != object.KindInstance || base.Layout != nil || base.IsException {
			return base
		}
	}
	return class.Bases[0]
}

func typeTuple(types []*object.Type) object.Value {
	items := make([]object.Value, len(types))
	for i, class := range types {
		items[i] = class.Value()
	}
	return object.NewTuple(items)
}

// SuperAttr returns an attribute of a super object, or the zero Value when it has none.
func SuperAttr(t *object.Thread, s *object.Super, name *object.Str) (object.Value, error) {
	if v := superMember(t, s, name); !v.IsNil() || s.Start == nil {
		return v, nil
	}
	if n := len(s.Start.MRO); n > object.ShortMRO {
		t.Spend(n)
	}
	attr := lookupAfter(s, name)
	switch {
	case attr.IsNil():
		return attr, nil
	case isOfClass(s):
		return bindClass(t, attr, s.Start)
	}
	return special.Bind(t, attr, s.Self, s.Start)
}

// superMember returns an attribute that a super object has of its own, or the zero Value.
func superMember(t *object.Thread, s *object.Super, name *object.Str) object.Value {
	switch name.S {
	case "__class__":
		return t.Runtime.Types[object.KindSuper].Value()
	case "__thisclass__":
		return s.Class.Value()
	case "__self__":
		return s.Self
	case "__self_class__":
		if s.Start == nil {
			return object.None
		}
		return s.Start.Value()
	}
	return object.Value{}
}

// lookupAfter looks a name up in the classes in which a super object does.
func lookupAfter(s *object.Super, name *object.Str) object.Value {
	mro := s.Start.MRO
	at := slices.Index(mro, s.Class)
	if at < 0 { // its __bases__ have been changed
		return object.Value{}
	}
	for _, class := range mro[at+1:] {
		if attr := class.Attrs.GetStr(name); !attr.IsNil() {
			return attr
		}
	}
	return object.Value{}
}

// isOfClass reports whether a super object stands for a class, and not for an instance.
func isOfClass(s *object.Super) bool {
	return s.Self.Kind() == object.KindType && s.Self.Type() == s.Start
}

// methodFor returns what LoadMethod does for an attribute that has been found in a class, if
// it is a method of any kind.
func methodFor(attr, v object.Value, class *object.Type) (fn, self object.Value, ok bool) {
	switch {
	case object.IsMethod(attr):
		return attr, v, true
	case attr.Kind() == object.KindStaticMethod:
		return object.Value{}, attr.Wrapped().Func, true
	case attr.Kind() == object.KindClassMethod && attr.Wrapped().Func.Kind() == object.KindFunction:
		return attr.Wrapped().Func, class.Value(), true
	}
	return fn, self, false
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
		if attr.IsNil() || !object.IsMethod(attr) && len(inst.Class.MRO) > object.ShortMRO { // which is charged twice
			break
		}
		fn, self, ok := methodFor(attr, v, inst.Class)
		if !ok {
			break
		}
		if own := inst.Attr(name); !own.IsNil() {
			return object.Value{}, own, nil
		}
		return fn, self, nil
	case object.KindType:
		class := v.Type()
		if class.Meta != nil || len(class.MRO) > object.ShortMRO || strings.HasPrefix(name.S, "__") {
			break
		}
		attr := t.LookupStatic(class, name)
		if attr.IsNil() || object.IsMethod(attr) {
			break
		}
		if fn, self, ok := methodFor(attr, v, class); ok {
			return fn, self, nil
		}
	case object.KindSuper:
		s := v.Super()
		if s.Start == nil || len(s.Start.MRO) > object.ShortMRO || isOfClass(s) || !superMember(t, s, name).IsNil() {
			break
		}
		if attr := lookupAfter(s, name); !attr.IsNil() && object.IsMethod(attr) {
			return attr, s.Self, nil
		}
	case object.KindStr, object.KindList, object.KindTuple, object.KindDict, object.KindSet:
		attr := t.Lookup(t.Runtime.Types[v.Kind()], name)
		if !attr.IsNil() && attr.Kind() == object.KindBuiltin {
			return attr, v, nil
		}
	}
	self, err = GetAttr(t, v, name)
	return object.Value{}, self, err
}
